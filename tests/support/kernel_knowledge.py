"""Everything a seat can get out of a table, as one text; and tables that differ in secrets only."""

import json
from collections.abc import Callable, Iterator
from functools import partial

from tests.support import toy

from hordekeep.kernel.errors import HordekeepError
from hordekeep.kernel.play.chance import Chance, Luck
from hordekeep.kernel.play.frame import Candidate
from hordekeep.kernel.play.phrase import Refusal
from hordekeep.kernel.play.seat import Seat, sees
from hordekeep.kernel.record.journal import ChanceEntry, ChoiceEntry, Entry, Journal
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.seat_record import record_text
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import start_of

ALL_ACTIONS = [
    *toy.LAYS,
    *toy.DRAWS,
    *toy.THROWS,
    toy.BURY,
    toy.TURN,
    toy.BOAST,
    toy.DONE,
]


def everything_for(table: Table, seat: Seat) -> dict[str, object]:
    """All that this seat is told, shown or refused, by the name of the question."""
    told: dict[str, object] = {
        "view": table.view(seat),
        "events": [(one.moment, one.name, one.facts) for one in table.heard_by(seat)],
        "record": without_commitment(record_text(table, seat)),
        "forecast": [
            (omen.turns, omen.seat, omen.clause, repr(omen.phrase), omen.certain, omen.fatal)
            for omen in table.forecast(seat)
        ],
        "imagined": [table.imagine(seat, Luck(number)).fingerprint() for number in range(3)],
        "stale": refusal_of(lambda: table.answer(seat, 10_000, toy.DONE)),
        "undo": refusal_of(lambda: table.can_undo(seat).entry),
        "why not": [repr(table.why_not(seat, action)) for action in ALL_ACTIONS],
    }
    if seat in table.decisions:
        told |= deciding(table, seat)
    return told


def deciding(table: Table, seat: Seat) -> dict[str, object]:
    """What a seat gets while something is asked of it."""
    decision = perspective_of(table, seat).decision
    illegal = [action for action in ALL_ACTIONS if action not in decision.actions]
    return {
        "decision": (decision.number, decision.lane, repr(decision.question), decision.clause),
        "actions": repr(decision.actions),
        "candidates": [shown(candidate) for candidate in table.candidates(seat)],
        "reasons": [
            [shown(candidate) for candidate in table.reasons(seat, "spot", spot)]
            for spot in range(len(toy.SPOTS))
        ],
        "previews": [refusal_of(partial(table.preview, seat, action)) for action in ALL_ACTIONS],
        "errors": [
            refusal_of(partial(table.answer, seat, decision.number, action)) for action in illegal
        ],
    }


def shown(candidate: Candidate) -> str:
    return f"{candidate.action!r}: {candidate.refusal!r}"


def refusal_of(ask: Callable[[], object]) -> object:
    """What an answer to a question is, or the whole text of its refusal."""
    try:
        return ask()
    except HordekeepError as error:
        return str(error)


def without_commitment(record: str) -> list[object]:
    lines = [json.loads(line) for line in record.splitlines()]
    for line in lines:
        line.pop("commitment", None)
    return lines


def twins(table: Table, seat: Seat, revealed: Callable[[int], bool]) -> Iterator[Table]:
    """Tables with the same public entries, where one answer that the seat has not seen differs.

    `revealed` tells whether the answer of an entry has been seen since, in another way.
    """
    entries = table.journal.entries
    for at, entry in enumerate(entries):
        if not isinstance(entry, ChanceEntry) or sees(entry.seen, seat) or revealed(at + 1):
            continue
        for other in other_answers(table, at):
            changed = ChanceEntry(entry.lane, other, entry.seen)
            twin = replayed(table, [*entries[:at], changed, *entries[at + 1 :]])
            if twin is not None:
                yield twin


def sealed_twins(table: Table, seat: Seat) -> Iterator[Table]:
    """Tables with the same public entries, where a sealed answer of another seat differs."""
    entries = table.journal.entries
    for at, entry in enumerate(entries):
        if not isinstance(entry, ChoiceEntry) or not table.is_closed(at + 1):
            continue
        if sees(entry.seen, seat):
            continue
        before = replayed(table, entries[:at])
        assert before is not None
        for action in before.decisions[entry.seat].actions:
            other = ChoiceEntry(entry.seat, table.game.lexicon.spell(action), entry.seen)
            twin = replayed(table, [*entries[:at], other, *entries[at + 1 :]])
            if twin is not None and other.say != entry.say:
                yield twin


def other_answers(table: Table, at: int) -> list[str]:
    """What NATURE could have said as entry number at + 1 instead."""
    before = replayed(table, table.journal.entries[:at])
    entry = table.journal.entries[at]
    assert before is not None
    assert isinstance(entry, ChanceEntry)
    chance = before.chance_in(entry.lane)
    assert isinstance(chance, Chance)
    said = [before.chance_words(chance, (value,)) for value in chance.pool]
    return [words for words in said if words != entry.say]


def replayed(table: Table, entries: list[Entry]) -> Table | None:
    """The table after these entries, or nothing when they do not fit together."""
    twin = start_of(table.game, Journal(table.journal.header))
    try:
        for entry in entries:
            twin.replay(entry)
    except HordekeepError:
        return None
    return twin


def refused(refusal: Refusal | None) -> tuple[str, str]:
    """Clause and key of a refusal."""
    assert refusal is not None
    return refusal.clause, refusal.phrase.key
