"""Answers: each refusal has its own code, and changes nothing."""

from collections.abc import Callable

import pytest
from tests.support import toy
from tests.support.kernel_knowledge import everything_for
from tests.support.kernel_play import ENGINE, finished, say, stretch, toy_table

from hordekeep.kernel.errors import (
    EndlessAgenda,
    GameOver,
    HordekeepError,
    IllegalAction,
    NotYourDecision,
    StaleDecision,
    UnknownWord,
)
from hordekeep.kernel.play.phrase import Refusal
from hordekeep.kernel.table.opening import open_table
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load, verify


def snapshot(table: Table) -> tuple[object, ...]:
    """All that could have changed."""
    numbers = {seat: decision.number for seat, decision in table.decisions.items()}
    return (
        table.state.fingerprint(),
        table.journal.text(),
        numbers,
        [(event.moment, event.name, event.facts) for event in table.events],
        table.holders.copy(),
        everything_for(table, 0),
    )


def refused(table: Table, ask: Callable[[], object]) -> HordekeepError:
    """The refusal of a request; asserts that it has changed nothing."""
    before = snapshot(table)
    with pytest.raises(HordekeepError) as error:
        ask()
    assert snapshot(table) == before
    return error.value


def test_an_answer_goes_to_the_decision_it_was_made_for() -> None:
    """stale-decision: the same answer twice is refused the second time."""
    table = toy_table()
    number = table.decisions[0].number
    table.answer(0, number, "lay east")
    error = refused(table, lambda: table.answer(0, number, "lay east"))
    assert isinstance(error, StaleDecision)
    assert error.facts == {"seat": 0, "number": number, "open": table.decisions[0].number}


def test_a_decision_that_is_gone_is_stale_even_if_nothing_else_is_asked() -> None:
    """stale-decision: a click that came too late."""
    table = toy_table()
    number = table.decisions[0].number
    table.answer(0, number, "done")
    error = refused(table, lambda: table.answer(0, number, "done"))
    assert isinstance(error, StaleDecision)
    assert error.facts["open"] is None


def test_a_decision_taken_back_is_stale() -> None:
    """stale-decision: the question to the next one went away with the end of the turn."""
    table = toy_table()
    say(table, 0, "done")
    number = table.decisions[1].number
    table.undo(0)
    assert isinstance(refused(table, lambda: table.answer(1, number, "done")), StaleDecision)


def test_nobody_answers_for_somebody_else() -> None:
    """not-your-decision: a number that was asked of another seat is no help."""
    table = toy_table()
    number = table.decisions[0].number
    error = refused(table, lambda: table.answer(1, number, "done"))
    assert isinstance(error, NotYourDecision)
    assert error.facts == {"seat": 1}


@pytest.mark.parametrize("seat", [-1, -2, 2, 10**9])
def test_only_seats_answer(seat: int) -> None:
    """not-your-decision: neither NATURE nor a spectator nor a seat that is not there."""
    table = toy_table()
    assert isinstance(refused(table, lambda: table.answer(seat, 1, "done")), NotYourDecision)


def test_an_action_that_is_not_legal_is_refused_with_the_reason() -> None:
    """illegal-action: with clause and facts."""
    table = toy_table()
    say(table, 0, "lay north", "lay north")
    error = refused(table, lambda: say(table, 0, "lay north"))
    assert isinstance(error, IllegalAction)
    assert error.facts["action"] == "lay north"
    refusal = error.facts["refusal"]
    assert isinstance(refusal, Refusal)
    assert (refusal.clause, refusal.phrase.key) == ("TOY-2", "refused-full")
    assert refusal.phrase.facts == (("spot", "spot", 1),)


@pytest.mark.parametrize(
    ("text", "kind", "word"),
    [
        ("", "verb", ""),
        ("jump", "verb", "jump"),
        ("lay", "spot", ""),
        ("lay south", "spot", "south"),
        ("lay east west", "end", "west"),
        ("throw many", "number", "many"),
        ("throw ²", "number", "²"),
        ("throw " + "9" * 5000, "number", "9" * 5000),
        ("day 0", "verb", "day"),
        ("fate 1", "verb", "fate"),
    ],
)
def test_a_wrong_word_is_named(text: str, kind: str, word: str) -> None:
    """unknown-word: which word, and what it should have been."""
    table = toy_table()
    error = refused(table, lambda: say(table, 0, text))
    assert isinstance(error, UnknownWord)
    assert error.facts == {"kind": kind, "word": word}


def test_an_action_about_nothing_is_an_unknown_word() -> None:
    """unknown-word: numbers that stand for nothing, from a program."""
    table = toy_table()
    number = table.decisions[0].number
    assert isinstance(refused(table, lambda: table.answer(0, number, toy.Lay(7))), UnknownWord)
    assert isinstance(refused(table, lambda: table.answer(0, number, toy.Lay(-2))), UnknownWord)


def test_the_table_keeps_its_own_action() -> None:
    """Whatever a program does to the action that it has sent, the table stays as it is."""
    table = toy_table()
    sent = toy.Lay(0)
    table.answer(0, table.decisions[0].number, sent)
    say(table, 0, "lay west")
    sent.spot = 1
    table.undo(0)
    assert load(table.game, table.journal).state.fingerprint() == table.state.fingerprint()


def test_nothing_is_answered_after_the_end() -> None:
    """game-over: whatever is asked."""
    table = finished()
    for ask in (
        lambda: table.answer(0, 1, "done"),
        lambda: table.control(0, "bot:x"),
        table.abandon,
        lambda: table.reseed(stretch(1)),
        lambda: table.candidates(0),
    ):
        assert isinstance(refused(table, ask), GameOver)


def test_an_abandoned_game_is_over() -> None:
    """It has a result without winners, and its secrets are published."""
    table = toy_table()
    table.abandon()
    result = table.result()
    assert table.over
    assert not table.decisions
    assert result is not None
    assert (result.reason, result.winners) == ("abandoned", ())
    assert verify(table.game, table.journal).answers == 3


def test_a_finished_game_has_a_result() -> None:
    """Until then there is none."""
    assert toy_table().result() is None
    result = finished().result()
    assert result is not None
    assert result.winners


@pytest.mark.parametrize("mischief", [toy.FRAMES_FOREVER, toy.NATURE_FOREVER, toy.LANES_FOREVER])
def test_nothing_goes_on_forever(mischief: int) -> None:
    """endless-agenda: frames, dice or lanes without a decision; and nothing has happened."""
    table = toy_table(mischief=mischief)
    error = refused(table, lambda: say(table, 0, "spin"))
    assert isinstance(error, EndlessAgenda)
    assert error.facts == {"frame": "mischief"}


def test_a_mistake_in_the_rules_leaves_no_trace() -> None:
    """Not even dice that fell before it: the next ones are the same, and the journal is good."""
    table = toy_table(mischief=toy.CRASH_AFTER_DICE)
    before = snapshot(table)
    with pytest.raises(RuntimeError):
        say(table, 0, "spin")
    assert snapshot(table) == before
    say(table, 0, "throw 3")
    plain = toy_table(mischief=toy.CRASH_AFTER_DICE)
    say(plain, 0, "throw 3")
    assert table.journal.text() == plain.journal.text()
    assert load(table.game, table.journal).state.fingerprint() == table.state.fingerprint()


def test_a_mistake_in_the_rules_leaves_the_numbers_of_decisions() -> None:
    """Numbers that were given since are taken back with it: nobody has seen them."""
    table = toy_table(mischief=toy.CRASH_AFTER_DICE)
    with pytest.raises(RuntimeError):
        say(table, 0, "spin")
    say(table, 0, "done")
    again = load(table.game, table.journal)
    assert again.decisions[1].number == table.decisions[1].number


def test_as_many_holders_as_seats() -> None:
    """bad-option: a table for two takes two."""
    with pytest.raises(HordekeepError) as error:
        open_table(toy.Toy(), {}, engine=ENGINE, stretch=stretch(), holders=["person:ann"])
    assert error.value.code == "bad-option"


def test_a_seat_that_is_not_there_cannot_be_given_away() -> None:
    """bad-option."""
    table = toy_table()
    assert refused(table, lambda: table.control(2, "bot:x")).code == "bad-option"
