"""Bots from outside at a table: offered by the operator alone, replaced where they fail."""

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.server.client import PATIENCE, Person

from hordekeep.bots.outside.recruiting import recruit

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


def test_a_table_goes_on_when_its_bot_fails(anna: Person, tmp_path: Path) -> None:
    """Everybody at the table is told once; the stand-in plays the game to its end."""
    weak = tmp_path / "weak.py"
    weak.write_text("import sys\nsys.exit(1)\n", encoding="utf-8")
    assert recruit(f"run:{shlex.quote(sys.executable)} {shlex.quote(str(weak))}") == "weak"
    offered = [one for one in anna.get("/api/games")["games"] if one["id"] == "last-bastion"]
    assert {"name": "weak", "strength": 0} in offered[0]["bots"]
    anna.open("bot:weak", "bot:weak", options={"players": 2})
    anna.post("start")
    with anna.live() as live:
        live.until("state", lambda state: state["result"] is not None)
    seats = anna.get("state")["messages"][0]
    failed = [one for one in seats["notices"] if one["kind"] == "bot-failed"]
    assert sorted(one["seat"] for one in failed) == [0, 1]
    assert {one["name"] for one in failed} == {"weak"}


@pytest.mark.parametrize("bot", [f"{EXAMPLES / 'brave.py'}:Brave", "run:sh", "x=run:sh", "brave"])
def test_nobody_names_files_or_programs_over_the_network(anna: Person, bot: str) -> None:
    places = {"game": "last-bastion", "seats": ["me", f"bot:{bot}"], "options": {"players": 2}}
    status, code = anna.refused("POST", "/api/tables", places)
    assert (status, code) in ((422, "unknown-bot"), (400, "bad-message"))


def test_programs_sit_down_over_the_network(anna: Person) -> None:
    """The examples hold a seat each, with a token of their own, until the game is over."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node here")
    opened = anna.open("link", "link", options={"players": 2, "difficulty": "heroic"})
    links = [anna.url.rstrip("/") + one["path"] for one in opened["invites"]]
    commands = [
        [sys.executable, str(EXAMPLES / "seat.py"), links[0]],
        [node, str(EXAMPLES / "seat.mjs"), links[1]],
    ]
    running = [
        subprocess.Popen(one, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for one in commands
    ]
    for one in running:
        said, wrong = one.communicate(timeout=2 * PATIENCE)
        assert (one.returncode, wrong) == (0, "")
        assert said.startswith("the game is over:")
