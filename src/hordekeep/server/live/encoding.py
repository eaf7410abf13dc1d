"""Puts into words of the wire what the kernel knows, for one seat or person and nobody else."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from hordekeep.kernel.errors import HordekeepError, IllegalAction
from hordekeep.kernel.play import phrase as kernel
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.frame import Candidate
from hordekeep.kernel.play.game import AnyGame, Omen, Result
from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.kernel.play.term import Term, field_kind, field_name
from hordekeep.kernel.record.journal import Journal, ReseedEntry, UndoEntry
from hordekeep.kernel.table.preview import Foreseen
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.view.wording import fact
from hordekeep.kernel.view.wording import phrase as words_of_phrase
from hordekeep.server import wire

encode = msgspec.json.encode


def phrase(game: AnyGame, said: kernel.Phrase) -> wire.Phrase:
    return words_of_phrase(game.lexicon, said)


def refusal(game: AnyGame, said: kernel.Refusal | None) -> wire.Refusal | None:
    if said is None:
        return None
    return wire.Refusal(clause=said.clause, phrase=phrase(game, said.phrase))


def action(game: AnyGame, term: Term) -> wire.Action:
    words = [
        fact(game.lexicon, field_name(field), field_kind(field), getattr(term, field_name(field)))
        for field in term.fields
    ]
    return wire.Action(text=game.lexicon.spell(term), verb=term.verb, words=words)


def candidate(game: AnyGame, said: Candidate) -> wire.Candidate:
    return wire.Candidate(
        action=action(game, said.action),
        refusal=refusal(game, said.refusal),
        foreign=said.foreign,
    )


def event(game: AnyGame, said: Event) -> wire.Happened:
    """An event; a last field that ends in `*` takes all facts that are left."""
    facts = []
    for place, field in enumerate(game.events()[said.name]):
        value: Any = said.facts[place:] if field.endswith("*") else said.facts[place]
        facts.append(fact(game.lexicon, field_name(field), field_kind(field), value))
    return wire.Happened(entry=said.moment, name=said.name, facts=facts, only=None)


def omen(game: AnyGame, said: Omen) -> wire.Omen:
    return wire.Omen(
        turns=said.turns,
        seat=said.seat,
        clause=said.clause,
        phrase=phrase(game, said.phrase),
        certain=said.certain,
        fatal=said.fatal,
    )


def foreseen(game: AnyGame, said: Foreseen) -> wire.Foreseen:
    question = None if said.question is None else phrase(game, said.question)
    return wire.Foreseen(view=raw(said.view), question=question)


class EncodedOutlook(NamedTuple):
    """What the round to come brings, as everybody can know it, and what may lose the game."""

    omens: list[wire.Omen]
    dangers: list[wire.Omen]


def outlook(table: Table, seat: Seat) -> EncodedOutlook:
    """What is ahead, with the dangers as far as a seat can foresee them."""
    found = table.outlook(seat)
    return EncodedOutlook(
        [omen(table.game, one) for one in found.omens],
        [omen(table.game, one) for one in found.dangers],
    )


def dangers(table: Table, seat: Seat) -> list[wire.Omen]:
    """What may lose the game, as far as a seat can foresee it."""
    return [omen(table.game, one) for one in table.dangers(seat)]


def result(said: Result | None) -> wire.Result | None:
    if said is None:
        return None
    return wire.Result(reason=said.reason, winners=list(said.winners), scores=list(said.scores))


def raw(said: object) -> msgspec.Raw:
    """What is the game's own, ready for the wire."""
    return msgspec.Raw(encode(said))


def view(table: Table, seat: Seat) -> msgspec.Raw:
    return raw(table.view(seat))


def decisions(table: Table, seats: Iterable[Seat]) -> list[wire.Decision]:
    """What is asked of these seats."""
    return [
        wire.Decision(
            number=asked.number,
            seat=seat,
            question=phrase(table.game, asked.question),
            clause=asked.clause,
            actions=[action(table.game, one) for one in asked.actions],
        )
        for seat in seats
        if (asked := table.decisions.get(seat)) is not None
    ]


def waiting(table: Table, seats: Iterable[Seat] = ()) -> list[wire.Waiting]:
    """What is asked of everybody but these seats."""
    mine = set(seats)
    return [
        wire.Waiting(seat=seat, question=phrase(table.game, asked.question), clause=asked.clause)
        for seat, asked in sorted(table.decisions.items())
        if seat not in mine
    ]


def heard(
    table: Table, seats: Sequence[Seat], since: int, encoded: dict[int, wire.Happened] | None = None
) -> list[wire.Happened]:
    """The events after an entry that any of these seats (or, without any, a spectator) knows of.

    What not all of them know says who does: they may sit at one screen. `encoded` keeps, for the
    next who asks, what was encoded before.
    """
    ears = seats or [SPECTATOR]
    known = {} if encoded is None else encoded
    found = []
    first = len(table.events)
    while first and table.events[first - 1].moment > since:  # most have seen all but the last few
        first -= 1
    for place in range(first, len(table.events)):
        one = table.events[place]
        if knowing := [seat for seat in ears if one.visible_to(seat)]:
            told = known.get(place)
            if told is None:
                told = known[place] = event(table.game, one)
            if len(knowing) < len(ears):
                told = replace(told, only=knowing)
            found.append(told)
    return found


def standing_since(table: Table, seen: int) -> int:
    """The last entry up to which nothing has been taken back since the entry that was seen."""
    since = min(seen, len(table.journal.entries))
    for entry in table.journal.entries[since:]:
        if isinstance(entry, UndoEntry):
            since = min(since, entry.entry - 1)
    return since


def taken_back(table: Table, since: int) -> list[wire.TakenBack]:
    found = []
    for number, entry in enumerate(table.journal.entries[since:], since + 1):
        if isinstance(entry, UndoEntry):
            found.append(wire.TakenBack(entry=number, seat=entry.seat, choice=entry.entry))
    return found


def sealed(table: Table, seats: Iterable[Seat]) -> list[wire.SealedAnswer]:
    """The answers of these seats that are held; those of others are never told."""
    return [
        wire.SealedAnswer(seat=seat, action=action(table.game, held))
        for seat in seats
        if (held := table.sealed_answer(seat)) is not None
    ]


def undo(table: Table, seat: Seat, redo: str = "") -> wire.Undo:
    """Whether a seat may take something back, and what; if it may not, why."""
    try:
        step = table.can_undo(seat)
    except HordekeepError as error:
        entry = error.facts.get("entry")
        stop = entry if isinstance(entry, int) else None
        return wire.Undo(seat=seat, allowed=False, entry=stop, code=error.code, redo=redo)
    return wire.Undo(seat=seat, allowed=True, entry=step.entry, code="", redo=redo)


@contextmanager
def in_words(game: AnyGame) -> Iterator[None]:
    """Why an action is not legal is put into words of the wire, for whoever hears of it."""
    try:
        yield
    except IllegalAction as error:
        said = error.facts.get("refusal")
        if not isinstance(said, kernel.Refusal):
            raise
        raise IllegalAction(**{**error.facts, "refusal": refusal(game, said)}) from None


def refused(error: HordekeepError, ident: str = "") -> wire.Refused:
    """A refusal; facts are words and numbers only."""
    facts: dict[str, str | int] = {}
    for name, value in error.facts.items():
        if isinstance(value, (str, int)):
            facts[name] = value
        elif value is not None and name != "refusal":
            facts[name] = str(value)
    said = error.facts.get("refusal")
    clause = said if isinstance(said, wire.Refusal) else None
    return wire.Refused(id=ident, code=error.code, facts=facts, refusal=clause)


def stretches(journal: Journal) -> list[wire.Stretch]:
    """The stretches of play so far, each with its commitment and salts."""
    return [
        wire.Stretch(entry=number, commitment=entry.commitment, salts=entry.salts)
        for number, entry in enumerate(journal.entries, 1)
        if isinstance(entry, ReseedEntry)
    ]
