"""Who follows the abilities of a quest: whose each is, and what lies on its boxes."""

from typing import final

from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.seat import Seat


@final
class AbilityWatcher:
    """Most looks find that some boxes were filled; whose an ability is changes at rests only."""

    def __init__(self, abilities: int, players: int) -> None:
        self._count = abilities
        self._players = players
        self._had: list[list[int]] = [[] for _ in range(players)]
        """The abilities of each champion, replaced where they change."""
        self._marks: list[list[int]] = [[] for _ in range(players)]
        self._boxes = [0] * abilities
        self._boxes_told = bytes(abilities)
        self._owners_told = [b""] * players
        """By the seat that looks; empty where it has to be found."""

    def tell(self, quest: Quest, order: list[Seat], told: list[bytes]) -> None:
        """Adds whose each ability is, counted in this order from 1 on, then its boxes."""
        self._look(quest)
        looking = order[0]
        if not self._owners_told[looking]:
            self._owners_told[looking] = self._owners(quest, order)
        told.append(self._owners_told[looking])
        told.append(self._boxes_told)

    def _look(self, quest: Quest) -> None:
        changed = False
        for seat in range(self._players):
            champion = quest.champions[seat]
            if champion.abilities is not self._had[seat]:
                self._look_at_all(quest)
                return
            if champion.marks != self._marks[seat]:
                changed = True
                self._look_at(quest, seat)
        if changed:
            self._boxes_told = bytes(self._boxes)

    def _look_at_all(self, quest: Quest) -> None:
        self._boxes = [0] * self._count
        for seat in range(self._players):
            self._had[seat] = quest.champions[seat].abilities
            self._owners_told[seat] = b""
            self._look_at(quest, seat)
        self._boxes_told = bytes(self._boxes)

    def _look_at(self, quest: Quest, seat: Seat) -> None:
        champion = quest.champions[seat]
        self._marks[seat] = champion.marks.copy()
        for place in range(len(champion.abilities)):
            self._boxes[champion.abilities[place]] = champion.marks[place]

    def _owners(self, quest: Quest, order: list[Seat]) -> bytes:
        owners = [0] * self._count
        for index in range(len(order)):
            for ability in quest.champions[order[index]].abilities:
                owners[ability] = index + 1
        return bytes(owners)
