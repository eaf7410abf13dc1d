"""The table: a state, its journal and the open decisions. Everything from outside comes through here."""

from collections.abc import Mapping, Sequence
from typing import Any, final

from hordekeep.kernel import position
from hordekeep.kernel.action import Action, Fate
from hordekeep.kernel.chance import Chance, Source
from hordekeep.kernel.decision import Decision
from hordekeep.kernel.errors import (
    BadOption,
    GameOver,
    IllegalAction,
    NotYourDecision,
    StaleDecision,
    UnknownWord,
    WouldReveal,
)
from hordekeep.kernel.event import Event
from hordekeep.kernel.fate import Stretch
from hordekeep.kernel.frame import AnyFrame, Candidate
from hordekeep.kernel.game import AnyGame, Omen, Result
from hordekeep.kernel.history import History, Step
from hordekeep.kernel.journal import (
    ChanceEntry,
    ChoiceEntry,
    ControlEntry,
    EndEntry,
    Entry,
    Header,
    Journal,
    ReseedEntry,
    UndoEntry,
)
from hordekeep.kernel.phrase import Refusal
from hordekeep.kernel.seat import NATURE, NOBODY, SPECTATOR, Seat
from hordekeep.kernel.state import Pending, State
from hordekeep.kernel.term import field_kind, field_name

ABANDONED = "abandoned"


@final
class Table:
    """One game being played.

    Answers are checked here and nowhere else; whatever is refused changes nothing.
    """

    def __init__(
        self, game: AnyGame, header: Header, state: State, stretch: Stretch | None
    ) -> None:
        self.game = game
        self.state = state
        self.journal = Journal(header)
        self.holders = list(header.seats)
        """Who holds each seat; seats with the same holder belong to one person."""
        self.decisions: dict[Seat, Decision] = {}
        """The open decisions, at most one a seat."""
        self.events: list[Event] = []
        """What has happened, without what was taken back; `moment` is the entry's number."""
        self.abandoned = False
        self._stretch = stretch
        self._secrets: list[str] = []
        self._history = History(state)
        self._pending: list[Pending] = []
        self._asked: dict[int, AnyFrame] = {}
        self._next_number = 1

    # Opening and going on.

    def begin(self) -> None:
        """Takes the first steps, up to the first decision of a seat."""
        self._open_stretch()
        self._settle_first()
        self._let_nature_answer()

    def _open_stretch(self) -> None:
        assert self._stretch is not None
        self._secrets.append(self._stretch.secret.hex())
        self.journal.append(ReseedEntry(self._stretch.commitment, self._stretch.salts))

    def _settle_first(self) -> None:
        self.state.heard = []
        self._pending = self.state.pending()
        self._collect(0)
        self._renew_decisions(touched=None)

    def reseed(self, stretch: Stretch) -> None:
        """Goes on with a new secret, its commitment shown first (imports and forks do this)."""
        self._stretch = stretch
        self._open_stretch()
        self._let_nature_answer()

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.holders)

    @property
    def over(self) -> bool:
        """Whether nothing can be answered any more."""
        return self.state.over or self.abandoned

    def result(self) -> Result | None:
        """How it ended, once it has."""
        if self.abandoned:
            return Result(ABANDONED, (), tuple([0] * self.seats))
        return self.game.result(self.state) if self.state.over else None

    # Answers.

    def answer(self, seat: Seat, number: int, action: Action | str) -> None:
        """Answers the open decision `number` of a seat, with an action or its text.

        Raises `GameOver`, `NotYourDecision`, `StaleDecision`, `UnknownWord` or `IllegalAction`.
        """
        decision = self._decision_of(seat)
        if decision.number != number:
            raise StaleDecision(seat=seat, number=number, open=decision.number)
        wanted = self.read(action) if isinstance(action, str) else action
        if wanted not in decision.actions:
            refusal = self.why_not(seat, wanted)
            raise IllegalAction(seat=seat, action=self._spell(wanted), refusal=refusal)
        entry = self.journal.append(ChoiceEntry(seat, self._spell(wanted)))
        self._apply(Step(entry, decision.lane, seat, wanted))
        self._let_nature_answer()

    def read(self, text: str) -> Action:
        """The action that a text spells."""
        action = self.game.lexicon.read_action(text)
        if not isinstance(action, Action):
            raise UnknownWord(kind="verb", word=text)
        return action

    def _spell(self, action: Action) -> str:
        return self.game.lexicon.spell(action)

    def _decision_of(self, seat: Seat) -> Decision:
        if self.over:
            raise GameOver()
        decision = self.decisions.get(seat)
        if decision is None:
            raise NotYourDecision(seat=seat)
        return decision

    def _apply(self, step: Step, *, reveals: bool = False) -> None:
        """Applies an answer that is known to be allowed, with all that follows by itself."""
        self.state.heard = []
        self.state.answer(step.lane, step.action)
        self._pending = self.state.pending()
        step.reveals = self._collect(step.entry) or reveals
        self._history.add(step, self.state)
        self._renew_decisions(touched=step.lane)

    def _collect(self, moment: int) -> bool:
        """Takes over what was heard; tells whether any of it revealed something."""
        heard, self.state.heard = self.state.heard or [], None
        for event in heard:
            event.moment = moment
        self.events += heard
        return any(event.reveals for event in heard)

    def _let_nature_answer(self) -> None:
        """NATURE answers at once, lane by lane; at the end of the game the secrets are published."""
        while self._stretch is not None and not self.over:
            asked = self._asked_of_nature()
            if asked is None:
                return
            chance = asked.ask.chance
            assert chance is not None
            outcome = self._stretch.fall(asked.lane, chance)
            self._nature_answers(asked.lane, chance, outcome)
        if self.state.over and not self._has_ended():
            self._end(self.game.result(self.state).reason)

    def _asked_of_nature(self) -> Pending | None:
        for pending in self._pending:
            if pending.ask.chance is not None:
                return pending
        return None

    def _nature_answers(self, lane: int, chance: Chance, outcome: tuple[int, ...]) -> None:
        say = self.chance_words(chance, outcome)
        entry = self.journal.append(ChanceEntry(lane, say, chance.audience))
        self._apply(Step(entry, lane, NATURE, Fate(outcome)), reveals=chance.audience != NOBODY)

    def _renew_decisions(self, touched: int | None) -> None:
        """Numbers the open decisions; those of lanes that were not touched keep their number."""
        asked: dict[int, AnyFrame] = {}
        decisions: dict[Seat, Decision] = {}
        for pending in self._pending:
            if pending.ask.chance is not None:
                continue
            frame = self.state.top(pending.lane)
            asked[pending.lane] = frame
            seat = pending.ask.seat
            before = self.decisions.get(seat)
            kept = before is not None and before.lane == pending.lane and touched != pending.lane
            if before is not None and kept and self._asked.get(pending.lane) == frame:
                decisions[seat] = before
            else:
                decisions[seat] = self._decide(pending, frame)
        self._asked = asked
        self.decisions = decisions

    def _decide(self, pending: Pending, frame: AnyFrame) -> Decision:
        number = self._next_number
        self._next_number += 1
        ask = pending.ask
        question = frame.question(self.state)
        return Decision(number, ask.seat, pending.lane, ask.actions, question, frame.clause)

    # Taking back.

    def undo(self, seat: Seat) -> None:
        """Takes back the newest own choice; raises `NothingToUndo`, `UndoRevealed`, `UndoOthers`."""
        if self.over:
            raise GameOver()
        step = self._history.newest_choice(self._own_seats(seat), self._own_lane(seat))
        self.journal.append(UndoEntry(seat, step.entry))
        self._take_back(step)

    def can_undo(self, seat: Seat) -> Step:
        """The choice that `undo` would take back; raises as `undo` does."""
        if self.over:
            raise GameOver()
        return self._history.newest_choice(self._own_seats(seat), self._own_lane(seat))

    def _own_seats(self, seat: Seat) -> list[Seat]:
        holder = self.holders[seat]
        return [other for other in range(self.seats) if self.holders[other] == holder]

    def _own_lane(self, seat: Seat) -> int:
        return seat if self.state.lanes and seat < len(self.state.lanes) else -1

    def _take_back(self, step: Step) -> None:
        """Rebuilds the state from the last checkpoint without this choice."""
        state, steps, moment = self._history.without(step)
        self.events = [event for event in self.events if event.moment <= moment]
        self.state = state
        self._pending = state.pending()
        for again in steps:
            state.heard = []
            state.answer(again.lane, again.action)
            self._pending = state.pending()
            self._collect(again.entry)
        self._renew_decisions(touched=step.lane)

    # Holding seats, ending.

    def control(self, seat: Seat, holder: str) -> None:
        """Gives a seat to somebody else, or to a bot."""
        if not 0 <= seat < self.seats:
            raise BadOption(option="seat", found=seat)
        self.holders[seat] = holder
        self.journal.append(ControlEntry(seat, holder))

    def abandon(self) -> None:
        """Ends the game by agreement, without a result; the secrets are published."""
        if self.over:
            raise GameOver()
        self.abandoned = True
        self.decisions = {}
        self._end(ABANDONED)

    def _end(self, reason: str) -> None:
        self.journal.append(EndEntry(reason, self._secrets))

    def _has_ended(self) -> bool:
        return bool(self.journal.entries) and isinstance(self.journal.entries[-1], EndEntry)

    # Going through a journal again.

    def replay(self, entry: Entry) -> None:
        """Takes over an entry of a journal; raises `NotAllowed` or `UnknownWord` at a misfit."""
        if isinstance(entry, ChoiceEntry):
            self._replay_choice(entry)
        elif isinstance(entry, ChanceEntry):
            self._replay_chance(entry)
        elif isinstance(entry, UndoEntry):
            self._replay_undo(entry)
        elif isinstance(entry, ControlEntry):
            self.control(entry.seat, entry.holder)
        elif isinstance(entry, ReseedEntry):
            self._stretch = None
            self.journal.append(entry)
            if len(self.journal.entries) == 1:
                self._settle_first()
        elif isinstance(entry, EndEntry):
            self._replay_end(entry)

    def _replay_choice(self, entry: ChoiceEntry) -> None:
        decision = self._decision_of(entry.seat)
        action = self.read(entry.say)
        if action not in decision.actions:
            raise IllegalAction(seat=entry.seat, action=entry.say)
        number = self.journal.append(entry)
        self._apply(Step(number, decision.lane, entry.seat, action))

    def chance_in(self, lane: int) -> Chance | None:
        """What NATURE is asked in this lane, if anything."""
        for pending in self._pending:
            if pending.lane == lane:
                return pending.ask.chance
        return None

    def chance_words(self, chance: Chance, outcome: tuple[int, ...]) -> str:
        """The text of an answer of NATURE: `roll face red white blue`, `deal card incubus`."""
        words = [chance.verb, chance.kind]
        words += [self.game.lexicon.word(chance.kind, value) for value in outcome]
        return " ".join(words)

    def _replay_chance(self, entry: ChanceEntry) -> None:
        chance = self.chance_in(entry.lane)
        if chance is None:
            raise NotYourDecision(seat=NATURE, found=entry.say)
        outcome = self._read_outcome(chance, entry.say)
        if not chance.allows(outcome):
            raise IllegalAction(seat=NATURE, action=entry.say)
        number = self.journal.append(entry)
        step = Step(number, entry.lane, NATURE, Fate(outcome))
        self._apply(step, reveals=chance.audience != NOBODY)

    def _read_outcome(self, chance: Chance, say: str) -> tuple[int, ...]:
        words = say.split(" ")
        if words[:2] != [chance.verb, chance.kind]:
            raise UnknownWord(kind="chance", word=say)
        vocabulary = self.game.lexicon.vocabularies.get(chance.kind)
        width = vocabulary.width if vocabulary is not None else 1
        rest = words[2:]
        parts = [" ".join(rest[i : i + width]) for i in range(0, len(rest), width)]
        return tuple([self.game.lexicon.value(chance.kind, part) for part in parts])

    def _replay_undo(self, entry: UndoEntry) -> None:
        if not 0 <= entry.seat < self.seats:
            raise NotYourDecision(seat=entry.seat)
        step = self.can_undo(entry.seat)
        if step.entry != entry.entry:
            raise IllegalAction(seat=entry.seat, action=f"undo {entry.entry}", open=step.entry)
        self.journal.append(entry)
        self._take_back(step)

    def _replay_end(self, entry: EndEntry) -> None:
        if entry.reason == ABANDONED and not self.state.over:
            self.abandoned = True
            self.decisions = {}
        elif not self.state.over or self.game.result(self.state).reason != entry.reason:
            raise IllegalAction(seat=NATURE, action=f"end {entry.reason}")
        self.journal.append(entry)

    def roll_with(self, stretch: Stretch) -> None:
        """Hands the dice of a loaded table to the secret that they came from."""
        for entry in reversed(self.journal.entries):
            if isinstance(entry, ReseedEntry):
                break
            if isinstance(entry, ChanceEntry):
                stretch.skip(entry.lane)
        self._stretch = stretch
        self._secrets.append(stretch.secret.hex())
        self._let_nature_answer()

    # Knowing.

    def view(self, seat: Seat = SPECTATOR) -> Any:
        """What this seat may know, as data."""
        return self.game.view(self.state, seat)

    def heard_by(self, seat: Seat, since: int = 0) -> list[Event]:
        """The events after entry `since` that this seat may know of."""
        return [event for event in self.events if event.moment > since and event.visible_to(seat)]

    def candidates(self, seat: Seat) -> list[Candidate]:
        """Everything this seat might try in its open decision, each legal or refused."""
        decision = self._decision_of(seat)
        return self.state.top(decision.lane).candidates(self.state)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """Why this action is not legal now; nothing when it is."""
        if self.over:
            return Refusal("", "refused-game-over")
        decision = self.decisions.get(seat)
        if decision is None:
            return Refusal("", "refused-not-your-decision")
        if action in decision.actions:
            return None
        for candidate in self.state.top(decision.lane).candidates(self.state):
            if candidate.refusal is not None and candidate.action == action:
                return candidate.refusal
        return Refusal(decision.clause, "refused-not-asked")

    def reasons(self, seat: Seat, kind: str, value: int) -> list[Candidate]:
        """What this seat can and cannot do with one thing on the table, and why."""
        return [candidate for candidate in self.candidates(seat) if _names(candidate, kind, value)]

    def preview(self, seat: Seat, action: Action) -> Any:
        """This seat's view after an action that reveals nothing; raises `WouldReveal`."""
        decision = self._decision_of(seat)
        if action not in decision.actions:
            raise IllegalAction(
                seat=seat, action=self._spell(action), refusal=self.why_not(seat, action)
            )
        world = self.state.clone()
        world.heard = []
        world.answer(decision.lane, action)
        pending = world.pending()
        told = world.heard or []
        if any(event.reveals for event in told) or any(one.ask.chance for one in pending):
            raise WouldReveal(seat=seat, action=self._spell(action))
        return self.game.view(world, seat)

    def forecast(self, seat: Seat) -> list[Omen]:
        """What is ahead until this seat's next turn, certain or not, with clauses."""
        return self.game.forecast(self.state, seat)

    def imagine(self, seat: Seat, source: Source) -> State:
        """A world that this seat could be in; nothing done to it reaches the table."""
        world: State = self.game.imagine(self.state, seat, source)
        return world

    def position(self) -> dict[str, Any]:
        """The position in words. It holds every secret: never for a seat before the end."""
        return position.describe(self.game, self.state)


def _names(candidate: Candidate, kind: str, value: int) -> bool:
    """Whether an action names this thing in one of its fields."""
    action = candidate.action
    for field in action.fields:
        if field_kind(field) != kind:
            continue
        found = getattr(action, field_name(field))
        if found == value or (isinstance(found, tuple) and value in found):
            return True
    return False


def open_table(
    game: AnyGame,
    options: Mapping[str, object],
    *,
    engine: str,
    stretch: Stretch,
    holders: Sequence[str] | None = None,
    open_seed: int | None = None,
) -> Table:
    """A new table, with its setup done up to the first decision."""
    complete = game.options(options)
    seats = game.seats(complete)
    seated = [f"person:{seat}" for seat in range(seats)] if holders is None else list(holders)
    if len(seated) != seats:
        raise BadOption(option="seats", found=len(seated), expected=seats)
    header = Header(
        engine=engine,
        game=game.id,
        rules=game.rules,
        options=complete,
        seats=seated,
        content=game.content,
        start={"kind": "setup"},
        commitment=stretch.commitment,
        open_seed=open_seed,
    )
    table = Table(game, header, game.begin(complete), stretch)
    table.begin()
    return table
