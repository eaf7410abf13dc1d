"""The positions of docs/positions.md open as they stand there and can be played to the end."""

import re
from pathlib import Path

import pytest

import hordekeep
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.playout import play_at_random

DOCUMENT = Path(__file__).parents[2] / "docs" / "positions.md"
LINES = {"puzzle": 15, "fight": 25}
"""How many lines a position of each game may take."""


def example(name: str) -> str:
    """The text of a position of the document."""
    text = DOCUMENT.read_text(encoding="utf-8")
    found = re.search(rf"```toml position={name}\n(.*?)```", text, re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("name", LINES)
def test_the_document_shows_the_files(name: str) -> None:
    """Word for word."""
    file = DOCUMENT.parent / "example-positions" / f"{name}.toml"
    assert file.read_text(encoding="utf-8") == example(name)


@pytest.mark.parametrize("name", LINES)
def test_positions_of_the_document_are_short_and_can_be_played(name: str) -> None:
    """By random players, to the end, whatever falls."""
    assert len(example(name).splitlines()) <= LINES[name]
    for seed in range(5):
        table = hordekeep.open_position(example(name), seed=seed)
        play_at_random(table.state, Luck(seed))
        assert table.state.over


def test_the_puzzle_is_won_by_one_red_face(tmp_path: Path) -> None:
    """The program of the document: dice are dictated, tokens laid, the last warlord falls."""
    path = tmp_path / "puzzle.toml"
    path.write_text(example("puzzle"), encoding="utf-8")
    table = hordekeep.open_position(path, seed=7)
    table.fall("red", "yellow", "blue")
    table.answer(0, table.decision(0).number, "fight")
    for _ in range(3):
        table.answer(0, table.decision(0).number, "spend arne pyre-marshal")
    table.answer(0, table.decision(0).number, "beat pyre-marshal")
    result = table.result()
    assert result is not None
    assert result.reason == "won"


def test_the_fight_goes_on_with_the_dice_on_the_table() -> None:
    """The attack is open: a five hits the open box."""
    table = hordekeep.open_position(example("fight"), seed=7)
    quest = table.state
    assert isinstance(quest, Quest)
    table.answer(0, table.decision(0).number, "hit r2-06 5")
    assert quest.champions[0].kills == 1


def test_a_saved_position_opens_again(tmp_path: Path) -> None:
    """As a file, as its text, as words; with the same seed it is the same game."""
    table = hordekeep.new_table("last-bastion", players=2, seed=3)
    for _ in range(12):
        seat, decision = next(iter(table.decisions.items()))
        table.answer(seat, decision.number, decision.actions[-1])
    path = tmp_path / "moment.toml"
    hordekeep.save_position(table, path)
    again = hordekeep.open_position(path, seed=1)
    assert isinstance(again.state, Siege)
    assert again.state.fingerprint() == table.state.fingerprint()
    twin = hordekeep.open_position(path.read_text(encoding="utf-8"), seed=1)
    assert twin.journal.text() == again.journal.text()


def test_a_world_imagined_at_a_table_can_be_saved(tmp_path: Path) -> None:
    """What the seat cannot know is another there."""
    table = hordekeep.new_table("sanctum", players=2, seed=3)
    world = table.imagine(0, Luck(1))
    hordekeep.save_position(table, tmp_path / "world.toml", state=world)
    opened = hordekeep.open_position(tmp_path / "world.toml")
    assert opened.state.fingerprint() == world.fingerprint()
