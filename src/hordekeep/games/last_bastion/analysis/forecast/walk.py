"""A walk through the turns ahead: the engine plays on and heroes only end their turns.

Draws and corruption rolls are left open; whom the group names is guessed to its advantage.
"""

from typing import Final, final

from hordekeep.games.last_bastion.analysis.forecast.omen_reader import OmenReader
from hordekeep.games.last_bastion.model.actions import (
    Decline,
    Done,
    EndTurn,
    Keep,
    NameHero,
    Place,
    Stay,
)
from hordekeep.games.last_bastion.model.box import RECURRING, RETURN_TOKEN, ROLL_CORRUPTION
from hordekeep.games.last_bastion.model.layout import SLOTS_A_BOARD
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules.choices import ReturnToken
from hordekeep.games.last_bastion.rules.combat import Fallen
from hordekeep.games.last_bastion.rules.corruption import RollCorruption, RollCorruptionAgain
from hordekeep.games.last_bastion.rules.deeds import GraspAlong
from hordekeep.games.last_bastion.rules.effects import InOrder, Suffer, needs_no_target
from hordekeep.games.last_bastion.rules.hero_phase import END_TURN, HeroPhase
from hordekeep.games.last_bastion.rules.phases import is_hero_phase_of
from hordekeep.games.last_bastion.rules.placement import (
    DiscardBottom,
    Draw,
    PlaceCard,
    board_of_slot,
)
from hordekeep.games.last_bastion.rules.turn import BoardStep, RecurringEffects, Turn
from hordekeep.kernel.play.action import HAPPENS, Action, Fate
from hordekeep.kernel.play.frame import AnyFrame, Ask
from hordekeep.kernel.play.game import Omen
from hordekeep.kernel.play.seat import MAIN, SPECTATOR, Seat
from hordekeep.kernel.play.state import MOST_STEPS
from hordekeep.kernel.play.term import NONE

IDLE: Final[tuple[type[Action], ...]] = (EndTurn, Decline, Done, Stay, Keep)
"""What somebody does who does nothing."""


@final
class Walk:
    """Plays a copy of a siege on, and gathers omens."""

    def __init__(self, siege: Siege) -> None:
        self.siege = siege.clone()
        self.siege.heard = []
        self.reader = OmenReader(self.siege)
        self._start = siege.turns

    def until_hero_phase(self, seat: Seat, turns: int) -> list[Omen]:
        """Walks to this seat's next hero phase, or this many turns if that is nearer."""
        own = is_hero_phase_of(self.siege, seat)
        for _ in range(MOST_STEPS):
            frame = self.siege.agenda[-1] if self.siege.agenda else None
            if frame is None or self._is_last(frame, turns):
                break
            later = not own or self.siege.turns > self._start
            if later and isinstance(frame, HeroPhase) and frame.seat == seat:
                break
            self._take(frame)
        return self.reader.omens

    def for_turns(self, turns: int) -> list[Omen]:
        """Walks through the present turn and this many more."""
        return self.until_hero_phase(SPECTATOR, turns)

    def _is_last(self, frame: AnyFrame, turns: int) -> bool:
        return isinstance(frame, Turn) and self.siege.turns - self._start >= turns

    def _take(self, frame: AnyFrame) -> None:
        """Takes one step of the engine."""
        siege = self.siege
        asked = self._ask(frame)
        self._look_at(frame, asked)
        if asked is None:
            siege.answer(MAIN, HAPPENS)
        elif asked.chance is not None:
            self._leave_open(frame, asked)
        else:
            self._answer(frame, asked)
        heard, siege.heard = siege.heard or [], []
        self.reader.hear(heard)

    def _ask(self, frame: AnyFrame) -> Ask | None:
        """What a frame asks; what else a hero could do than end the turn is not worked out."""
        if isinstance(frame, HeroPhase) and self.siege.in_action(frame.seat):
            return Ask(frame.seat, [END_TURN])
        return frame.ask(self.siege)

    def _look_at(self, frame: AnyFrame, asked: Ask | None) -> None:
        """Tells the reader what is going to happen."""
        siege = self.siege
        if isinstance(frame, RecurringEffects):
            self._foretell_net(frame.board)
        elif isinstance(frame, InOrder):
            self._begin_step(frame)
        elif isinstance(frame, Suffer):
            lone = not siege.in_action(frame.seat) and not needs_no_target(frame.deed)
            named = asked is not None
            self.reader.begin_effect(frame.effect, frame.deed, named=named, lone=lone and not named)
        elif isinstance(frame, (Turn, BoardStep)):
            self.reader.end_step()

    def _begin_step(self, frame: InOrder) -> None:
        siege = self.siege
        effects = tuple([effect for effect in frame.effects if effect != siege.net])
        step = self.reader.step
        if effects and (step is None or any(effect not in step.effects for effect in effects)):
            self.reader.begin_step(frame.seat if siege.in_action(frame.seat) else NONE, effects)

    def _foretell_net(self, board: int) -> None:
        """LB-T1: a covered effect would have come now."""
        siege = self.siege
        if siege.net == NONE or siege.box.source_column[siege.net] != RECURRING:
            return
        card = siege.box.source_card[siege.net]
        if card in siege.slots[board * SLOTS_A_BOARD : (board + 1) * SLOTS_A_BOARD]:
            self.reader.foretell("omen-netted", card, certain=True)

    # Chance.

    def _leave_open(self, frame: AnyFrame, asked: Ask) -> None:
        siege = self.siege
        if isinstance(frame, DiscardBottom):
            back = siege.deck.bottom_back()
            siege.answer(MAIN, Fate((siege.deck.unseen[back][0],)))
            return
        siege.skip()
        if isinstance(frame, Draw):
            self._leave_draw_open(frame.seat)
        elif isinstance(frame, (RollCorruption, RollCorruptionAgain)):
            self.reader.effect, self.reader.deed = frame.effect, ROLL_CORRUPTION
            self.reader.roll_comes(frame.seat)

    def _leave_draw_open(self, seat: Seat) -> None:
        """A card leaves the deck; which one, and where it goes, is not known."""
        siege = self.siege
        self.reader.draw_comes(seat)
        siege.deck.take_top(siege.deck.unseen[siege.deck.top_back()][0])
        siege.quiet = 0
        own_draw = self.reader.effect == NONE
        if own_draw and siege.trap != NONE and board_of_slot(siege.trap) == siege.board:
            self.reader.foretell("omen-trap-set", siege.board, certain=True)

    # Choices.

    def _answer(self, frame: AnyFrame, asked: Ask) -> None:
        """Does nothing where that is allowed, what must be done where it is not."""
        for action in asked.actions:
            if isinstance(action, IDLE):
                self.siege.answer(MAIN, action)
                return
        if isinstance(frame, Suffer):
            self.siege.answer(MAIN, self._spare_the_weak(frame.deed, asked.actions))
        elif isinstance(frame, PlaceCard):
            self.siege.answer(MAIN, self._guess_slot(frame.card, asked.actions))
        elif isinstance(frame, (InOrder, ReturnToken, Fallen, GraspAlong)):
            if isinstance(frame, GraspAlong):
                self.reader.doubt.guessed = True
            self.siege.answer(MAIN, asked.actions[0])
        else:
            self.siege.skip()  # an action begun in the hero phase is not finished

    def _spare_the_weak(self, deed: int, actions: list[Action]) -> Action:
        """LB-N2: whom the group names: who has most of what it costs."""
        siege = self.siege
        best, most = actions[0], -1
        for action in actions:
            assert isinstance(action, NameHero)
            seat = siege.seat_of(action.hero)
            has = siege.tokens(seat) if deed == RETURN_TOKEN else siege.life[seat]
            if has > most:
                best, most = action, has
        return best

    def _guess_slot(self, card: int, actions: list[Action]) -> Action:
        """LB-H3: somewhere, but not into the trap."""
        slots = [action.slot for action in actions if isinstance(action, Place)]
        trapped = self.siege.trap in slots
        several = len({board_of_slot(slot) for slot in slots}) > 1
        self.reader.guess_slot(card, matters=trapped or several)
        return actions[1] if slots[0] == self.siege.trap else actions[0]
