"""Verify: every answer of NATURE follows from the secrets that are published at the end."""

import json
from typing import Any

import pytest
from tests.support.kernel_play import ENGINE, finished, play_randomly, stretch, toy_table
from tests.support.toy import FACES, Toy

from hordekeep.kernel.errors import BadJournal, StillRunning, VerifyFailed
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import ChanceEntry, EndEntry, Journal, read_journal
from hordekeep.kernel.record.secret import commitment_of, new_salt, new_secret, open_secret, seed_of
from hordekeep.kernel.table.opening import open_table
from hordekeep.kernel.table.verify import load, verify


def edited(journal: Journal, number: int, **fields: Any) -> Journal:
    """The journal with some fields of an entry (or, as entry 0, of the header) changed."""
    lines = journal.text().splitlines()
    lines[number] = json.dumps(json.loads(lines[number]) | fields)
    return read_journal("\n".join(lines))


def test_an_honest_game_is_proven() -> None:
    """All answers, taken-back ones included."""
    journal = finished(days=2).journal
    verdict = verify(Toy(), journal)
    answers = [entry for entry in journal.entries if isinstance(entry, ChanceEntry)]
    assert verdict.answers == len(answers) > 5
    assert verdict.stretches == 1
    assert not verdict.open_seed


def test_an_edited_roll_is_found() -> None:
    """Possible, but not what fell: the entry, what it says and what it should say."""
    journal = finished(days=2).journal
    number, entry = next(
        (number, entry)
        for number, entry in enumerate(journal.entries, 1)
        if isinstance(entry, ChanceEntry) and entry.say.startswith("roll face")
    )
    words = entry.say.split()
    words[-1] = FACES[FACES.index(words[-1]) - 1]
    edit = " ".join(words)
    with pytest.raises(VerifyFailed) as error:
        verify(Toy(), edited(journal, number, say=edit))
    assert error.value.facts == {"place": f"entry {number}", "found": edit, "expected": entry.say}


def test_a_secret_that_does_not_fit_the_commitment_is_found() -> None:
    """Nobody can choose the dice after the game."""
    journal = finished().journal
    lied = edited(journal, len(journal.entries), secrets=[open_secret(8).hex()])
    with pytest.raises(VerifyFailed) as error:
        verify(Toy(), lied)
    assert error.value.facts == {"place": "entry 1", "why": "commitment"}


def test_the_commitment_of_the_header_counts() -> None:
    """It was shown before anybody sent a salt."""
    journal = finished().journal
    with pytest.raises(BadJournal) as error:
        verify(Toy(), edited(journal, 0, commitment=commitment_of(b"another")))
    assert error.value.facts["place"] == "entry 1"


def test_salts_count() -> None:
    """A salt that was not the one that was sent gives other dice."""
    journal = finished().journal
    with pytest.raises(VerifyFailed) as error:
        verify(Toy(), edited(journal, 1, salts=["pepper"]))
    assert error.value.facts["place"] == "entry 2"


def test_secrets_are_hexadecimal() -> None:
    """Anything else is a broken journal, with the place."""
    journal = finished().journal
    last = len(journal.entries)
    with pytest.raises(BadJournal) as error:
        verify(Toy(), edited(journal, last, secrets=["xyz"]))
    assert error.value.facts["place"] == f"entry {last}"


def test_a_running_game_is_not_proven() -> None:
    """still-running: the secret is not published yet, and stands nowhere in the journal."""
    table = toy_table()
    with pytest.raises(StillRunning):
        verify(Toy(), table.journal)
    assert open_secret(7).hex() not in table.journal.text()


def test_an_open_seed_is_told() -> None:
    """A seed given by hand can be proven at once, and the verdict says what it was."""
    table = open_table(Toy(), {}, engine=ENGINE, stretch=Stretch(open_secret(5), []), open_seed=5)
    assert verify(Toy(), table.journal).open_seed
    play_randomly(table, Luck(1))
    assert verify(Toy(), table.journal).open_seed


def test_an_open_seed_that_is_not_the_seed_is_found() -> None:
    """The header says which seed was given."""
    with pytest.raises(VerifyFailed) as error:
        verify(Toy(), edited(finished().journal, 0, open_seed=6))
    assert error.value.facts["why"] == "open-seed"


def test_each_stretch_is_proven_by_its_own_secret() -> None:
    """A table that was given new dice on the way publishes all secrets."""
    table = toy_table(days=2)
    play_randomly(table, Luck(1), most=5)
    table.reseed(stretch(8))
    play_randomly(table, Luck(2))
    assert verify(Toy(), table.journal).stretches == 2
    last = table.journal.entries[-1]
    assert isinstance(last, EndEntry)
    swapped = edited(table.journal, len(table.journal.entries), secrets=last.secrets[::-1])
    with pytest.raises(VerifyFailed):
        verify(Toy(), swapped)


def test_earlier_secrets_are_published_too() -> None:
    """A loaded table is given the secrets of its earlier stretches with the newest."""
    table = toy_table(days=2)
    table.reseed(stretch(8))
    play_randomly(table, Luck(1), most=5)
    loaded = load(Toy(), table.journal)
    loaded.roll_with(stretch(8), earlier=[open_secret(7).hex()])
    loaded.abandon()
    assert verify(Toy(), loaded.journal).stretches == 2


def test_secrets_are_long_and_different() -> None:
    """256 bits; a salt is different each time, too."""
    assert len(new_secret()) == 32
    assert new_secret() != new_secret()
    assert new_salt() != new_salt()


def test_salts_are_kept_apart() -> None:
    """Two salts are not the same as one that looks like both."""
    assert seed_of(b"", ["a", "b"]) != seed_of(b"", ["a b"])
    assert seed_of(b"", ["a", "b"]) != seed_of(b"", ["b", "a"])
