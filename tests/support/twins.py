"""Twins: tables that differ only in what a seat cannot know, and all that the seat is told."""

import json
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from hordekeep.cli.draw.game_screen import sketch_of
from hordekeep.kernel.errors import HordekeepError
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.frame import Candidate
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import Entry, Header, Journal, ReseedEntry
from hordekeep.kernel.table.opening import open_table
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.seat_record import record_text
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import start_of
from hordekeep.library import open_position
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.narrate import narrate

SALTS = ("ab", "cd", "ef")
MOST_TRIED = 5

Change = Callable[[Entry], Entry]
"""What a seat cannot know is something else in its twin."""


def as_it_was(entry: Entry) -> Entry:
    """Nothing but the dice to come is another."""
    return entry


def opened(game: AnyGame, secret: int) -> Table:
    """A table of three with dice of its own."""
    stretch = Stretch(bytes([secret]) * 32, SALTS)
    return open_table(game, {"players": 3, "difficulty": "hard"}, engine="0", stretch=stretch)


def twin_of(table: Table, secret: int, change: Change = as_it_was) -> Table:
    """A table with the same entries so far, whose dice follow from another secret."""
    stretch = Stretch(bytes([secret]) * 32, SALTS)
    header = table.journal.header
    changed = Header(
        engine=header.engine,
        game=header.game,
        rules=header.rules,
        options=header.options,
        seats=header.seats,
        content=header.content,
        start=header.start,
        commitment=stretch.commitment,
        open_seed=header.open_seed,
    )
    twin = start_of(table.game, Journal(changed))
    for entry in table.journal.entries:
        twin.replay(_under(stretch, change(entry)))
    twin.roll_with(stretch)
    return twin


def _under(stretch: Stretch, entry: Entry) -> Entry:
    if isinstance(entry, ReseedEntry):
        return ReseedEntry(stretch.commitment, stretch.salts)
    return entry


def dictated_twins(position: str, fates: Sequence[str], *said: str) -> list[Table]:
    """Tables that begin alike; the first seat says the same, and each time something else falls."""
    twins = []
    for fate in fates:
        table = open_position(position, seed=1)
        table.fall(fate)
        for text in said:
            table.answer(0, table.decision(0).number, text)
        twins.append(table)
    return twins


def everything_for(table: Table, seat: Seat, words: Catalogue) -> dict[str, object]:
    """All that this seat is told, shown or refused."""
    told: dict[str, object] = {
        "view": msgspec.json.encode(table.view(seat)),
        "events": [(one.moment, one.name, one.facts) for one in table.heard_by(seat)],
        "log": [
            (chapter.heading, [(line.moment, line.text) for line in chapter.lines])
            for chapter in narrate(table.heard_by(seat), words)
        ],
        "forecast": [
            (omen.turns, omen.seat, repr(omen.phrase), omen.certain)
            for omen in table.forecast(seat)
        ],
        "imagined": table.imagine(seat, Luck(1)).fingerprint(),
        "screen": [
            str(line) for line in sketch_of(words).table(table, seat, width=100, plain=True)
        ],
    }
    if seat == SPECTATOR:
        return told
    told["record"] = _without_commitment(record_text(table, seat))
    told["undo"] = _answer_or_refusal(lambda: table.can_undo(seat).entry)
    told["stale"] = _answer_or_refusal(lambda: table.answer(seat, 10_000, "done"))
    if seat in table.decisions:
        told |= _deciding(table, seat, words)
    return told


def _deciding(table: Table, seat: Seat, words: Catalogue) -> dict[str, object]:
    decision = perspective_of(table, seat).decision
    candidates = table.candidates(seat)
    return {
        "decision": (decision.number, repr(decision.question), decision.clause),
        "actions": [words.action(action) for action in decision.actions],
        "candidates": [_shown(candidate) for candidate in candidates],
        "errors": [
            _answer_or_refusal(partial(table.answer, seat, decision.number, one.action))
            for one in candidates
            if one.refusal is not None
        ][:MOST_TRIED],
        "previews": [_preview(table, seat, action) for action in decision.actions[:MOST_TRIED]],
    }


def _preview(table: Table, seat: Seat, action: Action) -> object:
    return _answer_or_refusal(lambda: msgspec.json.encode(table.preview(seat, action)))


def _shown(candidate: Candidate) -> str:
    return f"{candidate.action!r}: {candidate.refusal!r}"


def _answer_or_refusal(ask: Callable[[], object]) -> object:
    try:
        return ask()
    except HordekeepError as error:
        return str(error)


def _without_commitment(record: str) -> list[object]:
    lines = [json.loads(line) for line in record.splitlines()]
    for line in lines:
        line.pop("commitment", None)
    return lines


def futures_of(table: Table, *secrets: int) -> set[str]:
    """Where a table and its twins are a dozen answers later."""
    futures = set()
    for other in [table, *[twin_of(table, secret) for secret in secrets]]:
        for _ in range(12):
            if not other.decisions:
                break
            seat, decision = next(iter(other.decisions.items()))
            other.answer(seat, decision.number, decision.actions[-1])
        futures.add(other.state.fingerprint())
    return futures
