"""Forks and positions: new tables that begin in the middle of a game, with dice of their own."""

import hashlib
from collections.abc import Sequence
from typing import final

from hordekeep.kernel.errors import BadOption, BadPosition, GameOver, StillRunning, WrongVersion
from hordekeep.kernel.play.chance import Source
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State
from hordekeep.kernel.record import position
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import FORK, POSITION, Words, line_of
from hordekeep.kernel.table.opening import begin_table, header_for
from hordekeep.kernel.table.seat_record import record_header_line
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load


@final
class Dreamer:
    """A seat that asks for an imagined world, and the source from which the unknown is drawn."""

    def __init__(self, seat: Seat, source: Source) -> None:
        self.seat = seat
        self.source = source


def fork(
    table: Table,
    at: int,
    *,
    engine: str,
    stretch: Stretch,
    holders: Sequence[str] | None = None,
    dreamer: Dreamer | None = None,
    open_seed: int | None = None,
) -> Table:
    """A new table that goes on after entry `at` of this one.

    A finished game forks as it was. A running one forks only a world that the dreaming seat
    could be in; without a dreamer it raises `StillRunning`.
    """
    if not 1 <= at <= len(table.journal.entries):
        expected = f"1 to {len(table.journal.entries)}"
        raise BadOption(option="entry", found=at, expected=expected)
    if dreamer is None and not table.over:
        raise StillRunning
    past = load(table.game, table.journal, upto=at)
    if past.over:
        raise GameOver
    state = past.state if dreamer is None else past.imagine(dreamer.seat, dreamer.source)
    header = header_for(
        table.game,
        table.journal.header.options,
        {
            "kind": FORK,
            "parent": _parent(table, dreamer),
            "entry": at,
            "position": position.describe(table.game, state),
        },
        engine=engine,
        commitment=stretch.commitment,
        holders=past.holders if holders is None else holders,
        open_seed=open_seed,
        rules=table.journal.header.rules,
    )
    return begin_table(table.game, header, stretch)


def _parent(table: Table, dreamer: Dreamer | None) -> str:
    """The hash of the parent's first line as far as it is public: a hash can tell a secret, too."""
    header = table.journal.header
    if dreamer is None or table.over:
        line = line_of(header.words())
    else:
        line = record_header_line(header, dreamer.seat)
    return hashlib.sha256(line.encode()).hexdigest()


def open_position(
    game: AnyGame,
    words: Words,
    *,
    engine: str,
    stretch: Stretch,
    holders: Sequence[str] | None = None,
    open_seed: int | None = None,
) -> Table:
    """A new table that begins with a position, given in the words of `read_position`.

    It plays by the rules that the position names, by the newest where it names none. Its header
    says the whole position, also what the words leave out.
    """
    state, options = read_state(game, words)
    header = header_for(
        game,
        options,
        {"kind": POSITION, "position": position.describe(game, state)},
        engine=engine,
        commitment=stretch.commitment,
        holders=holders,
        open_seed=open_seed,
        rules=words.get("rules"),
    )
    return begin_table(game, header, stretch)


def read_state(game: AnyGame, words: Words) -> tuple[State, Words]:
    """The state and the options that the words of `read_position` give; raises `BadPosition`."""
    if words["game"] != game.id:
        raise WrongVersion(place="game", found=words["game"], expected=game.id)
    if "rules" in words and words["rules"] not in range(game.rules + 1):
        raise WrongVersion(place="rules", found=words["rules"], expected=game.rules)
    try:
        options = game.options(words["options"])
    except BadOption as error:
        option = error.facts.get("option", "")
        place = f"options.{option}" if option else "options"
        raise BadPosition(place=place, why=str(error)) from error
    rules = words.get("rules", game.rules)
    return position.restore(game, words["position"], options, rules), options
