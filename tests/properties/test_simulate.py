"""`hordekeep simulate`: the same games however they are played, and every figure it promises."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hordekeep.cli.simulation_report import report
from hordekeep.games.seams import GAMES
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.playout import Anything, play_at_random
from hordekeep.kernel.play.state import State
from hordekeep.lab import random_series
from hordekeep.lab.game_lab import yardstick_for
from hordekeep.lab.intervals import share_between
from hordekeep.lab.match import Match
from hordekeep.lab.simulate import Series
from hordekeep.lab.tally import Span, Tally, Violation, unpacked
from hordekeep.library import new_table, open_game
from hordekeep.text.catalogue import open_catalogue
from hordekeep.text.languages import languages

SIMULATE = [str(Path(sys.executable).with_name("hordekeep")), "simulate"]
COMMAND = [*SIMULATE, "last-bastion"]
SIEGE = open_game("last-bastion")


def simulate(*arguments: str, game: str = "last-bastion") -> dict[str, Any]:
    run = subprocess.run(
        [*SIMULATE, game, *arguments, "--json"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    words: dict[str, Any] = json.loads(run.stdout)
    words.pop("seconds")
    return words


@pytest.mark.parametrize("name", GAMES)
def test_everything_counted_is_told_in_words(name: str) -> None:
    """No id stands in the report, whatever could have happened."""
    game = open_game(name)
    counted = {**yardstick_for(game).known(), "actions": list(game.lexicon.actions)}
    del counted["outcomes"]
    series = Series(Match(name, {}, ("random",)), games=1, first=1, pace=None)
    series.total = Tally(happened={kind: Counter(ids) for kind, ids in counted.items()})
    rows = {line[:-9].strip() for line in report(series, game, open_catalogue(game)).splitlines()}
    ids = {one for ids in counted.values() for one in ids}
    assert len(rows) > len(ids) / 3
    spaced = {one.replace("_", " ").replace("-", " ") for one in ids}
    assert rows & (ids | spaced) <= {"no equipment"}  # an effect whose id is plain English


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_actions_of_different_kinds_are_told_apart(name: str, language: str) -> None:
    """Each verb has a line of its own, and no line is a beginning that goes on with a gap only."""
    game = open_game(name)
    verbs = list(game.lexicon.actions)
    series = Series(Match(name, {}, ("random",)), games=1, first=1, pace=None)
    numbers = {verb: 1000 + at for at, verb in enumerate(verbs)}
    series.total = Tally(happened={"actions": Counter(numbers)})
    lines = report(series, game, open_catalogue(game, language)).splitlines()
    told = {int(line.split()[-1]): line[:-9].strip() for line in lines if line[-4:].isdigit()}
    assert set(numbers.values()) <= set(told)
    short = [said for said in told.values() if said.endswith("…") and len(said.split()) < 3]
    assert short == []


@pytest.mark.parametrize("game", GAMES)
def test_jobs_make_no_difference(game: str) -> None:
    asked = ("--players", "3", "--bot", "random", "--games", "40", "--seed", "11")
    assert simulate(*asked, game=game) == simulate(*asked, "--jobs", "3", game=game)


@pytest.mark.parametrize("game", GAMES)
def test_checked_games_are_the_same_games(game: str) -> None:
    asked = ("--players", "2", "--bot", "random,random", "--games", "3", "--seed", "5", "--counts")
    plain, checked = simulate(*asked, game=game), simulate(*asked, "--check", game=game)
    assert plain.pop("checked") == {"conserved": 3}
    assert checked.pop("checked")["listed"] == checked["decisions"]
    assert plain == checked


def test_every_figure_is_there() -> None:
    asked = ("--players", "4", "--games", "30", "--difficulty", "beginner", "--bot", "random")
    words = simulate(*asked, "--counts")
    assert words["games"] == 30
    assert words["decisions"] > words["choices"] > 1000
    assert sum(words["outcomes"].values()) == 30
    assert words["length"]["turns"]["min"] <= words["length"]["turns"]["mean"]
    assert words["effects"]["draw_horde"] > 0
    assert words["tiles"]["tomb"] > 0
    assert words["powers"]
    assert words["card_effects"]["hollow-summoner.entrance.draw_horde"] > 0
    assert words["violations"] == 0
    assert words["checked"] == {"conserved": 30}


def test_every_figure_of_sanctum_is_there() -> None:
    asked = ("--players", "4", "--games", "6", "--difficulty", "hard", "--bot", "greedy")
    words = simulate(*asked, game="sanctum")
    assert words["games"] == sum(words["outcomes"].values()) == 6
    assert words["decisions"] > words["choices"] > 1000
    assert sum(words["survivors"].values()) == 6
    assert set(words["survivors"]) <= set("01234")
    for kind in ("skills_gained", "skills_used", "abilities", "penalties", "blessings"):
        assert sum(words[kind].values()) > 6, kind
    assert sum(words["winning_heroes"].values()) == sum(words["winning_seats"].values()) >= 6
    assert set(words["winning_seats"]) <= {"1", "2", "3", "4"}
    assert words["violations"] == 0


def test_a_simulated_game_is_the_one_that_a_table_with_its_seed_plays() -> None:
    words = simulate("--players", "1", "--games", "1", "--seed", "21", "--bot", "random")
    table = new_table("last-bastion", players=1, seed=21)
    assert words["options"] == table.journal.header.options


@pytest.mark.parametrize("game", GAMES)
def test_words_for_people(game: str) -> None:
    asked = [*SIMULATE, game, "--games", "5", "--bot", "random"]
    run = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert run.returncode == 0
    assert "Every check passed." in run.stdout
    assert "simulate-" not in run.stdout
    assert run.stderr == ""


def test_people_read_what_was_played() -> None:
    """The game, how many sit at the table, the options that were named, and who plays."""
    asked = [*SIMULATE, "sanctum", "--games", "1", "--bot", "random"]
    named = ["--heroes", "huntress,outlaw,slayer,dancer", "--last-battle", "in-order"]
    run = subprocess.run([*asked, *named], capture_output=True, text=True, check=False)
    told = [line.split("  ", 1)[0] + ": " + line[28:].strip() for line in run.stdout.splitlines()]
    assert told[:6] == [
        "Game: Sanctum",
        "Players: 4",
        "Heroes: huntress,outlaw,slayer,dancer",
        "Last battle: in-order",
        "Bots: random",
        "Games: 1",
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--bot", "oracle"), "oracle"),
        (("--players", "5"), "players"),
        (("--difficulty", "easy"), "difficulty"),
        (("--games", "0"), "--games"),
    ],
)
def test_bad_wishes_are_refused(arguments: tuple[str, ...], said: str) -> None:
    run = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert said in run.stderr
    assert "Traceback" not in run.stderr


def wait_until_it_plays(pid: int, children: int) -> None:
    """A process plays when it has used more time than its start takes, or has begun others."""
    ticks = os.sysconf("SC_CLK_TCK")
    for _ in range(600):
        used = int(Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").split()[13]) / ticks
        begun = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
        if (used > 2.0 and not children) or len(begun) > children > 0:
            return
        time.sleep(0.1)
    raise TimeoutError


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes of Linux")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_series_tells_what_is_done(jobs: str) -> None:
    running = subprocess.Popen(
        [*COMMAND, "--games", "1000000", "--jobs", jobs, "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )
    try:
        wait_until_it_plays(running.pid, children=0 if jobs == "1" else 2)
        os.killpg(running.pid, signal.SIGINT)
        told, complained = running.communicate(timeout=240)
    finally:  # a million games would play on behind a test that failed
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
            running.communicate()
    assert running.returncode == 130, complained
    assert "Traceback" not in complained
    assert json.loads(told)["wanted"] == 1000000


def test_tallies_add_up_in_any_order() -> None:
    one, two = Tally(3, 2, 0.5), Tally(5, 4, 0.25)
    one.outcomes["won"] += 1
    one.turns.note(7)
    two.turns.note(3)
    two.note(Violation(1, 2, "listed", "found"))
    two.happened["tiles"] = one.outcomes.copy()
    forth, back = unpacked(one.packed()), unpacked(two.packed())
    forth.add(two)
    back.add(one)
    assert forth.words() == back.words()
    assert forth.turns == Span(10, 2, 3, 7)
    assert unpacked(json.loads(json.dumps(forth.packed()))) == forth


def test_an_interval_holds_the_share() -> None:
    low, high = share_between(60, 100)
    assert 0.50 < low < 0.6 < high < 0.70
    assert share_between(0, 10)[0] == 0.0
    assert share_between(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("game", GAMES)
def test_random_players_are_counted_by_their_ends(game: str) -> None:
    """Without --counts it is random play itself: one playout a seed, and no event is heard."""
    opened = open_game(game)
    options = opened.options({"players": 3})
    states = [opened.begin(options) for _ in range(12)]
    players = [play_at_random(state, Luck(5 + at)) for at, state in enumerate(states)]
    results = [opened.result(state) for state in states]
    words = simulate("--players", "3", "--bot", "random", "--games", "12", "--seed", "5", game=game)
    assert words["decisions"] == sum(player.decisions for player in players)
    assert words["choices"] == sum(player.choices for player in players)
    assert words["outcomes"] == dict(Counter(result.reason for result in results).most_common())
    turns = [yardstick_for(opened).turns(state) for state in states]
    assert words["length"]["turns"]["min"] == min(turns)
    assert words["length"]["turns"]["max"] == max(turns)
    assert words["checked"] == {"conserved": 3}  # seeds 8, 12 and 16
    assert "actions" not in words


def test_a_random_game_that_breaks_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others are played all the same."""
    yardstick = yardstick_for(SIEGE)
    total = Tally()

    def broken(state: State, luck: Luck, most: int) -> Anything:
        if luck.below(2):
            raise ValueError("lost")
        return play_at_random(state, luck, most)

    monkeypatch.setattr(random_series, "play_at_random", broken)
    match = Match("last-bastion", {"players": 2}, ("random",))
    random_series.play_random_series(match, SIEGE, yardstick, range(20), total)
    assert total.games + total.broken == 20
    assert total.broken > 0
    assert {one.found for one in total.violations} == {"ValueError: lost"}
    assert [Luck(one.seed).below(2) for one in total.violations] == [1] * total.broken


def test_what_is_lost_in_random_play_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    yardstick = yardstick_for(SIEGE)
    monkeypatch.setattr(yardstick, "misplaced", lambda _: "a card")
    total = Tally()
    match = Match("last-bastion", {"players": 2}, ("random",))
    random_series.play_random_series(match, SIEGE, yardstick, range(8), total)
    assert [(one.seed, one.found) for one in total.violations] == [(0, "a card"), (4, "a card")]
