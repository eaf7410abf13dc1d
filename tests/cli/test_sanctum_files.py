"""Files of Sanctum on the command line: verify, position files, packs, in any combination."""

import json
import re
from pathlib import Path

import pytest
from tests.support.terminal import Terminal

from hordekeep.cli.draw.game_screen import sketch_of
from hordekeep.games.sanctum.opening import open_game
from hordekeep.kernel.table.position_file import position_text, position_words
from hordekeep.lab.match import table_of
from hordekeep.lab.sanctum.starts import match_from
from hordekeep.library import load_table, save_table
from hordekeep.text.catalogue import open_catalogue

GOLDEN = Path(__file__).parents[1] / "golden"
JOURNAL = GOLDEN / "sanctum-lord-beaten-huntress-normal-2.hk"
PACK = Path(__file__).parents[2] / "docs" / "example-pack-sanctum"
GAME = open_game()


def position_at(start: str, path: Path) -> Path:
    """A position file of a game that is under way."""
    match = match_from(start, GAME, {"players": 2}, ("random",), 3)
    table = table_of(match, GAME, 3)
    path.write_text(position_text(position_words(table)), encoding="utf-8")
    return path


def test_verify_derives_every_roll_again(terminal: Terminal) -> None:
    ran = terminal.run("verify", str(JOURNAL), "--json")
    told = json.loads(ran.out)
    assert (ran.code, told["verified"], told["open_seed"]) == (0, True, True)
    assert told["answers"] > 50


def test_verify_finds_a_changed_roll(terminal: Terminal, tmp_path: Path) -> None:
    text = JOURNAL.read_text(encoding="utf-8")
    rolled = re.search(r"roll number ([1-6] [1-6])\"", text)
    assert rolled is not None
    changed = "6 6" if rolled[1] == "1 1" else "1 1"
    path = tmp_path / "changed.hk"
    path.write_text(text.replace(rolled[0], f'roll number {changed}"', 1), encoding="utf-8")
    ran = terminal.run("verify", str(path), "--json")
    assert ran.code != 0
    assert json.loads(ran.out)["verified"] is False


@pytest.mark.parametrize("start", ["far-on", "last-rest", "last-cards"])
def test_a_position_file_begins_a_game(terminal: Terminal, tmp_path: Path, start: str) -> None:
    path = position_at(start, tmp_path / "here.toml")
    ran = terminal.run("play", "--load", str(path), "--seats", "me,anna", said="quit\n")
    assert ran.code == 0, ran.err
    header = load_table(terminal.saved()).journal.header
    assert (header.game, header.start["kind"]) == ("sanctum", "position")


def test_an_impossible_position_is_refused_with_its_field(
    terminal: Terminal, tmp_path: Path
) -> None:
    path = position_at("far-on", tmp_path / "here.toml")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("dead = false", "dead = true", 1), encoding="utf-8")
    ran = terminal.run("play", "--load", str(path))
    assert ran.code == 3
    assert "players 1 dead" in ran.err
    assert "Traceback" not in ran.err


def test_games_with_a_pack_are_checked_saved_and_verified(
    terminal: Terminal, tmp_path: Path
) -> None:
    pack = ("--pack", str(PACK))
    ran = terminal.run(
        "simulate", "sanctum", "--games", "1", "--players", "2", "--check", "--json", *pack
    )
    assert (ran.code, json.loads(ran.out)["violations"]) == (0, 0), ran.err
    game = open_game([PACK])
    match = match_from("last-cards", game, {"players": 2}, ("random",), 3)
    table = table_of(match, game, 3)
    while table.decisions:
        seat, decision = next(iter(table.decisions.items()))
        table.answer(seat, decision.number, decision.actions[-1])
    path = tmp_path / "packed.journal"
    save_table(table, path)
    assert terminal.run("verify", str(path), *pack).code == 0
    ran = terminal.run("verify", str(path))
    assert ran.code == 3
    assert "frozen-crown" in ran.err


@pytest.mark.parametrize(
    ("game", "won"),
    [
        ("sanctum-all-fallen-early-hard-4", False),
        ("sanctum-lord-beaten-dancer-infernal-4", True),
    ],
)
def test_who_shares_a_defeat_is_not_shown_as_a_winner(game: str, *, won: bool) -> None:
    """SA-W10: everybody fell before the last battle: nothing to be green about."""
    table = load_table(GOLDEN / f"{game}.hk")
    result = table.result()
    assert result is not None
    assert result.winners
    assert result.is_victory() == won
    standings = sketch_of(open_catalogue(table.game)).score(table)
    assert any("green" in str(line.style) for line in standings) == won
