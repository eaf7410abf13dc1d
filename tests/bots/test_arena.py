"""The arena: every bot on every seat, equal seeds, the same numbers however they are played."""

import json
import subprocess
import sys
from collections import Counter
from itertools import permutations, product
from pathlib import Path
from typing import Any

import pytest

from hordekeep.kernel.errors import BadFile
from hordekeep.lab.arena.fixtures import Contest, round_of
from hordekeep.lab.arena.ledger import MatchOutcome
from hordekeep.lab.arena.paired import EXACT_UP_TO, chance_of_equals
from hordekeep.lab.arena.playing import Arena, looks
from hordekeep.lab.arena.ratings import ratings
from hordekeep.lab.arena.standings import Standings

ARENA = [str(Path(sys.executable).with_name("hordekeep")), "arena"]
DUEL = Contest("sanctum", {"players": 2}, ("random", "greedy"), 2, teams=False, seed=1)
TEAMS = Contest("last-bastion", {"players": 1}, ("random", "greedy"), 1, teams=True, seed=1)


def arena(*arguments: str) -> dict[str, Any]:
    run = subprocess.run([*ARENA, *arguments, "--json"], capture_output=True, text=True, check=True)
    words: dict[str, Any] = json.loads(run.stdout)
    return words


def field(bots: int, seats: int) -> Contest:
    return Contest("sanctum", {}, tuple("abcdef"[:bots]), seats, teams=False, seed=7)


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 4), (3, 4), (4, 4), (3, 2), (5, 3)])
def test_in_each_round_every_bot_sits_on_every_seat_equally_often(bots: int, seats: int) -> None:
    contest = field(bots, seats)
    for number in range(3):
        fixtures = round_of(contest, number)
        assert len(fixtures) == contest.games_a_round
        assert {fixture.seed for fixture in fixtures} == {7 + number}
        held = Counter(place for one in fixtures for place in enumerate(one.seating))
        assert set(held) == set(product(range(seats), range(bots)))
        assert len(set(held.values())) == 1


def test_the_rounds_go_through_all_seatings() -> None:
    found = {one.seating for number in range(6) for one in round_of(field(4, 4), number)}
    assert found == set(permutations(range(4)))


def test_games_are_rounded_up_to_whole_rounds_and_looks_double() -> None:
    assert [field(3, 4).rounds(games) for games in (1, 3, 4)] == [1, 1, 2]
    assert looks(100) == [16, 32, 64]
    assert looks(16) == []


def brute_force(differences: list[int]) -> float:
    found = abs(sum(differences))
    sums = [
        abs(sum(sign * one for sign, one in zip(signs, differences, strict=True)))
        for signs in product((-1, 1), repeat=len(differences))
    ]
    return sum(one >= found for one in sums) / len(sums)


@pytest.mark.parametrize(
    "differences", [[], [0, 0], [1, 1, 1, 1, -1], [3, -1, 2, 2, 0, 5], [12, 6, -4, 12, 12, 6]]
)
def test_the_paired_test_counts_every_choice_of_signs(differences: list[int]) -> None:
    assert chance_of_equals(differences) == pytest.approx(brute_force(differences))


def test_many_pairs_are_judged_by_the_normal_curve() -> None:
    exact = chance_of_equals([1] * 115 + [-1] * (EXACT_UP_TO - 115))
    assert chance_of_equals([1] * 116 + [-1] * (EXACT_UP_TO - 115)) == pytest.approx(exact, rel=0.3)


def test_ratings_follow_the_odds_and_say_how_sure_they_are() -> None:
    """Ten wins to one are 400 points; who won everything is not infinitely strong."""
    ten_to_one = [[[0, 20], [2, 0]]] * 200
    better, worse = ratings(ten_to_one, 2)
    assert better.points - worse.points == pytest.approx(400, abs=2)
    assert better.points + worse.points == pytest.approx(2000)
    once, often = ([[[0, 2], [0, 0]]] * rounds for rounds in (4, 400))
    assert ratings(once, 2)[0].spread > 100
    assert ratings(often, 2)[0].points > ratings(once, 2)[0].points
    assert ratings(ten_to_one[:8], 2)[0].spread > 4 * better.spread > 0


def test_who_wins_together_shares_the_win() -> None:
    rounds = [
        [
            MatchOutcome(0, 0, (0, 1), (0, 1), (5, 5)),
            MatchOutcome(0, 1, (1, 0), (1,), (2, 9)),
        ]
    ]
    words = Standings(DUEL, rounds).words()
    best, other = words["standings"]
    assert (best["bot"], best["wins"], best["by_seat"]) == ("random", 1.5, [0.5, 1.0])
    assert (other["wins"], other["played"]) == (0.5, 2)
    assert words["pairs"][0]["ahead"] == 0.5


def test_teams_are_compared_on_the_same_seeds() -> None:
    rounds = [
        [MatchOutcome(seed, 0, (0,), (), (0,)), MatchOutcome(seed, 1, (1,), (0,), (3,))]
        for seed in range(8)
    ]
    words = Standings(TEAMS, rounds).words()
    assert [one["bot"] for one in words["standings"]] == ["greedy", "random"]
    assert words["pairs"][0]["better"] == 0
    assert words["pairs"][0]["worse"] == 8
    assert words["pairs"][0]["chance_if_equal"] == pytest.approx(2 / 2**8, abs=1e-6)


def test_jobs_and_a_stop_make_no_difference(tmp_path: Path) -> None:
    asked = ("last-bastion", "--players", "1", "--bots", "random,novice", "--seed", "5")
    kept = str(tmp_path / "games.jsonl")
    arena(*asked, "--games", "2", "--resume", kept)
    with Path(kept).open("a", encoding="utf-8") as file:
        file.write('{"round": 1, "num')  # it was stopped here
    gone_on = arena(*asked, "--games", "6", "--resume", kept, "--jobs", "2")
    assert gone_on == arena(*asked, "--games", "6")
    assert gone_on["games"] == 6


def test_no_game_is_played_twice_nor_taken_from_another_contest(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = Arena(TEAMS, games=2)
    first.play(1, lambda _: None, path)
    lines = path.read_text(encoding="utf-8")
    again = Arena(TEAMS, games=2)
    again.play(1, lambda _: None, path)
    assert again.outcomes == first.outcomes
    assert path.read_text(encoding="utf-8") == lines + "\n"
    other = Contest("last-bastion", {"players": 1}, ("greedy", "novice"), 1, teams=True, seed=1)
    with pytest.raises(BadFile, match="bots"):
        Arena(other, games=2).play(1, lambda _: None, path)
    path.write_text("Dear diary\n", encoding="utf-8")
    with pytest.raises(BadFile, match="arena"):
        Arena(TEAMS, games=2).play(1, lambda _: None, path)


def test_a_contest_that_is_decided_ends_early(tmp_path: Path) -> None:
    """Looks are taken after fixed rounds, so any number of jobs stops at the same one."""
    path = tmp_path / "games.jsonl"
    Arena(DUEL, games=1).play(1, lambda _: None, path)
    with path.open("a", encoding="utf-8") as file:
        for number in range(1, 40):
            for fixture in round_of(DUEL, number):
                seat = fixture.seating.index(1)
                one = {"round": number, "number": fixture.number, "seating": fixture.seating}
                file.write(json.dumps({**one, "winners": [seat], "scores": [0, 0]}) + "\n")
    decided = Arena(DUEL, games=200, until_decided=True)
    decided.play(1, lambda _: None, path)
    assert decided.decided
    assert len(decided.outcomes) < decided.games


@pytest.mark.parametrize("bots", ["random", "random,random", "random,nobody"])
def test_two_different_bots_that_exist_are_asked_for(bots: str) -> None:
    run = subprocess.run(
        [*ARENA, "sanctum", "--bots", bots], capture_output=True, text=True, check=False
    )
    assert run.returncode == 2
    assert "bot" in run.stderr.splitlines()[-1]
