"""A game as it went: every moment of it can be shown, those with the dice in the air too."""

from pathlib import Path

import pytest

from hordekeep.kernel.play.seat import SPECTATOR
from hordekeep.server.catalogue.offered_games import OfferedGames
from hordekeep.server.tables.replay import moments
from hordekeep.server.work.worker_memory import Book, Past

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.hk"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_moment_of_a_game_can_be_shown(path: Path) -> None:
    past = Past(OfferedGames(), Book("golden", 0), path.read_text(encoding="utf-8"))
    entries = len(past.journal.entries)
    for seat in (SPECTATOR, 0):
        shown = moments(past, seat, 1, entries).moments
        assert [one.entry for one in shown] == list(range(1, entries + 1))
        assert shown[-1].result is not None
