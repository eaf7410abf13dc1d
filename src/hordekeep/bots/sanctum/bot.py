"""The rule-based bot of Sanctum: plans its fights, equips what is worth most, keeps moving."""

from typing import Final, final

from hordekeep.bots.policy import Policy
from hordekeep.bots.sanctum.arsenal import shields_of
from hordekeep.bots.sanctum.attack_plan import (
    MOST_NODES,
    Plan,
    Planner,
    Step,
    dice_in_hand,
    die_named,
    hit_of,
)
from hordekeep.bots.sanctum.gear import (
    ability_worth,
    best_equip,
    best_sale,
    demons_worth,
    gem_worth,
    item_worth,
)
from hordekeep.bots.sanctum.penalties import best_recovery, least_loss, penalty_or_wounds
from hordekeep.games.sanctum.model.actions import (
    ANSWER_CALL,
    BREACH,
    DECLINE,
    DONE,
    FIGHT,
    MOVE,
    REST,
    ROLL,
    TAKE_PENALTY,
    TAKE_WOUNDS,
    Bless,
    Drink,
    GiveUp,
    HitBox,
    Loot,
    Overkill,
    Raise,
    Sell,
    TakeItem,
    TakeSet,
    Turn,
    Use,
    UseSkill,
)
from hordekeep.games.sanctum.model.box import (
    FOCUS,
    GAIN_FOCUS,
    GAIN_STAMINA,
    SILVER,
    STAMINA,
    STRIKE_AGAIN,
    TO_OTHER_DIE,
)
from hordekeep.games.sanctum.model.champion import FACE, Champion
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.attack import Attack, Overkilling
from hordekeep.games.sanctum.rules.block import Block, open_damage
from hordekeep.games.sanctum.rules.fight import AfterRoll, BeforeRoll, Recovering, waits_for_potion
from hordekeep.games.sanctum.rules.hitting import Striking, TurnDie
from hordekeep.games.sanctum.rules.penalties import Penalty, Suffer
from hordekeep.games.sanctum.rules.rest import Resting, has_gems, payments_for, slots_for
from hordekeep.games.sanctum.rules.turn import Turn as TurnFrame
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Source
from hordekeep.kernel.play.seat import MAIN
from hordekeep.kernel.table.perspective import Perspective

SAMPLES: Final = 5
"""Rolls that the greedy bot tries before a turn."""
READY: Final = 0.45
"""The part of all markers that should be at hand before a fight."""
POOR_FIGHT: Final = 0.3
"""What a fight should be worth at least."""
FEW_CARDS: Final = 2
"""Cards laid by the breach: later ones hit only those who come late (SA-W7)."""
LOW_POOL: Final = 2


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

    def __init__(self, luck: Source, care: Care) -> None:
        self._luck = luck
        self._care = care
        self._next: list[Action] = []
        """The actions that follow from the one just taken."""

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
            chosen = _block(quest, champion, actions)
        elif isinstance(frame, TurnFrame):
            chosen = self._turn(quest, champion, actions)
        elif isinstance(frame, BeforeRoll):
            chosen = _before_roll(quest, champion, actions)
        elif isinstance(frame, Suffer):
            payable = TAKE_PENALTY in actions
            chosen = penalty_or_wounds(quest, champion, frame.foe) if payable else TAKE_WOUNDS
        elif isinstance(frame, Resting):
            chosen = _rest(quest, champion, actions, last=lane != MAIN)
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
            if _is_unplanned(quest, action) and self._worth_after(quest, seat, action) > plan.worth:
                return action
        if not plan.steps:
            return DONE
        # Steps without changes last: what they hit is safe anyway.
        step = max(plan.steps, key=lambda one: len(one.tools))
        return self._use(champion, step) if step.tools else hit_of(champion, step)

    def _carry_out(self, champion: Champion, plan: Plan) -> Action:
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
        self._next = [Turn(name, step.via[1])]
        if isinstance(tool.action, Use):
            self._next.append(Overkill(step.foe, name, step.face))
        return tool.action

    # Turns.

    def _turn(self, quest: Quest, champion: Champion, actions: list[Action]) -> Action:
        markers = champion.markers(STAMINA) + champion.markers(FOCUS)
        at_hand = champion.pool[STAMINA] + champion.pool[FOCUS]
        tired = at_hand < READY * markers
        if ANSWER_CALL in actions and (tired or quest.laid > FEW_CARDS or not champion.demons):
            return ANSWER_CALL
        if BREACH in actions:
            return BREACH
        gear = _could_equip(quest, champion)
        if champion.demons and FIGHT in actions:
            if tired or (gear and not champion.equipped_once):
                return REST
            danger = self._danger(quest, champion)
            return REST if danger and at_hand < markers else FIGHT
        if MOVE in actions and not (tired and gear):
            return MOVE
        return REST

    def _danger(self, quest: Quest, champion: Champion) -> bool:
        """Whether a fight now would cost too much on the average."""
        planner = self._planner(quest, champion)
        total = 0.0
        for _ in range(self._care.samples):
            dice = [1 + self._luck.below(6) for _ in range(champion.dice)]
            total += planner.plan(dice).worth
        return total < POOR_FIGHT * self._care.samples

    def _planner(self, quest: Quest, champion: Champion) -> Planner:
        return Planner(quest, champion, self._care.nodes)

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
            return best_recovery(quest, actions)
        if isinstance(frame, Penalty):
            return least_loss(quest, champion, actions)
        if isinstance(frame, (Striking, Overkilling)):
            return _strike(quest, actions)
        return _most(quest, champion, actions)

    def _turn_die(self, quest: Quest, seat: int, actions: list[Action]) -> Action:
        """The turn after which the best plan is best; without care, the first that fits a box."""
        if not self._care.anew:
            return _fitting(quest, seat, actions)
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


def _fitting(quest: Quest, seat: int, actions: list[Action]) -> Action:
    """A turn to a face that some box needs."""
    champion = quest.champions[seat]
    wanted = [face for foe in quest.foes(champion) for face in quest.open_boxes(foe)]
    for action in actions:
        if isinstance(action, Turn) and action.face in wanted:
            return action
    return actions[0]


def _is_unplanned(quest: Quest, action: Action) -> bool:
    """What plans do not know of: a die that comes back, a die that copies another (SA-A5)."""
    if isinstance(action, Use):
        return quest.box.ability_do[action.ability] == STRIKE_AGAIN
    if isinstance(action, UseSkill):
        for perk in quest.box.skill_perks[action.skill]:
            if perk.to == TO_OTHER_DIE:
                return True
    return False


def _block(quest: Quest, champion: Champion, actions: list[Action]) -> Action:
    """The shield that takes the most for its markers, without waste."""
    left = open_damage(quest, champion)
    best: Action = DONE
    most = 0.0
    for shield in shields_of(quest, champion):
        if shield.action not in actions:
            continue
        price = 0.22 * (shield.stamina + shield.focus) + 0.1
        if isinstance(shield.action, Bless):
            price = 0.8
        worth = min(shield.shields, left) - price - 0.1 * max(shield.shields - left, 0)
        if worth > most:
            best, most = shield.action, worth
    return best


def _before_roll(quest: Quest, champion: Champion, actions: list[Action]) -> Action:
    """Potions where there is no rest to come, or where the pools are low."""
    keep = 0 if champion.row else 2
    low = sum(champion.pool) <= LOW_POOL
    for action in actions:
        if isinstance(action, UseSkill):
            return action
        if isinstance(action, Bless) and champion.row:
            gives = quest.box.blessing_do[action.blessing]
            pool = champion.pool[STAMINA if gives == GAIN_STAMINA else FOCUS]
            if gives in (GAIN_STAMINA, GAIN_FOCUS) and pool <= 1:
                return action
    drinks = [action for action in actions if isinstance(action, Drink)]
    spare = bool(champion.row) or sum(champion.potions) > keep
    answered = spare and any(
        waits_for_potion(champion, perk) for perk in quest.perks(champion, SILVER)
    )
    if drinks and (answered or champion.row or (low and spare)):
        return max(drinks, key=lambda one: _freed_worth(quest, one.ability))
    given_up = [action for action in actions if isinstance(action, GiveUp)]
    return given_up[0] if given_up and answered else ROLL


def _freed_worth(quest: Quest, ability: int) -> float:
    return ability_worth(quest.box, ability) / len(quest.box.ability_boxes[ability])


def _rest(quest: Quest, champion: Champion, actions: list[Action], *, last: bool) -> Action:
    equip = best_equip(quest, champion, actions)
    if equip is not None:
        return equip
    sale = best_sale(quest, champion, actions, last=last)
    return DONE if sale is None else sale


def _could_equip(quest: Quest, champion: Champion) -> bool:
    """Whether the pouch holds something better than what is worn."""
    for item in champion.pouch:
        for slot in slots_for(quest, item):
            for payment in payments_for(quest, champion, item):
                if has_gems(champion, slot, payment):
                    return True
    return False


def _strike(quest: Quest, actions: list[Action]) -> Action:
    """The foe with the fewest open boxes; its highest face is the hardest to get."""
    best, least = actions[0], 99
    for action in actions:
        if isinstance(action, (HitBox, Overkill)):
            still = len(quest.open_boxes(action.foe))
            if still < least:
                best, least = action, still
    return best


def _most(quest: Quest, champion: Champion, actions: list[Action]) -> Action:
    """The action that is worth most by itself."""
    best, most = actions[0], -99.0
    for action in actions:
        worth = _worth(quest, champion, action)
        if worth > most:
            best, most = action, worth
    return best


def _worth(quest: Quest, champion: Champion, action: Action) -> float:
    worth = 0.0
    if isinstance(action, TakeSet):
        worth = demons_worth(quest, champion, action.demons)
    elif isinstance(action, TakeItem):
        worth = item_worth(quest.box, action.item)
    elif isinstance(action, Raise):
        worth = gem_worth(champion, action.gem)
    elif isinstance(action, Loot):
        worth = float(quest.box.demon_level[action.demon])
    elif isinstance(action, Sell):
        worth = 1.0 - item_worth(quest.box, action.item)
    return worth
