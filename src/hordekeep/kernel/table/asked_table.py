"""What can be asked of a table: nothing here changes it."""

from collections.abc import Sequence
from typing import Any, Final

from hordekeep.kernel.errors import (
    GameOver,
    IllegalAction,
    NotYourDecision,
    UnknownWord,
    WouldReveal,
)
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Chance, Luck, Source
from hordekeep.kernel.play.decision import Decision
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.frame import Candidate
from hordekeep.kernel.play.game import AnyGame, Omen, Outlook, Result
from hordekeep.kernel.play.phrase import Refusal
from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.kernel.play.state import Pending, State
from hordekeep.kernel.play.timeline import Timeline
from hordekeep.kernel.record import position
from hordekeep.kernel.record.fate import spell_fate
from hordekeep.kernel.record.journal import Header, Journal
from hordekeep.kernel.table.misfit import Misfit
from hordekeep.kernel.table.preview import Foreseen, foreseen_in
from hordekeep.kernel.table.reasons import ways_with, why_refused
from hordekeep.kernel.table.sealing import Envelopes

ABANDONED: Final = "abandoned"


class AskedTable:
    """A table as it can be asked about; `Table` is where something is done."""

    def __init__(self, game: AnyGame, header: Header, state: State) -> None:
        self.game = game
        self.journal = Journal(header)
        self.holders = list(header.seats)
        """Who holds each seat; seats with the same holder belong to one person."""
        self.abandoned = False
        self.misfit: Misfit | None = None
        """Where the journal that was loaded stopped fitting; the table is view-only then."""
        self.dice_lost = False
        """Whether the secret behind the dice of a loaded table is not known; it is view-only then,
        until it is given new dice."""
        state.rules = header.rules
        self._timeline = Timeline(state)
        self._envelopes = Envelopes()

    @property
    def state(self) -> State:
        """What is on the table, every secret included."""
        return self._timeline.state

    @property
    def decisions(self) -> dict[Seat, Decision]:
        """The open decisions, at most one per seat; none for one that has given a sealed answer."""
        if self.abandoned:
            return {}
        asked = self._timeline.decisions
        if not self._envelopes.held:
            return asked
        return {seat: one for seat, one in asked.items() if one.lane not in self._envelopes.held}

    @property
    def events(self) -> list[Event]:
        """What has happened, without what was taken back; `moment` is the entry's number."""
        return self._timeline.events

    @property
    def steps_taken(self) -> int:
        """What it has cost to come here, in steps of the rules; undo takes some again."""
        return self._timeline.steps_taken

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.holders)

    @property
    def over(self) -> bool:
        """Whether nothing can be answered any more."""
        return self.state.over or self.abandoned

    @property
    def view_only(self) -> bool:
        """Whether the table can be looked at but not played on; its first answer says why."""
        return self.misfit is not None or self.dice_lost

    def result(self) -> Result | None:
        """How it ended, once it has."""
        if self.abandoned:
            return Result(ABANDONED, (), tuple([0] * self.seats))
        return self.game.result(self.state) if self.state.over else None

    def has_sealed(self, seat: Seat) -> bool:
        """Whether this seat has given a sealed answer that is held; everybody knows that."""
        return seat in self._envelopes.held

    def sealed_answer(self, seat: Seat) -> Action | None:
        """The sealed answer of a seat that is held; only whoever holds the seat may know it."""
        held = self._envelopes.held.get(seat)
        return None if held is None else held.action

    def is_closed(self, entry: int) -> bool:
        """Whether the choice of this entry is sealed, or was taken back while it was."""
        return entry in self._envelopes.closed

    def read(self, text: str) -> Action:
        """The action that a text spells."""
        action = self.game.lexicon.read_action(text)
        if not isinstance(action, Action):
            raise UnknownWord(kind="verb", word=text)
        return action

    def _spell(self, action: Action) -> str:
        return self.game.lexicon.spell(action)

    def decision(self, seat: Seat) -> Decision:
        """The open decision of a seat; raises `GameOver` or `NotYourDecision`."""
        if self.over:
            raise GameOver
        decision = self.decisions.get(seat)
        if decision is None:
            raise NotYourDecision(seat=seat)
        return decision

    def open_chances(self) -> list[Pending]:
        """What NATURE is asked now, lane by lane."""
        if self.over:
            return []
        return [one for one in self._timeline.pending if one.ask.chance is not None]

    def chance_in(self, lane: int) -> Chance | None:
        """What NATURE is asked in this lane, if anything."""
        for pending in self._timeline.pending:
            if pending.lane == lane:
                return pending.ask.chance
        return None

    def chance_words(self, chance: Chance, outcome: tuple[int, ...]) -> str:
        """The text of an answer of NATURE."""
        return spell_fate(self.game.lexicon, chance, outcome)

    # What a seat may know.

    def view(self, seat: Seat = SPECTATOR) -> Any:
        """What this seat may know, as data."""
        return self.game.view(self.state, seat)

    def own_parts(self, seat: Seat) -> list[Any]:
        """What this seat sees at the places of a view at which seats may see different things."""
        return self.game.own_parts(self.state, seat)

    def view_with(self, parts: Sequence[Any]) -> Any:
        """A view with these parts at those places."""
        return self.game.view_with(self.state, parts)

    def heard_by(self, seat: Seat, since: int = 0) -> list[Event]:
        """The events after entry `since` that this seat may know of."""
        return [event for event in self.events if event.moment > since and event.visible_to(seat)]

    def candidates(self, seat: Seat) -> list[Candidate]:
        """Everything this seat might try in its open decision, each legal or refused."""
        decision = self.decision(seat)
        return self.state.top(decision.lane).candidates(self.state)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """Why this action is not legal now; None when it is legal."""
        if self.over:
            return Refusal("", "refused-game-over")
        decision = self.decisions.get(seat)
        if decision is None:
            return Refusal("", "refused-not-your-decision")
        return why_refused(self.state, decision, action)

    def reasons(self, seat: Seat, kind: str, value: int) -> list[Candidate]:
        """What this seat can and cannot do with one thing on the table, and why."""
        return ways_with(self.state, self.decision(seat), kind, value)

    def preview(self, seat: Seat, action: Action) -> Any:
        """This seat's view after an action that reveals nothing; raises `WouldReveal`."""
        return self.foresee(seat, action).view

    def foresee(self, seat: Seat, action: Action) -> Foreseen:
        """What an action that reveals nothing leads to; raises `WouldReveal`.

        It is taken in an imagined world, so that it can tell nothing the seat does not know.
        """
        decision = self.decision(seat)
        if action not in decision.actions:
            raise self._illegal(seat, action)
        foreseen = foreseen_in(self.imagine(seat, Luck(0)), self.game, decision, action)
        if foreseen is None:
            raise WouldReveal(seat=seat, action=self._spell(action))
        return foreseen

    def _illegal(self, seat: Seat, action: Action) -> IllegalAction:
        refusal = self.why_not(seat, action)
        return IllegalAction(seat=seat, action=self._spell(action), refusal=refusal)

    def forecast(self, seat: Seat) -> list[Omen]:
        """What is ahead until this seat's next turn, certain or not, with clauses."""
        return self.game.forecast(self.state, seat)

    def dangers(self, seat: Seat) -> list[Omen]:
        """What may lose the game, as far as this seat can foresee it; worst first."""
        return self.game.dangers(self.state, seat)

    def outlook(self, seat: Seat) -> Outlook:
        """What is ahead for everybody, and the dangers as far as this seat can foresee them."""
        return self.game.outlook(self.state, seat)

    def imagine(self, seat: Seat, source: Source) -> State:
        """A world that this seat could be in; nothing done to it reaches the table."""
        world: State = self.game.imagine(self.state, seat, source)
        assert world is not self.state, "a game imagines a copy"
        return world

    def position(self) -> dict[str, Any]:
        """The position in words. It holds every secret: never for a seat before the end."""
        return position.describe(self.game, self.state)
