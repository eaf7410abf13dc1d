"""What worlds of Last Bastion are worth to a bot."""

from typing import Final

from hordekeep.bots.game_bots import GameBots
from hordekeep.bots.greedy import GreedyBot
from hordekeep.bots.last_bastion.evaluator import LastBastionEvaluator
from hordekeep.bots.last_bastion.hints import SiegeHints
from hordekeep.bots.last_bastion.rivals import SiegeRivals
from hordekeep.bots.last_bastion.search import SiegeSearch
from hordekeep.bots.last_bastion.values import Values
from hordekeep.bots.policy import Policy
from hordekeep.bots.strengths import ADEPT


def greedy(seed: int) -> Policy:
    """Looks one decision ahead."""
    return GreedyBot(seed, LastBastionEvaluator(Values()))


SEAM: Final = GameBots(
    {"greedy": greedy},
    default=ADEPT,
    search=SiegeSearch(),
    rivals=SiegeRivals(),
    hints=SiegeHints(),
)
