"""Games that the terminal of version 0.1.0 saved in mid-game go on, with the dice they had.

Both were played with that version against a steady or a reckless bot (`bot:greedy`, `bot:random`);
the secret of the dice lies beside each, as it was kept then.
"""

import shutil
from pathlib import Path

import pytest
from tests.support.terminal import Terminal

from hordekeep import library
from hordekeep.kernel.record.journal import ChanceEntry, ChoiceEntry, Entry, UndoEntry
from hordekeep.kernel.table.verify import verify

KEPT = Path(__file__).parents[1] / "fixtures" / "data-0.1.0" / "terminal"


@pytest.mark.parametrize(
    ("name", "kinds"),
    [("siege", {ChoiceEntry, ChanceEntry, UndoEntry}), ("quest", {ChoiceEntry, ChanceEntry})],
)
def test_a_saved_game_goes_on(terminal: Terminal, name: str, kinds: set[type[Entry]]) -> None:
    """By the old rules, with new answers of both seats and true dice.

    What was chosen in the siege before it was saved can still be taken back.
    """
    shutil.copytree(KEPT, terminal.folder)
    path = terminal.folder / f"{name}.journal"
    before = library.load_table(path).journal
    ran = terminal.run("play", "--load", str(path), said="undo\n" + "1\n" * 8)
    assert (ran.code, ran.err) == (0, "")
    assert "new dice" not in ran.out
    table = library.load_table(path)
    after = table.journal
    assert after.text().startswith(before.text())
    assert after.header.rules == 1
    new = after.entries[len(before.entries) :]
    assert {entry.seat for entry in new if isinstance(entry, ChoiceEntry)} == {0, 1}
    assert kinds <= {type(entry) for entry in new}
    if not table.over:
        table.abandon()
    assert verify(table.game, table.journal).answers > 10
