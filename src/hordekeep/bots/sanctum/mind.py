"""How a rival of Sanctum thinks: by rules of thumb, with the weights and care of its strength."""

from typing import final

from hordekeep.bots.rivals import Mind, Thought
from hordekeep.bots.sanctum.bot import Care, RulesOfThumb
from hordekeep.bots.sanctum.weights import Weights
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.turn import Turn
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.state import State


@final
class QuestMind(Mind):
    def __init__(self, weights: Weights, care: Care) -> None:
        self._weights = weights
        self._care = care

    def turn(self, state: State) -> int:
        assert isinstance(state, Quest)
        return state.turns + state.rounds * state.players

    def decide(self, thought: Thought, state: State) -> Action:
        assert isinstance(state, Quest)
        decision = thought.perspective.decision
        care = self._care
        if isinstance(state.top(decision.lane), Turn):
            care = Care(nodes=care.nodes, samples=self._samples(thought), anew=care.anew)
        thumb = RulesOfThumb(thought.luck, care, self._weights)
        chosen = thumb.decide(state, decision.lane, decision.seat, decision.actions)
        thought.plan.following = [thought.perspective.spell(one) for one in thumb.planned]
        return chosen

    def _samples(self, thought: Thought) -> int:
        """How many rolls may be tried before a turn: each is an iteration."""
        count = 0
        while count < self._care.samples and thought.iterate(self._care.samples):
            count += 1
        return count
