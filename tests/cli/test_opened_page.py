"""`hordekeep replay --open`: the page at a moment of a game, of a data set too; no real browser."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import click
import pytest
from tests.cli.test_bad_input import is_one_message
from tests.support.terminal import Terminal

from hordekeep import resources
from hordekeep.cli import opened_page

QUICK = ("--players", "2", "--bots", "random", "--games", "2", "--seed", "3")


class Looking:
    """Somebody who looks at the address while the server is there."""

    def __init__(self) -> None:
        self.launched: list[str] = []
        self.seen: dict[str, Any] = {}

    def look(self, address: str) -> None:
        server, table, token = parts_of(address)
        headers = {"Authorization": f"Bearer {token}"}
        for what in ("lines", address.partition("?at=")[2].partition("#")[0]):
            place = what if what == "lines" else f"at/{what}"
            request = Request(f"{server}/api/tables/{table}/{place}", headers=headers)  # noqa: S310 - our own server
            with urlopen(request) as answer:  # noqa: S310 - likewise
                self.seen[place] = json.loads(answer.read())


def parts_of(address: str) -> tuple[str, str, str]:
    """Server, table and the token that the browser is given."""
    parts = urlsplit(address)
    assert parts.path.endswith("/replay")
    kind, _, token = parts.fragment.partition(".")
    assert kind == "place"
    return f"{parts.scheme}://{parts.netloc}", parts.path.split("/")[2], token


@pytest.fixture
def looking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Looking:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<title>Hordekeep</title>", encoding="utf-8")
    found = Looking()
    echo = click.echo

    def heard(said: object = None, **more: Any) -> None:
        echo(said, **more)
        if "/replay?at=" in str(said):
            found.look(str(said)[str(said).index("http") :])

    monkeypatch.setattr(resources, "web", lambda: page)
    monkeypatch.setattr(opened_page, "stay", lambda: None)
    monkeypatch.setattr(click, "launch", found.launched.append)
    monkeypatch.setattr(click, "echo", heard)
    return found


@pytest.mark.parametrize("form", ["parquet", "jsonl"])
def test_a_row_of_a_data_set_opens_where_it_was_asked(
    terminal: Terminal, tmp_path: Path, looking: Looking, form: str
) -> None:
    folder = tmp_path / "games"
    made = terminal.run("lab", "dataset", "last-bastion", str(folder), *QUICK, "--form", form)
    assert made.code == 0
    ran = terminal.run("replay", str(folder), "--row", "5", "--open")
    assert (ran.code, ran.err) == (0, "")
    (address,) = looking.launched
    assert address in ran.out
    entry = int(address.partition("?at=")[2].partition("#")[0])
    (moment,) = looking.seen[f"at/{entry}"]["moments"]
    assert moment["entry"] == entry
    assert moment["waiting"]
    journal = (folder / "journals" / "3.journal").read_text(encoding="utf-8")
    assert len(looking.seen["lines"]["lines"]) == len(journal.splitlines()) - 1


def test_without_a_browser_the_address_is_printed(
    terminal: Terminal, tmp_path: Path, looking: Looking
) -> None:
    folder = tmp_path / "games"
    terminal.run("lab", "dataset", "last-bastion", str(folder), *QUICK)
    journal = folder / "journals" / "4.journal"
    ran = terminal.run("replay", str(journal), "--no-browser", "--at", "9")
    assert ran.code == 0
    assert "/replay?at=9#place." in ran.out
    assert looking.launched == []
    far = terminal.run("replay", str(folder), "--row", "99999", "--open")
    is_one_message(far, 2, "99999")
    none = terminal.run("replay", str(tmp_path / "nowhere"), "--row", "1", "--open")
    is_one_message(none, 3, "nowhere")
