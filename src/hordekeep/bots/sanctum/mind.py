"""How a rival of Sanctum thinks: by rules of thumb, with the weights and care of its strength."""

from typing import final

from hordekeep.bots.rivals import Mind, Thought
from hordekeep.bots.sanctum.bot import Care, RulesOfThumb
from hordekeep.bots.sanctum.last_blows import is_worked_out, last_blows
from hordekeep.bots.sanctum.weights import Weights
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.turn import Turn
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.state import State


@final
class QuestMind(Mind):
    def __init__(self, weights: Weights, care: Care, *, exact: bool = False) -> None:
        self._weights = weights
        self._care = care
        self._exact = exact
        """Whether blocks and the last battle are worked out."""

    def turn(self, state: State) -> int:
        assert isinstance(state, Quest)
        return state.turns + state.rounds * state.players

    def decide(self, thought: Thought, state: State) -> Action:
        assert isinstance(state, Quest)
        decision = thought.perspective.decision
        worked_out = self._worked_out(thought, state)
        if worked_out:
            return self._begun(thought, worked_out)
        care = self._care
        if isinstance(state.top(decision.lane), Turn):
            care = Care(nodes=care.nodes, samples=self._samples(thought), anew=care.anew)
        thumb = RulesOfThumb(thought.luck, care, self._weights)
        chosen = thumb.decide(state, decision.lane, decision.seat, decision.actions)
        return self._begun(thought, [chosen, *thumb.planned])

    def _worked_out(self, thought: Thought, quest: Quest) -> list[Action]:
        """The rest of a block or a last attack, as an iteration; nothing elsewhere."""
        decision = thought.perspective.decision
        champion = quest.champions[decision.seat]
        if not self._exact or not is_worked_out(quest.top(decision.lane), champion):
            return []
        if not thought.iterate(1):
            return []
        found = last_blows(quest, decision.lane, decision.seat, self._weights)
        return found if found[0] in decision.actions else []

    def _begun(self, thought: Thought, actions: list[Action]) -> Action:
        """The first of them; the others are planned."""
        thought.plan.following = [thought.perspective.spell(one) for one in actions[1:]]
        return actions[0]

    def _samples(self, thought: Thought) -> int:
        """How many rolls may be tried before a turn: each is an iteration."""
        count = 0
        while count < self._care.samples and thought.iterate(self._care.samples):
            count += 1
        return count
