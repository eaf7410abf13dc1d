"""How a rival of Last Bastion thinks: foresight first, then the best few tried out in rollouts."""

from typing import Final, final

from hordekeep.bots.greedy import Foresight, Ranked
from hordekeep.bots.last_bastion.claims import claims_in
from hordekeep.bots.last_bastion.evaluator import LastBastionEvaluator
from hordekeep.bots.last_bastion.reasons import reason_for
from hordekeep.bots.last_bastion.rollouts import Rollouts
from hordekeep.bots.last_bastion.values import Values
from hordekeep.bots.rivals import Mind, Thought
from hordekeep.bots.sifting import LEAST_WORLDS
from hordekeep.games.last_bastion.model.actions import Spend
from hordekeep.games.last_bastion.model.box import TOKEN_COLOURS
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules.hero_phase import HeroPhase
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State

ENOUGH_WORLDS: Final = 6
"""In so few worlds greedy players tell a better action from a worse one."""


@final
class Depth:
    """How far a strength goes."""

    def __init__(self, *, tried: int, rounds: int, overlooks: int = 0) -> None:
        self.tried = tried
        """Actions that are tried out, at most."""
        self.rounds = rounds
        """Rounds that are played on."""
        self.overlooks = overlooks
        """One in so many times the best action of a phase is overlooked; 0 is never."""


@final
class SiegeMind(Mind):
    def __init__(self, values: Values, depth: Depth) -> None:
        self.values = values
        self._evaluator = LastBastionEvaluator(values)
        self._depth = depth

    def turn(self, state: State) -> int:
        assert isinstance(state, Siege)
        return state.turns

    def decide(self, thought: Thought, state: State) -> Action:
        assert isinstance(state, Siege)
        seat = thought.perspective.seat
        claims = claims_in(state, thought.perspective)
        self._evaluator.claimed = [claim.card for claim in claims]
        chosen = self._chosen(thought, state)
        self._evaluator.claimed = []
        if isinstance(chosen, Spend):
            chosen = _fairest(state, seat, chosen, thought.perspective.decision.actions)
        if thought.explains:
            thought.reason = reason_for(state, seat, chosen, claims)
        return chosen

    def _chosen(self, thought: Thought, siege: Siege) -> Action:
        actions = thought.perspective.decision.actions
        foresight = Foresight(self._evaluator, thought.luck)
        if not isinstance(siege.agenda[-1], HeroPhase):
            return foresight.best(siege, actions)
        ranked = foresight.ranked(siege, actions)
        if self._depth.overlooks:
            thought.iterate(1)
            return self._overlooked(thought, ranked)
        if self._evaluator.claimed:  # others' plans count now, which rollouts know nothing of
            return ranked[0].action
        candidates = [one.action for one in ranked[: self._depth.tried]]
        most = _share(thought, len(candidates))
        rollouts = Rollouts(self._evaluator, thought, siege, self._depth.rounds)
        return rollouts.better(candidates[: max(most // LEAST_WORLDS, 1)], most)

    def _overlooked(self, thought: Thought, ranked: list[Ranked]) -> Action:
        """A beginner's slip: now and then the second best is taken for the best."""
        slips = len(ranked) > 1 and thought.luck.below(self._depth.overlooks) == 0
        return ranked[1].action if slips else ranked[0].action


def _share(thought: Thought, candidates: int) -> int:
    """A third of what is left of a turn, and enough to tell candidates apart."""
    return max(thought.left // 3, min(thought.left, candidates * ENOUGH_WORLDS))


def _fairest(siege: Siege, seat: Seat, chosen: Spend, actions: list[Action]) -> Action:
    """The same token from the own hand first, then from whoever has most of that colour."""
    colour = siege.box.card_colour[chosen.card]
    best: Action = chosen
    most = -1
    for action in actions:
        if isinstance(action, Spend) and action.card == chosen.card:
            owner = siege.seat_of(action.hero)
            held = siege.equipment[owner * TOKEN_COLOURS + colour]
            worth = 99 if owner == seat else held
            if worth > most:
                best, most = action, worth
    return best
