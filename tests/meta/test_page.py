"""What must hold of the built page as it is shipped."""

import gzip
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DIST = ROOT / "web" / "dist"
FIRST_LOAD = 200_000

pytestmark = pytest.mark.skipif(
    not (DIST / "index.html").is_file(), reason="the page is not built: make page"
)


def index() -> str:
    return (DIST / "index.html").read_text(encoding="utf-8")


def fetched(name: str) -> bytes:
    """Something that the index names: a file of the page, or the words, which the server tells."""
    words = name.removeprefix("api/locale/")
    if words == name:
        return (DIST / name).read_bytes()
    return b"".join(file.read_bytes() for file in sorted((ROOT / "locale" / words).glob("*.ftl")))


def test_first_load_is_small() -> None:
    """What the browser fetches before anything is clicked, packed, fonts apart."""
    named = re.findall(r'(?:src|href)="/?([^"]+)"', index())
    assert any(name.endswith(".js") for name in named)
    packed = [gzip.compress(fetched(name), 9) for name in ["index.html", *dict.fromkeys(named)]]
    assert sum(map(len, packed)) <= FIRST_LOAD


def test_page_has_no_inline_script_and_asks_no_other_host() -> None:
    assert re.findall(r"<script(?![^>]*\bsrc=)[^>]*>|\son\w+=", index()) == []
    assert re.findall(r'(?:src|href)="(?:https?:)?//', index()) == []


def test_every_package_in_the_page_is_in_the_notice() -> None:
    shipped = re.findall(
        r"^## (\S+) - (\S+) \(", (DIST / "licences.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    in_the_page = notice.partition("\nIn the page")[2].partition("\n\n")[0]
    assert len(shipped) >= 4
    assert [one for one in shipped if f"  {one[0]} {one[1]} " not in in_the_page] == []
