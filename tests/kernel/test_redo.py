"""Doing again what was taken back: the same answers, until something else is done."""

from hordekeep import library
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import read_journal
from hordekeep.kernel.record.secret import open_secret
from hordekeep.kernel.table.redo import TakenBack
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load


def at_two_plain_choices() -> tuple[Table, Seat, list[str]]:
    """A table at which one seat has made two choices in a row that can be taken back."""
    table = library.new_table("last-bastion", players=2, seed=3, holders=["person:A"] * 2)
    for _ in range(400):
        seat, decision = next(iter(table.decisions.items()))
        before = len(table.journal.entries)
        table.answer(seat, decision.number, decision.actions[-1])
        entries = table.journal.entries
        pair = [entry.words() for entry in entries[-2:]]
        plain = all(entry["kind"] == "choice" and entry["seat"] == seat for entry in pair)
        if plain and len(entries) == before + 1 and table.can_undo(seat).entry == len(entries):
            return table, seat, [str(entry["say"]) for entry in pair]
    raise AssertionError


def test_redo_gives_the_same_answers_until_something_else_is_done() -> None:
    table, seat, (first, second) = at_two_plain_choices()
    taken_back = TakenBack()
    position = table.position()
    table.undo(seat)
    taken_back.follow(table)
    assert taken_back.next_for(table, seat) == second
    assert taken_back.next_for(table, 1 - seat) == ""
    table.undo(seat)
    taken_back.follow(table)
    assert taken_back.next_for(table, seat) == first
    for say in (first, second):
        table.answer(seat, table.decision(seat).number, taken_back.next_for(table, seat))
        taken_back.follow(table)
        assert table.journal.entries[-1].words()["say"] == say
    assert taken_back.next_for(table, seat) == ""
    assert table.position() == position

    table.undo(seat)
    other = next(
        text
        for action in table.decision(seat).actions
        if (text := table.game.lexicon.spell(action)) != second
    )
    table.answer(seat, table.decision(seat).number, other)
    taken_back.follow(table)
    assert taken_back.next_for(table, seat) == ""
    assert taken_back._answers == [], "nor later, if it should become possible again"
    fresh = TakenBack()
    fresh.follow(load(table.game, read_journal(table.journal.text())))
    assert fresh.next_for(table, seat) == ""


def test_nothing_is_done_again_with_other_dice() -> None:
    """A new stretch begins something else."""
    table, seat, (_, second) = at_two_plain_choices()
    taken_back = TakenBack()
    table.undo(seat)
    taken_back.follow(table)
    assert taken_back.next_for(table, seat) == second
    table.reseed(Stretch(open_secret(9), []))
    taken_back.follow(table)
    assert taken_back.next_for(table, seat) == ""
