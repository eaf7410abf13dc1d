"""Golden games: every version replays them to the same end, dice and all."""

from collections import Counter
from functools import cache

import pytest
from tools.golden_games import (
    SEALED,
    SEALED_UNDO,
    all_there_is,
    all_told,
    journal_of,
    names,
    read_index,
    read_told,
    shown_by,
)

import hordekeep
from hordekeep import library
from hordekeep.games.sanctum.model.state import ENDINGS, LORD_BEATEN, Quest
from hordekeep.kernel.content.versions import version_in
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.record.journal import ChanceEntry, Header
from hordekeep.kernel.table.verify import Verdict, verify

INDEX = read_index()
GAMES = {name: library.open_game(name, version=1) for name in hordekeep.GAMES}

NOT_SHOWN = {
    "last-bastion": {
        "ending not-ended",
        "colour white",  # nobody has or takes anything white: it is a face of dice
        "dice none",
        "dice 4",  # who has a fourth die has no reroll
        # What warlords do all the time is never told apart, and no net lies on them (LB-T1).
        "effect iron-voice.continuous.no_equipment",
        "effect matron-of-webs.continuous.lock_die",
        "effect the-unmade.continuous.white_immune",
        # Too rare; proved by tests of their clauses (LB-G5, LB-J26).
        "event grasp-missing",
        "event spoils-left",
    },
    "sanctum": {
        "ending not-ended",
        "achievement level-1",  # there is no such space
        "act cathedral",  # who enters it breaches the walls or answers the call
        "colour white",  # levels have colours, white gems have none
        "gems free",
        "gem white-blue-3",
        "event deck-refilled",  # too rare; proved by tests of its clause (SA-M6)
    },
}
"""What no finished game shows, and why."""

BESIDES = {
    "last-bastion": set[str](),
    "sanctum": {f"entry {SEALED}", f"entry {SEALED_UNDO}", "twice potion-given-up"},
}
"""What not every game has: answers under seal (SA-L7), several potions for one roll (SA-F1)."""


def game_with(header: Header) -> AnyGame:
    """The game with the content that a journal names; opened once."""
    return _opened(header.game, version_in(header.content))


@cache
def _opened(game: str, version: int) -> AnyGame:
    return library.open_game(game, version=version)


@cache
def replayed(name: str) -> Verdict:
    """A golden game, replayed once for all tests here; every answer of NATURE is derived again."""
    journal = journal_of(name)
    return verify(game_with(journal.header), journal)


@pytest.mark.parametrize("name", INDEX)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    """Replaying gives the same result, score and last state, the same dice and journal again."""
    verdict = replayed(name)
    table = verdict.table
    result = table.result()
    assert result is not None
    assert {
        "reason": result.reason,
        "winners": list(result.winners),
        "scores": list(result.scores),
        "entries": len(table.journal.entries),
        "fingerprint": table.state.fingerprint(),
    } == INDEX[name]
    assert table.journal.text() == journal_of(name).text()
    fallen = [one for one in table.journal.entries if isinstance(one, ChanceEntry)]
    assert verdict.answers + verdict.dictated == len(fallen)


@pytest.mark.parametrize("game", GAMES)
def test_golden_games_show_all_there_is(game: str) -> None:
    """Every event, verb, thing that events name, option, way to end, kind of entry and of start."""
    shown: set[str] = set()
    for name in INDEX:
        if journal_of(name).header.game == game:
            shown |= shown_by(replayed(name).table)
    assert all_there_is(GAMES[game]) - shown == NOT_SHOWN[game]
    assert shown >= BESIDES[game]


@pytest.mark.parametrize("game", GAMES)
def test_golden_games_tell_what_they_told(game: str) -> None:
    """Every event as often as before, of the same things, at the same entries, to the same seats.

    Whoever changes what is told writes it down anew: `python -m tools.golden --told`.
    """
    played = [name for name in sorted(INDEX) if journal_of(name).header.game == game]
    assert all_told(replayed(name).table for name in played) == read_told()[game]


def test_there_are_golden_games_of_all_rules() -> None:
    """152 with the first contents; those of earlier rules stay as they were played."""
    headers = [journal_of(name).header for name in INDEX]
    by_rules = Counter((one.game, one.rules, version_in(one.content)) for one in headers)
    assert by_rules == {
        ("last-bastion", 1, 1): 12,
        ("sanctum", 1, 1): 8,
        ("last-bastion", 2, 1): 65,
        ("sanctum", 2, 1): 67,
        ("sanctum", 2, 2): 8,
    }


def test_every_version_of_a_content_has_golden_games() -> None:
    """A later version is played, not only loaded."""
    played = {name for one in INDEX for name in journal_of(one).header.content}
    assert played >= {f"{game}/{number}" for game in GAMES for number in library.versions_of(game)}


def test_every_hero_of_sanctum_survives_in_a_golden_game() -> None:
    """Every hero comes out of the last battle once."""
    alive: set[str] = set()
    for name, told in INDEX.items():
        if told["reason"] == ENDINGS[LORD_BEATEN]:
            quest = replayed(name).table.state
            assert isinstance(quest, Quest)
            alive |= {quest.box.hero_ids[one.hero] for one in quest.champions if one.triumphant}
    assert alive == set(GAMES["sanctum"].lexicon.vocabularies["hero"].words)


def test_every_journal_here_is_in_the_index() -> None:
    """No golden game lies around unproven."""
    assert names() == set(INDEX)
