"""No leaks in Last Bastion: twins that differ only in what is to come look alike to everybody."""

import json
from collections.abc import Callable
from functools import partial

import msgspec
import pytest

from hordekeep import library
from hordekeep.bots.registry import new_bot
from hordekeep.cli.draw.sketch import sketch_of
from hordekeep.games.last_bastion.odds import fight_odds
from hordekeep.games.last_bastion.state import Siege
from hordekeep.kernel.action import Action
from hordekeep.kernel.chance import Luck
from hordekeep.kernel.errors import HordekeepError
from hordekeep.kernel.fate import Stretch
from hordekeep.kernel.frame import Candidate
from hordekeep.kernel.journal import Entry, Header, Journal, ReseedEntry
from hordekeep.kernel.perspective import perspective_of
from hordekeep.kernel.record import record_text
from hordekeep.kernel.seat import SPECTATOR, Seat
from hordekeep.kernel.table import Table, open_table
from hordekeep.kernel.verify import start_of
from hordekeep.text.catalogue import open_catalogue
from hordekeep.text.narrate import narrate

GAME = library.open_game("last-bastion")
WORDS = open_catalogue(GAME)
SALTS = ("ab", "cd", "ef")
STEPS_BETWEEN = 9


def opened(secret: int) -> Table:
    """A table of three with dice of its own."""
    stretch = Stretch(bytes([secret]) * 32, SALTS)
    return open_table(GAME, {"players": 3, "difficulty": "hard"}, engine="0", stretch=stretch)


def twin_of(table: Table, secret: int) -> Table:
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
    twin = start_of(GAME, Journal(changed))
    for entry in table.journal.entries:
        twin.replay(_under(stretch, entry))
    twin.roll_with(stretch)
    return twin


def _under(stretch: Stretch, entry: Entry) -> Entry:
    if isinstance(entry, ReseedEntry):
        return ReseedEntry(stretch.commitment, stretch.salts)
    return entry


def everything_for(table: Table, seat: Seat) -> dict[str, object]:
    """All that this seat is told, shown or refused."""
    told: dict[str, object] = {
        "view": msgspec.json.encode(table.view(seat)),
        "events": [(one.moment, one.name, one.facts) for one in table.heard_by(seat)],
        "log": [
            (chapter.heading, [(line.moment, line.text) for line in chapter.lines])
            for chapter in narrate(table.heard_by(seat), WORDS)
        ],
        "forecast": [
            (omen.turns, omen.seat, repr(omen.phrase), omen.certain)
            for omen in table.forecast(seat)
        ],
        "imagined": table.imagine(seat, Luck(1)).fingerprint(),
        "screen": [
            str(line) for line in sketch_of(WORDS).table(table, seat, width=100, plain=True)
        ],
    }
    if seat == SPECTATOR:
        return told
    told["record"] = _without_commitment(record_text(table, seat))
    told["undo"] = _answer_or_refusal(lambda: table.can_undo(seat).entry)
    told["stale"] = _answer_or_refusal(lambda: table.answer(seat, 10_000, "end-turn"))
    if seat in table.decisions:
        told |= _deciding(table, seat)
    return told


def _deciding(table: Table, seat: Seat) -> dict[str, object]:
    decision = perspective_of(table, seat).decision
    candidates = table.candidates(seat)
    siege = table.state
    assert isinstance(siege, Siege)
    return {
        "decision": (decision.number, repr(decision.question), decision.clause),
        "actions": [WORDS.action(action) for action in decision.actions],
        "candidates": [_shown(candidate) for candidate in candidates],
        "errors": [
            _answer_or_refusal(partial(table.answer, seat, decision.number, one.action))
            for one in candidates
            if one.refusal is not None
        ][:5],
        "previews": [_preview(table, seat, action) for action in decision.actions[:6]],
        "odds": [repr(vars_of(one)) for one in fight_odds(siege, seat)],
    }


def vars_of(thing: object) -> dict[str, object]:
    """What an object holds, by name."""
    return {name: value for name, value in vars(thing).items() if not callable(value)}


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


@pytest.mark.parametrize("secret", [3, 5])
def test_twins_look_the_same_to_everybody(secret: int) -> None:
    """Whatever is to come, all seats and spectators get the same bytes, the commitment apart."""
    table = opened(secret)
    bots = [new_bot("random", GAME.id, seed) for seed in range(3)]
    compared = 0
    while table.decisions:
        seat, decision = next(iter(table.decisions.items()))
        if decision.number % STEPS_BETWEEN == 1:
            twin = twin_of(table, secret + 100)
            assert twin.journal.header.commitment != table.journal.header.commitment
            for eyes in (*range(3), SPECTATOR):
                assert everything_for(twin, eyes) == everything_for(table, eyes)
            compared += 1
        table.answer(seat, decision.number, bots[seat].choose(perspective_of(table, seat)))
    assert compared >= 3


def test_twins_are_twins_only_until_the_dice_fall() -> None:
    """The twins above really have different futures."""
    table = opened(3)
    futures = set()
    for secret in (3, 103, 104, 105):
        other = twin_of(table, secret) if secret != 3 else table
        for _ in range(12):
            if not other.decisions:
                break
            seat, decision = next(iter(other.decisions.items()))
            other.answer(seat, decision.number, decision.actions[-1])
        futures.add(other.state.fingerprint())
    assert len(futures) == 4
