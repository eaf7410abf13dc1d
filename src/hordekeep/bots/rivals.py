"""Rivals: bots of a strength and a manner. From one decision to the next they carry a plan."""

from binascii import crc32
from collections.abc import Mapping
from typing import final

from hordekeep.bots.plan import Plan, plan_of
from hordekeep.bots.policy import Policy, Watch
from hordekeep.bots.strengths import Counts
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.state import State
from hordekeep.kernel.table.perspective import Perspective


@final
class Thought:
    """One decision that is thought about: what may be known, what was planned, how far to think."""

    def __init__(self, perspective: Perspective, plan: Plan, luck: Luck, most: int) -> None:
        self.perspective = perspective
        self.plan = plan
        self.luck = luck
        """Numbers that follow from the bot's seed and the question: nothing else is drawn on."""
        self.most = most
        """Iterations that the whole turn may take."""
        self.watch: Watch | None = None
        self.explains = False
        """Whether anybody wants to know why."""
        self.reason: Phrase | None = None
        self._done = 0
        self._stopped = False

    @property
    def left(self) -> int:
        """Iterations of this turn that are left."""
        return 0 if self._stopped else max(self.most - self.plan.spent, 0)

    def iterate(self, of: int) -> bool:
        """Counts one iteration of so many; False when it must not be begun."""
        if self._stopped or self.plan.spent >= self.most:
            return False
        self.plan.spent += 1
        self._done += 1
        if self.watch is not None and not self.watch(self._done, of):
            self._stopped = True
        return not self._stopped


class Mind:
    """How a game is thought about with one strength and one manner; it remembers nothing."""

    def turn(self, state: State) -> int:
        """The number of the turn: iterations are counted for each."""
        raise NotImplementedError

    def decide(self, thought: Thought, state: State) -> Action:
        """One of the actions; `state` is a world that the seat could be in."""
        raise NotImplementedError


class Rivals:
    """The rivals that a game brings."""

    def __init__(self, manners: tuple[str, ...], counts: Mapping[str, Counts]) -> None:
        self.manners = manners
        """Each has a name (`rival-<manner>`) and a word (`manner-<manner>`) in the catalogues."""
        self.counts = counts
        """Iterations a turn, by strength."""

    def mind(self, strength: str, manner: str) -> Mind:
        """How such a rival thinks; without a manner (empty) it leans to nothing."""
        raise NotImplementedError


@final
class RivalBot(Policy):
    """A rival at a table or in the arena: the same seed and questions give the same play in both.

    Its numbers follow from its seed and from what is asked, its memory is `plan`; so it makes no
    difference whether one object plays the whole game or one is made for every decision.
    """

    def __init__(self, seed: int, mind: Mind, counts: Counts) -> None:
        super().__init__(seed)
        self._seed = seed
        self._mind = mind
        self.iterations = counts.here()
        """How many it may spend in a turn."""

    def choose(self, perspective: Perspective) -> Action:
        self.reason = None
        actions = perspective.decision.actions
        if len(actions) == 1:
            return actions[0]
        luck = self._luck(perspective)
        state = perspective.imagine(luck)
        turn = self._mind.turn(state)
        thought = Thought(perspective, plan_of(self.plan, turn), luck, self.iterations)
        thought.watch = self.watch
        thought.explains = self.explains
        chosen = thought.plan.next_of(perspective)
        if chosen is None:
            chosen = self._mind.decide(thought, state)
        self.plan = thought.plan.written()
        self.reason = thought.reason
        return chosen

    def _luck(self, perspective: Perspective) -> Luck:
        asked = [perspective.spell(action) for action in perspective.decision.actions]
        return Luck(crc32(f"{self._seed} {perspective.seat} {asked}".encode()))
