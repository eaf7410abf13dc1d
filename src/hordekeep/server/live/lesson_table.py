"""A lesson in words of the wire: shown like any table, so that the page draws it with its own."""

from typing import Final

from hordekeep.bots.registry import default_bot
from hordekeep.kernel.play.seat import Seat
from hordekeep.lessons.guide import Guide
from hordekeep.lessons.words import said_key
from hordekeep.server import wire
from hordekeep.server.catalogue.game_form import Advise
from hordekeep.server.live import encoding

TABLE: Final = "lesson"
"""What a lesson's table is called where tables have ids."""


def now(guide: Guide, advise: Advise) -> wire.LessonNow:
    """The table of a lesson, and what the guide says there."""
    table, stray, step = guide.table, guide.stray, guide.step
    asked = guide.seat in table.decisions and not table.over
    return wire.LessonNow(
        table=_card(guide),
        seats=_seats(guide),
        state=_state(guide),
        advice=encoding.raw(advise(table, guide.seat) if asked else None),
        step=guide.place,
        said=said_key(guide),
        lit=[] if step is None or stray is not None else step.lit,
        wanted=guide.wanted or "",
        waits=guide.waits_for_go,
        stray=None if stray is None else wire.LessonStray(mark=stray.mark, accepted=stray.accepted),
        finished=guide.finished,
    )


def _card(guide: Guide) -> wire.TableCard:
    header = guide.table.journal.header
    return wire.TableCard(
        id=TABLE,
        game=header.game,
        stage="over" if guide.table.over else "playing",
        options=header.options,
        engine=header.engine,
        rules=header.rules,
        content=guide.table.game.content,
        commitment="",
        stretches=[],
        open_seed=True,
        start="position",
        name="",
        seats=[guide.seat],
        maker=False,
    )


def _seats(guide: Guide) -> wire.Seats:
    stand_in = default_bot(guide.lesson.game)
    return wire.Seats(
        stage="over" if guide.table.over else "playing",
        closed=False,
        seats=[_seat(guide, seat, stand_in) for seat in range(len(guide.table.holders))],
        watching=0,
        give_up=None,
        rematch="",
        grace=0,
        pace=0,
        turn=0,
        stand_in=stand_in,
        maker=False,
        alert="",
        asks=[],
        notices=[],
    )


def _seat(guide: Guide, seat: Seat, bot: str) -> wire.SeatNow:
    mine = seat == guide.seat
    return wire.SeatNow(
        seat=seat,
        holder="person" if mine else "bot",
        name="",
        bot="" if mine else bot,
        mine=mine,
        present=True,
        thinking=False,
        why=None,
        bot_in_ms=None,
        turn_left=None,
        lent=False,
        eased="",
        votes=[],
        votes_needed=0,
    )


def _state(guide: Guide) -> wire.State:
    table, seats = guide.table, [guide.seat]
    outlook = encoding.outlook(table, guide.seat)
    return wire.State(
        entry=len(table.journal.entries),
        since=0,
        seat=guide.seat,
        view=encoding.view(table, guide.seat),
        decisions=encoding.decisions(table, seats),
        waiting=encoding.waiting(table, seats),
        events=encoding.heard(table, seats, 0),
        taken_back=[],
        undo=[encoding.undo(table, guide.seat)],
        sealed=encoding.sealed(table, seats),
        omens=outlook.omens,
        dangers=outlook.dangers,
        result=encoding.result(table.result()),
        view_only=False,
    )
