"""What a fight in Last Bastion may be expected to bring, with the rules' own judgement."""

from typing import Final, final

from hordekeep.bots.greedy import Foresight
from hordekeep.bots.last_bastion.values import Values
from hordekeep.games.last_bastion.model.box import FACES, REROLL, TOKEN_COLOURS, WHITE
from hordekeep.games.last_bastion.model.state import REROLLED, Siege
from hordekeep.games.last_bastion.rules.combat import (
    Assault,
    CombatRoll,
    Fallen,
    FightDone,
    Target,
    both_fall,
    combat_dice,
    falls,
)
from hordekeep.games.last_bastion.rules.rerolls import RollAgain
from hordekeep.kernel.play.seat import Seat

MOST_DICE: Final = 4
OTHER: Final = FACES
"""A face that counts against no card of the fight."""


def _tails(chance: float) -> list[list[float]]:
    """tails[dice][hits]: how likely so many dice bring at least so many hits."""
    rows: list[list[float]] = []
    for dice in range(MOST_DICE + 1):
        exact = [1.0]
        for _ in range(dice):
            longer = [0.0] * (len(exact) + 1)
            for hits, part in enumerate(exact):
                longer[hits] += part * (1 - chance)
                longer[hits + 1] += part * chance
            exact = longer
        rows.append([sum(exact[hits:]) for hits in range(12)])
    return rows


_WITH_WHITE: Final = _tails(2 / FACES)
_WITHOUT_WHITE: Final = _tails(1 / FACES)


def chance_of_hits(dice: int, hits: int, *, immune: bool) -> float:
    """How likely so many combat dice bring at least so many hits against one card."""
    return _WITHOUT_WHITE[dice][hits] if immune else _WITH_WHITE[dice][hits]


@final
class Bout:
    """A fight that is weighed: who, against which cards, with which tokens at hand."""

    def __init__(self, world: Siege, seat: Seat, cards: tuple[int, ...]) -> None:
        self.world = world
        self.seat = seat
        self.cards = cards
        self.stock = _tokens_at_hand(world, seat)

    def beaten(self, indices: tuple[int, ...]) -> tuple[int, ...]:
        """The cards by their places in the fight."""
        return tuple([self.cards[index] for index in indices])

    def worths(self, foresight: Foresight) -> list[float]:
        """What the world is worth when each of the sets has been beaten, tokens not counted."""
        found: list[float] = []
        for indices in self.sets():
            won = self.world.clone()
            won.push(FightDone())
            won.push(Fallen(self.seat, self.beaten(indices)))
            found.append(foresight.outcome(won))
        return found

    def sets(self) -> list[tuple[int, ...]]:
        """What can be beaten together, as places in the fight."""
        return [(0,)] if len(self.cards) == 1 else [(0,), (1,), (0, 1)]

    def tokens_needed(self, indices: tuple[int, ...], dice: list[int]) -> int:
        """The fewest tokens with which these dice beat a set, or -1."""
        targets = [Target(self.world, self.cards[index], 0) for index in indices]
        if len(targets) == 1:
            return self._tokens_for_one(targets[0], dice)
        needs = (targets[0].need, targets[1].need)
        for tokens in range(sum(needs) + 1):
            for first in range(max(tokens - needs[1], 0), min(tokens, needs[0]) + 1):
                targets[0].need, targets[1].need = needs[0] - first, needs[1] - (tokens - first)
                if self._has(targets, first, tokens - first) and both_fall(
                    targets[0], targets[1], dice
                ):
                    return tokens
        return -1

    def _tokens_for_one(self, target: Target, dice: list[int]) -> int:
        for tokens in range(min(self.stock[target.colour], target.need) + 1):
            if falls(target, dice):
                return tokens
            target.need -= 1
        return -1

    def _has(self, targets: list[Target], first: int, second: int) -> bool:
        """Whether the tokens at hand are enough for so many on either card."""
        if targets[0].colour == targets[1].colour:
            return first + second <= self.stock[targets[0].colour]
        return first <= self.stock[targets[0].colour] and second <= self.stock[targets[1].colour]


def _tokens_at_hand(world: Siege, seat: Seat) -> list[int]:
    """Tokens of each colour that can be laid: those of all heroes on the tile, unless barred."""
    stock = [0] * TOKEN_COLOURS
    if world.equipment_barred():
        return stock
    for other in range(world.players):
        if world.place[other] == world.place[seat]:
            for colour in range(TOKEN_COLOURS):
                stock[colour] += world.equipment[other * TOKEN_COLOURS + colour]
    return stock


def expected_fight(world: Siege, frame: CombatRoll, foresight: Foresight, values: Values) -> float:
    """The mean worth of a fight before its roll, the best being made of every roll."""
    again = world.has_power(frame.seat, REROLL) and not world.spent & REROLLED
    rolls = _rolls(world, frame.cards, combat_dice(world, frame.seat), again=again)
    world.skip()
    return _expected(Bout(world, frame.seat, frame.cards), rolls, foresight, values)


def expected_reroll(
    world: Siege, frame: RollAgain, foresight: Foresight, values: Values
) -> float | None:
    """The mean worth of a fight before its second roll; None when there is no fight."""
    below = world.agenda[-2]
    if not isinstance(below, Assault):
        return None
    cards = tuple(below.cards())
    kept = [face for die, face in enumerate(world.dice) if not frame.dice >> die & 1]
    rolls = _rolls(world, cards, frame.dice.bit_count(), again=False)
    world.skip()
    world.skip()  # the attack that the dice belong to
    for roll in rolls:
        roll.faces += kept
    return _expected(Bout(world, below.seat, cards), rolls, foresight, values)


def _expected(bout: Bout, rolls: "list[LikelyRoll]", foresight: Foresight, values: Values) -> float:
    declined = foresight.outcome(bout.world.clone())
    worths = bout.worths(foresight)
    total = 0.0
    for roll in rolls:
        best = declined
        for number, indices in enumerate(bout.sets()):
            if worths[number] > best:
                tokens = bout.tokens_needed(indices, roll.faces)
                if tokens >= 0:
                    best = max(best, worths[number] - tokens * values.token)
        total += roll.chance * best
    return total


@final
class LikelyRoll:
    """Faces that the dice may show, as far as they matter, and how likely; `last` is the newest."""

    def __init__(self, faces: list[int], chance: float, last: int) -> None:
        self.faces = faces
        self.chance = chance
        self.last = last


def _rolls(world: Siege, cards: tuple[int, ...], dice: int, *, again: bool) -> list[LikelyRoll]:
    """Everything that so many dice may show against these cards."""
    faces = sorted({world.box.card_colour[card] for card in cards} | {WHITE})
    hit = 1.0 / FACES
    miss = 1.0 - hit * len(faces)
    if again:  # a die that misses is rolled once more
        hit += miss * hit
        miss *= miss
    faces.append(OTHER)
    rolls = [LikelyRoll([], 1.0, 0)]
    for _ in range(dice):
        rolls = [
            LikelyRoll([*roll.faces, face], roll.chance * (miss if face == OTHER else hit), index)
            for roll in rolls
            for index, face in enumerate(faces)
            if index >= roll.last
        ]
    for roll in rolls:
        roll.chance *= _orders(roll.faces)
    return rolls


def _orders(faces: list[int]) -> int:
    """In how many orders these faces can fall."""
    orders = 1
    for index in range(1, len(faces)):
        orders = orders * (index + 1) // faces[: index + 1].count(faces[index])
    return orders
