"""The luck of the dice in a quest, seat by seat."""

from collections.abc import Sequence

from hordekeep.games.sanctum.analysis.luck import luckier_than, rolls_of
from hordekeep.kernel.record.journal import Entry
from hordekeep.kernel.table.table import Table
from hordekeep.lab.study.dice_luck import DiceLuck


def quest_luck(entries: Sequence[Entry], past: Table) -> list[DiceLuck]:
    """How the dice of fights fell for each champion, in these entries."""
    rolls = rolls_of(entries, past)
    found = []
    for seat in range(past.seats):
        own = [one for one in rolls if one.seat == seat]
        dice, hits = sum(len(one.faces) for one in own), sum(one.hits() for one in own)
        expected = sum(one.expected() for one in own)
        found.append(DiceLuck(seat, dice, hits, expected, luckier_than(own)))
    return found
