"""The options of a table: how many play, and to how many points."""

from typing import Final

from hordekeep.games.pig.model.sty import MOST_PLAYERS
from hordekeep.kernel.play.options import NUMBER, PLAYERS, Option

OPTIONS: Final[tuple[Option, ...]] = (
    Option(PLAYERS, NUMBER, 2, span=(2, MOST_PLAYERS)),
    Option("goal", NUMBER, 50, span=(10, 100)),
)
