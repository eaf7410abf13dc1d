"""Properties that hold at every step of every game, each a function that raises `Broken`."""

from collections.abc import Iterator, Sequence
from typing import Any, final

from hordekeep.kernel.errors import (
    HordekeepError,
    IllegalAction,
    NotAllowed,
    NotYourDecision,
    StaleDecision,
    UndoRevealed,
    WouldReveal,
)
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck, Source
from hordekeep.kernel.play.decision import Decision
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.frame import legal_of
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.phrase import Refusal
from hordekeep.kernel.play.seat import EVERYBODY, NOBODY, SPECTATOR, Seat
from hordekeep.kernel.play.state import State
from hordekeep.kernel.play.term import NONE, NUMBER, Lexicon, field_kind
from hordekeep.kernel.record import position
from hordekeep.kernel.record.journal import ChanceEntry, ChoiceEntry, Entry, read_journal
from hordekeep.kernel.table.position_file import position_text, position_words, read_position
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load, verify
from hordekeep.lab.measure import Totals, Yardstick

MOST_UNDONE = 12


@final
class Broken(Exception):
    """A property does not hold."""

    def __init__(self, found: str) -> None:
        super().__init__(found)
        self.found = found


def must(holds: bool, found: object) -> None:  # noqa: FBT001  # reads as a sentence
    """Raises `Broken` unless this holds."""
    if not holds:
        raise Broken(str(found))


@final
class Standing:
    """A table as it is, to see later whether anything has changed."""

    def __init__(self, table: Table) -> None:
        self.fingerprint = table.state.fingerprint()
        self.entries = len(table.journal.entries)
        self.events = len(table.events)
        self.numbers = {seat: one.number for seat, one in table.decisions.items()}

    def must_be(self, table: Table, after: object) -> None:
        """Raises `Broken` when the table is not as it was."""
        must(table.state.fingerprint() == self.fingerprint, f"state changed by {after}")
        must(len(table.journal.entries) == self.entries, f"journal changed by {after}")
        must(len(table.events) == self.events, f"events changed by {after}")
        numbers = {seat: one.number for seat, one in table.decisions.items()}
        must(numbers == self.numbers, f"decisions changed by {after}")


# The state.


def conserved(yardstick: Yardstick, state: State, totals: Totals) -> None:
    """Tokens, cards and figures are conserved, and lie where they may."""
    now = yardstick.totals(state)
    if totals and now and now != totals:
        raise Broken(f"{totals} became {now}")
    wrong = yardstick.misplaced(state)
    must(not wrong, wrong)


def always_a_decision(table: Table, numbers: set[int]) -> None:
    """Until the end there is an open decision, with a number of its own and a legal action."""
    must(table.over or bool(table.decisions), "nobody is asked")
    for seat, decision in table.decisions.items():
        must(0 <= seat < table.seats, f"seat {seat}")
        must(decision.seat == seat, "a decision of another seat")
        must(bool(decision.actions), "no legal action")
        must(len(set(decision.actions)) == len(decision.actions), "an action listed twice")
        must(bool(decision.clause) and bool(decision.question.key), "no question or clause")
        must(decision.number not in numbers or decision.number == max(numbers), "an old number")


def events_known(game: AnyGame, events: Sequence[Event]) -> None:
    """Every event is in the game's table, with facts that its vocabularies have words for."""
    known = game.events()
    for event in events:
        fields = known.get(event.name)
        must(fields is not None, f"unknown event {event.name}")
        kinds = [field_kind(field) for field in fields or ()]
        if fields and fields[-1].endswith("*"):
            kinds += [kinds[-1]] * (len(event.facts) - len(kinds))
            kinds = kinds[: len(event.facts)]
        if len(kinds) != len(event.facts):
            raise Broken(f"{event} needs {len(kinds)} facts")
        for kind, value in zip(kinds, event.facts, strict=True):
            if not _has_word(game.lexicon, kind, value):
                raise Broken(f"{event}: no {kind} {value}")


def _has_word(lexicon: Lexicon, kind: str, value: int) -> bool:
    if kind == NUMBER:
        return value >= 0
    return 0 <= value < len(lexicon.vocabularies[kind].words)


# The open decision.


def legal_are_candidates(table: Table, decision: Decision) -> None:
    """The legal actions are the legal candidates; every other candidate has a reason."""
    candidates = table.candidates(decision.seat)
    legal = legal_of(candidates)
    if len(legal) != len(decision.actions) or set(legal) != set(decision.actions):
        raise Broken(f"{legal} but listed {decision.actions}")
    for candidate in candidates:
        refusal = candidate.refusal
        if refusal is not None and not (refusal.clause and refusal.phrase.key):
            raise Broken(f"{candidate.action}: no clause or reason")


def texts_read_back(table: Table, decision: Decision) -> None:
    """The text of an action reads as the same action."""
    for action in decision.actions:
        text = table.game.lexicon.spell(action)
        if table.read(text) != action:
            raise Broken(f"{text} reads as {table.read(text)}")


def listed_work(table: Table, decision: Decision, yardstick: Yardstick, totals: Totals) -> None:
    """Every listed action can be carried out, and leaves a game that goes on or is over."""
    for action in decision.actions:
        world = table.state.clone()
        world.heard = []
        try:
            world.answer(decision.lane, action)
            pending = world.pending()
        except Exception as error:
            raise Broken(f"{action}: {type(error).__name__}: {error}") from error
        if bool(pending) == world.over:
            raise Broken(f"{action}: the agenda ran out")
        events_known(table.game, world.heard or [])
        conserved(yardstick, world, totals)


def unlisted_are_refused(table: Table, decision: Decision, luck: Luck, tries: int) -> None:
    """Legal actions with one field changed are refused with a reason, and change nothing."""
    before = Standing(table)
    for action in changed_actions(table.game.lexicon, decision, luck, tries):
        try:
            table.answer(decision.seat, decision.number, action)
        except IllegalAction as error:
            refusal = error.facts.get("refusal")
            must(isinstance(refusal, Refusal) and bool(refusal.phrase.key), f"{action}: no reason")
        else:
            raise Broken(f"{action} was taken")
    before.must_be(table, "refused actions")


def stale_are_refused(table: Table, decision: Decision) -> None:
    """An answer to another number, or of another seat, is refused and changes nothing."""
    before = Standing(table)
    action = decision.actions[0]
    for number in (decision.number - 1, decision.number + 1):
        _must_refuse(table, decision.seat, number, action, StaleDecision)
    for seat in range(table.seats):
        if seat not in table.decisions:
            _must_refuse(table, seat, decision.number, action, NotYourDecision)
    before.must_be(table, "stale answers")


def _must_refuse(
    table: Table, seat: Seat, number: int, action: Action, error: type[NotAllowed]
) -> None:
    try:
        table.answer(seat, number, action)
    except error:
        return
    raise Broken(f"seat {seat} number {number}: no {error.code}")


# Legal actions with one field changed.


def changed_actions(
    lexicon: Lexicon, decision: Decision, luck: Source, tries: int
) -> Iterator[Action]:
    """Some actions that are not listed, but differ from a listed one in a single field."""
    listed = set(decision.actions)
    for _ in range(tries):
        action = decision.actions[luck.below(len(decision.actions))]
        other = _changed(lexicon, action, luck)
        if other not in listed:
            yield other


def _changed(lexicon: Lexicon, action: Action, luck: Source) -> Action:
    if not action.fields:
        return _other_verb(lexicon, luck)
    values = list(action.values())
    at = luck.below(len(values))
    kind = field_kind(action.fields[at])
    value = values[at]
    values[at] = (
        _changed_several(lexicon, kind, value, luck)
        if isinstance(value, tuple)
        else _any_value(lexicon, kind, luck)
    )
    term: Any = type(action)
    changed: Action = term(*values)
    return changed


def _other_verb(lexicon: Lexicon, luck: Source) -> Action:
    bare = [verb for verb, term in sorted(lexicon.actions.items()) if not term.fields]
    term: Any = lexicon.actions[bare[luck.below(len(bare))]]
    other: Action = term()
    return other


def _any_value(lexicon: Lexicon, kind: str, luck: Source) -> int:
    """Any thing of this kind, or none."""
    things = 10 if kind == NUMBER else len(lexicon.vocabularies[kind].words)
    return luck.below(things + 1) + NONE


def _changed_several(
    lexicon: Lexicon, kind: str, values: tuple[int, ...], luck: Source
) -> tuple[int, ...]:
    """One thing more, one less, or another one."""
    other = _any_value(lexicon, kind, luck)
    way = luck.below(3)
    if way == 0 or not values:
        return (*values, other)
    if way == 1:
        return values[:-1]
    return (other, *values[1:])


# Taking back.


def undo_then_redo(table: Table, seat: Seat, action: Action, before: Standing) -> None:
    """What was just chosen can be taken back unless it revealed something, and made again."""
    if table.over:
        return
    after = table.state.fingerprint()
    revealed = _revealed_since(table, before)
    now = Standing(table)
    try:
        table.undo(seat)
    except UndoRevealed:
        must(revealed, "nothing was revealed, and yet it cannot be taken back")
        now.must_be(table, "a refused undo")
        return
    must(not revealed, "taken back after something was revealed")
    must(table.state.fingerprint() == before.fingerprint, "undo leads elsewhere")
    must(len(table.events) == before.events, "events of what was taken back")
    table.answer(seat, table.decisions[seat].number, action)
    must(table.state.fingerprint() == after, "redo leads elsewhere")


def _revealed_since(table: Table, before: Standing) -> bool:
    """Whether somebody has learned something: of dice or cards, or by what was turned over."""
    entries = table.journal.entries[before.entries :]
    if any(_opened(table, before.entries + n, one) for n, one in enumerate(entries, 1)):
        return True
    return any(isinstance(entry, ChanceEntry) and entry.seen != NOBODY for entry in entries) or any(
        event.reveals for event in table.events[before.events :]
    )


def _opened(table: Table, number: int, entry: Entry) -> bool:
    """Whether this is the sealed answer with which all of them were opened."""
    is_sealed = isinstance(entry, ChoiceEntry) and entry.seen != EVERYBODY
    return is_sealed and not table.is_closed(number)


def undo_all_then_redo(table: Table, seat: Seat) -> int:
    """A seat goes back as far as it may, and then takes the same way again."""
    if table.over:
        return 0
    after = table.state.fingerprint()
    taken: list[str] = []
    while len(taken) < MOST_UNDONE:
        try:
            entry = table.can_undo(seat).entry
            table.undo(seat)
        except NotAllowed:
            break
        choice = table.journal.entries[entry - 1]
        must(isinstance(choice, ChoiceEntry), "took back what was no choice")
        taken.append(getattr(choice, "say", ""))
    for say in reversed(taken):
        table.answer(seat, table.decisions[seat].number, say)
    must(table.state.fingerprint() == after, f"another state after {len(taken)} undos")
    return len(taken)


# Knowing.


def views_are_equal(table: Table) -> None:
    """Equal states give equal views, and an imagined world is one that the seat could see."""
    twin = table.state.clone()
    game = table.game
    for seat in (*range(table.seats), SPECTATOR):
        seen = table.view(seat)
        must(game.view(twin, seat) == seen, f"seat {seat} sees another thing in an equal state")
        if game.all_is_open:
            must(table.view(SPECTATOR) == seen, f"seat {seat} sees what should be open to all")
        if seat != SPECTATOR:
            world = table.imagine(seat, Luck(7))
            must(game.view(world, seat) == seen, f"seat {seat} imagines what it does not see")


def previews_change_nothing(table: Table, decision: Decision) -> None:
    """A preview of a legal action is a view, or refused because it would reveal something."""
    before = Standing(table)
    for action in decision.actions:
        try:
            table.preview(decision.seat, action)
        except WouldReveal:
            continue
    table.forecast(decision.seat)
    before.must_be(table, "previews")


# The whole game.


def position_round_trip(table: Table) -> None:
    """A position file gives the same state back, with the same open decisions."""
    words = read_position(position_text(position_words(table)))
    options = table.game.options(words["options"])
    state = position.restore(table.game, words["position"], options, words["rules"])
    must(state.fingerprint() == table.state.fingerprint(), "another state from a position file")
    asked = {
        pending.ask.seat: pending.ask.actions
        for pending in state.pending()
        if not table.has_sealed(pending.ask.seat)
    }
    listed = {seat: decision.actions for seat, decision in table.decisions.items()}
    must(asked == listed, "other decisions from a position file")


def replay_is_equal(table: Table) -> str:
    """The journal's text gives the same state and the same text; returns the text."""
    text = table.journal.text()
    try:
        again = load(table.game, read_journal(text))
    except HordekeepError as error:
        raise Broken(f"replay: {error}") from error
    must(again.state.fingerprint() == table.state.fingerprint(), "replay leads elsewhere")
    must(again.journal.text() == text, "replay writes another journal")
    told = [(event.name, event.facts, event.moment) for event in table.events]
    again_told = [(event.name, event.facts, event.moment) for event in again.events]
    must(told == again_told, "replay tells other events")
    return text


def dice_are_verified(table: Table) -> None:
    """Every answer of NATURE follows from the published secret."""
    try:
        verdict = verify(table.game, table.journal)
    except HordekeepError as error:
        raise Broken(f"verify: {error}") from error
    chances = sum(isinstance(entry, ChanceEntry) for entry in table.journal.entries)
    must(verdict.answers == chances, f"{verdict.answers} of {chances} answers verified")
