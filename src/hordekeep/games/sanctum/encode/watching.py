"""Who follows a quest and tells what a seat may know, as numbers: own secrets only."""

from typing import Final, final

from hordekeep.games.sanctum.encode.ability_watching import AbilityWatcher
from hordekeep.games.sanctum.encode.card_watching import CardWatcher
from hordekeep.games.sanctum.encode.champion_watching import PIECES, ChampionWatcher
from hordekeep.games.sanctum.model.box import Box
from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.state import NO_TILE, Quest
from hordekeep.games.sanctum.model.unseen import blessings_are_public
from hordekeep.kernel.encode.observer import MOST, Watcher, bits
from hordekeep.kernel.play.pile import Pile
from hordekeep.kernel.play.seat import Seat

NO_TILE_HERE: Final = 0
"""An achievement's space without a tile; 1 has one, then its owner from the own champion on."""
NO_JOINED: Final[list[bytes]] = [b""] * PIECES


@final
class QuestWatcher(Watcher[Quest]):
    """Follows one quest. Champions come in turn order from the seat that looks."""

    def __init__(self, frames: dict[str, int], box: Box, players: int) -> None:
        super().__init__(frames)
        self._players = players
        row = box.row_lords + box.row_furies
        self._champions = [ChampionWatcher(row) for _ in range(players)]
        self._joined = [NO_JOINED.copy() for _ in range(players)]
        """By the seat that looks: each piece of all champions; empty where it has to be joined."""
        self._orders = [
            [(seat + one) % players for one in range(players)] for seat in range(players)
        ]
        self._no_blessings = bytes(2 * players * len(box.blessing_ids))
        self._abilities = AbilityWatcher(len(box.ability_ids), players)
        self._cards = CardWatcher(box.demons, players)
        self._hits: list[int] = []
        self._hits_told = b""
        self._none_turned = bytes(len(box.foe_ids) - box.demons)
        self._piles = PileWatcher()
        self._turn = TurnWatcher(players)

    def tell_more(self, quest: Quest, seat: Seat, told: list[bytes]) -> None:
        order = self._orders[max(seat, 0)]
        self._look_at_champions(quest)
        self._tell_champions(order, told)
        told.append(self._blessings(quest, order, seat))
        self._abilities.tell(quest, order, told)
        told.append(self._cards.tell(quest, order))
        if quest.hits != self._hits:
            self._hits = quest.hits.copy()
            self._hits_told = bytes(quest.hits)
        told.append(self._hits_told)
        told.append(self._turned(quest))
        told.append(self._piles.tell(quest))
        self._turn.tell(quest, order[0], told)

    def _look_at_champions(self, quest: Quest) -> None:
        changed = 0
        for seat in range(self._players):
            watcher = self._champions[seat]
            watcher.look(quest, quest.champions[seat])
            changed |= watcher.changed
        if changed:
            for joined in self._joined:
                for piece in range(PIECES):
                    if changed >> piece & 1:
                        joined[piece] = b""

    def _tell_champions(self, order: list[Seat], told: list[bytes]) -> None:
        joined = self._joined[order[0]]
        for piece in range(PIECES):
            if not joined[piece]:
                joined[piece] = b"".join([self._champions[one].told[piece] for one in order])
            told.append(joined[piece])

    def _blessings(self, quest: Quest, order: list[Seat], seat: Seat) -> bytes:
        """Which blessings each has: all of one's own, others' once they lie open (SA-W9); then
        those spent, which are open.
        """
        for champion in quest.champions:
            if champion.blessings or champion.spent:
                return _blessings(quest, [quest.champions[one] for one in order], seat)
        return self._no_blessings

    def _turned(self, quest: Quest) -> bytes:
        """The Demon Lord's cards whose attack was turned up."""
        if not quest.turned:
            return self._none_turned
        told = [0] * len(self._none_turned)
        for foe in quest.turned:
            told[foe - quest.box.demons] = 1
        return bytes(told)


@final
class PileWatcher:
    """Follows how many closed and open cards demon decks, lords, furies and tiles have."""

    def __init__(self) -> None:
        self._told = b""
        self._opened: list[int] = []
        self._seen: list[list[tuple[int, int]]] = []

    def tell(self, quest: Quest) -> bytes:
        """All piles; they replace their lists where these change."""
        piles: list[Pile] = [*quest.decks, quest.lords, quest.furies, quest.tiles]
        if len(self._seen) == len(piles):
            for at in range(len(piles)):
                pile = piles[at]
                if pile.segments is not self._seen[at] or pile.opened != self._opened[at]:
                    break
            else:
                return self._told
        self._seen = [pile.segments for pile in piles]
        self._opened = [pile.opened for pile in piles]
        self._told = bytes([pile.size() for pile in piles])
        return self._told


@final
class TurnWatcher:
    """Follows achievements, the order of the figures, and where the turn stands."""

    def __init__(self, players: int) -> None:
        self._achievements: list[int] = []
        self._order: list[int] = []
        self._numbers: list[int] = []
        # By the seat that looks; empty where it has to be told anew.
        self._achieved_told = [b""] * players
        self._order_told = [b""] * players
        self._turn_told = [b""] * players

    def tell(self, quest: Quest, seat: Seat, told: list[bytes]) -> None:
        """Adds all of it, seats counted from one that looks."""
        self._look(quest)
        if not self._achieved_told[seat]:
            self._achieved_told[seat] = _achievements(quest, seat)
        if not self._order_told[seat]:
            self._order_told[seat] = _order(quest, seat)
        if not self._turn_told[seat]:
            self._turn_told[seat] = _turn(quest, seat)
        told.append(self._achieved_told[seat])
        told.append(self._order_told[seat])
        told.append(self._turn_told[seat])

    def _look(self, quest: Quest) -> None:
        numbers = [
            quest.act,
            quest.space,
            quest.turn,
            quest.first,
            quest.breacher,
            quest.turns,
            quest.rounds,
            quest.roars,
            quest.laid,
            quest.ending,
        ]
        if numbers != self._numbers:
            self._numbers = numbers
            self._turn_told = [b""] * quest.players
        if quest.order != self._order:
            self._order = quest.order.copy()
            self._order_told = [b""] * quest.players
        if quest.achievements != self._achievements:
            self._achievements = quest.achievements.copy()
            self._achieved_told = [b""] * quest.players


def _relative(quest: Quest, owner: int, seat: Seat) -> int:
    """A seat counted from the one that looks, from 1 on; 0 for nobody."""
    return (owner - seat) % quest.players + 1 if owner >= 0 else 0


def _blessings(quest: Quest, champions: list[Champion], seat: Seat) -> bytes:
    everything = quest.over or blessings_are_public(quest)
    count = len(quest.box.blessing_ids)
    told: list[bytes] = []
    for index, champion in enumerate(champions):
        known = everything or (seat >= 0 and index == 0)
        had = 0
        for one in champion.blessings if known else []:
            had |= 1 << one
        told.append(bits(had, count))
    for champion in champions:
        told.append(bits(champion.spent, count))
    return b"".join(told)


def _achievements(quest: Quest, seat: Seat) -> bytes:
    """What lies on each space: nothing, a tile, or whose it is."""
    told = [
        NO_TILE_HERE if owner == NO_TILE else 1 + _relative(quest, owner, seat)
        for owner in quest.achievements
    ]
    return bytes(told)


def _order(quest: Quest, seat: Seat) -> bytes:
    """The figures, foremost first."""
    told = [_relative(quest, one, seat) for one in quest.order]
    return bytes(told) + bytes(quest.players - len(told))


def _turn(quest: Quest, seat: Seat) -> bytes:
    """Act, space, whose turn, who began, who breached, turns, rounds, roars, cards laid,
    difficulty, order of the last battle, ending.
    """
    told = [
        quest.act + 1,
        quest.space,
        _relative(quest, quest.turn, seat),
        _relative(quest, quest.first, seat),
        _relative(quest, quest.breacher, seat),
        min(quest.turns, MOST),
        min(quest.rounds, MOST),
        min(quest.roars, MOST),
        quest.laid,
        quest.difficulty,
        1 if quest.in_order else 0,
        quest.ending,
    ]
    return bytes(told)
