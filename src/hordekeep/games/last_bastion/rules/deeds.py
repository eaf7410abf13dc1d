"""What each effect does (LB-E1…E13, LB-B3, LB-K1), one class for each."""

from typing import ClassVar, Final, final

from hordekeep.games.last_bastion.model.actions import GraspTile
from hordekeep.games.last_bastion.model.box import (
    ALL_LOSE_MOVE,
    ALL_RETURN_TOKEN,
    DISCARD_BOTTOM,
    DRAW_HORDE,
    EFFECTS,
    EXIT,
    GAIN_CALL,
    GAIN_EQUIPMENT,
    GAIN_LIFE,
    GAIN_LIFE_AND_CALL,
    GRASP_ALL_BOARDS,
    GRASP_OWN_BOARD,
    GRASP_TILE,
    GREY_DIE,
    HAUNT,
    LOCK_DIE,
    LOSE_LIFE,
    LOSE_OWN_MOVE,
    NO_EQUIPMENT,
    REMOVE_GRASP,
    RETURN_TOKEN,
    ROLL_CORRUPTION,
    WHITE_IMMUNE,
)
from hordekeep.games.last_bastion.model.changed_clauses import SPOILS_OFFERED
from hordekeep.games.last_bastion.model.layout import PLACES, SLOTS_A_BOARD
from hordekeep.games.last_bastion.model.reasons import (
    ALREADY_GRASPED,
    LEGAL,
    NOT_ALONG_BOARD,
    judge,
)
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules import corruption, placement
from hordekeep.games.last_bastion.rules.choices import (
    Cleansing,
    ReturnToken,
    TakeEquipment,
    TakeSpoils,
    spoils_may_run_short,
)
from hordekeep.games.last_bastion.rules.grasp import (
    can_be_shadowed,
    first_place_inwards,
    grasp_place,
    haunt,
    shadow,
)
from hordekeep.games.last_bastion.rules.life import gain_call, gain_life, lie_down, lose_life
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.definition import by_number
from hordekeep.kernel.play.frame import Ask, Candidate, Frame, legal_of
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE


class Deed:
    """What one effect does; there is one object of its class, in the table `DEEDS`."""

    def can_hit(self, siege: Siege, seat: Seat) -> bool:
        """LB-N5: whether it can be applied to this hero in action."""
        return True

    def apply(self, siege: Siege, effect: int, seat: Seat) -> None:
        """Does it; `effect` is where it comes from, `seat` its active player."""
        raise NotImplementedError


@final
class Haunts(Deed):
    def apply(self, siege: Siege, effect: int, seat: Seat) -> None:
        haunt(siege, siege.box.source_card[effect])


@final
class DrawsHorde(Deed):
    def apply(self, siege: Siege, effect: int, seat: Seat) -> None:
        siege.push(placement.Draw(seat))


@final
class TakesLife(Deed):
    def apply(self, siege: Siege, effect: int, seat: Seat) -> None:
        lose_life(siege, seat)


@final
class TakesToken(Deed):
    def can_hit(self, siege: Siege, seat: Seat) -> bool:
        return siege.tokens(seat) > 0

    def apply(self, siege: Siege, effect: int, seat: Seat) -> None:
        siege.push(ReturnToken(seat))


@final
class RollsCorruption(Deed):
    def apply(self, siege: Siege, effect: int, seat: Seat) -> None:
        siege.push(corruption.RollCorruption(seat, effect))


@final
class Shadows(Deed):
    def can_hit(self, siege: Siege, seat: Seat) -> bool:
        return can_be_shadowed(siege, seat)

    def apply(self, siege: Siege, effect: int, seat: Seat) -> None:
        shadow(siege, seat)


@final
class TakesTokens(Deed):
    def apply(self, siege: Siege, effect: int, seat: Seat) -> None:
        hit = _hit(siege, ALL_RETURN_TOKEN, effect, seat)
        siege.then_all([ReturnToken(one) for one in hit])


@final
class ShadowsAll(Deed):
    def apply(self, siege: Siege, effect: int, seat: Seat) -> None:
        for one in _hit(siege, GRASP_ALL_BOARDS, effect, seat):
            shadow(siege, one)


@final
class LaysAllDown(Deed):
    def apply(self, siege: Siege, effect: int, seat: Seat) -> None:
        for one in _hit(siege, ALL_LOSE_MOVE, effect, seat):
            lie_down(siege, one)


@final
class GivesEquipment(Deed):
    def apply(self, siege: Siege, effect: int, seat: Seat) -> None:
        siege.push(TakeEquipment(seat))


@final
class GivesLife(Deed):
    def apply(self, siege: Siege, effect: int, seat: Seat) -> None:
        gain_life(siege, seat)


@final
class GivesCall(Deed):
    def apply(self, siege: Siege, effect: int, seat: Seat) -> None:
        gain_call(siege, seat)


@final
class RemovesGrasp(Deed):
    def apply(self, siege: Siege, effect: int, seat: Seat) -> None:
        siege.push(Cleansing(seat, 1))


@final
class GivesLifeAndCall(Deed):
    def apply(self, siege: Siege, effect: int, seat: Seat) -> None:
        offered = siege.rules >= SPOILS_OFFERED and spoils_may_run_short(siege)
        if offered and not _wins(siege, siege.box.source_card[effect]):
            siege.push(TakeSpoils(seat))
            return
        gain_life(siege, seat)
        gain_call(siege, seat)


def _wins(siege: Siege, card: int) -> bool:
    """LB-V1: whether nothing is left to be beaten after this card."""
    return siege.box.is_warlord(card) and siege.warlords_beaten + 1 == siege.warlords


@final
class Stands(Deed):
    """LB-E11…E13: a continuous effect works as long as its card lies, and is never applied."""

    def apply(self, siege: Siege, effect: int, seat: Seat) -> None:
        return


@final
class DiscardsBottom(Deed):
    def apply(self, siege: Siege, effect: int, seat: Seat) -> None:
        siege.push(placement.DiscardBottom())


@final
class LaysDown(Deed):
    def can_hit(self, siege: Siege, seat: Seat) -> bool:
        return not siege.lying[seat]

    def apply(self, siege: Siege, effect: int, seat: Seat) -> None:
        lie_down(siege, seat)


@final
class GraspsTile(Deed):
    """LB-K1: the first tile inwards from the card's slot; LB-B3: a tile along the yellow board."""

    def apply(self, siege: Siege, effect: int, seat: Seat) -> None:
        card = siege.box.source_card[effect]
        if card < 0:
            siege.push(GraspAlong(seat, effect - siege.box.board_source[0]))
            return
        place = first_place_inwards(siege, siege.slot_of(card))
        if place != NONE:
            grasp_place(siege, place)


def _hit(siege: Siege, deed: int, effect: int, seat: Seat) -> list[Seat]:
    """LB-E7…E9: every hero in action, clockwise from the active player (LB-G5)."""
    first = seat if siege.in_action(seat) else siege.decider()
    spared = seat if shrugs_off(siege, deed, effect, seat) else NONE
    return [one for one in siege.clockwise_from(first) if siege.in_action(one) and one != spared]


DEEDS: Final[tuple[Deed, ...]] = by_number(
    EFFECTS,
    {
        HAUNT: Haunts(),
        DRAW_HORDE: DrawsHorde(),
        LOSE_LIFE: TakesLife(),
        RETURN_TOKEN: TakesToken(),
        ROLL_CORRUPTION: RollsCorruption(),
        GRASP_OWN_BOARD: Shadows(),
        ALL_RETURN_TOKEN: TakesTokens(),
        GRASP_ALL_BOARDS: ShadowsAll(),
        ALL_LOSE_MOVE: LaysAllDown(),
        GAIN_EQUIPMENT: GivesEquipment(),
        GAIN_LIFE: GivesLife(),
        GAIN_CALL: GivesCall(),
        REMOVE_GRASP: RemovesGrasp(),
        GAIN_LIFE_AND_CALL: GivesLifeAndCall(),
        WHITE_IMMUNE: Stands(),
        LOCK_DIE: Stands(),
        NO_EQUIPMENT: Stands(),
        DISCARD_BOTTOM: DiscardsBottom(),
        LOSE_OWN_MOVE: LaysDown(),
        GRASP_TILE: GraspsTile(),
    },
)
"""What each effect does, by its number."""


@final
class GraspAlong(Frame[Siege]):
    """A Grasp of Evil on one of the tiles along a board, the player's choice (LB-B3)."""

    verb: ClassVar[str] = "grasp-along"
    fields: ClassVar[tuple[str, ...]] = ("seat", "board:colour")
    clause: ClassVar[str] = "LB-B3"

    def __init__(self, seat: Seat, board: int) -> None:
        self.seat = seat
        self.board = board

    def _along(self, siege: Siege) -> list[int]:
        first = self.board * SLOTS_A_BOARD
        return [siege.layout.lines[slot][0] for slot in range(first, first + SLOTS_A_BOARD)]

    def _open(self, siege: Siege) -> list[int]:
        return [place for place in self._along(siege) if not siege.is_grasped(place)]

    def ask(self, siege: Siege) -> Ask | None:
        if len(self._open(siege)) <= 1 or siege.grasp_supply == 0:
            return None
        return Ask(self.seat, legal_of(self.candidates(siege)))

    def candidates(self, siege: Siege) -> list[Candidate]:
        along = self._along(siege)
        found = []
        for place in range(PLACES):
            reason = ALREADY_GRASPED if siege.is_grasped(place) else LEGAL
            reason = reason if place in along else NOT_ALONG_BOARD
            found.append(judge(GraspTile(siege.layout.tile_at[place]), reason))
        return found

    def resume(self, siege: Siege, answer: Action) -> None:
        if isinstance(answer, GraspTile):
            grasp_place(siege, siege.layout.place_of[answer.tile])
            return
        for place in self._open(siege)[:1]:
            grasp_place(siege, place)


def shrugs_off(siege: Siege, deed: int, effect: int, seat: Seat) -> bool:
    """LB-R7, LB-R11: whether the grey die's hero suffers nothing of this bad exit.

    He fought the card when it is his turn; an exit left to him by another (LB-C9) does hit him.
    """
    return (
        siege.box.source_column[effect] == EXIT
        and not EFFECTS[deed].good
        and siege.in_action(seat)
        and siege.board_seat[siege.board] == seat
        and siege.has_power(seat, GREY_DIE)
    )
