"""How a game looks in the terminal: what the session asks of each game's sketch."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.text import Text

from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.game import Omen
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.table.table import Table
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.rules_drawing import DrawnPiece

TAKES_A_HERO: Final = "choose"
"""The verb of a game's setup."""


class Sketch:
    """What every table shows, whatever is played on it."""

    things: ClassVar[tuple[str, ...]] = ("hero",)
    """The kinds of things that can be asked about."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words

    def title(self, table: Table) -> Text:
        """One line: which game, and how far it is."""
        return Text(self.words.say(f"game-{table.game.id}"), "bold")

    def table(self, table: Table, seat: Seat, *, width: int, plain: bool) -> Sequence[Text]:
        """The table as a seat sees it."""
        return []

    def asked(self, table: Table, seat: Seat) -> Sequence[Text]:
        """What belongs to the open decision: a card that was drawn, dice that fell."""
        return []

    def heroes(self, table: Table, actions: Sequence[Action]) -> Sequence[Text]:
        """What the heroes can do among whom one is chosen."""
        spell = table.game.lexicon.spell
        offered = [spell(one).split()[-1] for one in actions if one.verb == TAKES_A_HERO]
        return [Text(line) for one in offered for line in self.about("hero", one)[:1]]

    def notes(self, table: Table, seat: Seat, actions: Sequence[Action]) -> Mapping[Action, str]:
        """What to know about actions before one is chosen."""
        return {}

    def odds(self, table: Table, seat: Seat) -> Sequence[str]:
        """The chances of everything that this seat could try."""
        return []

    def dangers(self, table: Table, seat: Seat) -> Sequence[Omen]:
        """What to look out for, the most urgent first."""
        return table.forecast(seat)

    def actor(self, table: Table, seat: Seat) -> str:
        """The name under which a seat plays."""
        return self.words.say("seat", number=str(seat + 1))

    def has_secrets(self, table: Table, seats: Sequence[Seat]) -> bool:
        """Whether one of these seats sees something that the others may not."""
        return False

    def score(self, table: Table) -> Sequence[Text]:
        """How a finished game is counted."""
        return []

    def about(self, kind: str, word: str) -> Sequence[str]:
        """What one thing is, in sentences."""
        return []

    def drawn(self, piece: DrawnPiece) -> Text:
        """A piece of an example of the rules; raises `BadFile` where the game has none such."""
        return Text(piece.word)
