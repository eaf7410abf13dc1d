"""A game as the server offers it: its wire types, what it works out, its options as a form."""

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import NamedTuple

import msgspec

from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.options import PLAYERS, Option
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.record.honour import Deeds, Honour, LongHonour
from hordekeep.kernel.table.table import Table
from hordekeep.server.wire import GameOption

Advise = Callable[[Table, Seat], object]
"""What a game works out for a seat, as data made of its own wire types."""
Plan = Callable[[Table, Seat], object]
"""What a game works out at length for a seat that is asked, as data made of its own wire types."""
Review = Callable[[Table], object]
"""What a game tells of a finished table, as data made of its own wire types."""
Collect = Callable[[AnyGame], object]
"""Everything in the box of a game that is drawn, as data made of its own wire types."""
HeroOf = Callable[[Table, Seat], str]
"""The hero of a seat as everybody at the table knows it, by its word; empty while there is none."""
DeedsOf = Callable[[Table, Seat], Deeds]
"""What a seat did in a finished game, counted."""


def no_advice(_table: Table, _seat: Seat) -> None:
    """A game that works nothing out tells nothing."""


def no_plan(_table: Table, _seat: Seat) -> None:
    """A game that has no plans."""


def no_review(_table: Table) -> None:
    """A game that tells nothing of a finished table."""


def no_collection(_game: AnyGame) -> None:
    """A game whose things are drawn at its tables only."""


def no_hero(_table: Table, _seat: Seat) -> str:
    """A game without heroes."""
    return ""


def no_deeds(_table: Table, _seat: Seat) -> Deeds:
    """A game that remembers nobody."""
    return Deeds("", "", {})


class Offer(NamedTuple):
    """What a game brings to the server. `types` hold all it shows; the other names are in there."""

    types: tuple[ModuleType, ...] = ()
    view: str = "unknown"
    advice: str = "unknown"
    plan: str = "unknown"
    review: str = "unknown"
    collection: str = "unknown"
    advise: Advise = no_advice
    plan_ahead: Plan = no_plan
    look_back: Review = no_review
    collect: Collect = no_collection
    honours: tuple[Honour, ...] = ()
    long_honours: tuple[LongHonour, ...] = ()
    hero_of: HeroOf = no_hero
    deeds_of: DeedsOf = no_deeds
    seats_option: str = PLAYERS
    """The option that says how many seats there are; empty where that is fixed."""


def form_of(game: AnyGame) -> list[GameOption]:
    """The options of a game as a form, with the ids of things as its content has them."""
    return [_field(option, option.things_of(game.lexicon)) for option in game.table_options]


def _field(option: Option, things: Sequence[str]) -> GameOption:
    told = {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "least": option.least,
        "most": option.most,
        "up_to": option.up_to,
        "words": option.words,
        "things": things,
        "thing_kind": option.thing_kind,
        "advanced": option.advanced,
        "easier": option.easier,
        "easier_below": option.easier_below,
    }
    return msgspec.convert(told, GameOption)


def seats_of(game: AnyGame, offer: Offer) -> tuple[int, int]:
    """The least and the most seats of a table."""
    for option in game.table_options:
        if option.name == offer.seats_option:
            return option.least, option.most
    fixed = game.seats(game.options({}))
    return fixed, fixed
