"""`make bench`: measuring, tables, the comparison with what is kept. No speed is asserted here."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from bench import baseline, learning, measuring, own, report, run, subjects

from hordekeep import library
from hordekeep.games.seams import GAMES
from hordekeep.kernel.record.journal import read_journal
from hordekeep.kernel.table.verify import load

ROOT = Path(__file__).parents[2]
PEER, FIGURE = baseline.REFERENCE


def test_games_are_counted_per_cpu_second() -> None:
    found = measuring.plays(lambda: (6, 4), 0.01)
    assert found["decisions/s"] == pytest.approx(6 * found["games/s"])
    assert found["choices/s"] == pytest.approx(4 * found["games/s"])


def test_a_game_longer_than_the_time_is_played_to_its_end() -> None:
    assert measuring.plays(lambda: (sum(range(100_000)) and 1, 1), 0.0)["games/s"] > 0


def test_steps_take_some_time() -> None:
    assert measuring.micros(lambda: sum(range(100)), 0.01) > 0


@pytest.mark.parametrize("name", GAMES)
def test_everything_of_a_game_is_measured(name: str) -> None:
    found = own.measure(library.open_game(name), 0.02)
    found |= measuring.named(name, learning.measure(library.open_game(name), 0.01))
    for step in ("simulate choices/s", *report.LEARNING):
        assert found[f"{name} {step}"] > 0
    for step in report.STEPS:
        assert found[f"{name} {step}"] > 0
    for players in (2, 4):
        assert found[f"{name} {players} players choices/s"] > 0
    assert found[f"{name} quarter 4 µs/decision"] > 0


def test_the_journal_that_is_replayed_is_a_finished_game() -> None:
    game = library.open_game("sanctum")
    assert load(game, read_journal(own.finished_journal(game))).over


def results() -> report.Results:
    """Three rounds of everybody, with made-up figures."""
    found = report.Results()
    for factor in (0.9, 1.0, 1.2):
        for build, pace in (("interpreted", 50_000), ("compiled", 400_000)):
            figures = {f"{game} {step}": 7.0 * factor for game in GAMES for step in report.STEPS}
            for game in GAMES:
                for unit in ("games/s", "decisions/s", "choices/s"):
                    figures[f"{game} 4 players {unit}"] = pace * factor
                figures[f"{game} 4 players peak MB"] = 40.0
            found.add(build, figures | {"import s": 0.1})
        catan = {f"catan 4 players {unit}": 10_000.0 for unit in ("games/s", "choices/s")}
        found.add(PEER, {**catan, FIGURE: 20_000 * factor, "catan copy µs": 50.0})
    return found


def test_tables_have_every_build_peer_and_target() -> None:
    text = report.whole(results(), ["interpreted", "compiled"], {"date": "today"})
    (row,) = [line for line in text.splitlines() if line.startswith("| sanctum 4 players, comp")]
    assert [cell.strip() for cell in row.strip("| ").split("|")] == [
        *("sanctum 4 players, compiled", "400,000", "400,000", "400,000", "40.0", "-10 … +20 %"),
        "40",
    ]
    assert "catan 4 players, catanatron" in text
    assert "≤ 2 missed" in text
    assert "≤ 0.15 met" in text
    assert "≤ 8,192 met" in text


def targets(text: str) -> dict[str, list[str]]:
    """What was reached and asked of random play with four players, by row."""
    rows = [line.strip("| ").split("|") for line in text.splitlines() if ": " in line]
    return {cells[0].strip(): [cell.strip() for cell in cells[1:]] for cells in rows}


def test_targets_beside_the_peers_are_told() -> None:
    found = results()
    found.add("open_spiel", {"chess decisions/s": 300_000.0, "hanabi decisions/s": 500_000.0})
    told = targets(report.target_table(found, ["interpreted", "compiled"]))
    assert told["sanctum, interpreted: × Catanatron's choices/s"] == ["5", "≥ 5 met"]
    assert told["sanctum, compiled: × Catanatron's choices/s"] == ["40", "≥ 30 met"]
    assert told["sanctum, compiled: choices/s"] == ["400,000", "≥ 800,000 missed"]
    ahead = told["sanctum, compiled: decisions/s, ahead of chess and hanabi"]
    assert ahead == ["400,000", "≥ 500,000 missed"]


def test_tables_do_without_peers_and_the_compiled_build() -> None:
    found = results()
    del found.found[PEER], found.found["compiled"]
    assert "interpreted" in report.whole(found, ["interpreted"], {})


@pytest.mark.parametrize("speed", [0.3, 1.0, 4.0])
def test_a_slower_machine_is_no_change(speed: float) -> None:
    before, now = results().medians(), results().medians()
    for figures in now.values():
        for name in figures:
            if not name.endswith(("bytes", "MB")):
                figures[name] *= speed if baseline.is_rate(name) else 1 / speed
    assert baseline.worsened(baseline.ratios(now), baseline.ratios(before)) == []


@pytest.mark.parametrize(
    ("figure", "factor", "pointed_at"),
    [
        ("sanctum 4 players choices/s", 0.8, True),
        ("sanctum 4 players choices/s", 0.9, False),
        ("sanctum 4 players choices/s", 2.0, False),
        ("last-bastion clone µs", 1.3, True),
        ("last-bastion clone µs", 1.1, False),
        ("last-bastion clone µs", 0.5, False),
        ("sanctum state bytes", 1.3, True),
    ],
)
def test_what_is_a_fifth_worse_is_pointed_at(
    figure: str, factor: float, *, pointed_at: bool
) -> None:
    before, now = results().medians(), results().medians()
    now["compiled"][figure] *= factor
    found = baseline.worsened(baseline.ratios(now), baseline.ratios(before))
    assert [figure in sentence for sentence in found] == [True] * pointed_at


def test_without_the_reference_nothing_is_compared() -> None:
    medians = results().medians()
    del medians[PEER]
    assert baseline.ratios(medians) == {}


def test_figures_are_kept_and_found_again(tmp_path: Path) -> None:
    kept = baseline.ratios(results().medians())
    baseline.keep(kept, {"date": "today"}, tmp_path / "kept.json")
    found = baseline.load(tmp_path / "kept.json")
    assert found["date"] == "today"
    assert baseline.worsened(kept, found["ratios"]) == []
    assert baseline.load(tmp_path / "missing.json") == {}


def test_kept_figures_are_ratios_of_both_builds() -> None:
    kept = baseline.load()
    assert kept["reference"] == " ".join(baseline.REFERENCE)
    assert set(kept["ratios"]) == {"interpreted", "compiled"}


def test_table_in_the_document_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    document = tmp_path / "performance.md"
    document.write_text(f"before\n{run.BEGIN}\nold\n{run.END}\nafter\n", encoding="utf-8")
    monkeypatch.setattr(run, "DOCUMENT", document)
    run.write_document("new")
    text = document.read_text(encoding="utf-8")
    assert text == f"before\n{run.BEGIN}\nnew\n{run.END}\nafter\n"


def test_peers_have_pinned_versions_and_a_file_each() -> None:
    listed = tomllib.loads(subjects.PEERS.read_text(encoding="utf-8"))
    assert set(listed) == set(report.PEER_GAMES)
    for told in listed.values():
        assert (ROOT / told["module"].replace(".", "/")).with_suffix(".py").is_file()
        assert all(pin.count("==") == 1 for pin in told["pins"])


def test_peer_that_cannot_be_installed_is_left_out_with_a_note(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = tmp_path / "peers.toml"
    listed.write_text('[nobody]\nmodule = "bench.nobody"\npins = ["./missing"]\n', encoding="utf-8")
    monkeypatch.setattr(subjects, "PEERS", listed)
    monkeypatch.setattr(subjects, "ENVIRONMENTS", tmp_path / "peers")
    notes: list[str] = []
    assert subjects.peers(notes=notes) == []
    assert notes == ["nobody is left out: it cannot be installed here."]


def test_environment_that_is_there_is_not_made_again(tmp_path: Path) -> None:
    (tmp_path / subjects.INSTALLED).write_text(json.dumps(["a==1"]), encoding="utf-8")
    assert subjects.prepared(tmp_path, ["a==1"]).is_relative_to(tmp_path)


def test_subject_that_fails_is_left_out_and_the_rest_is_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    python = Path(sys.executable)
    broken = subjects.Subject("broken", python, "bench.no_such_module")
    sound = subjects.Subject("sound", python, "bench.no_such_module")

    def measured(self: subjects.Subject, seconds: float) -> dict[str, float]:
        if self.name == "sound":
            return {"games/s": seconds}
        return subjects.Subject.read(self, 1, "", "Traceback\nIt broke")

    monkeypatch.setattr(subjects.Subject, "measure", measured)
    notes: list[str] = []
    found = run.measure([broken, sound], 2, 0.5, notes)
    assert found.medians() == {"sound": {"games/s": 0.5}}
    assert notes == ["Left out: broken: It broke"]


def test_a_run_without_peers_says_so_and_writes_the_figures(tmp_path: Path) -> None:
    written = tmp_path / "bench.json"
    options = ("--rounds", "1", "--seconds", "0.01", "--no-peers", "--json", str(written))
    command = [sys.executable, "-m", "bench.run", *options]
    ran = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    assert "Nothing to compare with" in ran.stdout
    figures = json.loads(written.read_text(encoding="utf-8"))["figures"]
    assert figures["interpreted"]["import s"]["rounds"]
