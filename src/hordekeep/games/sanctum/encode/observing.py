"""What a seat of Sanctum may know, as numbers: how it is laid out."""

from collections.abc import Sequence
from typing import final

from hordekeep.games.sanctum.encode.champion_watching import CHAMPION_NUMBERS, DICE_NUMBERS
from hordekeep.games.sanctum.encode.watching import QuestWatcher
from hordekeep.games.sanctum.model.box import ACHIEVEMENTS, CELLS, LEVELS, SLOTS, Box
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.encode.observer import Observer, Watcher
from hordekeep.kernel.play.game import AnyGame


def arrays(box: Box, players: int) -> Sequence[tuple[str, tuple[int, ...]]]:
    """Names and shapes. Where a thing may be missing, 0 is none and the things follow from 1 on."""
    gems = len(SLOTS) * 4
    return [
        ("champions", (players, CHAMPION_NUMBERS)),
        ("skills", (players, CELLS)),
        ("used_skills", (players, CELLS)),
        ("gear", (players, len(SLOTS))),
        ("sockets", (players, gems)),
        ("chart", (players, 2 * CELLS)),
        ("dice", (players, DICE_NUMBERS)),
        ("rows", (players, box.row_lords + box.row_furies)),
        ("blessings", (players, len(box.blessing_ids))),
        ("spent_blessings", (players, len(box.blessing_ids))),
        ("ability_owner", (len(box.ability_ids),)),
        ("ability_marks", (len(box.ability_ids),)),
        ("cards", (box.demons,)),
        ("hits", (len(box.foe_ids),)),
        ("turned", (len(box.foe_ids) - box.demons,)),
        ("piles", (LEVELS + 3,)),
        ("achievements", (len(ACHIEVEMENTS),)),
        ("order", (players,)),
        ("turn", (12,)),
    ]


@final
class QuestObserver(Observer[Quest]):
    """Champions come in turn order from the seat that looks."""

    def __init__(self, game: AnyGame, box: Box, players: int) -> None:
        super().__init__(game, arrays(box, players))
        self._box = box
        self._players = players

    def watcher(self) -> Watcher[Quest]:
        return QuestWatcher(self.frames, self._box, self._players)
