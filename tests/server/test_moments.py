"""A game as it went: every moment of it can be shown, those with the dice in the air too."""

import pytest
from tools.golden_games import names, text_of

from hordekeep.kernel.play.seat import SPECTATOR
from hordekeep.server.catalogue.offered_games import OfferedGames
from hordekeep.server.tables.replay import moments
from hordekeep.server.work.worker_memory import Book, Past

GOLDEN = sorted(names())[::7]


@pytest.mark.parametrize("name", GOLDEN)
def test_every_moment_of_a_game_can_be_shown(name: str) -> None:
    past = Past(OfferedGames(), Book("golden", 0), text_of(name))
    entries = len(past.journal.entries)
    for seat in (SPECTATOR, 0):
        shown = moments(past, seat, 1, entries).moments
        assert [one.entry for one in shown] == list(range(1, entries + 1))
        assert shown[-1].result is not None
