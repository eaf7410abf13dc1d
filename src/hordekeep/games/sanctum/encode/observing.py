"""What a seat of Sanctum may know, as numbers: own secrets only."""

from collections.abc import Sequence
from typing import Final, final

from hordekeep.games.sanctum.model.box import ACHIEVEMENTS, CELLS, LEVELS, SLOTS, Box
from hordekeep.games.sanctum.model.champion import CHANGED, FACE, LOST, PLACED, Champion
from hordekeep.games.sanctum.model.dice import FACES
from hordekeep.games.sanctum.model.state import NO_TILE, Quest
from hordekeep.games.sanctum.model.unseen import blessings_are_public
from hordekeep.kernel.encode.observer import MOST, Observer, bits
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.pile import Pile
from hordekeep.kernel.play.seat import Seat

CHAMPION_NUMBERS: Final = 30
"""As `_numbers` lists them."""
DICE_NUMBERS: Final = 4 * FACES
"""Of each face: dice in hand, in hand and changed, placed, lost."""
NO_DICE: Final = bytes(DICE_NUMBERS)

# Where a demon card, or the item on its back, is.
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
NO_TILE_HERE: Final = 0
"""An achievement's space without a tile; 1 has one, then its owner from the own champion on."""
CLOSED: Final = MOST
"""A fury card that nobody has seen."""


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
        self._abilities = len(box.ability_ids)
        self._row = box.row_lords + box.row_furies

    def parts(self, quest: Quest, seat: Seat) -> list[bytes]:
        seats = quest.clockwise_from(max(seat, 0))
        champions = [quest.champions[one] for one in seats]
        told = [bytes(_numbers(champion)) for champion in champions]
        told += [bits(champion.skills, CELLS) for champion in champions]
        told += [bits(champion.used, CELLS) for champion in champions]
        told += [bytes([item + 1 for item in champion.slots]) for champion in champions]
        told += [bytes(champion.sockets) for champion in champions]
        told += [_chart(champion) for champion in champions]
        told += [_dice(champion) for champion in champions]
        told += [self._row_of(quest, champion) for champion in champions]
        told += _blessings(quest, champions, seat)
        told += [
            self._owned(champions),
            _cards(quest, champions),
            bytes(quest.hits),
            _turned(quest),
            _piles(quest),
            _achievements(quest, seat),
            _order(quest, seat),
            bytes(_turn(quest, seat)),
        ]
        return told

    def _row_of(self, quest: Quest, champion: Champion) -> bytes:
        row = champion.row
        if not row:
            return bytes(self._row)
        told = [
            row[place] + 1 if row[place] < 0 or quest.is_face_up(champion, place) else CLOSED
            for place in range(len(row))
        ]
        return bytes(told) + bytes(self._row - len(told))

    def _owned(self, champions: list[Champion]) -> bytes:
        """Whose each ability is, from 1 on, then what lies on its boxes."""
        owners = [0] * self._abilities
        marks = [0] * self._abilities
        for index, champion in enumerate(champions):
            for place, ability in enumerate(champion.abilities):
                owners[ability] = index + 1
                marks[ability] = champion.marks[place]
        return bytes(owners) + bytes(marks)


def _relative(quest: Quest, owner: int, seat: Seat) -> int:
    """A seat counted from the one that looks, from 1 on; 0 for nobody."""
    return (owner - max(seat, 0)) % quest.players + 1 if owner >= 0 else 0


def _numbers(champion: Champion) -> list[int]:
    return [
        champion.hero + 1,
        champion.life,
        champion.shortened,
        champion.dead,
        champion.triumphant,
        *champion.pool,
        *champion.potions,
        champion.dice,
        champion.rage,
        champion.rage_tokens,
        *champion.gems,
        champion.equipped_once,
        champion.act + 1,
        champion.space,
        champion.answered,
        champion.at,
        champion.fewer,
        champion.more,
        min(champion.drunk, MOST),
        champion.kills,
        champion.shields,
        champion.shielded,
        champion.struck + 1,
        champion.veiled,
        len(champion.blessings),
    ]


def _chart(champion: Champion) -> bytes:
    """Gems left on each skill; none before the hero is known."""
    return bytes(champion.chart or 2 * CELLS)


def _dice(champion: Champion) -> bytes:
    if not champion.rolled:
        return NO_DICE
    told = [0] * DICE_NUMBERS
    for die in champion.rolled:
        face = (die & FACE) - 1
        if die & LOST:
            told[3 * FACES + face] += 1
        elif die & PLACED:
            told[2 * FACES + face] += 1
        elif die & CHANGED:
            told[FACES + face] += 1
        else:
            told[face] += 1
    return bytes(told)


def _blessings(quest: Quest, champions: list[Champion], seat: Seat) -> list[bytes]:
    """Which blessings each has: all of one's own, others' once they lie open (SA-W9).

    Closed ones of others are nobody's; what was used of any is open.
    """
    everything = blessings_are_public(quest) or quest.over
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
    return told


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


def _cards(quest: Quest, champions: list[Champion]) -> bytes:
    """Where every demon card is."""
    where = [UNSEEN] * quest.box.demons
    for deck in quest.decks:
        if deck.opened >= 0:
            where[deck.opened] = DECK_TOP
    for discards in quest.discards:
        _mark(where, discards, DISCARDED)
    _mark(where, quest.drawn, DRAWN)
    _mark(where, quest.bounty, IN_CHEST)
    for number, demons in enumerate(quest.sets):
        _mark(where, list(demons), IN_SET + number)
    for index, champion in enumerate(champions):
        here = WITH_CHAMPION + 3 * index
        _mark(where, champion.demons, here + BATTLE_BOARD)
        _mark(where, champion.pouch, here + POUCH)
        _mark(where, [item for item in champion.slots if item >= 0], here + EQUIPPED)
    return bytes(where)


def _mark(where: list[int], cards: list[int], place: int) -> None:
    for card in cards:
        where[card] = place


def _turned(quest: Quest) -> bytes:
    """The Demon Lord's cards whose attack was turned up."""
    told = [0] * (len(quest.box.foe_ids) - quest.box.demons)
    for foe in quest.turned:
        told[foe - quest.box.demons] = 1
    return bytes(told)


def _piles(quest: Quest) -> bytes:
    """How many closed and open cards each demon deck, and lords, furies and tiles have."""
    piles: list[Pile] = [*quest.decks, quest.lords, quest.furies, quest.tiles]
    return bytes([pile.size() for pile in piles])


def _turn(quest: Quest, seat: Seat) -> list[int]:
    """Act, space, whose turn, who began, who breached, turns, rounds, roars, cards laid,
    difficulty, order of the last battle, ending.
    """
    return [
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
