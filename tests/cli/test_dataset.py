"""`hordekeep lab dataset`: journals, rows and a data card that belong together."""

import base64
import json
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet
from tests.cli.test_bad_input import is_one_message
from tests.support.terminal import Terminal

import hordekeep
from hordekeep.cli.lab import outputs
from hordekeep.kernel.record.journal import read_journal
from hordekeep.kernel.table.verify import load
from hordekeep.library import game_of

ASKED = ("lab", "dataset", "sanctum")
QUICK = ("--players", "2", "--bots", "random", "--games", "2", "--seed", "3")


def rows_of(folder: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = parquet.read_table(folder / "rows.parquet").to_pylist()
    return rows


def test_every_row_is_a_moment_of_its_journal(terminal: Terminal, tmp_path: Path) -> None:
    """There the seat is asked, knows just that, may do just that, and does what follows."""
    folder = tmp_path / "games"
    ran = terminal.run(*ASKED, str(folder), *QUICK)
    assert (ran.code, ran.err) == (0, "")
    facts = json.loads((folder / "dataset.json").read_text())
    rows = rows_of(folder)
    assert facts["rows"] == len(rows) > 0
    encoding = hordekeep.encoding_of("sanctum", players=2)
    for row in rows[:: max(len(rows) // 6, 1)]:
        journal = read_journal((folder / "journals" / f"{row['seed']}.journal").read_text())
        table = load(game_of(journal.header), journal, upto=row["entry"])
        decision = table.decisions[row["seat"]]
        assert decision.number == row["decision"]
        assert encoding.observer.observe(table.state, row["seat"]) == row["observation"]
        assert encoding.codebook.numbers(decision.actions) == row["mask"]
        chosen = journal.entries[row["entry"]].words()
        assert (chosen["seat"], chosen["say"]) == (row["seat"], row["words"])
        assert row["action"] in row["mask"]


def test_results_are_those_of_the_end(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    asked = ("lab", "dataset", "last-bastion", str(folder), "--players", "1")
    assert terminal.run(*asked, "--bots", "random", "--games", "2").code == 0
    for seed in (1, 2):
        table = hordekeep.load_table(folder / "journals" / f"{seed}.journal")
        gained = {row["result"] for row in rows_of(folder) if row["seed"] == seed}
        assert gained == {float(bool(table.game.result(table.state).winners))}


def test_lines_of_json_hold_the_same(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are written where Parquet cannot be."""
    terminal.run(*ASKED, str(tmp_path / "one"), *QUICK)
    expected = rows_of(tmp_path / "one")
    monkeypatch.setattr(outputs, "find_spec", lambda _: None)
    assert terminal.run(*ASKED, str(tmp_path / "other"), *QUICK).code == 0
    lines = (tmp_path / "other" / "rows.jsonl").read_text().splitlines()
    found = [json.loads(line) for line in lines]
    for row in found:
        row["observation"] = base64.b64decode(row["observation"])
    assert found == expected


def test_the_card_says_what_it_is_made_of(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    terminal.run(*ASKED, str(folder), *QUICK)
    told = (folder / "README.md").read_text(encoding="utf-8")
    assert "dataset-" not in told
    assert f"hordekeep lab dataset sanctum {folder}" in told
    assert "| observation" in told
    assert "question" in told


@pytest.mark.parametrize("form", ["parquet", "jsonl"])
@pytest.mark.parametrize("content", [b"", b"no rows\n", b"{}\n", b"[]\n", b"\xff\n"])
def test_rows_that_are_none_are_refused_plainly(
    terminal: Terminal, tmp_path: Path, form: str, content: bytes
) -> None:
    (tmp_path / f"rows.{form}").write_bytes(content)
    ran = terminal.run("replay", str(tmp_path), "--row", "0")
    assert ran.code in (2, 3)
    is_one_message(ran, ran.code, "rows" if ran.code == 3 else "row")


def test_nothing_half_written_is_left(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "games"
    kept.mkdir()
    (kept / "mine.txt").write_text("mine")
    is_one_message(terminal.run(*ASKED, str(kept), *QUICK), 3, "games")
    assert [one.name for one in kept.iterdir()] == ["mine.txt"]
    is_one_message(terminal.run(*ASKED, str(tmp_path / "no" / "games"), *QUICK), 3, "games")
    assert not (tmp_path / "no").exists()
