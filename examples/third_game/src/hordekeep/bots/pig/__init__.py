"""Who plays Pig besides the random bot."""

from typing import Final

from hordekeep.bots.game_bots import GameBots
from hordekeep.bots.pig.thrifty import ThriftyBot

SEAM: Final = GameBots({"thrifty": ThriftyBot}, default="thrifty")
