"""Replay: same journal, same state, in every process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.kernel_knowledge import everything_for
from tests.support.kernel_play import finished, play_randomly, say, stretch, to_night, toy_table
from tests.support.toy import Toy

from hordekeep.kernel.errors import VerifyFailed
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import EndEntry, read_journal
from hordekeep.kernel.record.secret import open_secret
from hordekeep.kernel.table.verify import load, verify

ROOT = Path(__file__).parents[2]

REPLAY = """
import sys
from hordekeep.kernel.record.journal import read_journal
from hordekeep.kernel.table.verify import load
from tests.support.kernel_knowledge import everything_for
from tests.support.toy import Toy
table = load(Toy(), read_journal(sys.stdin.read()))
print(table.state.fingerprint(), everything_for(table, 0))
"""


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_another_process_sees_the_same(hash_seed: str) -> None:
    """Fingerprint and all that a seat gets, whatever the seed of Python's hashes."""
    table = to_night(toy_table(days=2))
    say(table, 0, "bury", "throw 3", "lay east")
    run = subprocess.run(
        [sys.executable, "-P", "-c", REPLAY],  # -P: what is on the path comes before the sources
        input=table.journal.text(),
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert run.stdout.strip() == f"{table.state.fingerprint()} {everything_for(table, 0)}"


@pytest.mark.parametrize("upto", [1, 4, 9, 15])
def test_a_journal_can_be_replayed_in_part(upto: int) -> None:
    """The table as it was after so many entries."""
    journal = finished().journal
    table = load(Toy(), journal, upto=upto)
    assert len(table.journal.entries) == upto
    assert not table.over


def test_a_loaded_table_goes_on_with_the_same_dice() -> None:
    """Given its secret back, it rolls what it would have rolled, also after taken-back dice."""
    table = to_night(toy_table(days=2))
    say(table, 0, "bury")
    table.undo(0)
    loaded = load(Toy(), read_journal(table.journal.text()))
    loaded.roll_with(stretch())
    for one in (table, loaded):
        play_randomly(one, Luck(5), undos=True)
    assert loaded.journal.text() == table.journal.text()


def test_a_journal_cut_before_the_dice_is_gone_on_with() -> None:
    """NATURE answers what was still open."""
    table = toy_table()
    say(table, 0, "throw 3")
    cut = load(Toy(), table.journal, upto=len(table.journal.entries) - 1)
    assert not cut.decisions
    cut.roll_with(stretch())
    assert cut.journal.text() == table.journal.text()


@pytest.mark.parametrize("other", [Stretch(open_secret(8), ["salt"]), Stretch(open_secret(7), [])])
def test_a_table_takes_no_other_dice(other: Stretch) -> None:
    """verify-failed: the secret is not the one that the journal was begun with."""
    table = load(Toy(), toy_table().journal)
    with pytest.raises(VerifyFailed) as error:
        table.roll_with(other)
    assert error.value.facts["place"] == "entry 1"
    assert not any(isinstance(entry, EndEntry) for entry in table.journal.entries)


def test_a_lost_secret_is_replaced_in_the_open() -> None:
    """A new stretch with its own commitment; what came before cannot be proven any more."""
    table = load(Toy(), toy_table().journal)
    table.reseed(stretch(8))
    play_randomly(table, Luck(1))
    last = table.journal.entries[-1]
    assert isinstance(last, EndEntry)
    assert last.secrets == ["", open_secret(8).hex()]
    with pytest.raises(VerifyFailed) as error:
        verify(Toy(), table.journal)
    assert error.value.facts == {"place": "entry 1", "why": "no-secret"}


def test_a_loaded_table_takes_back_like_the_one_that_was_played() -> None:
    """However far its checkpoint lies behind: same state, same events, and again after that."""
    table = to_night(toy_table(days=2))
    for text in ("throw 3", "lay east"):
        before, heard = table.state.fingerprint(), len(table.events)
        say(table, 0, text)
    loaded = load(table.game, read_journal(table.journal.text()))
    for one in (table, loaded):
        one.undo(0)
        assert one.state.fingerprint() == before
        assert len(one.events) == heard
        say(one, 0, "lay east")
    assert loaded.state.fingerprint() == table.state.fingerprint()
    assert loaded.journal.text() == table.journal.text()
