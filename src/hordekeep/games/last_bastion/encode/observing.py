"""What a seat of Last Bastion may know, as numbers: everything but what nobody has seen."""

from collections.abc import Sequence
from typing import Final, final

from hordekeep.games.last_bastion.model.box import BOARDS, TOKEN_COLOURS, Box
from hordekeep.games.last_bastion.model.layout import PLACES, SLOTS
from hordekeep.games.last_bastion.model.state import MONSTER_BACK, Siege
from hordekeep.kernel.encode.observer import MOST, Observer, bits, counted
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.seat import Seat

HERO_NUMBERS: Final = 9 + TOKEN_COLOURS
"""Of each hero: hero, board, place, life, Calls to Arms, condition, lying, shadowed, round tokens,
then equipment by colour."""
SPENT_BITS: Final = 6
MOST_DICE: Final = 4
NO_SLOTS: Final = bytes(SLOTS)


def arrays(box: Box, players: int) -> Sequence[tuple[str, tuple[int, ...]]]:
    """Names and shapes. Where a thing may be missing, 0 is none and the things follow from 1 on."""
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
        self._cards = len(box.card_ids)

    def parts(self, siege: Siege, seat: Seat) -> list[bytes]:
        slots = siege.slots
        told = [bytes(_hero(siege, one)) for one in siege.clockwise_from(max(seat, 0))]
        told += [
            bytes([card + 1 for card in slots]),
            self._haunted(siege),
            bytes(siege.layout.tile_at),
            bits(siege.grasped, PLACES),
            bytes(siege.layout.board_at),
            bytes(siege.supply),
            bytes(_markers(siege)),
            bytes([face + 1 for face in siege.dice]) + bytes(MOST_DICE - len(siege.dice)),
            bytes(_turn(siege)),
            bits(siege.spent, SPENT_BITS),
            bytes(_deck(siege)),
            self._unseen(siege),
            counted(siege.discard, self._cards),
        ]
        return told

    def _haunted(self, siege: Siege) -> bytes:
        """The slots whose card has a Grasp of Evil."""
        if not siege.haunted:
            return NO_SLOTS
        return bytes([siege.haunted >> card & 1 if card >= 0 else 0 for card in siege.slots])

    def _unseen(self, siege: Siege) -> bytes:
        unseen = [0] * self._cards
        for things in siege.deck.unseen:
            for card in things:
                unseen[card] = 1
        return bytes(unseen)


def _markers(siege: Siege) -> list[int]:
    """Lives, Calls to Arms and Grasps in the supply; net, trap, banner and charm from 1 on."""
    return [
        siege.life_supply,
        siege.call_supply,
        siege.grasp_supply,
        siege.net + 1,
        siege.trap + 1,
        siege.banner + 1,
        siege.charm + 1,
    ]


def _hero(siege: Siege, seat: Seat) -> list[int]:
    first = seat * TOKEN_COLOURS
    equipment = siege.equipment[first : first + TOKEN_COLOURS]
    return [
        siege.seat_hero[seat] + 1,
        siege.seat_board[seat] + 1,
        siege.place[seat] + 1,
        siege.life[seat],
        siege.calls[seat],
        siege.condition[seat],
        siege.lying[seat],
        siege.shadowed[seat],
        siege.calls[seat] + sum(equipment),
        *equipment,
    ]


def _turn(siege: Siege) -> list[int]:
    """Active board, turns, quiet rounds, warlords, warlords beaten, difficulty, ending."""
    return [
        siege.board + 1,
        min(siege.turns, MOST),
        min(siege.quiet, MOST),
        siege.warlords,
        siege.warlords_beaten,
        siege.difficulty,
        siege.ending,
    ]


def _deck(siege: Siege) -> list[int]:
    """Cards in the deck, monsters before the next warlord, the back of the top card from 1 on."""
    segments = siege.deck.segments
    if not segments:
        return [0, 0, 0]
    back, count = segments[0]
    return [
        sum([one[1] for one in segments]),
        count if back == MONSTER_BACK else 0,
        back + 1,
    ]
