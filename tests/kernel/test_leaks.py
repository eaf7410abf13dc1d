"""Leaks: twins share every public entry and differ in what a seat has not seen."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.kernel_knowledge import everything_for, twins
from tests.support.kernel_play import play_randomly, say, to_night, toy_table, watchers
from tests.support.toy import SPIN, TELL_SILENTLY, TURN

from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.kernel.record.journal import ChanceEntry
from hordekeep.kernel.table.table import Table


def seen_since(table: Table) -> Callable[[int], bool]:
    """Whether a card has been turned, or a die unearthed, that fell with this entry."""
    fell: dict[tuple[str, int], int] = {}
    seen: set[int] = set()
    for event in table.events:
        if event.name in ("dealt", "buried"):
            fell[event.name, event.facts[0]] = event.moment
        elif event.name == "turned":
            seen.add(fell["dealt", event.facts[0]])
        elif event.name == "unearthed":
            seen.add(fell["buried", event.facts[0]])
    return seen.__contains__


def compare_twins(table: Table, seat: Seat) -> int:
    """Asserts that the seat learns the same in every twin; returns how many there were."""
    compared = 0
    ours = everything_for(table, seat)
    for twin in twins(table, seat, seen_since(table)):
        assert twin.state.fingerprint() != table.state.fingerprint() or taken_back(table)
        assert everything_for(twin, seat) == ours
        compared += 1
    return compared


def taken_back(table: Table) -> bool:
    return any(entry.kind == "undo" for entry in table.journal.entries)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_seat_cannot_tell_twins_apart(seat: Seat) -> None:
    """View, events, record, reasons, forecast, previews, imagined worlds and errors are equal."""
    compared = 0
    for seed in range(12):
        table = toy_table(seed, days=2, nights=1 + seed % 2)
        play_randomly(table, Luck(seed), most=6 + 3 * seed, undos=True)
        if not table.over:
            compared += compare_twins(table, seat)
    assert compared > 100


@given(st.integers(0, 10_000))
@settings(max_examples=30)
def test_what_reveals_nothing_is_no_surprise(seed: int) -> None:
    """A choice that can be taken back shows no seat more than it could have foreseen.

    Otherwise somebody could choose, look, and take back.
    """
    table = toy_table(seed, days=2, nights=seed % 4)
    play_randomly(table, Luck(seed), most=seed % 30)
    for seat, decision in table.decisions.items():
        for action in decision.actions:
            for watcher in (0, 1, SPECTATOR):
                assert not surprises(table, (seat, decision.lane, action), watcher)


def surprises(table: Table, choice: tuple[Seat, int, Action], watcher: Seat) -> bool:
    """Whether a choice is not said to reveal anything, and yet shows the watcher something."""
    _, lane, action = choice
    world = table.imagine(watcher, Luck(1))
    ours = table.state.clone()
    for one in (ours, world):
        one.heard = []
        one.answer(lane, action)
    pending = ours.pending()
    told = ours.heard or []
    if ours.over or any(event.reveals for event in told):
        return False
    if any(one.ask.chance is not None for one in pending):
        return False
    world.pending()
    return table.game.view(ours, watcher) != table.game.view(world, watcher)


def test_a_reveal_that_is_not_said_would_be_a_surprise() -> None:
    """The comparison sees a card that is turned: so it would see one that is turned silently."""
    table = to_night(toy_table())
    world = table.imagine(1, Luck(1))
    ours = table.state.clone()
    for one in (ours, world):
        one.answer(0, TURN)
    assert table.game.view(ours, 1) != table.game.view(world, 1)


def test_a_card_put_away_unseen_could_be_any_unseen_card() -> None:
    """A closed card that leaves the game does not leave the list of what nobody has seen."""
    table = toy_table(days=2)
    to_night(table)
    dealt = watchers(table).dealt.copy()
    say(table, 0, "done")
    say(table, 1, "done")
    to_night(table)
    assert set(dealt) <= set(watchers(table).unseen())


def test_twins_would_be_told_apart_by_a_leak() -> None:
    """The comparison itself sees a difference in what a seat was not shown."""
    table = to_night(toy_table())
    twin = next(twins(table, 0, seen_since(table)))
    assert everything_for(twin, 1) != everything_for(table, 1)
    assert twin.view(1) != table.view(1)


def test_a_die_taken_back_falls_anew() -> None:
    """Undo and redo: nobody can bury the same die twice to learn about it."""
    table = to_night(toy_table())
    faces: set[str] = set()
    for _ in range(12):
        say(table, 0, "bury")
        faces.add(last_chance(table).say)
        table.undo(0)
    assert len(faces) > 2


def last_chance(table: Table) -> ChanceEntry:
    return [entry for entry in table.journal.entries if isinstance(entry, ChanceEntry)][-1]


def test_decision_numbers_do_not_depend_on_secrets() -> None:
    """Numbers follow from what was answered, so they are equal in twins of other dice."""
    tables = [to_night(toy_table(seed)) for seed in range(5)]
    assert len({tuple(sorted(d.number for d in t.decisions.values())) for t in tables}) == 1


def test_a_preview_tells_no_secret_even_if_the_rules_do() -> None:
    """A mistake in the rules, which does not say that it reveals a sign."""
    table = toy_table(mischief=TELL_SILENTLY)
    others = list(twins(table, 0, seen_since(table)))
    assert len(others) == 2
    for twin in others:
        assert twin.preview(0, SPIN) == table.preview(0, SPIN)


def test_a_preview_does_not_show_the_end() -> None:
    """The end publishes everything, so nobody may look at it before it has come."""
    table = to_night(toy_table())
    say(table, 1, "done")
    before = everything_for(table, 0)
    assert "would-reveal" in str(before["previews"])
    assert "'over': True" not in str(before)
