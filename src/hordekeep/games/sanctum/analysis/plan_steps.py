"""Carries a plan out on a copy of the quest, and writes down the actions that it takes."""

from typing import final

from hordekeep.games.sanctum.analysis.attack_places import (
    COME_BACK,
    COPY,
    FLOW,
    OVERKILL,
    PLACE,
    SECOND_HIT,
    STRIKE,
    AttackMove,
)
from hordekeep.games.sanctum.analysis.blocking import BlockChoice, bill_of
from hordekeep.games.sanctum.analysis.skirmish import CHANGED_KIND, Skirmish, kind_face
from hordekeep.games.sanctum.model.actions import DECLINE, DONE, Recover
from hordekeep.games.sanctum.model.box import PAYS
from hordekeep.games.sanctum.model.champion import FACE, OUT_OF_HAND, Champion
from hordekeep.games.sanctum.model.dice import FACES, name_of
from hordekeep.games.sanctum.model.fight_actions import Bless, Hit, HitBox, TurnTo, Use
from hordekeep.games.sanctum.model.fight_actions import Overkill as OverkillAction
from hordekeep.games.sanctum.rules.attack import Attack
from hordekeep.games.sanctum.rules.block import Block as BlockFrame
from hordekeep.games.sanctum.rules.fight import Recovering
from hordekeep.games.sanctum.rules.hitting import Striking, TurnDie
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.frame import AnyFrame
from hordekeep.kernel.play.seat import MAIN, Seat
from hordekeep.kernel.play.term import NONE


@final
class Carrier:
    """Carries out one plan."""

    def __init__(self, skirmish: Skirmish, seat: Seat, block_plan: BlockChoice) -> None:
        self.skirmish = skirmish
        self.seat = seat
        self.plan = block_plan
        self.world = skirmish.quest.clone()
        self.lane = seat if self.world.lanes else MAIN
        self.actions: list[Action] = []
        self.blessed = False
        self.ways: dict[int, int] = {}
        """How each ability is paid for."""

    # Single actions.

    def _champion(self) -> Champion:
        return self.world.champions[self.seat]

    def _asking(self) -> AnyFrame | None:
        """The frame that asks now."""
        if self.world.settle(self.lane) is None:
            return None
        return self.world.top(self.lane)

    def _do(self, action: Action) -> None:
        """Takes an action, if it is asked for: a step without a choice happens by itself."""
        asked = self.world.settle(self.lane)
        if asked is not None and asked.seat == self.seat and action in asked.actions:
            self.world.answer(self.lane, action)
            self.actions.append(action)

    # The attack.

    def attack(self, steps: list[AttackMove]) -> None:
        """Blessings for markers first, unless a die comes back at once; then step by step."""
        used = 0
        for step in steps:
            used |= step.means
        at_once = bool(steps) and steps[0].does == COME_BACK
        first = self.skirmish.means[_lowest(steps[0].means)].ability if at_once else NONE
        self._choose_ways(self._abilities(used), self.plan.stamina_attack, first)
        if not at_once:
            self._bless()
        for step in steps:
            self._leave_optional(step.does)
            self._take(step)
            if step.does == COME_BACK:
                self._bless()

    def _abilities(self, used: int) -> list[int]:
        means = self.skirmish.means
        return [
            one.ability
            for index, one in enumerate(means)
            if used >> index & 1 and one.ability != NONE
        ]

    def _choose_ways(self, abilities: list[int], stamina: int, first: int) -> None:
        """SA-A1: so much stamina in all, what purple boxes get is chosen; `first` is paid now."""
        bills = [bill_of(self.skirmish.quest, ability) for ability in abilities]
        spare = stamina - sum([bill.red for bill in bills])
        if first != NONE and spare and not self.skirmish.blocking.stamina:
            abilities = [one for one in abilities if one != first] + [first]
        elif first != NONE:
            abilities = [first] + [one for one in abilities if one != first]
        for ability in abilities:
            bill = bill_of(self.skirmish.quest, ability)
            more = min(spare, bill.purple)
            spare -= more
            paid = (bill.red + more, bill.blue + bill.purple - more)
            self.ways[ability] = PAYS.index(paid)

    def _bless(self) -> None:
        """Uses the blessings that give the markers still missing."""
        if self.blessed:
            return
        self.blessed = True
        blocking = self.skirmish.blocking
        for blessing in blocking.stamina_gifts[: self.plan.stamina_blessed]:
            self._do(Bless(blessing))
        for blessing in blocking.focus_gifts[: self.plan.focus_blessed]:
            self._do(Bless(blessing))

    def _leave_optional(self, does: int) -> None:
        """Declines what a fall offers, unless the next step takes it."""
        frame = self._asking()
        if isinstance(frame, TurnDie) and frame.optional and does != FLOW:
            self._do(DECLINE)
            frame = self._asking()
        if isinstance(frame, Striking) and frame.optional and does not in (FLOW, SECOND_HIT):
            self._do(DECLINE)

    def _take(self, step: AttackMove) -> None:
        if step.does == PLACE:
            self._turn_along(step.die, step.to, step.means)
            self._do(Hit(self._target(step.box)[0], self._name(step.to)))
        elif step.does == COPY:
            self._copy(step)
        elif step.does == FLOW:
            self._do(TurnTo(self._name(step.die), step.to))
        else:
            self._strike(step)

    def _strike(self, step: AttackMove) -> None:
        """Strikes, overkill and its second hit, a die that comes back."""
        if step.does != SECOND_HIT:
            self._use(_lowest(step.means))
        if step.does == COME_BACK:
            return
        foe, face = self._target(step.box)
        if step.does in (STRIKE, SECOND_HIT):
            self._do(HitBox(foe, face))
        elif step.does == OVERKILL:
            self._do(OverkillAction(foe, self._name(step.die), face))

    def _target(self, box: int) -> tuple[int, int]:
        skirmish = self.skirmish
        return skirmish.foes[skirmish.owner[box]], skirmish.boxes[box]

    def _use(self, index: int) -> None:
        one = self.skirmish.means[index]
        self._do(one.action if one.action is not None else Use(one.ability, self.ways[one.ability]))

    def _name(self, kind: int) -> int:
        """The word of a die in hand: where it does not matter, one that was not changed."""
        face = kind_face(kind)
        names = [
            name_of(die)
            for die in self._champion().rolled
            if not die & OUT_OF_HAND and die & FACE == face
        ]
        if self.skirmish.veiled and self._champion().veiled:
            wanted = kind >= CHANGED_KIND
            names = [name for name in names if (name >= FACES) == wanted]
        return min(names)

    def _turn_along(self, kind: int, to: int, means: int) -> None:
        """Turns a die from kind to kind with all of these means, in an order that works."""
        name = self._name(kind) if means else NONE
        for index, face in self._order(kind_face(kind), kind_face(to), means):
            self._use(index)
            self._do(TurnTo(name, face))
            name = face - 1 + FACES

    def _order(self, face: int, to: int, means: int) -> list[tuple[int, int]]:
        """The means one by one, each with the face that it turns the die to."""
        for index, one in enumerate(self.skirmish.means):
            if not means >> index & 1:
                continue
            rest = means & ~(1 << index)
            for middle in range(1, FACES + 1):
                if not one.table[face] >> middle & 1:
                    continue
                if rest:
                    beyond = self._order(middle, to, rest)
                    if beyond:
                        return [(index, middle), *beyond]
                elif middle == to:
                    return [(index, middle)]
        return []

    def _copy(self, step: AttackMove) -> None:
        """SA-A5: another die is turned first where none shows the face."""
        mirror = NONE
        for index in self.skirmish.mirrors:
            if step.means >> index & 1:
                mirror = index
        if step.box != NONE:
            self._turn_along(step.box, step.to, step.means & ~(1 << mirror))
        self._use(mirror)
        self._do(TurnTo(self._name(step.die), kind_face(step.to)))

    # The end of the attack, and the block.

    def end_attack(self) -> None:
        """Ends the attack; a marker that a skill frees comes back."""
        self._leave_optional(NONE)
        if isinstance(self._asking(), Attack):
            self._do(DONE)
        frame = self._asking()
        if isinstance(frame, Recovering):
            freed = self.plan.shields.freed
            asked = self.world.settle(self.lane)
            if freed == NONE and asked is not None:
                self._do(asked.actions[0])
            else:
                self._do(Recover(freed))

    def block(self) -> None:
        """Raises the shields of the plan and ends the block."""
        shields = self.plan.shields
        self._choose_ways(list(shields.abilities), self.plan.stamina_block, NONE)
        if not isinstance(self._asking(), BlockFrame):
            return
        self._bless()
        for ability in shields.abilities:
            self._do(Use(ability, self.ways[ability]))
        for blessing in shields.blessings:
            self._do(Bless(blessing))
        if isinstance(self._asking(), BlockFrame):
            self._do(DONE)


def _lowest(means: int) -> int:
    """The number of the lowest of these means."""
    return (means & -means).bit_length() - 1
