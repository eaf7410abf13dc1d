"""Frames: the immutable steps of an agenda. A turn is a list of them and reads like its chapter."""

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, final

from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Chance
from hordekeep.kernel.play.phrase import Phrase, Refusal
from hordekeep.kernel.play.seat import NATURE, Seat
from hordekeep.kernel.play.term import Term

if TYPE_CHECKING:
    from hordekeep.kernel.play.state import State

S = TypeVar("S", bound="State")


@final
class Ask:
    """What a frame wants to know: one of `actions` from a seat, or a chance from NATURE."""

    def __init__(self, seat: Seat, actions: list[Action], chance: Chance | None = None) -> None:
        self.seat = seat
        self.actions = actions
        self.chance = chance


def ask_nature(chance: Chance) -> Ask:
    """A question to NATURE."""
    return Ask(NATURE, [], chance)


@final
class Candidate:
    """Something a person might try: legal, or refused with the clause and the facts."""

    def __init__(
        self, action: Action, refusal: Refusal | None = None, *, foreign: bool = False
    ) -> None:
        self.action = action
        self.refusal = refusal
        self.foreign = foreign
        """Never this seat's to do: it says little about a thing, and is told last or not at all."""


class Frame(Term, Generic[S]):
    """One step of an agenda.

    `ask` only reads: it returns what has to be known, or None when the step happens by itself.
    `resume` only changes: the frame has left its agenda, and may put new frames there.
    """

    clause: ClassVar[str] = ""
    """The clause (or the id of the card) by which the step is taken."""

    def ask(self, state: S) -> Ask | None:
        """What must be answered before this step can be taken; None if nothing."""
        return None

    def resume(self, state: S, answer: Action) -> None:
        """Takes the step."""
        raise NotImplementedError

    def question(self, state: S) -> Phrase:
        """The open decision in one sentence."""
        return Phrase("ask-" + self.verb)

    def candidates(self, state: S) -> list[Candidate]:
        """What a person might try here, legal or refused; the legal ones are those of `ask`."""
        asked = self.ask(state)
        return [] if asked is None else [Candidate(action) for action in asked.actions]

    def about(self, state: S, kind: str, value: int) -> list[Candidate]:
        """What a person might try with a thing by an action that does not name it."""
        return []


AnyFrame = Frame[Any]


def legal_of(candidates: list[Candidate]) -> list[Action]:
    """The legal actions among candidates, in order."""
    return [candidate.action for candidate in candidates if candidate.refusal is None]


class Together(Frame[S]):
    """The one frame that opens lanes: several seats answer side by side, each on its own agenda.

    Lanes do not read each other and never draw from a shared pile, so the result does not depend
    on who was faster. Play goes on below this frame when all lanes are done.
    """

    def lanes(self, state: S) -> list[tuple[Seat, list[AnyFrame]]]:
        """The seats that take part, each with its frames in order."""
        raise NotImplementedError

    def resume(self, state: S, answer: Action) -> None:
        state.open_lanes(self.lanes(state))


class Sealed(Frame[S]):
    """Lies at the bottom of a lane whose answers are sealed.

    A table holds such an answer, unseen by others, until every sealed lane that is asked has given
    one; then all are applied at once, and what they lead to is asked in the same way.
    """

    def seals(self, action: Action) -> bool:
        """Whether this answer is sealed; others are applied, and seen, at once.

        After one of those the lane asks its seat again, so that the last answer is a sealed one.
        """
        return True

    def resume(self, state: S, answer: Action) -> None:
        """The lane is done."""
