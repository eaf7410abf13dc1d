"""Opening a table: its header, its first steps."""

from collections.abc import Mapping, Sequence
from typing import Any

from hordekeep.kernel.errors import BadOption, GameOver
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.state import State
from hordekeep.kernel.record import position
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import SETUP, Header
from hordekeep.kernel.table.table import Table


def open_table(
    game: AnyGame,
    options: Mapping[str, object],
    *,
    engine: str,
    stretch: Stretch,
    holders: Sequence[str] | None = None,
    open_seed: int | None = None,
) -> Table:
    """A new table, with its setup done up to the first decision."""
    complete = game.options(options)
    header = header_for(
        game,
        complete,
        {"kind": SETUP},
        engine=engine,
        commitment=stretch.commitment,
        holders=holders,
        open_seed=open_seed,
    )
    return begin_table(game, header, stretch)


def begin_table(game: AnyGame, header: Header, stretch: Stretch) -> Table:
    """The table of a new header, played up to its first decision: every new table begins here.

    Its state is read back from the header, as every reader of the journal will; raises
    `BadPosition`, or `GameOver` where nothing is left to play.
    """
    state = first_state(game, header, header.options)
    if state.over:
        raise GameOver
    table = Table(game, header, state, stretch)
    table.begin()
    return table


def first_state(game: AnyGame, header: Header, options: Mapping[str, Any]) -> State:
    """How things stand before the first entry; raises `BadPosition`."""
    if header.start["kind"] != SETUP:
        return position.restore(game, header.start["position"], options, header.rules)
    state: State = game.begin(options)
    return state


def header_for(
    game: AnyGame,
    options: dict[str, Any],
    start: dict[str, Any],
    *,
    engine: str,
    commitment: str,
    holders: Sequence[str] | None,
    open_seed: int | None,
    rules: int | None = None,
) -> Header:
    """The header of a new table; `options` are complete. Raises `BadOption`.

    A table plays by the newest `rules` unless it goes on from others.
    """
    seats = game.seats(options)
    seated = [f"person:{seat}" for seat in range(seats)] if holders is None else list(holders)
    if len(seated) != seats:
        raise BadOption(option="seats", found=len(seated), expected=seats)
    return Header(
        engine=engine,
        game=game.id,
        rules=game.rules if rules is None else rules,
        options=options,
        seats=seated,
        content=game.content,
        start=start,
        commitment=commitment,
        open_seed=open_seed,
    )
