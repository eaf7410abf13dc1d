"""The version of the rules: a table plays to its end by those that its header names."""

import json

import pytest
from tests.support.kernel_play import ENGINE, finished, stretch, toy_table
from tests.support.toy import Toy

from hordekeep.kernel.errors import BadPosition, WrongVersion
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.state import NEWEST_RULES, State
from hordekeep.kernel.record.journal import Journal, read_journal
from hordekeep.kernel.table.fork import Dreamer, fork, open_position
from hordekeep.kernel.table.position_file import position_words, read_position, short_text
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load


def by_rules(journal: Journal, rules: int) -> Table:
    """The table of a journal that names these rules."""
    first, *rest = journal.text().splitlines()
    words = {**json.loads(first), "rules": rules}
    return load(Toy(), read_journal("\n".join([json.dumps(words), *rest]) + "\n"))


def test_a_new_table_plays_by_the_newest_rules() -> None:
    """Its header names them, and its state goes by them."""
    table = toy_table()
    assert table.journal.header.rules == table.state.rules == Toy.rules


def test_a_journal_plays_by_the_rules_that_it_names() -> None:
    """Older ones too, and what is imagined or tried out from there."""
    table = by_rules(toy_table().journal, 1)
    assert table.state.rules == 1
    assert table.state.clone().rules == 1
    assert table.imagine(0, Luck(1)).rules == 1


def test_the_version_is_no_part_of_a_fingerprint() -> None:
    """States of before there was a second version keep theirs."""
    table = finished()
    assert by_rules(table.journal, 1).state.fingerprint() == table.state.fingerprint()


def test_a_fork_keeps_the_rules_of_its_parent() -> None:
    """In its header, so that every reader of it goes by them."""
    parent = by_rules(toy_table().journal, 1)
    dreamer = Dreamer(0, Luck(1))
    child = fork(parent, 1, engine=ENGINE, stretch=stretch(9), dreamer=dreamer)
    assert child.journal.header.rules == child.state.rules == 1
    assert load(Toy(), read_journal(child.journal.text())).state.rules == 1


def test_a_position_keeps_the_rules_that_it_names() -> None:
    """And one that names none goes by the newest."""
    words = position_words(toy_table())
    older = open_position(Toy(), {**words, "rules": 1}, engine=ENGINE, stretch=stretch(9))
    assert older.journal.header.rules == older.state.rules == 1
    del words["rules"]
    newest = open_position(Toy(), words, engine=ENGINE, stretch=stretch(9))
    assert newest.journal.header.rules == newest.state.rules == Toy.rules


@pytest.mark.interpreted  # the old game is made of plain Python
def test_a_position_is_shortened_by_the_rules_that_it_is_played_by() -> None:
    """What could not be a position by the newest rules may be one by its own."""

    class OldToy(Toy):  # type: ignore[misc]  # final in play, not for this
        def check_agenda(self, state: State) -> None:
            if state.rules != 1:
                raise BadPosition(place="rules")

    table = by_rules(toy_table().journal, 1)
    text = short_text(OldToy(), table.journal.header.options, table.state)
    assert read_position(text)["rules"] == 1


@pytest.mark.parametrize("rules", [3, -1, "two"])
def test_a_position_of_unknown_rules_is_refused(rules: object) -> None:
    """wrong-version, with the field and the newest that there are."""
    words = {**position_words(toy_table()), "rules": rules}
    with pytest.raises(WrongVersion) as error:
        open_position(Toy(), words, engine=ENGINE, stretch=stretch(9))
    assert error.value.facts == {"place": "rules", "found": rules, "expected": Toy.rules}


def test_a_state_without_a_table_plays_by_the_newest_rules() -> None:
    """As simulated games do."""
    toy = Toy()
    assert toy.begin(toy.options({})).rules == NEWEST_RULES
