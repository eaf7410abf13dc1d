"""The greedy bot: tries actions in imagined worlds and takes the one that ends best."""

from typing import Final, final

from hordekeep.bots.policy import Policy
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import Chance, Source
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.seat import MAIN
from hordekeep.kernel.play.state import State
from hordekeep.kernel.table.perspective import Perspective

FEW: Final = 8
"""A chance with at most so many answers is weighed answer by answer; of others one is drawn."""
MOST_NESTED: Final = 8
"""How many small decisions in a row are weighed; beyond that the first action is taken."""


@final
class Stage:
    """Actions weighed against each other; the best is taken if it gains more than `margin`."""

    def __init__(self, actions: list[Action], margin: float) -> None:
        self.actions = actions
        self.margin = margin


class Evaluator:
    """What one game tells a greedy bot: where worlds come to rest, and what they are worth then."""

    def stages(self, world: State, actions: list[Action]) -> list[Stage]:
        """The legal actions in the order of weighing; whatever the last stage holds is taken."""
        raise NotImplementedError

    def plies(self, world: State, action: Action) -> int:
        """How many more actions of the same phase are planned after this one."""
        raise NotImplementedError

    def goes_on(self, world: State, actions: list[Action]) -> list[Action]:
        """The actions worth planning in a phase, besides ending it."""
        raise NotImplementedError

    def tries(self, world: State, actions: list[Action]) -> list[Action]:
        """The actions worth trying in a small decision; never none."""
        raise NotImplementedError

    def rests(self, world: State) -> bool:
        """Whether nothing has to be settled before the worth of this world can be told."""
        raise NotImplementedError

    def worth(self, world: State) -> float:
        """How good this world is for those who win together; more is better."""
        raise NotImplementedError

    def foresees(self, world: State, foresight: "Foresight") -> float | None:
        """The worth of a world whose open chance this game works out itself, or None."""
        raise NotImplementedError


@final
class Ranked:
    """An action and what it promises."""

    def __init__(self, action: Action, worth: float) -> None:
        self.action = action
        self.worth = worth


def _worth_of(one: Ranked) -> float:
    return one.worth


def _without_repeats(ranked: list[Ranked]) -> list[Ranked]:
    """Each action once: some are weighed in two stages."""
    found: list[Ranked] = []
    for one in ranked:
        if one.action not in [other.action for other in found]:
            found.append(one)
    return found


@final
class Foresight:
    """Follows imagined worlds to where they come to rest."""

    def __init__(self, evaluator: Evaluator, luck: Source) -> None:
        self._evaluator = evaluator
        self._luck = luck
        self._nested = 0

    def best(self, world: State, actions: list[Action]) -> Action:
        """The action that leads to the best world; the first of several equals."""
        stages = self._evaluator.stages(world, actions)
        now = self._evaluator.worth(world) if len(stages) > 1 else 0.0
        for stage in stages[:-1]:
            action, worth = self._best_of(world, stage.actions)
            if worth > now + stage.margin:
                return action
        return self._best_of(world, stages[-1].actions)[0]

    def ranked(self, world: State, actions: list[Action]) -> "list[Ranked]":
        """What each action promises: first the one that `best` takes, then the others by worth."""
        chosen: Action | None = None
        found: list[Ranked] = []
        stages = self._evaluator.stages(world, actions)
        now = self._evaluator.worth(world) if len(stages) > 1 else 0.0
        for number, stage in enumerate(stages):
            weighed = [self._weighed(world, action) for action in stage.actions]
            best = max(weighed, key=_worth_of)
            last = number == len(stages) - 1
            if chosen is None and (last or best.worth > now + stage.margin):
                chosen = best.action
            found += weighed
        found.sort(key=lambda one: (one.action != chosen, -one.worth))
        return _without_repeats(found)

    def _weighed(self, world: State, action: Action) -> "Ranked":
        return Ranked(action, self.after(world, action, self._evaluator.plies(world, action)))

    def _best_of(self, world: State, actions: list[Action]) -> tuple[Action, float]:
        best, most = actions[0], 0.0
        for number, action in enumerate(actions):
            worth = self.after(world, action, self._evaluator.plies(world, action))
            if number == 0 or worth > most:
                best, most = action, worth
        return best, most

    def after(self, world: State, action: Action, plies: int = 0) -> float:
        """What the world is worth after an action."""
        tried = world.clone()
        tried.answer(MAIN, action)
        return self.outcome(tried, plies)

    def outcome(self, world: State, plies: int = 0) -> float:
        """What a world is worth once everything in it has come to rest; the world is used up."""
        evaluator = self._evaluator
        while not world.over:
            if evaluator.rests(world):
                return self._phase(world, plies) if plies > 0 else evaluator.worth(world)
            asked = world.step()
            if asked is not None:
                return self._answered(world, asked, plies)
        return evaluator.worth(world)

    def _phase(self, world: State, plies: int) -> float:
        """The best of resting here and going on with one more action."""
        best = self._evaluator.worth(world)
        asked = world.top(MAIN).ask(world)
        if asked is None:
            return best
        for action in self._evaluator.goes_on(world, asked.actions):
            best = max(best, self.after(world, action, plies - 1))
        return best

    def _answered(self, world: State, asked: Ask, plies: int) -> float:
        if asked.chance is not None:
            return self._fallen(world, asked.chance, plies)
        if self._nested >= MOST_NESTED:
            return self.after(world, asked.actions[0], plies)
        self._nested += 1
        tried = self._evaluator.tries(world, asked.actions)
        worth = max([self.after(world, action, plies) for action in tried])
        self._nested -= 1
        return worth

    def _fallen(self, world: State, chance: Chance, plies: int) -> float:
        """The mean over what NATURE may answer, or one answer where there are too many."""
        known = self._evaluator.foresees(world, self)
        if known is not None:
            return known
        pool = chance.pool
        if chance.count != 1 or len(pool) > FEW:
            return self.after(world, Fate(chance.fall(self._luck)), plies)
        total = 0.0
        for value in pool:
            total += self.after(world, Fate((value,)), plies)
        return total / len(pool)


@final
class GreedyBot(Policy):
    """Looks one action ahead (in a phase of several actions a little further) from its seat."""

    def __init__(self, seed: int, evaluator: Evaluator) -> None:
        super().__init__(seed)
        self._foresight = Foresight(evaluator, self.luck)

    def choose(self, perspective: Perspective) -> Action:
        actions = perspective.decision.actions
        if len(actions) == 1:
            return actions[0]
        return self._foresight.best(perspective.imagine(self.luck), actions)
