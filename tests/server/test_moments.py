"""A game as it went: every moment of it can be shown, those with the dice in the air too."""

from pathlib import Path

import pytest

from hordekeep.kernel.play.seat import SPECTATOR
from hordekeep.library import load_table
from hordekeep.server.tables.replay import moments

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.hk"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_moment_of_a_game_can_be_shown(path: Path) -> None:
    table = load_table(path)
    entries = len(table.journal.entries)
    for seat in (SPECTATOR, 0):
        shown = moments(table, seat, 1, entries).moments
        assert [one.entry for one in shown] == list(range(1, entries + 1))
        assert shown[-1].result is not None
