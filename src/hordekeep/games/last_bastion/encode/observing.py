"""What a seat of Last Bastion may know, as numbers: how it is laid out."""

from collections.abc import Sequence
from typing import final

from hordekeep.games.last_bastion.encode.watching import (
    HERO_NUMBERS,
    MOST_DICE,
    SPENT_BITS,
    SiegeWatcher,
)
from hordekeep.games.last_bastion.model.box import BOARDS, TOKEN_COLOURS, Box
from hordekeep.games.last_bastion.model.layout import PLACES, SLOTS
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.kernel.encode.observer import Observer, Watcher
from hordekeep.kernel.play.game import AnyGame


def arrays(box: Box, players: int) -> Sequence[tuple[str, tuple[int, ...]]]:
    """Names and shapes. Where a thing may be missing, 0 is none and the things follow from 1 on.

    Of each hero: hero, board, place, life, Calls to Arms, condition, lying, shadowed, round tokens,
    then equipment by colour.
    """
    return [
        ("heroes", (players, HERO_NUMBERS)),
        ("slots", (SLOTS,)),
        ("haunted", (SLOTS,)),
        ("tiles", (PLACES,)),
        ("grasped", (PLACES,)),
        ("boards", (BOARDS,)),
        ("supply", (TOKEN_COLOURS + 3,)),
        ("markers", (4,)),
        ("dice", (MOST_DICE,)),
        ("turn", (7,)),
        ("spent", (SPENT_BITS,)),
        ("deck", (3,)),
        ("unseen", (len(box.card_ids),)),
        ("discard", (len(box.card_ids),)),
    ]


@final
class SiegeObserver(Observer[Siege]):
    """Heroes come in the order of play from the seat that looks."""

    def __init__(self, game: AnyGame, box: Box, players: int) -> None:
        super().__init__(game, arrays(box, players))
        self._box = box
        self._players = players

    def watcher(self) -> Watcher[Siege]:
        return SiegeWatcher(self.frames, self._box, self._players)
