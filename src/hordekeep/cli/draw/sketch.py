"""How a game looks in the terminal. Each game has a sketch; the session knows no game."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from hordekeep.cli.draw import beside, last_bastion
from hordekeep.cli.draw.chances import all_chances, chances
from hordekeep.games.last_bastion.forecast import dangers
from hordekeep.games.last_bastion.game import LastBastion
from hordekeep.games.last_bastion.state import Siege
from hordekeep.kernel.action import Action
from hordekeep.kernel.game import Omen
from hordekeep.kernel.seat import SPECTATOR, Seat
from hordekeep.kernel.table import Table
from hordekeep.text.catalogue import Catalogue

ROUTINE: Final = ("omen-draws", "omen-draws-or-strikes")
"""What happens every turn is no danger."""


class Sketch:
    """What every table shows, whatever is played on it."""

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

    def score(self, table: Table) -> Sequence[Text]:
        """How a finished game is counted."""
        return []

    def about(self, kind: str, word: str) -> Sequence[str]:
        """What one thing is, in sentences."""
        return []


class BastionSketch(Sketch):
    """Last Bastion."""

    def title(self, table: Table) -> Text:
        return last_bastion.title(table.view(SPECTATOR), self.words)

    def table(self, table: Table, seat: Seat, *, width: int, plain: bool) -> Sequence[Text]:
        return last_bastion.draw_table(table.view(seat), self.words, width=width, plain=plain)

    def asked(self, table: Table, seat: Seat) -> Sequence[Text]:
        return beside.asked(table.view(seat), self.words)

    def notes(self, table: Table, seat: Seat, actions: Sequence[Action]) -> Mapping[Action, str]:
        state = table.state
        assert isinstance(state, Siege)
        return chances(state, seat, actions, self.words)

    def odds(self, table: Table, seat: Seat) -> Sequence[str]:
        state = table.state
        assert isinstance(state, Siege)
        return all_chances(state, seat, self.words)

    def dangers(self, table: Table, seat: Seat) -> Sequence[Omen]:
        """What may lose the game or a hero; then what else comes for certain, but for draws."""
        state = table.state
        assert isinstance(state, Siege)
        grave = dangers(state)
        told = [omen.phrase for omen in grave]
        others = [
            omen
            for omen in table.forecast(seat)
            if omen.certain and omen.phrase not in told and omen.phrase.key not in ROUTINE
        ]
        return [*grave, *others]

    def actor(self, table: Table, seat: Seat) -> str:
        hero = table.view(seat).heroes[seat].hero
        return super().actor(table, seat) if hero is None else self.words.name("hero", hero)

    def score(self, table: Table) -> Sequence[Text]:
        return beside.score(table.view(SPECTATOR), self.words)

    def about(self, kind: str, word: str) -> Sequence[str]:
        return beside.about(kind, word, self.words)


def sketch_of(words: Catalogue) -> Sketch:
    """The sketch for a catalogue's game."""
    return BastionSketch(words) if isinstance(words.game, LastBastion) else Sketch(words)
