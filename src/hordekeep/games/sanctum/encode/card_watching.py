"""Who follows the demon cards of a quest, each with an item on its back."""

from typing import Final, final

from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.seat import Seat

# Where a card is.
UNSEEN: Final = 0
DECK_TOP: Final = 1
DISCARDED: Final = 2
DRAWN: Final = 3
IN_CHEST: Final = 4
WITH_CHAMPION: Final = 5
"""From here on, for each champion from the own one on: battle board, pouch, equipped."""
BATTLE_BOARD: Final = 0
POUCH: Final = 1
EQUIPPED: Final = 2
IN_SET: Final = 20
"""From here on: in the first set on the board, the second, …"""


@final
class CardWatcher:
    """Where every demon card is; lists that copies of a quest share are replaced where they
    change.
    """

    def __init__(self, demons: int, players: int) -> None:
        self._demons = demons
        self._players = players
        self._told = [b""] * players
        """By the seat that looks; empty where it has to be found."""
        self._opened: list[int] = []
        self._discards: list[list[int]] = []
        self._drawn: list[int] = []
        self._bounty: list[int] = []
        self._sets: list[tuple[int, ...]] = []
        self._fought: list[list[int]] = [[] for _ in range(players)]
        self._pouches: list[list[int]] = [[] for _ in range(players)]
        self._equipped: list[list[int]] = [[] for _ in range(players)]

    def tell(self, quest: Quest, order: list[Seat]) -> bytes:
        """Every card, champions counted in this order."""
        if self._decks_changed(quest) or self._champions_changed(quest):
            self._remember(quest)
        looking = order[0]
        if not self._told[looking]:
            self._told[looking] = self._find(quest, order)
        return self._told[looking]

    def _decks_changed(self, quest: Quest) -> bool:
        if len(self._opened) != len(quest.decks):
            return True
        for level in range(len(quest.decks)):
            if (
                quest.decks[level].opened != self._opened[level]
                or quest.discards[level] is not self._discards[level]
            ):
                return True
        return (
            quest.drawn != self._drawn or quest.sets != self._sets or quest.bounty != self._bounty
        )

    def _champions_changed(self, quest: Quest) -> bool:
        for seat in range(self._players):
            champion = quest.champions[seat]
            if (
                champion.demons is not self._fought[seat]
                or champion.slots is not self._equipped[seat]
                or champion.pouch != self._pouches[seat]
            ):
                return True
        return False

    def _remember(self, quest: Quest) -> None:
        self._opened = [deck.opened for deck in quest.decks]
        self._discards = quest.discards.copy()
        self._drawn = quest.drawn.copy()
        self._bounty = quest.bounty.copy()
        self._sets = quest.sets.copy()
        for seat in range(self._players):
            champion = quest.champions[seat]
            self._fought[seat] = champion.demons
            self._equipped[seat] = champion.slots
            self._pouches[seat] = champion.pouch.copy()
            self._told[seat] = b""

    def _find(self, quest: Quest, order: list[Seat]) -> bytes:
        where = [UNSEEN] * self._demons
        for card in self._opened:
            if card >= 0:
                where[card] = DECK_TOP
        for discards in quest.discards:
            _mark(where, discards, DISCARDED)
        _mark(where, quest.drawn, DRAWN)
        _mark(where, quest.bounty, IN_CHEST)
        for number in range(len(quest.sets)):
            for card in quest.sets[number]:
                where[card] = IN_SET + number
        for index in range(len(order)):
            champion = quest.champions[order[index]]
            here = WITH_CHAMPION + 3 * index
            _mark(where, champion.demons, here + BATTLE_BOARD)
            _mark(where, champion.pouch, here + POUCH)
            for card in champion.slots:
                if card >= 0:
                    where[card] = here + EQUIPPED
        return bytes(where)


def _mark(where: list[int], cards: list[int], place: int) -> None:
    for card in cards:
        where[card] = place
