"""Leaks over the wire, with tables in PostgreSQL: twins are sent the same there too."""

from pathlib import Path

import pytest
from tests.kernel.test_leaks import seen_since
from tests.server.test_leaks import SECRET, everything, listen, toy_game, toy_games
from tests.support.kernel_knowledge import ALL_ACTIONS, twins
from tests.support.server.postgres import Postgres
from tests.support.server.wire_twins import Twin
from tests.support.toy import SPOTS

from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.server.store.postgres import PostgresStore


@pytest.mark.slow
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_no_seat_is_sent_what_it_may_not_know(
    tmp_path: Path, postgres: Postgres, seat: Seat
) -> None:
    table = toy_game(1)
    other = next(iter(twins(table, seat, seen_since(table))))
    texts = [table.game.lexicon.spell(action) for action in ALL_ACTIONS]
    battery = everything(seat, texts, [("spot", spot) for spot in SPOTS])
    sent = []
    for number, one in enumerate([table, other]):
        store = PostgresStore(postgres.new_database())
        twin = Twin(tmp_path / str(number), toy_games(), one.journal, SECRET, store)
        sent.append(listen(twin, seat, battery, table.journal.header.options))
    assert len(sent[0]) > 100
    assert sent[1] == sent[0]
