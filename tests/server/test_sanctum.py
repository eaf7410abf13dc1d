"""Sanctum at a table of the server: what it names, what changes make of dice, looking back."""

from collections.abc import Iterator

import pytest

from hordekeep import library
from hordekeep.bots.registry import new_bot
from hordekeep.games.sanctum.luck import Rolled, luckier_than
from hordekeep.kernel.perspective import perspective_of
from hordekeep.kernel.table import Table
from hordekeep.server.games.sanctum import OFFER, advise, look_back
from hordekeep.server.glossaries import names
from hordekeep.text.catalogue import open_catalogue

GAME = library.open_game("sanctum")


def played(seed: int) -> Iterator[Table]:
    """A quest of two steady bots, before every choice and at its end."""
    table = library.new_table("sanctum", seed=seed, players=2)
    bots = [new_bot("greedy", "sanctum", seat) for seat in range(2)]
    while table.decisions:
        yield table
        seat, decision = next(iter(table.decisions.items()))
        table.answer(seat, decision.number, bots[seat].choose(perspective_of(table, seat)))
    yield table


def test_everything_has_a_name_and_a_text() -> None:
    """The glossary names every thing of its kinds, and says what cards and skills say."""
    found = names(open_catalogue(GAME), OFFER)
    kinds = {one.kind for one in found}
    assert kinds == set(OFFER.glossed)
    assert all(one.name for one in found)
    assert all(one.text for one in found if one.kind in ("foe", "item", "skill", "blessing"))
    demon = next(one for one in found if (one.kind, one.word) == ("foe", "b2-01"))
    assert demon.more["front"] == demon.name


def test_changes_and_wounds_and_luck_of_a_whole_game() -> None:
    """SA-F4: what changes can make is what turning then offers; at the end all wounds are told."""
    changed = 0
    for table in played(3):
        for seat, decision in table.decisions.items():
            legal = {GAME.lexicon.spell(action) for action in decision.actions}
            for change in advise(table, seat).changes:
                assert change.action in legal
                assert all(set(turn.useful) <= set(turn.faces) for turn in change.turns)
                changed += 1
    assert table.over
    assert changed > 20
    review = look_back(table)
    wounds = [0, 0]
    for event in table.events:
        if event.name == "wounded":
            wounds[event.facts[0]] += event.facts[1]
    assert [sum(one.wounds) for one in review.champions] == wounds
    assert review.moments
    assert all(0 < one.entry <= len(table.journal.entries) for one in review.moments)
    deaths = [one for one in review.moments if one.phrase.key == "moment-death"]
    assert len(deaths) == sum(event.name == "died" for event in table.events)
    for one in review.champions:
        assert sum(one.luck.faces) == one.luck.dice > 0
        assert 0 < one.luck.luckier_than < 1
        assert one.luck.hits <= one.luck.dice


def test_luck_counts_boxes_and_not_dice() -> None:
    """SA-F3: one die, one box; two 6s hit one box of a 6 once."""
    roll = Rolled(0, (6, 6), [6, 1])
    assert roll.hits() == 1
    assert sum(roll.chances()) == pytest.approx(1)
    assert roll.expected() == pytest.approx(2 * (1 - (5 / 6) ** 2))
    assert luckier_than([Rolled(0, (2,), [6])]) == pytest.approx(5 / 12)
