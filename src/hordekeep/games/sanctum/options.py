"""The options of a table: players, difficulty, heroes, who begins, the last battle (SA-S1…L7)."""

from typing import Final

from hordekeep.games.sanctum.model.box import FROM_THE_EASIEST
from hordekeep.kernel.play.options import (
    CHOICE,
    CHOOSE,
    EACH_SEAT,
    HINTS_OPTION,
    NUMBER,
    PLAYERS,
    RANDOM,
    Option,
)

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

# SA-J11: how act VI is played.
LAST_BATTLE: Final = "last_battle"
SIDE_BY_SIDE: Final = "side-by-side"
IN_ORDER: Final = "in-order"

OPTIONS: Final[tuple[Option, ...]] = (
    Option(PLAYERS, NUMBER, MOST_PLAYERS, span=(LEAST_PLAYERS, MOST_PLAYERS)),
    Option("difficulty", CHOICE, "normal", words=FROM_THE_EASIEST),
    Option("heroes", EACH_SEAT, RANDOM, words=(RANDOM, CHOOSE), thing_kind="hero"),
    Option(
        "first",
        NUMBER,
        RANDOM,
        words=(RANDOM,),
        span=(1, MOST_PLAYERS),
        up_to=PLAYERS,
        advanced=True,
    ),
    Option(LAST_BATTLE, CHOICE, SIDE_BY_SIDE, words=(SIDE_BY_SIDE, IN_ORDER), advanced=True),
    HINTS_OPTION,
)
