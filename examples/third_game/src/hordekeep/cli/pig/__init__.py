"""Pig in the terminal."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from rich.text import Text

from hordekeep.cli.draw.game_screen import GameScreen
from hordekeep.cli.draw.sketch import Sketch
from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.kernel.table.table import Table


@final
class PigSketch(Sketch):
    """A line for each player."""

    things: ClassVar[tuple[str, ...]] = ("coin",)

    def table(self, table: Table, seat: Seat, *, width: int, plain: bool) -> Sequence[Text]:
        return [
            Text(
                self.words.say(
                    "draw-player",
                    player=self.actor(table, number),
                    points=player.points,
                    coin=self.words.name("coin", player.coin) if player.coin else "none",
                )
            )
            for number, player in enumerate(table.view(seat).players)
        ]

    def has_secrets(self, table: Table, seats: Sequence[Seat]) -> bool:
        return len(seats) > 1 and not table.over

    def score(self, table: Table) -> Sequence[Text]:
        return self.table(table, SPECTATOR, width=0, plain=True)


SEAM: Final = GameScreen(PigSketch)
