"""No leaks in Last Bastion: twins that differ only in what is to come look alike to everybody."""

import pytest
from tests.support.shared_seats import fields_of
from tests.support.twins import everything_for, futures_of, opened, twin_of

from hordekeep import hint, library
from hordekeep.bots.registry import new_bot
from hordekeep.games.last_bastion.analysis.odds import fight_odds
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.table import Table
from hordekeep.server.live.encoding import encode
from hordekeep.server.live.hints import told as told_hint
from hordekeep.text.catalogue import open_catalogue

GAME = library.open_game("last-bastion")
WORDS = open_catalogue(GAME)
STEPS_BETWEEN = 9


def told(table: Table, seat: Seat) -> dict[str, object]:
    """All that a seat is told, the odds of its fights included."""
    everything = everything_for(table, seat, WORDS)
    if seat in table.decisions:
        siege = table.state
        assert isinstance(siege, Siege)
        everything["odds"] = [repr(fields_of(one)) for one in fight_odds(siege, seat)]
    return everything


def thought_about(name: str, table: Table, seat: Seat) -> tuple[Action, bytes, list[int]]:
    """What a bot chooses, what it keeps in mind, and after how many iterations."""
    bot = new_bot(name, GAME.id, 7)
    counted: list[int] = []

    def count(done: int, _of: int) -> bool:
        counted.append(done)
        return True

    bot.watch = count
    return bot.choose(perspective_of(table, seat)), bot.plan, counted


def hinted(table: Table, seat: Seat) -> bytes:
    """What a seat is told when it asks for a hint, as it goes over the wire."""
    return encode(told_hint(table, hint(table, seat, "novice")))


@pytest.mark.parametrize("secret", [3, 5])
def test_twins_look_the_same_to_everybody(secret: int) -> None:
    """Whatever is to come, all seats and spectators get the same bytes, the commitment apart."""
    table = opened(GAME, secret)
    bots = [new_bot("random", GAME.id, seed) for seed in range(3)]
    compared = 0
    while table.decisions:
        seat, decision = next(iter(table.decisions.items()))
        if decision.number % STEPS_BETWEEN == 1:
            twin = twin_of(table, secret + 100)
            assert twin.journal.header.commitment != table.journal.header.commitment
            for eyes in (*range(3), SPECTATOR):
                assert told(twin, eyes) == told(table, eyes)
            for name in ("novice", "expert"):
                one, other = (thought_about(name, world, seat) for world in (table, twin))
                assert one == other, name
            assert hinted(table, seat) == hinted(twin, seat)
            compared += 1
        table.answer(seat, decision.number, bots[seat].choose(perspective_of(table, seat)))
    assert compared >= 3


def test_twins_are_twins_only_until_the_dice_fall() -> None:
    """The twins above really have different futures."""
    assert len(futures_of(opened(GAME, 3), 103, 104, 105)) == 4
