"""How the tests of the kernel play the toy."""

from collections.abc import Iterable, Sequence

from tests.support.toy import Toy, Watchers

from hordekeep.kernel.errors import NotAllowed
from hordekeep.kernel.play.chance import Luck, Source
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.secret import open_secret
from hordekeep.kernel.table.opening import open_table
from hordekeep.kernel.table.table import Table

ENGINE = "test"
ALONE = ("person:ann", "person:ann")


def stretch(seed: int = 7) -> Stretch:
    """Dice from an open secret, with a salt."""
    return Stretch(open_secret(seed), ["salt"])


def toy_table(
    seed: int = 7,
    *,
    holders: Sequence[str] | None = None,
    days: int = 1,
    nights: int = 1,
    mischief: int = 0,
    hushed: int = 0,
) -> Table:
    """A table of the toy; its secret is kept until the end, though the tests know it."""
    options = {"days": days, "nights": nights, "mischief": mischief, "hushed": hushed}
    return open_table(Toy(), options, engine=ENGINE, stretch=stretch(seed), holders=holders)


def watchers(table: Table) -> Watchers:
    """What is on the table, in the toy's own terms."""
    assert isinstance(table.state, Watchers)
    return table.state


def say(table: Table, seat: Seat, *texts: str) -> None:
    """Answers the seat's open decisions, one after the other."""
    for text in texts:
        table.answer(seat, table.decisions[seat].number, text)


def to_night(table: Table) -> Table:
    """Passes the day: both lanes are open then."""
    say(table, 0, "done")
    say(table, 1, "done")
    assert set(table.decisions) == {0, 1}
    return table


def interleave(table: Table, order: Iterable[Seat], plans: Sequence[Sequence[str]]) -> None:
    """Each seat follows its plan; `order` says who is next."""
    left = [list(plan) for plan in plans]
    for seat in order:
        say(table, seat, left[seat].pop(0))


def play_randomly(table: Table, source: Source, *, most: int = 10_000, undos: bool = False) -> None:
    """Seats answer in any order, and sometimes take back; up to `most` answers."""
    for _ in range(most):
        if table.over:
            return
        seats = sorted(table.decisions)
        seat = seats[source.below(len(seats))]
        if undos and source.below(4) == 0:
            try_undo(table, source.below(table.seats))
            continue
        decision = table.decisions[seat]
        table.answer(seat, decision.number, decision.actions[source.below(len(decision.actions))])


def try_undo(table: Table, seat: Seat) -> str:
    """Takes back if that is allowed; returns the error's code, or nothing."""
    try:
        table.undo(seat)
    except NotAllowed as error:
        return error.code
    return ""


def finished(seed: int = 7, *, days: int = 1, nights: int = 1) -> Table:
    """A game played to its end, with take-backs."""
    table = toy_table(seed, days=days, nights=nights)
    play_randomly(table, Luck(seed), undos=True)
    assert table.over
    return table
