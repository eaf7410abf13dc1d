"""`python -m bench.search`: what it counts, and how it tells it. No speed is asserted here."""

import tomllib

import pytest
from bench import own_search, search, subjects
from bench.measuring import a_second, percentiles

from hordekeep import library
from hordekeep.bots.strengths import LIMITS_MS, STRENGTHS


def test_a_share_of_times_is_no_longer_than_its_percentile() -> None:
    found = percentiles("novice", [float(one) for one in reversed(range(100))])
    assert found == {"novice p50 ms": 50.0, "novice p95 ms": 95.0, "novice max ms": 99.0}


def test_what_is_counted_is_told_by_the_second() -> None:
    assert a_second(lambda: 3, 0.001) > 3


@pytest.mark.parametrize("name", ["last-bastion", "sanctum"])
def test_turns_of_bots_are_timed_and_a_search_takes_memory(name: str) -> None:
    game = library.open_game(name)
    turns = own_search.think_times(game, "novice", 0.05)
    assert turns
    assert min(turns) >= 0
    assert own_search.memory(game, "novice") > 0


def test_every_strength_has_a_row_with_its_limit() -> None:
    figures = {
        f"{game} {strength} {one} ms": 7.0
        for game in ("last-bastion", "sanctum")
        for strength in STRENGTHS
        for one in search.QUANTILES
    }
    told = search.think_times({"compiled": figures}, ["compiled"]).splitlines()
    assert len(told) == 2 + 2 * len(STRENGTHS)
    assert all(
        line.rstrip(" |").endswith(str(limit))
        for line, limit in zip(told[2:], list(LIMITS_MS.values()) * 2, strict=True)
    )
    assert "ms" not in search.speeds({"compiled": figures})


def test_peers_that_search_are_modules_of_ours() -> None:
    listed = tomllib.loads(subjects.PEERS.read_text(encoding="utf-8"))
    modules = [told["search"] for told in listed.values() if "search" in told]
    assert len(modules) == 2
    for module in modules:
        assert (subjects.ROOT / module.replace(".", "/")).with_suffix(".py").is_file()
