"""A bot that plays Sanctum by rules of thumb, and plans its fights."""

from typing import Final

from hordekeep.bots.game_bots import GameBots
from hordekeep.bots.sanctum.bot import RuleBot
from hordekeep.bots.sanctum.hints import QuestHints
from hordekeep.bots.sanctum.rivals import QuestRivals
from hordekeep.bots.sanctum.search import QuestSearch
from hordekeep.bots.strengths import ADEPT

LEANING: Final = {
    "fight": 8,
    "rest": 4,
    "breach": 6,
    "hit": 30,
    "strike": 30,
    "overkill": 12,
    "use": 12,
    "raise": 16,
    "equip": 8,
    "done": 6,
    "skill": 6,
    "buy": 3,
    "drink": 4,
    "unequip": 0,
    "throw": 0,
}
"""What leads on in a quest."""

SEAM: Final = GameBots(
    {"greedy": RuleBot},
    default=ADEPT,
    leaning=LEANING,
    search=QuestSearch(),
    rivals=QuestRivals(),
    hints=QuestHints(),
)
