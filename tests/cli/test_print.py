"""`hordekeep content print`: sheets as a PDF, by a browser that the tests only pretend to be."""

import sys
from pathlib import Path

import pytest
from tests.cli.test_bad_input import is_one_message
from tests.support.terminal import Terminal

from hordekeep import resources

PAGE = "<</Type /Page\n>>"
BROWSER = """#!{python}
import sys, urllib.request
url = sys.argv[-1]
with urllib.request.urlopen(url) as page:
    assert b"Hordekeep" in page.read()
target = [one.partition("=")[2] for one in sys.argv if one.startswith("--print-to-pdf=")][0]
with open({asked!r}, "w") as asked:
    asked.write(" ".join(sys.argv[1:]))
with open(target, "w") as pdf:
    pdf.write({pdf!r})
"""


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What the browser was asked, once it was."""
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<title>Hordekeep</title>", encoding="utf-8")
    monkeypatch.setattr(resources, "web", lambda: page)
    return tmp_path / "asked"


def browser(asked: Path, monkeypatch: pytest.MonkeyPatch, pdf: str) -> None:
    """A browser that prints this."""
    program = asked.parent / "browser"
    words = BROWSER.format(python=sys.executable, asked=str(asked), pdf=pdf)
    program.write_text(words, encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("HORDEKEEP_BROWSER", str(program))


def test_sheets_of_a_pack_are_printed(
    terminal: Terminal, asked: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser(asked, monkeypatch, f"/Title (hordekeep-last-bastion-letter-2) {PAGE} {PAGE}")
    target = tmp_path / "sheets.pdf"
    said = terminal.run(
        "content", "print", "last-bastion", "--pack", "docs/example-pack",
        "--paper", "letter", "--changed", "--out", str(target),
    )  # fmt: skip
    assert said.code == 0
    assert "2 pages" in said.out
    assert target.read_text().count("/Page") == 2
    words = asked.read_text()
    assert "/cards/last-bastion?pack=breached-wall&print=letter&only=changed" in words
    assert "--headless" in words


@pytest.mark.parametrize(
    "pdf", ["", f"/Title (Hordekeep) {PAGE}", f"/Title (hordekeep-x-a4-2) {PAGE}"]
)
def test_sheets_that_are_not_whole_are_not_written(
    terminal: Terminal, asked: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pdf: str
) -> None:
    browser(asked, monkeypatch, pdf)
    target = tmp_path / "sheets.pdf"
    said = terminal.run("content", "print", "sanctum", "--out", str(target))
    assert said.code == 1
    assert "not printed all sheets" in said.err
    assert not target.exists()


@pytest.mark.usefixtures("asked")
def test_without_a_browser_it_is_said_what_is_missing(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HORDEKEEP_BROWSER", str(tmp_path / "nowhere"))
    said = terminal.run("content", "print", "sanctum", "--out", str(tmp_path / "sheets.pdf"))
    is_one_message(said, 3, "Chromium", "HORDEKEEP_BROWSER")
    assert not (tmp_path / "sheets.pdf").exists()


@pytest.mark.usefixtures("asked")
@pytest.mark.parametrize(
    "words",
    [
        ["chess"],
        ["sanctum", "--pack", "docs/example-pack"],
        ["sanctum", "--changed"],
        ["sanctum", "--paper", "a5"],
    ],
)
def test_bad_wishes_are_refused_before_anything_is_printed(
    terminal: Terminal, tmp_path: Path, words: list[str]
) -> None:
    said = terminal.run("content", "print", *words, "--out", str(tmp_path / "sheets.pdf"))
    assert said.code in (2, 3)
    assert not (tmp_path / "sheets.pdf").exists()
