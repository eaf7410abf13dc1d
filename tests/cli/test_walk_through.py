"""The walk-through of the page about packs, gone from its first command to its last."""

import shlex
import subprocess
from pathlib import Path

import pytest
from tests.meta.test_documents import blocks
from tests.server.test_serve import serving
from tests.support.server.client import Person
from tests.support.terminal import SETUP, Terminal

from hordekeep.cli.content import checking, smoke

DOCS = Path(__file__).parents[2] / "docs"
SHELL = ("cp", "rm", "mkdir")
PLAYED = {
    "lab compare": ("--players", "2", "--bots", "random", "--games", "2"),
    "play last-bastion": SETUP,
}
"""What makes a command short, or its game always the same."""


def walk() -> list[tuple[str, str]]:
    """Commands (without a name) and files with what is written into them, in order."""
    page = DOCS / "content-packs.md"
    lines = page.read_text(encoding="utf-8").splitlines()
    first = next(at for at, line in enumerate(lines, 1) if line.startswith("## From an idea"))
    last = next(at for at, line in enumerate(lines, 1) if at > first and line.startswith("## "))
    steps: list[tuple[str, str]] = []
    for line, info, body in blocks(page):
        if first < line < last:
            language, name = info.split()
            shell = language == "sh"
            steps += [("", one) for one in body.splitlines()] if shell else [(name, body)]
    return steps


@pytest.mark.slow
def test_it_leads_from_an_idea_to_a_measured_card(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(checking, "SMOKE_GAMES", 1)
    monkeypatch.setattr(smoke, "BOT", "random")
    Path("docs").symlink_to(DOCS)
    for name, text in walk():
        if name:
            Path(name).write_text(text, encoding="utf-8")
        elif text.startswith(SHELL):
            subprocess.run(shlex.split(text), check=True)
        elif "serve" in text:
            shows_the_card(text, tmp_path)
        else:
            words = shlex.split(text)[1:]
            ran = terminal.run(*words, *PLAYED.get(" ".join(words[:2]), ()))
            assert (ran.code, ran.err) == (0, ""), text
    assert Path("my-hound.html").is_file()
    assert Path("my-hound.zip").is_file()


def shows_the_card(command: str, folder: Path) -> None:
    """The server that the walk-through begins tells of the new card."""
    options = [word for word in shlex.split(command)[2:] if word != "--open"]
    with serving(*options, XDG_DATA_HOME=str(folder)) as (_, url), Person(url) as anna:
        told = anna.get("/api/games/last-bastion/cards", pack="my-hound")["collection"]
        names = anna.get("/api/games/last-bastion/glossary", pack="my-hound")["names"]
    assert "cinder-hound" in [one["card"] for one in told["monsters"]]
    assert "Cinder Hound" in str(names)
