"""Hordekeep plays Sanctum and Last Bastion: a library of a few names.

>>> import hordekeep
>>> table = hordekeep.new_table("last-bastion", players=2, seed=7)
>>> decision = next(iter(table.decisions.values()))
>>> table.answer(decision.seat, decision.number, decision.actions[0])
>>> view = table.view(decision.seat)
"""

from hordekeep.bots.hinting import hint
from hordekeep.bots.reviewing import review
from hordekeep.games.seams import GAMES
from hordekeep.library import (
    encoding_of,
    load_table,
    new_table,
    open_game,
    open_position,
    save_position,
    save_table,
)

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "__version__",
    "encoding_of",
    "hint",
    "load_table",
    "new_table",
    "open_game",
    "open_position",
    "review",
    "save_position",
    "save_table",
]
