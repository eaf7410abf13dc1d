"""Opening a table: its header, its first steps."""

from collections.abc import Mapping, Sequence
from typing import Any

from hordekeep.kernel.errors import BadOption
from hordekeep.kernel.play.game import AnyGame
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
    table = Table(game, header, game.begin(complete), stretch)
    table.begin()
    return table


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
