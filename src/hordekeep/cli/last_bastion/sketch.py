"""How Last Bastion looks in the terminal."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.text import Text

from hordekeep.cli.draw.sketch import Sketch
from hordekeep.cli.last_bastion import beside, plan
from hordekeep.cli.last_bastion.chances import all_chances, chances
from hordekeep.cli.last_bastion.drawn import draw_piece
from hordekeep.games.last_bastion.analysis.forecast.outlook import dangers
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.game import Omen
from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.kernel.table.table import Table
from hordekeep.text.rules_drawing import DrawnPiece

ROUTINE: Final = ("omen-draws", "omen-draws-or-strikes")
"""What happens every turn is no danger."""


class BastionSketch(Sketch):
    """Last Bastion."""

    things: ClassVar[tuple[str, ...]] = ("card", "tile", "hero")

    def title(self, table: Table) -> Text:
        return plan.title(table.view(SPECTATOR), self.words)

    def table(self, table: Table, seat: Seat, *, width: int, plain: bool) -> Sequence[Text]:
        return plan.draw_table(table.view(seat), self.words, width=width, plain=plain)

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

    def drawn(self, piece: DrawnPiece) -> Text:
        return draw_piece(piece, self.words)
