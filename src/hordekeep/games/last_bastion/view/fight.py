"""A fight, a roll and a corruption roll that are going on, as data."""

from typing import final

from hordekeep.games.last_bastion.model.box import COLOURS, GREY_DIE, TOKEN_COLOURS
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules import combat
from hordekeep.games.last_bastion.rules.corruption import MayRerollCorruption
from hordekeep.games.last_bastion.rules.rerolls import MayReroll, RollAgain
from hordekeep.games.last_bastion.view.parts import Names, colour_of, effect_code, tokens_of
from hordekeep.games.last_bastion.view.wire import (
    CorruptionView,
    DieView,
    FightStage,
    FightView,
    HelperView,
    LaidTokenView,
    TargetView,
    TokensView,
)
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE

FightFrame = combat.Aiming | combat.CombatRoll | combat.Assault | combat.FightDone


@final
class FightViewer:
    """Puts the fight of one siege into words."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.siege = names.siege
        self.frame = _frame_of_fight(names.siege)

    def dice(self) -> list[DieView]:
        faces = self.siege.dice
        cards = self.frame.cards() if isinstance(self.frame, combat.Assault) else []
        return [
            DieView(
                face=COLOURS[face],
                grey=index == len(faces) - 1 and self.grey_rolled(),
                counts_for=[self.names.card(card) for card in cards if self.counts(face, card)],
            )
            for index, face in enumerate(faces)
        ]

    def grey_rolled(self) -> bool:
        """Whether the last die is the grey one: in a fight, or where nothing else fits."""
        frame = self.frame
        if isinstance(frame, combat.Assault):
            return self.siege.has_power(frame.seat, GREY_DIE)
        return len(self.siege.dice) > self.siege.box.white_dice

    def counts(self, face: int, card: int) -> bool:
        """LB-C2, LB-E11: whether this face alone lowers what the card needs."""
        target = combat.Target(self.siege, card, 0)
        target.need = 1
        return combat.falls(target, [face])

    def fight(self) -> FightView | None:
        frame = self.frame
        if frame is None:
            return None
        siege = self.siege
        seat = siege.board_seat[siege.board]
        place = siege.place[seat]
        cards = _targets(siege, frame)
        return FightView(
            stage=_stage(siege, frame),
            hero=self.names.hero(seat),
            tile=None if place == NONE else self.names.tile(place),
            targets=[self.target(card, index) for index, card in enumerate(cards)],
            beaten=[self.names.card(card) for card in _beaten(siege)],
            dice=combat.combat_dice(siege, seat),
            helpers=[] if isinstance(frame, combat.FightDone) else self.helpers(seat),
            equipment_barred=siege.equipment_barred(),
        )

    def target(self, card: int, index: int) -> TargetView:
        laid = self.frame.laid if isinstance(self.frame, combat.Assault) else ()
        givers = [token & 7 for token in laid if token >> 3 == index]
        target = combat.Target(self.siege, card, len(givers))
        rolled = isinstance(self.frame, combat.Assault)
        return TargetView(
            card=self.names.card(card),
            colour=colour_of(target.colour),
            resistance=self.siege.resistance(card),
            laid=[
                LaidTokenView(hero=self.names.hero(seat), colour=colour_of(target.colour))
                for seat in givers
            ],
            need=target.need,
            white_immune=target.immune,
            hits=len([face for face in self.siege.dice if rolled and self.counts(face, card)]),
        )

    def helpers(self, fighter: Seat) -> list[HelperView]:
        siege = self.siege
        here = [
            seat
            for seat in siege.clockwise_from(fighter)
            if siege.place[seat] == siege.place[fighter]
        ]
        return [HelperView(hero=self.names.hero(seat), left=self.not_laid(seat)) for seat in here]

    def not_laid(self, seat: Seat) -> TokensView:
        first = seat * TOKEN_COLOURS
        left = self.siege.equipment[first : first + TOKEN_COLOURS]
        if isinstance(self.frame, combat.Assault):
            left = [self.frame.left_of(self.siege, seat, colour) for colour in range(TOKEN_COLOURS)]
        return tokens_of(left)

    def corruption(self) -> CorruptionView | None:
        frame = self.siege.agenda[-1] if self.siege.agenda else None
        if not isinstance(frame, MayRerollCorruption):
            return None
        return CorruptionView(
            hero=self.names.hero(frame.seat),
            effect=self.names.lexicon.word("effect", frame.effect),
            do=[effect_code(deed) for deed in self.siege.box.corruption_faces[frame.corruption]],
        )


def _frame_of_fight(siege: Siege) -> FightFrame | None:
    """The step of the active hero's fight that is going on: the nearest one on the agenda."""
    for frame in siege.agenda[::-1]:
        if isinstance(frame, FightFrame):
            return frame
    return None


def _stage(siege: Siege, frame: FightFrame) -> FightStage:
    if isinstance(frame, combat.Aiming):
        return "aim"
    if isinstance(frame, combat.CombatRoll):
        return "roll"
    if isinstance(frame, combat.Assault):
        return "reroll" if isinstance(siege.agenda[-1], (MayReroll, RollAgain)) else "assault"
    return "aftermath"


def _targets(siege: Siege, frame: FightFrame) -> list[int]:
    """The cards of a fight before any of them has fallen; all candidates while one aims."""
    if isinstance(frame, combat.Aiming):
        return combat.in_reach(siege, frame.seat)
    if isinstance(frame, combat.CombatRoll):
        return list(frame.cards)
    return frame.cards() if isinstance(frame, combat.Assault) else []


def _beaten(siege: Siege) -> list[int]:
    """Beaten cards that still lie in their slots (LB-C17)."""
    cards = []
    for frame in siege.agenda[::-1]:
        if isinstance(frame, combat.Leaves):
            cards.append(frame.card)
        elif isinstance(frame, combat.Fallen):
            cards += frame.cards
    return cards
