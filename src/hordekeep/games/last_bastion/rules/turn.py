"""A turn: the horde phase, then the hero phase; boards follow clockwise (LB-H10, LB-S9, LB-N1)."""

from typing import ClassVar, Final, final

from hordekeep.games.last_bastion.model.box import BOARDS, RECURRING
from hordekeep.games.last_bastion.model.layout import SLOTS_A_BOARD
from hordekeep.games.last_bastion.model.state import STARVED, Siege
from hordekeep.games.last_bastion.rules.effects import InOrder, Suffer
from hordekeep.games.last_bastion.rules.hero_phase import HeroPhase
from hordekeep.games.last_bastion.rules.outcome import end
from hordekeep.games.last_bastion.rules.placement import Draw
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.frame import AnyFrame, Frame


@final
class Turn(Frame[Siege]):
    """The turn of one board, with a hero or neutral."""

    verb: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("board:colour",)
    clause: ClassVar[str] = "LB-H10"

    def __init__(self, board: int) -> None:
        self.board = board

    def resume(self, siege: Siege, answer: Action) -> None:
        siege.board = self.board
        siege.turns += 1
        siege.spent = 0
        siege.tell("turn-began", self.board, siege.turns)
        siege.push(TURNS[siege.layout.next_board(self.board)])
        siege.push(HeroPhase(siege.board_seat[self.board]))
        siege.then_all(HORDE_PHASES[self.board])


@final
class RecurringEffects(Frame[Siege]):
    """Step one: the recurring effects of the cards that lie on the board now (LB-H1, LB-H11)."""

    verb: ClassVar[str] = "recurring-effects"
    fields: ClassVar[tuple[str, ...]] = ("board:colour",)
    clause: ClassVar[str] = "LB-H1"

    def __init__(self, board: int) -> None:
        self.board = board

    def resume(self, siege: Siege, answer: Action) -> None:
        siege.quiet += 1  # LB-V6: until a card comes or goes
        first = self.board * SLOTS_A_BOARD
        sources: list[int] = []
        for slot in range(first, first + SLOTS_A_BOARD):
            card = siege.slots[slot]
            if card >= 0:
                sources += siege.box.sources_in(card, RECURRING)
        if sources:
            siege.push(InOrder(siege.holder_of(self.board), tuple(sources)))


@final
class BoardStep(Frame[Siege]):
    """Step two: a full board strikes, other heroes draw, a neutral board rests (LB-H2, LB-N1)."""

    verb: ClassVar[str] = "board-step"
    fields: ClassVar[tuple[str, ...]] = ("board:colour",)
    clause: ClassVar[str] = "LB-H2"

    def __init__(self, board: int) -> None:
        self.board = board

    def resume(self, siege: Siege, answer: Action) -> None:
        seat = siege.holder_of(self.board)
        if siege.is_full(self.board):
            siege.tell("board-struck", self.board)
            effect = siege.box.board_source[self.board]
            siege.push(Suffer(siege.box.source_effect[effect], effect, seat))
        elif seat >= 0:
            siege.push(Draw(seat))


@final
class HordePhaseDone(Frame[Siege]):
    """A siege in which no card comes or goes for this many rounds starves, unless off (LB-V6)."""

    verb: ClassVar[str] = "horde-phase-done"
    clause: ClassVar[str] = "LB-V6"

    def resume(self, siege: Siege, answer: Action) -> None:
        if siege.starving_rounds and siege.quiet >= siege.starving_rounds * BOARDS:
            end(siege, STARVED)


# Steps are never changed, so those of each board do for all games.
TURNS: Final = [Turn(board) for board in range(BOARDS)]
HORDE_PHASES: Final[list[list[AnyFrame]]] = [
    [RecurringEffects(board), BoardStep(board), HordePhaseDone()] for board in range(BOARDS)
]
"""The steps of each board's horde phase, in order (LB-H1, LB-H2, LB-V6)."""
