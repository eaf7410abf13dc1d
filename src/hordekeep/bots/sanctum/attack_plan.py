"""Planning an attack: which foes to fell with these dice, and how (beam of depth-first tries)."""

from typing import Final, final

from hordekeep.bots.sanctum.arsenal import Shield, Tool, blockable, shields_of, tools_of
from hordekeep.bots.sanctum.weights import GREEDY, Weights
from hordekeep.games.sanctum.model.champion import CHANGED, FACE, OUT_OF_HAND, Champion
from hordekeep.games.sanctum.model.dice import FACES
from hordekeep.games.sanctum.model.fight_actions import Hit
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.action import Action

MOST_NODES: Final = 600
"""How many steps a careful plan tries; dice and boxes are few, but chains of changes are many."""


LOW_LIFE: Final = 4


@final
class Prices:
    """What things are worth while planning, in lives."""

    def __init__(self, weights: Weights, *, last: bool, life: int) -> None:
        self.marker = weights.marker_last if last else weights.marker
        self.wound = weights.wound if life > LOW_LIFE else weights.wound_low
        if not last:
            self.wound *= weights.wound_journey
        self.level = weights.slain_level
        self.item = weights.slain_item
        self.hit = weights.hit
        self.card = weights.card


@final
class Goal:
    """A foe with its open boxes."""

    def __init__(self, foe: int, faces: list[int], worth: float, damage: int) -> None:
        self.foe = foe
        self.faces = faces
        self.worth = worth
        """What felling it brings, its damage apart."""
        self.damage = damage
        self.boxes = 0
        """Boxes in all."""


@final
class Step:
    """One move of a plan: change a die and place it, place it as it is, or strike a box."""

    def __init__(self, foe: int, face: int, tools: tuple[Tool, ...], via: tuple[int, ...]) -> None:
        self.foe = foe
        self.face = face
        self.tools = tools
        self.via = via
        """The faces of the die: before the first change, after it, …, the face of the box."""


@final
class Prospect:
    """An attack half planned: what is left in hand, and what it has brought so far."""

    def __init__(self, hand: list[int], stamina: int, focus: int, damage: int) -> None:
        self.hand = hand
        self.stamina = stamina
        self.focus = focus
        self.damage = damage
        """What still strikes back."""
        self.used: tuple[int, ...] = ()
        """The sources of the tools used."""
        self.worth = 0.0
        self.steps: tuple[Step, ...] = ()

    def take(self, step: Step, cost: float) -> "Prospect":
        """The same with one more step."""
        stamina, focus, used = self.stamina, self.focus, self.used
        for tool in step.tools:
            stamina -= tool.stamina
            focus -= tool.focus
            used = (*used, tool.source)
        hand = self.hand
        if step.via:
            hand = hand.copy()
            hand.remove(step.via[0])
        other = Prospect(hand, stamina, focus, self.damage)
        other.used = used
        other.worth = self.worth - cost
        other.steps = (*self.steps, step)
        return other

    def fell(self, goal: Goal) -> "Prospect":
        """The same with a foe felled."""
        other = Prospect(self.hand, self.stamina, self.focus, self.damage - goal.damage)
        other.used = self.used
        other.worth = self.worth + goal.worth
        other.steps = self.steps
        return other

    def affords(self, tool: Tool) -> bool:
        """Whether a tool is still there and can be paid for."""
        if tool.source in self.used:
            return False
        return tool.stamina <= self.stamina and tool.focus <= self.focus


@final
class AttackPlan:
    """The best way found."""

    def __init__(self, worth: float, steps: tuple[Step, ...]) -> None:
        self.worth = worth
        self.steps = steps


NO_PLAN: Final = AttackPlan(-99.0, ())


@final
class Planner:
    """Looks for the best plan of one attack."""

    def __init__(
        self,
        quest: Quest,
        champion: Champion,
        weights: Weights = GREEDY,
        most_nodes: int = MOST_NODES,
    ) -> None:
        self.quest = quest
        self.champion = champion
        self.prices = Prices(
            weights, last=bool(champion.row), life=champion.life - champion.grave()
        )
        self.tools = tools_of(quest, champion, weights)
        self.shields: list[Shield] = shields_of(quest, champion)
        self.damage = max(quest.damage_to(champion) - champion.shields, 0)
        self.goals = self._goals()
        self.nodes = 0
        self.most_nodes = most_nodes
        self.best = NO_PLAN

    def _goals(self) -> list[Goal]:
        quest, champion, prices = self.quest, self.champion, self.prices
        goals = []
        for foe in quest.foes(champion):
            worth = prices.card
            if not champion.row:
                worth = prices.level * quest.box.demon_level[foe] + prices.item
            goal = Goal(foe, quest.open_boxes(foe), worth, quest.damage_of(champion, foe))
            goal.boxes = len(quest.box.foe_boxes[foe])
            goals.append(goal)
        goals.sort(key=lambda one: len(one.faces) / (one.worth + one.damage))
        return goals

    def plan(self, dice: list[int]) -> AttackPlan:
        """The best plan for these dice (faces; changed ones count like the others)."""
        self.nodes = 0
        self.best = NO_PLAN
        stamina, focus = self.champion.pool
        self._next_goal(0, Prospect(sorted(dice), stamina, focus, self.damage))
        return self.best

    def _next_goal(self, index: int, so_far: Prospect) -> None:
        """Fells a foe, or leaves it."""
        if index == len(self.goals):
            self._finish(so_far)
            return
        self._cover(index, 0, so_far)
        self._next_goal(index + 1, so_far)

    def _cover(self, index: int, box: int, so_far: Prospect) -> None:
        """Fills the boxes of one goal, then goes on to the next."""
        goal = self.goals[index]
        if box == len(goal.faces):
            self._next_goal(index + 1, so_far.fell(goal))
            return
        self.nodes += 1
        if self.nodes > self.most_nodes:
            return
        face = goal.faces[box]
        if face in so_far.hand and not self._barred(face):
            self._cover(index, box + 1, so_far.take(Step(goal.foe, face, (), (face,)), 0.0))
            return
        for tool in self.tools:
            if not so_far.affords(tool):
                continue
            for via in self._uses(goal, box, so_far.hand, tool):
                step = Step(goal.foe, face, (tool,), via)
                self._cover(index, box + 1, so_far.take(step, self._cost(tool)))
        self._chain(index, box, so_far)

    def _uses(self, goal: Goal, box: int, hand: list[int], tool: Tool) -> list[tuple[int, ...]]:
        """The dice that a tool turns to the face of a box, or a strike without one."""
        face = goal.faces[box]
        if tool.strikes:
            left = len(goal.faces) - box
            fits = goal.boxes >= tool.boxes_min and tool.exactly in (0, left)
            return [()] if fits else []
        return [(die, face) for die in dict.fromkeys(hand) if tool.table[die] >> face & 1]

    def _cost(self, tool: Tool) -> float:
        return tool.price + self.prices.marker * (tool.stamina + tool.focus)

    def _barred(self, face: int) -> bool:
        """Whether a die as it was rolled may not hit (SA-K9)."""
        if not self.champion.veiled:
            return False
        return not any(
            die & CHANGED and die & FACE == face and not die & OUT_OF_HAND
            for die in self.champion.rolled
        )

    def _chain(self, index: int, box: int, so_far: Prospect) -> None:
        """Two changes on one die."""
        goal = self.goals[index]
        face = goal.faces[box]
        tools = [tool for tool in self.tools if not tool.strikes and so_far.affords(tool)]
        for first in tools:
            for second in tools:
                if second.source == first.source or not _affords_both(so_far, first, second):
                    continue
                for die in dict.fromkeys(so_far.hand):
                    middle = _between(first, second, die, face)
                    if middle:
                        step = Step(goal.foe, face, (first, second), (die, middle, face))
                        cost = self._cost(first) + self._cost(second)
                        self._cover(index, box + 1, so_far.take(step, cost))

    def _finish(self, so_far: Prospect) -> None:
        """What is left: dice that fit somewhere, shields, wounds."""
        felled = {step.foe for step in so_far.steps}
        rest = so_far.hand.copy()
        extra: list[Step] = []
        for goal in self.goals:
            if goal.foe in felled:
                continue
            for face in goal.faces:
                if face in rest and not self._barred(face):
                    rest.remove(face)
                    extra.append(Step(goal.foe, face, (), (face,)))
        prices = self.prices
        blocked = blockable(self.shields, so_far.damage, so_far.stamina, so_far.focus)
        total = so_far.worth + prices.hit * len(extra)
        total -= prices.wound * (so_far.damage - blocked) + prices.marker * 0.5 * blocked
        if total > self.best.worth:
            self.best = AttackPlan(total, (*so_far.steps, *extra))


def _affords_both(so_far: Prospect, first: Tool, second: Tool) -> bool:
    stamina, focus = first.stamina + second.stamina, first.focus + second.focus
    return stamina <= so_far.stamina and focus <= so_far.focus


def _between(first: Tool, second: Tool, die: int, face: int) -> int:
    """A face that the first change reaches and from which the second reaches the goal.

    None where one of them alone would do.
    """
    if first.table[die] >> face & 1 or second.table[die] >> face & 1:
        return 0
    for middle in range(1, FACES + 1):
        if first.table[die] >> middle & 1 and second.table[middle] >> face & 1:
            return middle
    return 0


def dice_in_hand(champion: Champion) -> list[int]:
    """The faces of the unplaced dice."""
    return [die & FACE for die in champion.rolled if not die & OUT_OF_HAND]


def die_named(champion: Champion, face: int, *, changed: bool | None = None) -> int:
    """The word number of an unplaced die with this face, unchanged ones first (or as asked)."""
    names = [
        (die & FACE) - 1 + (FACES if die & CHANGED else 0)
        for die in champion.rolled
        if not die & OUT_OF_HAND and die & FACE == face
    ]
    if changed is not None:
        names = [name for name in names if (name >= FACES) == changed]
    return min(names)


def hit_of(champion: Champion, step: Step) -> Action:
    """The action that places the die of a step."""
    changed = True if champion.veiled else None
    return Hit(step.foe, die_named(champion, step.face, changed=changed))
