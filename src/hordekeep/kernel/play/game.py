"""What a game brings to the kernel: its rules bound to one content."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar, final

from hordekeep.kernel.play.chance import Source
from hordekeep.kernel.play.options import PLAYERS, Option, complete
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.kernel.play.state import State
from hordekeep.kernel.play.term import Lexicon

S = TypeVar("S", bound=State)


@final
class Result:
    """How a game ended: a reason, the winners, and a score per seat."""

    def __init__(self, reason: str, winners: tuple[Seat, ...], scores: tuple[int, ...]) -> None:
        self.reason = reason
        self.winners = winners
        self.scores = scores

    def is_victory(self) -> bool:
        """Whether anybody has won: those who share a defeat have nothing to show for it."""
        return bool(self.winners) and any(self.scores)


@final
class Omen:
    """Something ahead: after how many turns, whom it hits, whether it is certain, whether fatal."""

    def __init__(
        self, turns: int, seat: Seat, clause: str, phrase: Phrase, *, certain: bool, fatal: bool
    ) -> None:
        self.turns = turns
        self.seat = seat
        self.clause = clause
        self.phrase = phrase
        self.certain = certain
        self.fatal = fatal


@final
class Outlook:
    """The omens of one state: what the round to come brings, and what may lose the game."""

    def __init__(self, omens: list[Omen], dangers: list[Omen]) -> None:
        self.omens = omens
        self.dangers = dangers


class Game(Generic[S]):
    """The rules of one game, bound to one content. It keeps nothing about any table."""

    id: ClassVar[str] = ""
    rules: ClassVar[int] = 0
    """Rises whenever an old journal could play differently; a changed clause asks `State.rules`."""
    all_is_open: ClassVar[bool] = False
    """Whether every seat, and a spectator, knows the whole state: one view and one outlook do for
    all of them."""
    common_reward: ClassVar[bool] = False
    """Whether all win or lose together: programs that learn gain the same for it."""
    table_options: ClassVar[tuple[Option, ...]] = ()
    """The options of a table, in the order in which people are asked for them."""

    def __init__(self, lexicon: Lexicon, content: Mapping[str, str]) -> None:
        self.lexicon = lexicon
        self.content = dict(content)
        """Content ids and their hashes, base first, then packs."""

    def events(self) -> Mapping[str, tuple[str, ...]]:
        """The names of events, each with the fields (as in `Term.fields`) of its facts."""
        raise NotImplementedError

    def options(self, wanted: Mapping[str, object]) -> dict[str, Any]:
        """All options, checked and completed; raises `BadOption`."""
        return complete(self.table_options, wanted, self.lexicon)

    def seats(self, options: Mapping[str, Any]) -> int:
        """How many seats a table with these options has."""
        return int(options[PLAYERS])

    def begin(self, options: Mapping[str, Any]) -> S:
        """The state before the first step of the setup."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat) -> object:
        """What this seat (or SPECTATOR) may know, as data."""
        raise NotImplementedError

    def own_parts(self, state: S, seat: Seat) -> list[Any]:
        """What this seat (or SPECTATOR) sees at those places of a view at which seats may see
        different things; where a game names no such places, the whole view.
        """
        return [self.view(state, seat)]

    def view_with(self, _state: S, parts: Sequence[Any]) -> Any:
        """A view with these parts at those places: the rest is the same for everybody."""
        return parts[0]

    def forecast(self, state: S, seat: Seat) -> list[Omen]:
        """What is ahead until this seat's next turn if nobody does anything about it."""
        raise NotImplementedError

    def dangers(self, state: S, seat: Seat) -> list[Omen]:
        """What may lose the game, or come close to it, as far as it can be foreseen; worst first.

        A game without a longer look tells what is fatal in the forecast.
        """
        return [omen for omen in self.forecast(state, seat) if omen.fatal]

    def outlook(self, state: S, seat: Seat) -> Outlook:
        """The forecast that everybody can know, with the dangers that this seat can."""
        return Outlook(self.forecast(state, SPECTATOR), self.dangers(state, seat))

    def imagine(self, state: S, seat: Seat, source: Source) -> S:
        """A world that this seat could be in: what it has seen stays, the rest is dealt again."""
        raise NotImplementedError

    def result(self, state: S) -> Result:
        """How a finished game ended."""
        raise NotImplementedError

    def describe(self, state: S) -> dict[str, Any]:
        """The position in words, without the agenda."""
        raise NotImplementedError

    def restore(self, words: Mapping[str, Any], options: Mapping[str, Any]) -> S:
        """The state that a position describes; raises `BadPosition` where it is impossible.

        What is left out follows from the rest, the agenda included where a game can tell it.
        """
        raise NotImplementedError

    def check_agenda(self, state: S) -> None:
        """Raises `BadPosition` where the steps of a position do not fit what is on the table."""


AnyGame = Game[Any]
