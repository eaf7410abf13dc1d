"""Dictated dice: on open tables somebody may say what NATURE answers next."""

import pytest
from tests.support.kernel_play import ENGINE, play_randomly, stretch
from tests.support.toy import Toy

from hordekeep import library
from hordekeep.kernel.errors import BadJournal, FairDice, GameOver, IllegalAction, UnknownWord
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import ChanceEntry, read_journal
from hordekeep.kernel.record.secret import open_secret
from hordekeep.kernel.table.fork import open_position
from hordekeep.kernel.table.opening import open_table
from hordekeep.kernel.table.position_file import position_words
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load, verify

GAME = library.open_game("last-bastion")
MARKET = {"players": [{"hero": "arne", "tile": "market"}]}


def at_the_market(seed: int | None = 1) -> Table:
    """Arne stands on the Market, whose effect rolls two combat dice."""
    words = {"game": GAME.id, "options": {"players": 1}, "position": MARKET}
    dice = Stretch(open_secret(3), [])
    return open_position(GAME, words, engine=ENGINE, stretch=dice, open_seed=seed)


def activate(table: Table) -> None:
    table.answer(0, table.decision(0).number, "activate market")


def said(table: Table) -> list[tuple[str, bool]]:
    entries = table.journal.entries
    return [(one.say, one.dictated) for one in entries if isinstance(one, ChanceEntry)]


@pytest.mark.parametrize("faces", [("red", "blue"), ("yellow", "yellow")])
def test_dice_fall_as_they_are_dictated(faces: tuple[str, str]) -> None:
    """And the journal tells them from others."""
    table = at_the_market()
    table.fall(*faces)
    activate(table)
    assert said(table)[0] == (f"roll face {' '.join(faces)}", True)
    assert all(not dictated for _, dictated in said(table)[1:])


def test_several_answers_are_dictated_in_order() -> None:
    """The next one, then the one after it; then chance goes on."""
    table = at_the_market()
    table.fall("red", "red")
    table.fall("incubus")
    activate(table)
    table.answer(0, table.decision(0).number, "end-turn")
    while len(said(table)) < 2:
        seat, decision = next(iter(table.decisions.items()))
        table.answer(seat, decision.number, decision.actions[0])
    assert said(table)[1] == ("deal card incubus", True)


@pytest.mark.parametrize("faces", [("red",), ("red", "red", "red")])
def test_what_cannot_fall_is_refused_and_changes_nothing(faces: tuple[str, ...]) -> None:
    """Two dice are rolled there. What was dictated can be taken back."""
    table = at_the_market()
    before, entries = table.state.fingerprint(), len(table.journal.entries)
    table.fall(*faces)
    with pytest.raises(IllegalAction):
        activate(table)
    assert (table.state.fingerprint(), len(table.journal.entries)) == (before, entries)
    table.fall()
    activate(table)
    assert not said(table)[0][1]


def test_an_unknown_word_is_refused() -> None:
    """unknown-word, when its time comes."""
    table = at_the_market()
    table.fall("purple", "red")
    with pytest.raises(UnknownWord):
        activate(table)


def test_the_stream_of_dice_does_not_depend_on_what_was_dictated() -> None:
    """A dictated answer takes the place of the one that would have fallen."""
    fair, dictated = at_the_market(), at_the_market()
    dictated.fall("red", "blue")
    for table in (fair, dictated):
        activate(table)
        table.answer(0, table.decision(0).number, "end-turn")
    assert said(fair)[1:3] == said(dictated)[1:3]


def test_a_journal_with_dictated_dice_is_read_and_verified() -> None:
    """Verification says how many were dictated."""
    table = at_the_market(3)
    table.fall("red", "blue")
    activate(table)
    play_randomly(table, Luck(4))
    journal = read_journal(table.journal.text())
    assert load(GAME, journal).state.fingerprint() == table.state.fingerprint()
    verdict = verify(GAME, journal)
    assert verdict.dictated == 1
    assert verdict.answers == len(said(table)) - 1
    with pytest.raises(GameOver):
        table.fall("red", "red")


def test_nobody_dictates_the_dice_of_a_table_with_a_secret() -> None:
    """fair-dice; an open seed or a written position is needed."""
    fair = open_table(Toy(), {}, engine=ENGINE, stretch=stretch())
    with pytest.raises(FairDice):
        fair.fall("sun")
    at_the_market(None).fall("red", "red")
    library.new_table("last-bastion", seed=1, players=1).fall("red", "red")


def test_a_journal_of_a_fair_table_cannot_say_that_dice_were_dictated() -> None:
    """bad-journal at that entry."""
    fair = open_table(Toy(), {}, engine=ENGINE, stretch=stretch())
    play_randomly(fair, Luck(1), most=20)
    number, entry = next(
        (number, one)
        for number, one in enumerate(fair.journal.entries, 1)
        if isinstance(one, ChanceEntry)
    )
    entry.dictated = True
    with pytest.raises(BadJournal) as error:
        load(Toy(), read_journal(fair.journal.text()))
    assert error.value.facts["place"] == f"entry {number}"
    assert error.value.facts["why"] == "fair-dice"


def test_dictated_is_true_or_false() -> None:
    """bad-journal with the field."""
    table = at_the_market()
    activate(table)
    text = table.journal.text().replace('"kind": "chance"', '"kind": "chance", "dictated": 1', 1)
    with pytest.raises(BadJournal) as error:
        read_journal(text)
    assert error.value.facts["field"] == "dictated"


def test_a_position_of_a_running_table_is_open_to_dictation() -> None:
    """A position that somebody has written out is nobody's secret any more."""
    words = position_words(at_the_market())
    again = open_position(GAME, words, engine=ENGINE, stretch=stretch())
    again.fall("red", "red")
    activate(again)
    assert said(again)[0] == ("roll face red red", True)
