"""Forks: a new table from the middle of another, with a commitment of its own."""

import hashlib
import json

import pytest
from tests.support.kernel_play import (
    ENGINE,
    finished,
    play_randomly,
    say,
    stretch,
    to_night,
    toy_table,
)
from tests.support.toy import Toy

from hordekeep.kernel.errors import BadOption, GameOver, StillRunning
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.seat import MAIN
from hordekeep.kernel.record.journal import ReseedEntry, read_journal
from hordekeep.kernel.table.fork import Dreamer, fork, open_position
from hordekeep.kernel.table.position_file import position_words
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load, verify


def forked(table: Table, at: int, dreamer: Dreamer | None = None) -> Table:
    return fork(table, at, engine=ENGINE, stretch=stretch(99), dreamer=dreamer)


def test_a_finished_game_forks_as_it_was() -> None:
    """From any entry, secrets included, as long as it was not over."""
    table = finished(days=2, nights=2)
    for at in range(1, len(table.journal.entries) - 1):
        past = load(Toy(), table.journal, upto=at)
        if not any(past.chance_in(lane) for lane in (MAIN, 0, 1)):
            assert forked(table, at).state.fingerprint() == past.state.fingerprint()


def test_a_fork_names_its_parent() -> None:
    """By the hash of its first line, and the entry."""
    table = finished()
    start = forked(table, 5).journal.header.start
    first = table.journal.text().split("\n")[0]
    assert start["kind"] == "fork"
    assert start["parent"] == hashlib.sha256(first.encode()).hexdigest()
    assert start["entry"] == 5


def test_a_fork_begins_a_new_commitment() -> None:
    """Its first entry; the dice are new, and can be proven at the end."""
    table = forked(finished(), 5)
    first = table.journal.entries[0]
    assert isinstance(first, ReseedEntry)
    assert first.commitment == table.journal.header.commitment == stretch(99).commitment
    play_randomly(table, Luck(3), undos=True)
    assert verify(Toy(), table.journal).stretches == 1


def test_a_fork_is_read_again_without_its_parent() -> None:
    """The position stands in its header."""
    table = forked(finished(), 9)
    again = load(Toy(), read_journal(table.journal.text()))
    assert again.state.fingerprint() == table.state.fingerprint()


def test_open_dice_fall_anew_in_a_fork() -> None:
    """Between a throw and its dice: NATURE is asked again."""
    table = toy_table()
    say(table, 0, "throw 3")
    at = len(table.journal.entries) - 1
    table.abandon()
    assert forked(table, at).journal.entries[1].kind == "chance"


def test_nothing_is_taken_back_beyond_the_fork() -> None:
    """The parent's choices stand."""
    parent = toy_table(2)
    say(parent, 0, "lay east")
    at = len(parent.journal.entries)
    parent.abandon()
    table = forked(parent, at)
    say(table, 0, "lay west")
    table.undo(0)
    with pytest.raises(Exception, match="nothing-to-undo"):
        table.undo(0)


def test_the_seats_are_held_as_they_were() -> None:
    """Unless somebody else sits down."""
    parent = toy_table()
    parent.control(1, "bot:greedy")
    parent.abandon()
    assert forked(parent, 4).holders == ["person:0", "person:1"]
    assert forked(parent, 5).holders == ["person:0", "bot:greedy"]
    other = fork(parent, 5, engine=ENGINE, stretch=stretch(9), holders=["a", "b"])
    assert other.holders == ["a", "b"]


@pytest.mark.parametrize("at", [0, -1, 1000])
def test_there_is_no_fork_where_there_is_no_entry(at: int) -> None:
    """bad-option, with the range."""
    with pytest.raises(BadOption) as error:
        forked(finished(), at)
    assert error.value.facts["found"] == at


def test_there_is_no_fork_after_the_end() -> None:
    """game-over, also where it was given up."""
    abandoned = toy_table()
    abandoned.abandon()
    for table in (finished(), abandoned):
        with pytest.raises(GameOver):
            forked(table, len(table.journal.entries))


def test_a_running_game_is_not_forked_as_it_is() -> None:
    """still-running: it would give away every secret."""
    with pytest.raises(StillRunning):
        forked(toy_table(), 4)


def test_a_seat_forks_only_an_imagined_world_of_a_running_game() -> None:
    """What it has seen is kept, the rest is dealt anew."""
    table = to_night(toy_table())
    at = len(table.journal.entries)
    dreams = [forked(table, at, Dreamer(0, Luck(number))) for number in range(8)]
    assert all(dream.view(0) == table.view(0) for dream in dreams)
    assert len({dream.state.fingerprint() for dream in dreams}) > 4


def test_a_dream_of_the_past_knows_no_more_than_the_past() -> None:
    """The own sign is not yet dealt there."""
    table = to_night(toy_table())
    start = forked(table, 1, Dreamer(0, Luck(1))).journal.header.start
    assert [one["sign"] for one in start["position"]["watcher"]] == ["-", "-"]


def test_the_hash_of_the_parent_tells_no_secret() -> None:
    """A running parent that began with a position: its first line could be guessed and tried."""
    words = position_words(to_night(toy_table()))
    other = json.loads(json.dumps(words))
    other["position"]["watcher"][1]["sign"] = "comet"
    words["position"]["watcher"][1]["sign"] = "star"
    parents = set()
    for secret in (words, other):
        table = open_position(Toy(), secret, engine=ENGINE, stretch=stretch())
        parents.add(forked(table, 1, Dreamer(0, Luck(1))).journal.header.start["parent"])
    assert len(parents) == 1
