"""What a question to a bot is completed with: its plan, its steady seed, what people have shown."""

from hordekeep.bots.registry import brought, is_enlisted, is_rival
from hordekeep.kernel.play.seat import Seat
from hordekeep.server.bots.pool import Question
from hordekeep.server.tables.room import Room


def reminded(room: Room, asked: Question) -> Question:
    """The question with what this bot had in mind; rivals, and bots from outside, keep one seed for
    the whole game.
    """
    steady = is_rival(asked.bot) or is_enlisted(asked.bot)
    seed = room.roster.luck * 31 + asked.seat if steady else asked.seed
    plan = room.minds.plans.get(asked.seat, b"")
    return asked._replace(seed=seed, plan=plan, wishes=_wishes(room, asked.seat))


def _wishes(room: Room, seat: Seat) -> tuple[tuple[int, str, str, str], ...]:
    """What others have shown and said in the round that ends with this turn."""
    search = brought(room.roster.game).search
    if search is None:
        return ()
    state = room.playing().state
    first = search.turns(state) - search.turns_a_round(state)
    return tuple(
        (shown.seat, shown.kind, shown.word, shown.says)
        for shown in room.minds.shown
        if shown.turn > first and shown.seat != seat
    )
