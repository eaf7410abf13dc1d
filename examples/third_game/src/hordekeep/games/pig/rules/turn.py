"""Chapters 2 and 3, turn and end: roll or hold, and who has most."""

from typing import ClassVar, Final, final

from hordekeep.games.pig.model.actions import HOLD, ROLL, Hold
from hordekeep.games.pig.model.sty import Sty
from hordekeep.games.pig.rules.setup import StepOf
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import roll
from hordekeep.kernel.play.frame import Ask, Candidate, Frame, ask_nature, legal_of
from hordekeep.kernel.play.phrase import Phrase, Refusal

FACES: Final = ("one", "two", "three", "four", "five", "six")
ONE: Final = 0


@final
class Turn(StepOf):
    """PG-S2: a turn begins with nothing at stake."""

    verb: ClassVar[str] = "turn"

    def resume(self, state: Sty, answer: Action) -> None:
        state.turns += 1
        state.at_stake = 0
        state.tell("turn-began", state.turns, self.seat)
        state.push(RollOrHold(self.seat))


@final
class RollOrHold(StepOf):
    """PG-T1, PG-T3: the one decision of the game."""

    verb: ClassVar[str] = "roll-or-hold"
    clause: ClassVar[str] = "PG-T1"

    def ask(self, state: Sty) -> Ask | None:
        return Ask(self.seat, legal_of(self.candidates(state)))

    def candidates(self, state: Sty) -> list[Candidate]:
        nothing = None if state.at_stake else Refusal("PG-T3", "refused-nothing-at-stake")
        return [Candidate(ROLL), Candidate(HOLD, nothing)]

    def question(self, state: Sty) -> Phrase:
        return Phrase("ask-roll-or-hold", ("at_stake", "number", state.at_stake))

    def resume(self, state: Sty, answer: Action) -> None:
        if isinstance(answer, Hold):
            state.push(Holds(self.seat))
        else:
            state.push(DieRolls(self.seat))


@final
class DieRolls(StepOf):
    """PG-T1, PG-T2: what falls is at stake; a one loses it."""

    verb: ClassVar[str] = "die-rolls"
    clause: ClassVar[str] = "PG-T1"

    def ask(self, state: Sty) -> Ask | None:
        return ask_nature(roll("face", 1, len(FACES)))

    def resume(self, state: Sty, answer: Action) -> None:
        assert isinstance(answer, Fate)
        face = answer.outcome[0]
        # PG-J1: a one ends the turn even where nothing was at stake.
        state.at_stake = 0 if face == ONE else state.at_stake + face + 1
        state.tell("rolled", self.seat, face, state.at_stake)
        if face == ONE:
            state.tell("lost-it", self.seat)
            state.push(Turn((self.seat + 1) % len(state.points)))
        else:
            state.push(RollOrHold(self.seat))


@final
class Holds(StepOf):
    """PG-T3, PG-E1: what is at stake becomes points, which may end the game."""

    verb: ClassVar[str] = "holds"
    clause: ClassVar[str] = "PG-T3"

    def resume(self, state: Sty, answer: Action) -> None:
        state.points[self.seat] += state.at_stake
        state.tell("held", self.seat, state.at_stake, state.points[self.seat])
        state.at_stake = 0
        if state.points[self.seat] >= state.goal:
            state.push(CoinsTurned())
        else:
            state.push(Turn((self.seat + 1) % len(state.points)))


@final
class CoinsTurned(Frame[Sty]):
    """PG-E2: everybody sees what the purse has brought."""

    verb: ClassVar[str] = "coins-turned"
    clause: ClassVar[str] = "PG-E2"

    def resume(self, state: Sty, answer: Action) -> None:
        for seat, coin in enumerate(state.coins):
            state.points[seat] += state.worth[coin]
            state.tell("coin-turned", seat, coin, state.points[seat], reveals=True)
        state.finish()
