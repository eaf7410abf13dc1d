"""`hordekeep lab`: tables, files and pages of the same numbers; what cannot be is refused."""

import csv
import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from pyarrow import parquet
from tests.cli.test_bad_input import is_one_message
from tests.support.terminal import Terminal

from hordekeep.cli.lab import clusters, outputs
from hordekeep.cli.lab.page import plots
from hordekeep.lab.study.cluster import ENGINE, WORKERS, ClusterLost

PACK = str(Path(__file__).parents[2] / "docs/example-pack")
QUICK = ("--players", "2", "--bots", "random")
BALANCE = ("lab", "balance", "last-bastion", *QUICK, "--games", "4")
COMMANDS = {
    "balance": BALANCE,
    "compare": ("lab", "compare", "last-bastion", PACK, *QUICK, "--games", "3"),
    "curve": ("lab", "curve", "last-bastion", *QUICK, "--games", "3"),
    "trace": ("lab", "trace", "sanctum", "4", *QUICK),
}
EVERY = pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)


@EVERY
def test_every_form_has_the_same_rows(
    command: tuple[str, ...], terminal: Terminal, tmp_path: Path
) -> None:
    kept = {name: tmp_path / f"report.{name}" for name in ("csv", "parquet", "html")}
    files = [word for name, path in kept.items() for word in (f"--{name}", str(path))]
    ran = terminal.run(*command, *files, "--json")
    assert (ran.code, ran.err) == (0, "")
    rows = json.loads(ran.out)["rows"]
    assert rows
    with kept["csv"].open(encoding="utf-8") as file:
        read = list(csv.DictReader(file))
    assert [list(one) for one in read] == [list(one) for one in rows]
    assert parquet.read_table(kept["parquet"]).to_pylist() == rows
    is_self_contained(kept["html"].read_text(encoding="utf-8"), command)
    assert set(tmp_path.iterdir()) - {terminal.folder} == set(kept.values())


def is_self_contained(page: str, command: tuple[str, ...]) -> None:
    """Nothing is fetched, every plot is sound and described, no word is missing."""
    assert not re.search(r"https?:|src=|@import|url\(|<script", page)
    plots = re.findall(r"<svg.*?</svg>", page)
    assert plots
    for plot in plots:
        assert ET.fromstring(plot).get("aria-label")  # noqa: S314 - our own
        assert "nan" not in plot
    assert f"hordekeep {' '.join(command)}" in page
    assert not re.search(r">[^<]*\blab-[a-z]", page)


@EVERY
def test_the_terminal_is_told_in_words(command: tuple[str, ...], terminal: Terminal) -> None:
    ran = terminal.run(*command)
    assert (ran.code, ran.err) == (0, "")
    assert not re.search(r"\b(lab|event|ending|card|hero|tile|do)-[a-z]", ran.out)
    assert "|--" in ran.out


@EVERY
def test_help_says_what_every_option_does(command: tuple[str, ...], terminal: Terminal) -> None:
    ran = terminal.run(*command[:2], "--help")
    assert ran.code == 0
    assert "cli-" not in ran.out
    assert all(flag in ran.out for flag in ("--bots", "--seats", "--heroes", "--html"))


def test_a_journal_of_a_traced_game_can_be_verified(terminal: Terminal, tmp_path: Path) -> None:
    journal = tmp_path / "game.journal"
    assert terminal.run(*COMMANDS["trace"], "--journal", str(journal)).code == 0
    assert terminal.run("verify", str(journal)).code == 0


def test_a_pack_compared_with_itself_is_the_same_in_every_game(terminal: Terminal) -> None:
    ran = terminal.run("lab", "compare", PACK, PACK, *QUICK, "--games", "2", "--json")
    assert {row["verdict"] for row in json.loads(ran.out)["rows"]} == {"same"}


def test_both_sides_of_a_comparison_play_the_same_seeds(terminal: Terminal) -> None:
    """Twice as many games as seeds, and the report says which."""
    ran = terminal.run(*COMMANDS["compare"], "--seed", "5")
    assert ran.out.startswith("6 games of 6")
    assert "Seeds 5 to 7" in ran.out


@pytest.mark.parametrize(
    ("wrong", "code", "said"),
    [
        (("--heroes", "kazgin,nobody"), 2, "nobody"),
        (("--bots", "nobody"), 2, "nobody"),
        (("--bots", "random,novice,greedy"), 2, "greedy"),
        (("--pack", "nowhere"), 3, "nowhere"),
        (("--csv", "nowhere/report.csv"), 3, "nowhere"),
        (("--html", "."), 3, "folder"),
        (("--resume", "nowhere/games.jsonl"), 3, "nowhere"),
        (("--players", "1000000000"), 2, "players"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(
    wrong: tuple[str, str], code: int, said: str, terminal: Terminal, tmp_path: Path
) -> None:
    html = tmp_path / "report.html"
    ran = terminal.run(*BALANCE, "--html", str(html), *wrong)
    is_one_message(ran, code, said)
    assert not html.exists()


@pytest.mark.parametrize("wrong", [("--games", "1000000000"), ("--seed", "-1"), ("--jobs", "0")])
def test_absurd_numbers_are_refused(wrong: tuple[str, str], terminal: Terminal) -> None:
    ran = terminal.run(*BALANCE, *wrong)
    assert ran.code == 2
    assert wrong[0] in ran.err


@pytest.mark.parametrize(
    "command", [("simulate",), ("arena", "sanctum", "--bots", "random,greedy")]
)
def test_absurdly_many_processes_are_not_begun(
    command: tuple[str, ...], terminal: Terminal
) -> None:
    ran = terminal.run(*command, "--games", "2", "--jobs", "1000000")
    assert ran.code == 2
    assert "--jobs" in ran.err


def test_bots_who_would_never_play_are_refused(terminal: Terminal) -> None:
    ran = terminal.run("simulate", "--players", "2", "--bot", "random,random,greedy")
    is_one_message(ran, 2, "greedy")


@pytest.mark.parametrize(
    ("why", "said"),
    [
        ("OSError", "does not answer"),
        (ENGINE, "another version"),
        (WORKERS, "again and again"),
    ],
)
def test_a_cluster_that_is_lost_is_one_refusal_and_nothing_is_written(
    why: str, said: str, terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(address: str, *_: object) -> object:
        raise ClusterLost(address, why)

    monkeypatch.setattr(clusters, "cluster_crew", lost)
    html = tmp_path / "report.html"
    ran = terminal.run(*BALANCE, "--html", str(html), "--cluster=tcp://10.0.0.5:8786")
    assert ran.code == 1
    assert said in ran.err
    assert ran.err.count("tcp://10.0.0.5:8786") == ran.err.count("\n") == 1
    assert not html.exists()


def test_packs_of_two_games_are_not_compared(terminal: Terminal) -> None:
    ran = terminal.run("lab", "compare", "sanctum", PACK)
    assert ran.code == 2
    assert "of one game" in ran.err


def test_parquet_without_its_library_is_refused_with_the_way_to_it(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outputs, "find_spec", lambda _: None)
    ran = terminal.run(*BALANCE, "--parquet", str(tmp_path / "report.parquet"))
    assert ran.code == 2
    assert "hordekeep[lab]" in ran.err


@pytest.mark.parametrize(
    ("span", "told"), [((3, 97), [0, 20, 40, 60, 80, 100]), ((0.2, 0.9), [0.2, 0.4, 0.6, 0.8])]
)
def test_scales_have_round_numbers(span: tuple[float, float], told: list[float]) -> None:
    assert plots._Scale(*span, 0, 100).ticks() == pytest.approx(told)
