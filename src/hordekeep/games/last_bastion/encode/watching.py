"""Who follows a siege and tells what a seat may know, as numbers: all but what nobody has seen."""

from typing import Final, final

from hordekeep.games.last_bastion.model.box import TOKEN_COLOURS, Box
from hordekeep.games.last_bastion.model.layout import PLACES, SLOTS
from hordekeep.games.last_bastion.model.state import MONSTER_BACK, NO_LAYOUT, NO_PILE, Siege
from hordekeep.kernel.encode.observer import MOST, Watcher, bits, counted
from hordekeep.kernel.play.seat import Seat

# The numbers of a hero, in order.
HERO: Final = 0
BOARD: Final = 1
PLACE: Final = 2
LIFE: Final = 3
CALLS: Final = 4
CONDITION: Final = 5
LYING: Final = 6
SHADOWED: Final = 7
ROUND_TOKENS: Final = 8
EQUIPMENT: Final = 9
HERO_NUMBERS: Final = EQUIPMENT + TOKEN_COLOURS

SPENT_BITS: Final = 6
SPENT: Final = [bits(spent, SPENT_BITS) for spent in range(1 << SPENT_BITS)]
MOST_DICE: Final = 4
NO_SLOTS: Final = bytes(SLOTS)
UNSEEN_YET: Final = -2
"""Differs from everything that a siege can hold."""


@final
class HeroesWatcher:
    """Follows the heroes: `told` is what is told of each, seat by seat."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._numbers = [[0] * HERO_NUMBERS for _ in range(players)]
        self._changed = [True] * players
        unseen = [UNSEEN_YET] * players
        self._hero = unseen.copy()
        self._board = unseen.copy()
        self._place = unseen.copy()
        self._life = unseen.copy()
        self._calls = unseen.copy()
        self._condition = unseen.copy()
        self._lying = unseen.copy()
        self._shadowed = unseen.copy()
        self._equipment = [UNSEEN_YET] * (players * TOKEN_COLOURS)
        self.told = [b""] * players

    def look(self, siege: Siege) -> None:
        """Brings `told` up to date."""
        self._note(PLACE, self._place, siege.place, 1)
        self._note(LIFE, self._life, siege.life, 0)
        self._note(CALLS, self._calls, siege.calls, 0)
        self._note(LYING, self._lying, siege.lying, 0)
        self._note(CONDITION, self._condition, siege.condition, 0)
        self._note(SHADOWED, self._shadowed, siege.shadowed, 0)
        self._note(HERO, self._hero, siege.seat_hero, 1)
        self._note(BOARD, self._board, siege.seat_board, 1)
        if siege.equipment != self._equipment:
            self._note_equipment(siege.equipment)
        for seat in range(self._players):
            if self._changed[seat]:
                self._tell(seat)

    def _note(self, column: int, seen: list[int], now: list[int], more: int) -> None:
        """Writes down where a number of somebody has changed; `more` is added to it."""
        if now == seen:
            return
        for seat in range(self._players):
            value = now[seat]
            if seen[seat] != value:
                seen[seat] = value
                self._numbers[seat][column] = value + more
                self._changed[seat] = True

    def _note_equipment(self, now: list[int]) -> None:
        seen = self._equipment
        for at in range(len(now)):
            if seen[at] != now[at]:
                seen[at] = now[at]
                seat = at // TOKEN_COLOURS
                self._numbers[seat][EQUIPMENT + at % TOKEN_COLOURS] = now[at]
                self._changed[seat] = True

    def _tell(self, seat: Seat) -> None:
        numbers = self._numbers[seat]
        tokens = numbers[CALLS]
        for column in range(EQUIPMENT, HERO_NUMBERS):
            tokens += numbers[column]
        numbers[ROUND_TOKENS] = tokens
        self.told[seat] = bytes(numbers)
        self._changed[seat] = False


@final
class SiegeWatcher(Watcher[Siege]):
    """Follows one siege; the parts of an observation that lie side by side are told as one."""

    def __init__(self, frames: dict[str, int], box: Box, players: int) -> None:
        super().__init__(frames)
        self._cards = len(box.card_ids)
        self._heroes = HeroesWatcher(players)
        self._orders = [
            [(seat + one) % players for one in range(players)] for seat in range(players)
        ]

        self._slots: list[int] = []
        self._haunted = UNSEEN_YET
        self._grasped = UNSEEN_YET
        self._layout = NO_LAYOUT
        self._bastion_told = b""

        self._supply: list[int] = []
        self._supplies = [UNSEEN_YET] * 3
        self._net = UNSEEN_YET
        self._trap = UNSEEN_YET
        self._banner = UNSEEN_YET
        self._charm = UNSEEN_YET
        self._supply_told = b""

        self._dice = [UNSEEN_YET]
        self._turns = UNSEEN_YET
        self._board = UNSEEN_YET
        self._quiet = UNSEEN_YET
        self._warlords = UNSEEN_YET
        self._beaten = UNSEEN_YET
        self._ending = UNSEEN_YET
        self._turn_told = b""

        self._segments = NO_PILE.segments
        self._unseen = NO_PILE.unseen
        self._deck_told = bytes(3 + self._cards)
        self._discard: list[int] = []
        self._discard_told = bytes(self._cards)

    def tell_more(self, siege: Siege, seat: Seat, told: list[bytes]) -> None:
        heroes = self._heroes
        heroes.look(siege)
        for one in self._orders[max(seat, 0)]:
            told.append(heroes.told[one])
        told.append(self._bastion(siege))
        told.append(self._supplied(siege))
        told.append(self._turn(siege))
        told.append(SPENT[siege.spent])
        told.append(self._deck(siege))
        if siege.discard != self._discard:
            self._discard = siege.discard.copy()
            self._discard_told = counted(siege.discard, self._cards)
        told.append(self._discard_told)

    def _bastion(self, siege: Siege) -> bytes:
        """Slots, Grasps on their cards, tiles, Grasps on those, boards."""
        if (
            siege.slots != self._slots
            or siege.haunted != self._haunted
            or siege.grasped != self._grasped
            or siege.layout is not self._layout
        ):
            self._slots = siege.slots.copy()
            self._haunted = siege.haunted
            self._grasped = siege.grasped
            self._layout = siege.layout
            parts = [
                bytes([card + 1 for card in siege.slots]),
                _haunted(siege),
                bytes(siege.layout.tile_at),
                bits(siege.grasped, PLACES),
                bytes(siege.layout.board_at),
            ]
            self._bastion_told = b"".join(parts)
        return self._bastion_told

    def _supplied(self, siege: Siege) -> bytes:
        """Equipment, lives, Calls to Arms and Grasps in the supply; net, trap, banner and charm."""
        supplies = self._supplies
        if (
            siege.supply != self._supply
            or siege.life_supply != supplies[0]
            or siege.call_supply != supplies[1]
            or siege.grasp_supply != supplies[2]
            or siege.net != self._net
            or siege.trap != self._trap
            or siege.banner != self._banner
            or siege.charm != self._charm
        ):
            self._supply = siege.supply.copy()
            self._supplies = [siege.life_supply, siege.call_supply, siege.grasp_supply]
            self._net, self._trap = siege.net, siege.trap
            self._banner, self._charm = siege.banner, siege.charm
            markers = [siege.net + 1, siege.trap + 1, siege.banner + 1, siege.charm + 1]
            self._supply_told = bytes(self._supply + self._supplies + markers)
        return self._supply_told

    def _turn(self, siege: Siege) -> bytes:
        """The dice; active board, turns, quiet rounds, warlords, those beaten, difficulty, end."""
        if (
            siege.dice != self._dice
            or siege.turns != self._turns
            or siege.board != self._board
            or siege.quiet != self._quiet
            or siege.warlords != self._warlords
            or siege.warlords_beaten != self._beaten
            or siege.ending != self._ending
        ):
            self._dice = siege.dice.copy()
            self._turns, self._board, self._quiet = siege.turns, siege.board, siege.quiet
            self._warlords, self._beaten = siege.warlords, siege.warlords_beaten
            self._ending = siege.ending
            self._turn_told = _dice(siege) + bytes(_turn(siege))
        return self._turn_told

    def _deck(self, siege: Siege) -> bytes:
        """The deck, then every card that nobody has seen; piles replace their lists."""
        deck = siege.deck
        if deck.segments is not self._segments or deck.unseen is not self._unseen:
            self._segments = deck.segments
            self._unseen = deck.unseen
            unseen = [0] * self._cards
            for things in deck.unseen:
                for card in things:
                    unseen[card] = 1
            self._deck_told = bytes(_deck(deck.segments) + unseen)
        return self._deck_told


def _haunted(siege: Siege) -> bytes:
    """The slots whose card has a Grasp of Evil."""
    if not siege.haunted:
        return NO_SLOTS
    return bytes([siege.haunted >> card & 1 if card >= 0 else 0 for card in siege.slots])


def _dice(siege: Siege) -> bytes:
    return bytes([face + 1 for face in siege.dice]) + bytes(MOST_DICE - len(siege.dice))


def _turn(siege: Siege) -> list[int]:
    return [
        siege.board + 1,
        min(siege.turns, MOST),
        min(siege.quiet, MOST),
        siege.warlords,
        siege.warlords_beaten,
        siege.difficulty,
        siege.ending,
    ]


def _deck(segments: list[tuple[int, int]]) -> list[int]:
    """Cards in the deck, monsters before the next warlord, the back of the top card from 1 on."""
    if not segments:
        return [0, 0, 0]
    back, count = segments[0]
    whole = 0
    for _, cards in segments:
        whole += cards
    return [whole, count if back == MONSTER_BACK else 0, back + 1]
