"""Perspectives: what a bot gets to see of a table."""

from collections.abc import Callable
from typing import Any, final

from hordekeep.kernel.errors import GameOver, NotYourDecision
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Numbers, Source, as_source
from hordekeep.kernel.play.decision import Decision
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State
from hordekeep.kernel.play.timeline import decision_in
from hordekeep.kernel.play.world import World
from hordekeep.kernel.table.table import Table


@final
class Wish:
    """What a person has shown or said to the others in this round; never part of the rules.

    `kind` and `word` name what was pointed at, `says` is the quick word that went with it, if any.
    """

    def __init__(self, seat: Seat, kind: str, word: str, says: str = "") -> None:
        self.seat = seat
        self.kind = kind
        self.word = word
        self.says = says


@final
class Perspective:
    """One seat's open decision and all it may know: never the table, never its state."""

    def __init__(
        self,
        decision: Decision,
        view: Callable[[], Any],
        imagine: Callable[[Source], State],
        world: Callable[[Source], World],
        spell: Callable[[Action], str],
    ) -> None:
        self.decision = decision
        self.seat: Seat = decision.seat
        self.wishes: tuple[Wish, ...] = ()
        """What people at the table have pointed at and said in this round; none in the arena."""
        self._view = view
        self._imagine = imagine
        self._world = world
        self._spell = spell

    @property
    def view(self) -> Any:
        """What the seat may know, as data; built when it is read."""
        return self._view()

    def world(self, numbers: Numbers) -> World:
        """A world that the seat could be in; nothing done to it reaches the table.

        What the seat cannot know is drawn from these numbers, and so are NATURE's answers there.
        """
        return self._world(as_source(numbers))

    def imagine(self, numbers: Numbers) -> State:
        """The bare state of such a world."""
        return self._imagine(as_source(numbers))

    def spell(self, action: Action) -> str:
        """The text of an action."""
        return self._spell(action)


def perspective_of(table: Table, seat: Seat) -> Perspective:
    """How this seat sees its open decision; raises `GameOver` or `NotYourDecision`."""
    return perspective_in(table.game, table.state, table.decision(seat).copy())


def perspective_on(game: AnyGame, state: State, seat: Seat) -> Perspective:
    """The same on a bare state, without a table; what happens by itself there, happens."""
    pending = state.pending()
    if not pending:
        raise GameOver
    for one in pending:
        if one.ask.chance is None and one.ask.seat == seat:
            return perspective_in(game, state, decision_in(state, one.lane, one.ask, number=1))
    raise NotYourDecision(seat=seat)


def perspective_in(game: AnyGame, state: State, decision: Decision) -> Perspective:
    """How the seat of an open decision sees it."""
    seat = decision.seat

    # Not bound methods: those would hand out the game and the state.
    def view() -> Any:
        return game.view(state, seat)

    def imagine(source: Source) -> State:
        imagined: State = game.imagine(state, seat, source)
        assert imagined is not state, "a game imagines a copy"
        return imagined

    def world(source: Source) -> World:
        return World(game, imagine(source), source, lane=decision.lane)

    def spell(action: Action) -> str:
        return game.lexicon.spell(action)

    return Perspective(decision, view, imagine, world, spell)
