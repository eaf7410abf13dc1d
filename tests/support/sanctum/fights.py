"""Fights of Sanctum gone through by brute force, and positions in which to do so.

Nothing here knows how plans are made: every action that the rules offer is taken, and what came of
it is counted on the table.
"""

from collections.abc import Iterator
from typing import final

from tests.support.sanctum.layout import GAME

from hordekeep.bots.leaning import lean
from hordekeep.bots.registry import brought
from hordekeep.games.sanctum.analysis.fight_plan import fight_plan
from hordekeep.games.sanctum.analysis.fight_weights import FightWeights, Outcome
from hordekeep.games.sanctum.model.actions import Drink
from hordekeep.games.sanctum.model.box import CELLS, GAIN_FOCUS, GAIN_STAMINA
from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.fight_actions import Hit
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.abilities import list_abilities
from hordekeep.games.sanctum.rules.attack import Attack
from hordekeep.games.sanctum.rules.block import Block, Wounds, open_damage
from hordekeep.games.sanctum.rules.penalties.suffering import Suffer
from hordekeep.kernel.play.action import HAPPENS, Action, Fate
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.seat import MAIN, Seat

CHARMED = 40
CLOSE = 1e-6


def lane_of(quest: Quest, seat: Seat) -> int:
    return seat if quest.lanes else MAIN


def advance(quest: Quest, lane: int) -> Ask | None:
    """Takes the steps of a fight up to the next question, the wounds, or a fury that is turned."""
    while True:
        frame = quest.top(lane)
        if isinstance(frame, (Wounds, Suffer)):
            return None
        asked = frame.ask(quest)
        if asked is not None:
            return asked
        quest.answer(lane, HAPPENS)


def outcome(before: Quest, after: Quest, seat: Seat, *, fury: bool) -> Outcome:
    """What a fight came to, as it lies on the table before its wounds."""
    was, now = before.champions[seat], after.champions[seat]
    foes = was.row[was.at :] if was.row else before.foes(was)
    found = Outcome()
    found.slain = tuple(foe for foe in foes if after.is_felled(foe))
    standing = [foe for foe in foes if foe not in found.slain]
    found.hits = sum(
        (after.hits[foe].bit_count() - before.hits[foe].bit_count()) for foe in standing
    )
    found.wounds = open_damage(after, now)
    found.dead = found.wounds >= now.life - now.grave()
    gained = {GAIN_STAMINA: 0, GAIN_FOCUS: 0}
    for one in was.blessings:
        if (now.spent ^ was.spent) >> one & 1 and before.box.blessing_do[one] in gained:
            gained[before.box.blessing_do[one]] += before.box.blessing_n[one]
    found.stamina = was.pool[0] + gained[GAIN_STAMINA] - now.pool[0]
    found.focus = was.pool[1] + gained[GAIN_FOCUS] - now.pool[1]
    found.rage = was.rage - now.rage
    found.blessings = (now.spent ^ was.spent).bit_count()
    found.fury = fury
    found.cleared = not fury and not after.foes(now)
    found.dice = now.unplaced_dice()
    return found


class TooMany(Exception):
    """A fight with more ways than anybody wants to go through."""


@final
class BruteForce:
    """Goes through everything that a champion could do in the rest of a fight."""

    def __init__(self, quest: Quest, seat: Seat, weights: FightWeights, most: int) -> None:
        self.quest = quest
        self.seat = seat
        self.weights = weights
        self.lane = lane_of(quest, seat)
        self.most = most
        self.seen: set[object] = set()
        self.best = -1e9
        self.slain: set[tuple[int, ...]] = set()
        """Every set of foes that some way fells."""
        self._try(quest.clone(), fury=False)

    def _try(self, world: Quest, *, fury: bool) -> None:
        asked = advance(world, self.lane)
        if isinstance(world.top(self.lane), Suffer):
            world, fury = self._past_the_fury(world), True
            asked = advance(world, self.lane)
        if asked is None:
            found = outcome(self.quest, world, self.seat, fury=fury)
            self.slain.add(found.slain)
            self.best = max(self.best, found.value(self.quest, self.weights))
            return
        if self._is_known(world, fury=fury):
            return
        for action in asked.actions:
            after = world.clone()
            after.answer(self.lane, action)
            self._try(after, fury=fury)

    def _past_the_fury(self, world: Quest) -> Quest:
        """As if the attack ended where a fury is turned up, and the fury did nothing."""
        world = world.clone()
        champion = world.champions[self.seat]
        champion.shields += world.damage_of(champion, champion.row[champion.at])
        frames = world.lanes[self.lane]
        while not isinstance(frames[-1], Attack):
            frames.pop()
        frames.pop()
        return world

    def _is_known(self, world: Quest, *, fury: bool) -> bool:
        champion = world.champions[self.seat]
        struck = champion.rolled[champion.struck] if champion.struck >= 0 else None
        means = (*champion.marks, *champion.pool, champion.rage, champion.used, champion.spent)
        frames = world.lanes[self.lane] if world.lanes else world.agenda
        waiting = tuple((frame.verb, frame.values()) for frame in frames[-4:])
        block = (champion.shields, champion.shielded, champion.veiled, champion.at, fury)
        key = (tuple(sorted(champion.rolled)), struck, means, tuple(world.hits), waiting, block)
        if key in self.seen:
            return True
        self.seen.add(key)
        if len(self.seen) > self.most:
            raise TooMany
        return False


def carry_out(quest: Quest, seat: Seat, actions: list[Action]) -> Outcome:
    """Takes the actions of a plan one by one; each must be legal, and nothing be left to answer."""
    world = quest.clone()
    lane = lane_of(quest, seat)
    for action in actions:
        asked = advance(world, lane)
        assert asked is not None, f"nobody asks for {action}"
        assert asked.seat == seat
        assert action in asked.actions, f"{action} is not legal"
        world.answer(lane, action)
    asked = advance(world, lane)
    assert asked is None, "the plan ends early"
    return outcome(quest, world, seat, fury=isinstance(world.top(lane), Suffer))


# Positions.


def fights(seed: int, *, arranged: bool) -> Iterator[tuple[Quest, Seat]]:
    """Attacks and blocks of a game that useful actions carry far; nobody dies of it.

    Arranged ones have skills, blessings and markers that few games bring together.
    """
    luck = Luck(seed)
    quest = GAME.begin(GAME.options({"players": 2 + seed % 3, "heroes": "random"}))
    for _ in range(4000):
        pending = quest.pending()
        if not pending:
            return
        asked = pending[luck.below(len(pending))]
        if asked.ask.chance is not None:
            quest.answer(asked.lane, Fate(asked.ask.chance.fall(luck)))
            continue
        frame = quest.top(asked.lane)
        seat = asked.ask.seat
        if isinstance(frame, (Attack, Block)) and luck.below(3) == 0:
            position = quest.clone()
            if arranged and isinstance(frame, Attack):
                arrange(position, position.champions[seat], luck)
            yield position, seat
        _charm(quest)
        quest.answer(asked.lane, _useful(asked.ask.actions, luck))


def _useful(actions: list[Action], luck: Luck) -> Action:
    """Potions and hits seldom, so that there are fights of every kind."""
    action = lean(actions, brought(GAME.id).leaning, luck)
    if isinstance(action, (Drink, Hit)) and luck.below(3) == 0:
        return actions[luck.below(len(actions))]
    return action


def _charm(quest: Quest) -> None:
    for champion in quest.champions:
        if champion.life < CHARMED // 4:
            champion.life = CHARMED
        champion.shortened = 0


def arrange(quest: Quest, champion: Champion, luck: Luck) -> None:
    """Some skills more, some markers, rage and blessings; few lives at times."""
    for cell in range(CELLS):
        if luck.below(3) == 0:
            champion.skills |= 1 << cell
    list_abilities(quest.box, champion)
    champion.pool = [luck.below(4), luck.below(4)]
    champion.rage_tokens = 1 + luck.below(2)
    champion.rage = luck.below(champion.rage_tokens + 1)
    champion.kills = luck.below(2)
    champion.life = 1 + luck.below(12)
    if champion.row:
        taken = [one for other in quest.champions for one in other.blessings]
        free = [one for one in range(len(quest.box.blessing_ids)) if one not in taken]
        champion.blessings = [*champion.blessings, *[one for one in free if luck.below(4) == 0]]


def some_weights(luck: Luck) -> FightWeights:
    """Weights of all sorts, zeros among them."""
    weights = FightWeights()
    weights.slain = luck.below(4) / 2
    weights.level = luck.below(3) / 2
    weights.hit = luck.below(3) / 4
    weights.wound = luck.below(5) / 4
    weights.death = float(10 * luck.below(3))
    weights.stamina = luck.below(4) / 8
    weights.focus = luck.below(4) / 8
    weights.rage = luck.below(4) / 8
    weights.blessing = luck.below(4) / 8
    weights.fury = luck.below(3) / 4
    weights.die = luck.below(3) / 8
    weights.cleared = float(luck.below(2))
    return weights


def check_plan(quest: Quest, seat: Seat, weights: FightWeights, most: int) -> bool:
    """Holds a plan against brute force and against the rules; false where that takes too long."""
    try:
        brute = BruteForce(quest, seat, weights, most)
    except TooMany:
        return False
    plan = fight_plan(quest, seat, weights)
    assert plan is not None
    if plan.exact:
        assert abs(plan.value - brute.best) < CLOSE, (plan.value, brute.best)
    assert abs(plan.value - plan.outcome.value(quest, weights)) < CLOSE
    came = carry_out(quest, seat, plan.actions)
    told = plan.outcome
    if told.fury:  # what comes after is not known, so only what was done is promised
        assert (came.slain, came.fury, came.dice) == (told.slain, told.fury, told.dice)
    else:
        assert came.facts() == told.facts(), (came, told)
    return plan.exact


def check_plans(positions: int, first_seed: int = 0, most: int = 400) -> int:
    """Checks plans in so many positions, whatever it takes; returns how many were left out."""
    checked = left_out = 0
    seed = first_seed
    while checked < positions:
        for quest, seat in fights(seed, arranged=bool(seed % 3)):
            weights = some_weights(Luck(seed * 1000 + checked))
            if check_plan(quest, seat, weights, most):
                checked += 1
            else:
                left_out += 1
            if checked == positions:
                return left_out
        seed += 1
    return left_out
