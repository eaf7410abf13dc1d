"""Cards that people have pointed at or claimed: a bot leaves them to those who did."""

from typing import Final, final

from hordekeep.games.last_bastion.model.box import COLOURS
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.table.perspective import Perspective, Wish

CARD: Final = "card"
COLOUR: Final = "colour"
MINE: Final = "mine"
"""The quick word of somebody who wants to fight a card, or those of a colour; bare pointing too."""


@final
class Claim:
    """A card in play, and who wants to beat it."""

    def __init__(self, card: int, seat: Seat) -> None:
        self.card = card
        self.seat = seat


def claims_in(siege: Siege, perspective: Perspective) -> list[Claim]:
    """What other people who are still in action have claimed in this round."""
    found: list[Claim] = []
    for wish in perspective.wishes:
        if wish.says not in ("", MINE) or wish.seat == perspective.seat:
            continue
        if not 0 <= wish.seat < siege.players or siege.place[wish.seat] < 0:
            continue
        for card in siege.slots:
            if card >= 0 and _means(siege, wish, card):
                found.append(Claim(card, wish.seat))
    return found


def _means(siege: Siege, wish: Wish, card: int) -> bool:
    if wish.kind == COLOUR:
        return wish.says == MINE and COLOURS[siege.box.card_colour[card]] == wish.word
    return wish.kind == CARD and siege.box.card_ids[card] == wish.word
