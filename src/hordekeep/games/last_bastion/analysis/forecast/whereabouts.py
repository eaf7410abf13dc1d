"""Where a walk is: the step, the effect, the doubt; the reader of omens stands on it."""

from hordekeep.games.last_bastion.analysis.forecast.omens import FATAL, clause_of, phrase_of
from hordekeep.games.last_bastion.analysis.forecast.side_by_side import EffectsInOrder, is_open
from hordekeep.games.last_bastion.analysis.forecast.uncertainty import Doubt, no_doubt
from hordekeep.games.last_bastion.model.state import (
    Siege,
)
from hordekeep.kernel.play.game import Omen
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE


class Whereabouts:
    """What is being applied on a walk, to whom, what is in doubt by then, and the omens so far."""

    def __init__(self, siege: Siege) -> None:
        self.siege = siege
        self.start = siege.turns
        self.omens: list[Omen] = []
        self.doubt = no_doubt(siege)
        self.step: EffectsInOrder | None = None
        self.effect = NONE
        """The source of what happens; NONE for a board's own draw."""
        self.deed = NONE
        self.named = False
        """The group has named the hero whom it hits."""
        self._people_guessed = False
        """Somebody was named on the walk: others may have what is gone there, and the reverse."""
        self._people_sure = True
        """It hits this hero, or somebody at all, in whatever order players pick (LB-D8)."""
        self._unsure_cards = 0
        """Cards, as bits, on which a Grasp of Evil may be missing."""
        self._tiles_sure = True
        """Every tile grasped on the walk is grasped in truth, or another in its place."""
        self._named_losers = 0
        """The seats, as bits, that lost life on the walk because the group named them."""

    def foretell(self, key: str, *values: int, certain: bool, seat: Seat = NONE) -> None:
        """Adds an omen."""
        self.omens.append(
            Omen(
                self.siege.turns - self.start,
                seat,
                clause_of(key),
                phrase_of(key, *values),
                certain=certain and not self.doubt.guessed,
                fatal=key in FATAL,
            )
        )

    def begin_step(self, seat: Seat, effects: tuple[int, ...]) -> None:
        """Several effects are going to be applied; the open ones may come before the others."""
        step = EffectsInOrder(self.siege, seat, effects, self.doubt.copy())
        self.step = step
        for deed in step.deeds:
            if is_open(deed):
                self.doubt.meet(deed, self._whoever(seat))

    def end_step(self) -> None:
        """What follows comes after all of them."""
        self.step = None
        self.effect = self.deed = NONE
        self.named = False
        self._people_sure = True

    def begin_effect(self, effect: int, deed: int, *, named: bool, lone: bool) -> None:
        """One effect is going to be applied, to a hero whom the group names or has to name."""
        self.effect = effect
        self.deed = deed
        self.named = named
        step = self.step
        held = step is None or step.seat == NONE or self.siege.in_action(step.seat)
        self._people_sure = held and not (lone and self._people_guessed)
        self._people_guessed = self._people_guessed or named

    def guess_slot(self, card: int, *, matters: bool) -> None:
        """A card that is being placed goes to some slot; which one may matter for much else."""
        self._unsure_cards |= 1 << card
        self.doubt.guessed = self.doubt.guessed or matters

    def _whoever(self, seat: Seat) -> list[Seat]:
        """The hero who is hit, or all whom the group could name."""
        if self.siege.in_action(seat):
            return [seat]
        return self.siege.heroes_in_action()

    def _doubt_before(self) -> Doubt:
        """The doubt when this effect comes, whatever order players pick; not about itself."""
        step = self.step
        if step is None or self.effect not in step.effects or not is_open(self.deed):
            return self.doubt
        doubt = step.calm.copy()
        for effect, deed in zip(step.effects, step.deeds, strict=True):
            if effect != self.effect and is_open(deed):
                doubt.meet(deed, self._whoever(step.seat))
        return doubt

    def _origin(self) -> tuple[str, tuple[int, ...]]:
        """Where the effect comes from: the end of a key, and the facts that go with it."""
        box = self.siege.box
        if self.effect == NONE or self.deed != box.source_effect[self.effect]:
            return "", ()  # a face of the corruption die
        card = box.source_card[self.effect]
        if card != NONE:
            return "-card", (card,)
        return "-board", (self.effect - box.board_source[0],)

    def _hero(self, seat: Seat) -> int:
        return self.siege.seat_hero[seat]
