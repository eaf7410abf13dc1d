"""The options of a table: players, difficulty, heroes, tiles, boards, who begins (LB-S1…S14)."""

from typing import Final

from hordekeep.games.last_bastion.model.box import BEGINNER, BOARDS, COLOURS, DIFFICULTIES
from hordekeep.kernel.play.options import (
    CHOICE,
    CHOOSE,
    EACH_SEAT,
    HINTS_OPTION,
    NUMBER,
    OFF,
    ORDER,
    PLAYERS,
    RANDOM,
    Option,
)

MOST_PLAYERS: Final = 4
MOST_ROUNDS: Final = 1000
OPTIONS: Final[tuple[Option, ...]] = (
    Option(PLAYERS, NUMBER, MOST_PLAYERS, span=(1, MOST_PLAYERS)),
    Option("difficulty", CHOICE, "normal", words=DIFFICULTIES, easier=(DIFFICULTIES[BEGINNER], 3)),
    Option("heroes", EACH_SEAT, RANDOM, words=(RANDOM, CHOOSE), thing_kind="hero"),
    Option("tiles", ORDER, RANDOM, words=(RANDOM,), thing_kind="tile", advanced=True),
    Option(
        "boards",
        ORDER,
        RANDOM,
        words=(RANDOM,),
        thing_kind="colour",
        things=COLOURS[:BOARDS],
        advanced=True,
    ),
    Option(
        "first",
        NUMBER,
        RANDOM,
        words=(RANDOM,),
        span=(1, MOST_PLAYERS),
        up_to=PLAYERS,
        advanced=True,
    ),
    Option("starving_rounds", NUMBER, 5, words=(OFF,), span=(1, MOST_ROUNDS), advanced=True),
    HINTS_OPTION,
)
