"""What each game brings to the server beside its rules: its options as a form, its wire types."""

from collections.abc import Callable
from types import ModuleType
from typing import Final, NamedTuple

from hordekeep.games.last_bastion import wire as last_bastion
from hordekeep.games.last_bastion.box import BOARDS, COLOURS, DIFFICULTIES
from hordekeep.games.last_bastion.options import CHOOSE, DEFAULTS, MOST_PLAYERS, MOST_ROUNDS, RANDOM
from hordekeep.kernel.seat import Seat
from hordekeep.kernel.table import Table
from hordekeep.server import siege
from hordekeep.server.wire import GameOption

Advise = Callable[[Table, Seat], object]
"""What a game works out for a seat, as data made of its own wire types."""


class Offer(NamedTuple):
    """A game as the server offers it. `types` hold all it shows; `view` and `advice` are names."""

    least_seats: int
    most_seats: int
    seats_option: str
    """The option that says how many seats there are; empty where that is fixed."""
    options: tuple[GameOption, ...]
    types: tuple[ModuleType, ...] = ()
    view: str = "unknown"
    advice: str = "unknown"
    advise: Advise | None = None


def _number(name: str, least: int, most: int, *words: str, advanced: bool = False) -> GameOption:
    return _option(name, "number", words, least=least, most=most, advanced=advanced)


def _option(
    name: str,
    kind: str,
    words: tuple[str, ...],
    *,
    least: int = 0,
    most: int = 0,
    thing_kind: str = "",
    things: tuple[str, ...] = (),
    advanced: bool = False,
) -> GameOption:
    default = DEFAULTS[name]
    assert isinstance(default, str | int)
    return GameOption(
        name=name,
        kind=kind,  # type: ignore[arg-type]  # the callers below write one of the literals
        default=default,
        least=least,
        most=most,
        words=list(words),
        things=list(things),
        thing_kind=thing_kind,
        advanced=advanced,
    )


OFFERS: Final = {
    "last-bastion": Offer(
        least_seats=1,
        most_seats=MOST_PLAYERS,
        seats_option="players",
        options=(
            _number("players", 1, MOST_PLAYERS),
            _option("difficulty", "choice", DIFFICULTIES),
            _option("heroes", "each-seat", (RANDOM, CHOOSE), thing_kind="hero"),
            _option("tiles", "order", (RANDOM,), thing_kind="tile", advanced=True),
            _option(
                "boards",
                "order",
                (RANDOM,),
                thing_kind="colour",
                things=tuple(COLOURS[:BOARDS]),
                advanced=True,
            ),
            _number("first", 1, MOST_PLAYERS, RANDOM, advanced=True),
            _number("starving_rounds", 1, MOST_ROUNDS, advanced=True),
        ),
        types=(last_bastion, siege),
        view="SiegeView",
        advice="SiegeAdvice",
        advise=siege.advise,
    ),
}
"""By the game's id."""
