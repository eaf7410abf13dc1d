"""The rule-based bot of Sanctum: plans its fights, equips what is worth most, keeps moving."""

from typing import Final, final

from hordekeep.bots.policy import Policy
from hordekeep.bots.sanctum.attack_plan import (
    MOST_NODES,
    AttackPlan,
    Planner,
    Step,
    dice_in_hand,
    die_named,
    hit_of,
)
from hordekeep.bots.sanctum.penalties import best_recovery, least_loss, penalty_or_wounds
from hordekeep.bots.sanctum.small_choices import (
    block_choice,
    choice_before_roll,
    could_equip,
    fitting_turn,
    is_unplanned,
    may_move_on,
    rest_choice,
    strike_choice,
    worthiest,
)
from hordekeep.bots.sanctum.weights import GREEDY, Weights
from hordekeep.games.sanctum.model.actions import (
    ANSWER_CALL,
    BREACH,
    DECLINE,
    DONE,
    FIGHT,
    MOVE,
    REST,
)
from hordekeep.games.sanctum.model.box import FOCUS, STAMINA
from hordekeep.games.sanctum.model.champion import FACE, Champion
from hordekeep.games.sanctum.model.fight_actions import (
    TAKE_PENALTY,
    TAKE_WOUNDS,
    HitBox,
    Overkill,
    TurnTo,
    Use,
)
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.attack import Attack, Overkilling
from hordekeep.games.sanctum.rules.block import Block
from hordekeep.games.sanctum.rules.fight import AfterRoll, BeforeRoll, Recovering
from hordekeep.games.sanctum.rules.hitting import Striking, TurnDie
from hordekeep.games.sanctum.rules.penalties.suffering import PayPenalty, Suffer
from hordekeep.games.sanctum.rules.rest import Resting
from hordekeep.games.sanctum.rules.turn import Turn as TurnFrame
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Source
from hordekeep.kernel.play.seat import MAIN
from hordekeep.kernel.table.perspective import Perspective

SAMPLES: Final = 5
"""Rolls that the greedy bot tries before a turn."""
FEW_CARDS: Final = 2
"""Cards laid by the breach: later ones hit only those who come late (SA-W7)."""


@final
class Care:
    """How much thought is given: steps that a plan of attack may try, rolls that are tried before a
    turn; and whether a plan is made anew after each step.
    """

    def __init__(self, *, nodes: int, samples: int, anew: bool) -> None:
        self.nodes = nodes
        self.samples = samples
        self.anew = anew


CARE: Final = Care(nodes=MOST_NODES, samples=SAMPLES, anew=True)


@final
class RuleBot(Policy):
    """Plays one seat by the rules of thumb, with all the care that there is."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._thumb = RulesOfThumb(self.luck, CARE)

    def choose(self, perspective: Perspective) -> Action:
        decision = perspective.decision
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        following = self._thumb.following(actions)
        if following is not None:
            return following
        world = perspective.imagine(self.luck)
        assert isinstance(world, Quest)
        return self._thumb.decide(world, decision.lane, perspective.seat, actions)


@final
class RulesOfThumb:
    """Decides for one seat; it keeps what it is in the middle of: its steps fit together."""

    def __init__(self, luck: Source, care: Care, weights: Weights = GREEDY) -> None:
        self._luck = luck
        self._care = care
        self._weights = weights
        self._next: list[Action] = []
        """The actions that follow from the one just taken."""

    @property
    def planned(self) -> list[Action]:
        """The actions that should follow."""
        return self._next

    def following(self, actions: list[Action]) -> Action | None:
        """What follows from the action before, if it is possible."""
        if self._next and self._next[0] in actions:
            return self._next.pop(0)
        self._next = []
        return None

    def decide(self, quest: Quest, lane: int, seat: int, actions: list[Action]) -> Action:
        """One of the actions."""
        chosen = self._decide(quest, lane, seat, actions)
        return chosen if chosen in actions else actions[0]

    def _decide(self, quest: Quest, lane: int, seat: int, actions: list[Action]) -> Action:
        champion = quest.champions[seat]
        frame = quest.top(lane)
        if isinstance(frame, Attack):
            chosen = self._attack(quest, seat, actions)
        elif isinstance(frame, Block):
            chosen = block_choice(quest, champion, actions, self._weights)
        elif isinstance(frame, TurnFrame):
            chosen = self._turn(quest, champion, actions)
        elif isinstance(frame, BeforeRoll):
            chosen = choice_before_roll(quest, champion, actions, self._weights)
        elif isinstance(frame, Suffer):
            chosen = TAKE_WOUNDS
            if TAKE_PENALTY in actions:
                chosen = penalty_or_wounds(quest, champion, frame.foe, self._weights)
        elif isinstance(frame, Resting):
            chosen = rest_choice(quest, champion, actions, self._weights, last=lane != MAIN)
        else:
            chosen = self._small(quest, seat, frame, actions)
        return chosen

    # Fights.

    def _attack(self, quest: Quest, seat: int, actions: list[Action]) -> Action:
        """The first step of the best plan; done when nothing is left in it."""
        champion = quest.champions[seat]
        plan = self._planner(quest, champion).plan(dice_in_hand(champion))
        if not self._care.anew:
            return self._carry_out(champion, plan)
        for action in actions:
            if is_unplanned(quest, action) and self._worth_after(quest, seat, action) > plan.worth:
                return action
        if not plan.steps:
            return DONE
        # Steps without changes last: what they hit is safe anyway.
        step = max(plan.steps, key=lambda one: len(one.tools))
        return self._use(champion, step) if step.tools else hit_of(champion, step)

    def _carry_out(self, champion: Champion, plan: AttackPlan) -> Action:
        """First all dice that fit as they are, then the changes; the rest is planned anew."""
        fitting: list[Action] = [hit_of(champion, one) for one in plan.steps if not one.tools]
        if fitting:
            self._next = fitting[1:]
            if len(fitting) == len(plan.steps):
                self._next.append(DONE)
            return fitting[0]
        return self._use(champion, plan.steps[0]) if plan.steps else DONE

    def _use(self, champion: Champion, step: Step) -> Action:
        """Takes the tool of a step, and keeps in mind what it is for."""
        tool = step.tools[0]
        if not step.via:
            self._next = [HitBox(step.foe, step.face)]
            return tool.action
        name = die_named(champion, step.via[0])
        self._next = [TurnTo(name, step.via[1])]
        if isinstance(tool.action, Use):
            self._next.append(Overkill(step.foe, name, step.face))
        return tool.action

    # Turns.

    def _turn(self, quest: Quest, champion: Champion, actions: list[Action]) -> Action:
        weights = self._weights
        markers = champion.markers(STAMINA) + champion.markers(FOCUS)
        at_hand = champion.pool[STAMINA] + champion.pool[FOCUS]
        tired = at_hand < weights.ready * markers
        if ANSWER_CALL in actions and (tired or quest.laid > FEW_CARDS or not champion.demons):
            return ANSWER_CALL
        if BREACH in actions:
            return BREACH
        gear = could_equip(quest, champion)
        if champion.demons and FIGHT in actions:
            if MOVE in actions and may_move_on(quest, champion, weights):
                return MOVE
            weary = tired or (gear and not champion.equipped_once)
            weary = weary or (self._danger(quest, champion) and at_hand < markers)
            return REST if weary else FIGHT
        empty = at_hand < weights.rest_when_empty * markers
        if MOVE in actions and not (tired and gear) and not empty:
            return MOVE
        return REST

    def _danger(self, quest: Quest, champion: Champion) -> bool:
        """Whether a fight now would cost too much on the average."""
        planner = self._planner(quest, champion)
        total = 0.0
        for _ in range(self._care.samples):
            dice = [1 + self._luck.below(6) for _ in range(champion.dice)]
            total += planner.plan(dice).worth
        return total < self._weights.poor_fight * self._care.samples

    def _planner(self, quest: Quest, champion: Champion) -> Planner:
        return Planner(quest, champion, self._weights, self._care.nodes)

    def _worth_after(self, quest: Quest, seat: int, action: Action) -> float:
        """What the best plan is worth after an action of an attack, its markers paid."""
        world = quest.clone()
        lane = seat if world.lanes else MAIN
        paid = sum(world.champions[seat].pool)
        world.answer(lane, action)
        champion = world.champions[seat]
        frame = world.top(lane)
        if isinstance(frame, TurnDie):
            return max([self._worth_after(world, seat, turn) for turn in frame.options(world)])
        planner = self._planner(world, champion)
        paid -= sum(champion.pool)
        return planner.plan(dice_in_hand(champion)).worth - planner.prices.marker * paid

    # Small choices.

    def _small(self, quest: Quest, seat: int, frame: object, actions: list[Action]) -> Action:
        champion = quest.champions[seat]
        if isinstance(frame, TurnDie):
            return self._turn_die(quest, seat, actions)
        if isinstance(frame, AfterRoll):
            return self._reroll(quest, champion, actions)
        if isinstance(frame, Recovering):
            return best_recovery(quest, actions, self._weights)
        if isinstance(frame, PayPenalty):
            return least_loss(quest, champion, actions, self._weights)
        if isinstance(frame, (Striking, Overkilling)):
            return strike_choice(quest, actions)
        return worthiest(quest, champion, actions, self._weights)

    def _turn_die(self, quest: Quest, seat: int, actions: list[Action]) -> Action:
        """The turn after which the best plan is best; without care, the first that fits a box."""
        if not self._care.anew:
            return fitting_turn(quest, seat, actions)
        best, most = actions[0], -99.0
        for action in actions:
            worth = self._worth_after(quest, seat, action)
            if worth > most:
                best, most = action, worth
        return best

    def _reroll(self, quest: Quest, champion: Champion, actions: list[Action]) -> Action:
        """Rolls again what no box needs."""
        wanted = [face for foe in quest.foes(champion) for face in quest.open_boxes(foe)]
        idle = sorted([(die & FACE) - 1 for die in champion.rolled if die & FACE not in wanted])
        best: Action = DECLINE
        for action in actions:
            dice = getattr(action, "dice", ())
            if dice and list(dice) == idle[: len(dice)]:
                best = action
        return best
