"""What views have in common: the engine's numbers as words, tokens by colour."""

from typing import cast, final

from hordekeep.games.last_bastion.content.schema import Colour
from hordekeep.games.last_bastion.model.box import COLOURS, EFFECTS
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.view.wire import (
    BoardColour,
    EffectCode,
    TokensView,
)
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE, Lexicon


@final
class Names:
    """Names the things of one siege."""

    def __init__(self, lexicon: Lexicon, siege: Siege) -> None:
        self.lexicon = lexicon
        self.siege = siege

    def word(self, kind: str, value: int) -> str | None:
        """The word of a thing, or None where there is none."""
        return None if value == NONE else self.lexicon.word(kind, value)

    def card(self, card: int) -> str:
        return self.lexicon.word("card", card)

    def hero(self, seat: Seat) -> str:
        """The hero of a seat."""
        return self.lexicon.word("hero", self.siege.seat_hero[seat])

    def tile(self, place: int) -> str:
        """The tile on a place."""
        return self.lexicon.word("tile", self.siege.layout.tile_at[place])


def colour_of(colour: int) -> Colour:
    """The word of a colour of cards and tokens."""
    return cast("Colour", COLOURS[colour])


def board_colour(board: int) -> BoardColour | None:
    """The colour of a board, or None where there is none."""
    return None if board == NONE else cast("BoardColour", COLOURS[board])


def effect_code(deed: int) -> EffectCode:
    """The word for what an effect does."""
    return EFFECTS[deed].word


def tokens_of(counts: list[int]) -> TokensView:
    """Five numbers, by colour."""
    red, green, blue, yellow, black = counts
    return TokensView(red=red, green=green, blue=blue, yellow=yellow, black=black)
