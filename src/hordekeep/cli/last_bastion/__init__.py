"""Last Bastion in the terminal."""

from typing import Final

from hordekeep.cli.draw.game_screen import GameScreen
from hordekeep.cli.last_bastion.first_times import NOTES
from hordekeep.cli.last_bastion.sketch import BastionSketch

SEAM: Final = GameScreen(BastionSketch, NOTES)
