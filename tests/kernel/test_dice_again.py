"""A journal that is played on: its dice come back with the secrets, or the table says it cannot."""

from pathlib import Path

import pytest
from tests.support.kernel_play import play_randomly, say, stretch, toy_table
from tests.support.toy import Toy

from hordekeep.kernel.errors import BadJournal, DiceLost, VerifyFailed
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import Journal, read_journal
from hordekeep.kernel.record.secret import open_secret
from hordekeep.kernel.table.dice import load_to_play
from hordekeep.kernel.table.opening import open_table
from hordekeep.kernel.table.table import Table
from hordekeep.library import load_table, new_table, save_table


def again(table: Table) -> Journal:
    return read_journal(table.journal.text())


def test_the_kept_secret_rolls_on() -> None:
    table = toy_table()
    loaded = load_to_play(Toy(), again(table), table.secrets)
    for one in (table, loaded):
        play_randomly(one, Luck(5))
    assert loaded.journal.text() == table.journal.text()


def test_the_secret_of_an_open_seed_is_derived() -> None:
    options = {"days": 1, "nights": 1, "mischief": 0, "hushed": 0}
    dice = Stretch(open_secret(3), [])
    table = open_table(Toy(), options, engine="test", stretch=dice, open_seed=3)
    loaded = load_to_play(Toy(), again(table), [])
    assert not loaded.view_only
    for one in (table, loaded):
        play_randomly(one, Luck(5))
    assert loaded.journal.text() == table.journal.text()


def test_without_its_secret_a_table_is_only_looked_at() -> None:
    """dice-lost: said at the first answer, which changes nothing; new dice may be taken."""
    table = toy_table()
    loaded = load_to_play(Toy(), again(table), [])
    assert loaded.view_only
    assert loaded.decisions
    with pytest.raises(DiceLost):
        say(loaded, 0, "throw 3")
    with pytest.raises(DiceLost):
        loaded.undo(0)
    with pytest.raises(DiceLost):
        loaded.control(0, "bot:random")
    with pytest.raises(DiceLost):
        loaded.abandon()
    assert loaded.journal.text() == table.journal.text()
    loaded.reseed(stretch(8))
    say(loaded, 0, "throw 3")
    assert len(loaded.journal.entries) > len(table.journal.entries) + 2


def test_only_the_newest_secret_is_needed_to_go_on() -> None:
    """An earlier one that is lost cannot be published, and that is all."""
    table = toy_table()
    table.reseed(stretch(8))
    newest = table.secrets[-1]
    assert load_to_play(Toy(), again(table), ["", newest]).secrets == ["", newest]
    assert load_to_play(Toy(), again(table), table.secrets[:1]).view_only


def test_a_secret_kept_before_its_stretch_was_written_is_no_harm() -> None:
    """Secrets are written first; whoever is interrupted then has one too many."""
    table = toy_table()
    loaded = load_to_play(Toy(), again(table), [*table.secrets, open_secret(9).hex()])
    assert loaded.secrets == table.secrets


@pytest.mark.parametrize("secret", ["00" * 32, "no hex"])
def test_a_secret_that_does_not_belong_is_refused(secret: str) -> None:
    with pytest.raises(VerifyFailed) as error:
        load_to_play(Toy(), again(toy_table()), [secret])
    assert error.value.facts["why"] == "commitment"


def test_a_journal_without_a_beginning_is_broken() -> None:
    """bad-journal: not a single entry."""
    header = toy_table().journal.text().splitlines()[0]
    with pytest.raises(BadJournal) as error:
        load_to_play(Toy(), read_journal(header), [])
    assert error.value.facts["place"] == "line 2"


@pytest.mark.parametrize("seed", [None, 7])
def test_a_saved_game_without_its_secret_file(tmp_path: Path, seed: int | None) -> None:
    """dice-lost, unless the seed was open: nobody stands before a game that says nothing."""
    path = tmp_path / "game.journal"
    table = new_table("last-bastion", players=2, seed=seed)
    save_table(table, path)
    (tmp_path / "game.journal.secret").unlink()
    loaded = load_table(path)
    seat, decision = next(iter(loaded.decisions.items()))
    if seed is None:
        with pytest.raises(DiceLost):
            loaded.answer(seat, decision.number, decision.actions[0])
    else:
        loaded.answer(seat, decision.number, decision.actions[0])
        assert loaded.decisions
