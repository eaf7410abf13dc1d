"""Golden games: every version replays them to the same end, dice and all."""

import json
from pathlib import Path
from typing import Any

import pytest

import hordekeep
from hordekeep import library
from hordekeep.games.last_bastion.model.box import DIFFICULTIES as BASTION_DIFFICULTIES
from hordekeep.games.last_bastion.model.state import ENDINGS as BASTION_ENDINGS
from hordekeep.games.sanctum.model.box import DIFFICULTIES as SANCTUM_DIFFICULTIES
from hordekeep.games.sanctum.model.state import ENDINGS as SANCTUM_ENDINGS
from hordekeep.games.sanctum.model.state import LORD_BEATEN, Quest
from hordekeep.kernel.record.journal import ControlEntry, Journal, UndoEntry, read_journal
from hordekeep.kernel.table.verify import load, verify

FOLDER = Path(__file__).parent
INDEX: dict[str, Any] = json.loads((FOLDER / "index.json").read_text(encoding="utf-8"))
GAMES = {name: library.open_game(name) for name in hordekeep.GAMES}


def journal_of(name: str) -> Journal:
    """A golden journal as it stands in the repository."""
    return read_journal((FOLDER / f"{name}.hk").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", INDEX)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    """Replaying gives the same result, score and last state, and the same journal again."""
    journal = journal_of(name)
    table = load(GAMES[journal.header.game], journal)
    result = table.result()
    assert result is not None
    assert {
        "reason": result.reason,
        "winners": list(result.winners),
        "scores": list(result.scores),
        "entries": len(table.journal.entries),
        "fingerprint": table.state.fingerprint(),
    } == INDEX[name]
    assert table.journal.text() == journal.text()


@pytest.mark.parametrize("name", INDEX)
def test_the_dice_of_a_golden_game_follow_from_its_secret(name: str) -> None:
    """Every answer of NATURE is derived again."""
    journal = journal_of(name)
    assert verify(GAMES[journal.header.game], journal).answers > 0


def options_of(game: str, option: str) -> set[Any]:
    """The values of an option in the golden games of a game."""
    headers = [journal_of(name).header for name in INDEX]
    return {header.options[option] for header in headers if header.game == game}


@pytest.mark.parametrize(
    ("game", "endings", "difficulties"),
    [
        ("last-bastion", BASTION_ENDINGS, BASTION_DIFFICULTIES),
        ("sanctum", SANCTUM_ENDINGS, SANCTUM_DIFFICULTIES),
    ],
)
def test_every_way_to_end_and_every_difficulty_has_a_golden_game(
    game: str, endings: tuple[str, ...], difficulties: tuple[str, ...]
) -> None:
    """One finished game at least for each end reason and each difficulty."""
    reasons = {told["reason"] for name, told in INDEX.items() if name.startswith(game)}
    assert reasons == set(endings[1:])
    assert options_of(game, "difficulty") == set(difficulties)


def test_every_hero_of_sanctum_survives_in_a_golden_game() -> None:
    """With two, three and four players; and every hero comes out of the last battle once."""
    assert options_of("sanctum", "players") == {2, 3, 4}
    alive: set[str] = set()
    for name, told in INDEX.items():
        if told["reason"] == SANCTUM_ENDINGS[LORD_BEATEN]:
            quest = load(GAMES["sanctum"], journal_of(name)).state
            assert isinstance(quest, Quest)
            alive |= {quest.box.hero_ids[one.hero] for one in quest.champions if one.triumphant}
    assert alive == {"huntress", "outlaw", "slayer", "dancer"}


def test_golden_games_hold_take_backs_and_changes_of_hand() -> None:
    """Undo and control entries are among what must replay."""
    kinds = {type(entry) for name in INDEX for entry in journal_of(name).entries}
    assert {UndoEntry, ControlEntry} <= kinds


def test_every_journal_here_is_in_the_index() -> None:
    """No golden game lies around unproven."""
    assert {path.stem for path in FOLDER.glob("*.hk")} == set(INDEX)
