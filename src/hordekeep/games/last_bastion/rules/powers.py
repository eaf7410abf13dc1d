"""What heroes use their powers for in the hero phase (LB-R1…R5, LB-A10)."""

from typing import Final, final

from hordekeep.games.last_bastion.model.actions import Fetch, LendMove, Pray, PutCharm
from hordekeep.games.last_bastion.model.box import (
    CHARM,
    CROSSBOWS,
    EXTRA_MOVE,
    FALCON,
    GREY_DIE,
    HERO_POWERS,
    PRAYER,
    REROLL,
    TOKEN_COLOURS,
    VALOUR,
)
from hordekeep.games.last_bastion.model.reasons import (
    ALREADY_MOVED,
    ALREADY_THERE,
    LEGAL,
    LYING,
    NO_GRASP_THERE,
    NO_SUCH_POWER,
    NOT_IN_ACTION,
    ONLY_OTHERS,
    POWER_LOST,
    POWER_OFF,
    POWER_SPENT,
    SUPPLY_EMPTY,
    Reason,
)
from hordekeep.games.last_bastion.model.state import MOVED, POWER_USED, WOUNDED, Siege
from hordekeep.games.last_bastion.rules.choices import GrantedMove
from hordekeep.games.last_bastion.rules.grasp import (
    any_grasp,
    graspable,
    grasps,
    is_there,
    remove_grasp,
)
from hordekeep.games.last_bastion.rules.life import gain_equipment
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.definition import by_number
from hordekeep.kernel.play.seat import Seat

FETCHES: Final[list[Action]] = [Fetch(colour) for colour in range(TOKEN_COLOURS)]


def why_not_power(siege: Siege, seat: Seat, power: int) -> Reason:
    """LB-A10: once in each own hero phase, while the power is on."""
    if siege.box.hero_power[siege.seat_hero[seat]] != power:
        return NO_SUCH_POWER
    if siege.condition[seat] == WOUNDED:
        return POWER_LOST
    if not siege.has_power(seat, power):
        return POWER_OFF
    return POWER_SPENT if siege.spent & POWER_USED else LEGAL


def why_not_lend(siege: Siege, seat: Seat, other: Seat) -> Reason:
    """LB-R1: to another hero in action."""
    reason = why_not_power(siege, seat, EXTRA_MOVE)
    return _why_not_to(siege, seat, other) if reason is LEGAL else reason


def _why_not_to(siege: Siege, seat: Seat, other: Seat) -> Reason:
    if other == seat:
        return ONLY_OTHERS
    return LEGAL if siege.in_action(other) else NOT_IN_ACTION


def why_not_charm(siege: Siege, seat: Seat, card: int) -> Reason:
    """LB-R2: on any horde card, or moved to another one."""
    reason = why_not_power(siege, seat, CHARM)
    return _why_not_on(siege, card) if reason is LEGAL else reason


def _why_not_on(siege: Siege, card: int) -> Reason:
    return ALREADY_THERE if card == siege.charm else LEGAL


def why_not_fetch(siege: Siege, seat: Seat, colour: int) -> Reason:
    """LB-R3."""
    reason = why_not_power(siege, seat, FALCON)
    return _why_not_from(siege, colour) if reason is LEGAL else reason


def _why_not_from(siege: Siege, colour: int) -> Reason:
    return LEGAL if siege.supply[colour] else SUPPLY_EMPTY


def why_not_pray(siege: Siege, seat: Seat, grasp: int) -> Reason:
    """LB-R5, LB-A9: the ordinary move is given up, and not while lying."""
    reason = why_not_power(siege, seat, PRAYER)
    if reason is LEGAL:
        reason = _why_not_kneel(siege, seat)
    if reason is not LEGAL:
        return reason
    return LEGAL if is_there(siege, grasp) else NO_GRASP_THERE


def _why_not_kneel(siege: Siege, seat: Seat) -> Reason:
    """LB-A9: whether there is a move to be given up."""
    if siege.spent & MOVED:
        return ALREADY_MOVED
    return LYING if siege.lying[seat] else LEGAL


class PowerUse:
    """How a power is used as an action of its own; this base class offers nothing.

    There is one object of each class, in the table `POWER_USES`.
    """

    def offers(self, siege: Siege, seat: Seat) -> list[tuple[Action, Reason]]:
        """What could be done with the power, each with the reason why not."""
        return []

    def legal(self, siege: Siege, seat: Seat) -> list[Action]:
        """The legal ones among the offers, where the power is on and not used (LB-A10)."""
        return [action for action, reason in self.offers(siege, seat) if reason is LEGAL]

    def use(self, siege: Siege, seat: Seat, answer: Action) -> None:
        """Does what was chosen of the offers."""
        raise NotImplementedError


@final
class LendsMove(PowerUse):
    def offers(self, siege: Siege, seat: Seat) -> list[tuple[Action, Reason]]:
        found: list[tuple[Action, Reason]] = []
        for other in range(siege.players):
            lend = LendMove(siege.seat_hero[other])
            found.append((lend, why_not_lend(siege, seat, other)))
        return found

    def legal(self, siege: Siege, seat: Seat) -> list[Action]:
        return [
            LendMove(siege.seat_hero[other])
            for other in range(siege.players)
            if _why_not_to(siege, seat, other) is LEGAL
        ]

    def use(self, siege: Siege, seat: Seat, answer: Action) -> None:
        assert isinstance(answer, LendMove)
        siege.tell("lent-move", siege.seat_hero[seat], answer.hero)
        siege.push(GrantedMove(siege.seat_of(answer.hero)))


@final
class PutsCharm(PowerUse):
    def offers(self, siege: Siege, seat: Seat) -> list[tuple[Action, Reason]]:
        found: list[tuple[Action, Reason]] = []
        for card in siege.cards_in_play():
            found.append((PutCharm(card), why_not_charm(siege, seat, card)))
        return found

    def legal(self, siege: Siege, seat: Seat) -> list[Action]:
        return [
            PutCharm(card)
            for card in siege.slots
            if card >= 0 and _why_not_on(siege, card) is LEGAL
        ]

    def use(self, siege: Siege, seat: Seat, answer: Action) -> None:
        assert isinstance(answer, PutCharm)
        siege.charm = answer.card
        siege.tell("charm-put", siege.seat_hero[seat], answer.card)


@final
class Fetches(PowerUse):
    def offers(self, siege: Siege, seat: Seat) -> list[tuple[Action, Reason]]:
        found: list[tuple[Action, Reason]] = []
        for colour in range(TOKEN_COLOURS):
            found.append((FETCHES[colour], why_not_fetch(siege, seat, colour)))
        return found

    def legal(self, siege: Siege, seat: Seat) -> list[Action]:
        return [
            FETCHES[colour]
            for colour in range(TOKEN_COLOURS)
            if _why_not_from(siege, colour) is LEGAL
        ]

    def use(self, siege: Siege, seat: Seat, answer: Action) -> None:
        assert isinstance(answer, Fetch)
        gain_equipment(siege, seat, answer.colour)


@final
class Prays(PowerUse):
    def offers(self, siege: Siege, seat: Seat) -> list[tuple[Action, Reason]]:
        found: list[tuple[Action, Reason]] = []
        for grasp in graspable(siege):
            found.append((Pray(grasp), why_not_pray(siege, seat, grasp)))
        return found

    def legal(self, siege: Siege, seat: Seat) -> list[Action]:
        if _why_not_kneel(siege, seat) is not LEGAL or not any_grasp(siege):
            return []
        return [Pray(grasp) for grasp in grasps(siege)]

    def use(self, siege: Siege, seat: Seat, answer: Action) -> None:
        assert isinstance(answer, Pray)
        siege.spent |= MOVED
        siege.tell("prayed", siege.seat_hero[seat])
        remove_grasp(siege, answer.grasp)


POWER_USES: Final[tuple[PowerUse, ...]] = by_number(
    HERO_POWERS,
    {
        EXTRA_MOVE: LendsMove(),
        CHARM: PutsCharm(),
        FALCON: Fetches(),
        VALOUR: PowerUse(),
        PRAYER: Prays(),
        REROLL: PowerUse(),
        GREY_DIE: PowerUse(),
        CROSSBOWS: PowerUse(),
    },
)
"""By the numbers of hero powers; those that change a number or a step offer nothing."""
