"""What searching a world of Sanctum takes: its players, its rounds, what it is worth."""

import math
from typing import Final, final

from hordekeep.bots.game_search import GameSearch
from hordekeep.bots.sanctum.bot import CARE
from hordekeep.bots.sanctum.gear import item_worth
from hordekeep.bots.sanctum.quick import QUICK, QuestPlayers
from hordekeep.bots.sanctum.weights import GREEDY
from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.outcome import result
from hordekeep.kernel.play.chance import Source
from hordekeep.kernel.play.driver import Chooser
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State

LIFE: Final = 0.35
BLESSING: Final = 0.3
SKILL: Final = 0.15
GEAR: Final = 0.12
CARD: Final = 0.8
"""What these are worth against the others: a life, a blessing, a skill, gear, a beaten card."""


@final
class QuestSearch(GameSearch):
    def quick(self, luck: Source) -> Chooser:
        return QuestPlayers(luck, QUICK)

    def greedy(self, luck: Source) -> Chooser:
        return QuestPlayers(luck, CARE)

    def turns(self, state: State) -> int:
        assert isinstance(state, Quest)
        return state.turns + state.rounds * state.players

    def turns_a_round(self, state: State) -> int:
        assert isinstance(state, Quest)
        return max(len(state.living()), 1)

    def evaluate(self, state: State, seat: Seat) -> float:
        """The seat's share of the win; before the end a guess from what predicts it."""
        assert isinstance(state, Quest)
        if state.over:
            winners = result(state).winners
            return 1.0 / len(winners) if seat in winners else 0.0
        if state.champions[seat].dead:
            return 0.0
        total = 0.0
        for champion in state.champions:
            if not champion.dead:
                total += math.exp(_strength(state, champion))
        return math.exp(_strength(state, state.champions[seat])) / total


def _strength(quest: Quest, champion: Champion) -> float:
    gear = 0.0
    for item in champion.slots:
        if item >= 0:
            gear += item_worth(quest.box, item, GREEDY)
    strength = LIFE * (champion.life - champion.grave()) + BLESSING * len(champion.unspent())
    return strength + SKILL * champion.skills.bit_count() + GEAR * gear + CARD * champion.at
