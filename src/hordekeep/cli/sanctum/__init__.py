"""Sanctum in the terminal."""

from typing import Final

from hordekeep.cli.draw.game_screen import GameScreen
from hordekeep.cli.sanctum.first_times import NOTES
from hordekeep.cli.sanctum.sketch import SanctumSketch

SEAM: Final = GameScreen(SanctumSketch, NOTES)
