"""Series of games: the same records however they are played, gone on with, ended when decided."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from tests.support.study import nobody_watches, played, record

from hordekeep.kernel.errors import BadFile, BadOption, UnknownBot
from hordekeep.lab.game_lab import lab_of
from hordekeep.lab.study.compare import victories_differ
from hordekeep.lab.study.crews import StudyChunk, alone, crew_of
from hordekeep.lab.study.experiment import Experiment
from hordekeep.lab.study.record import Record, record_from
from hordekeep.lab.study.series import StudySeries
from hordekeep.lab.study.trace import play_traced

SIEGE = Experiment("last-bastion", {"players": 2}, ("random",))
QUEST = Experiment("sanctum", {"players": 2}, ("random", "greedy"))
PACK = Path(__file__).parents[2] / "docs/example-pack"
BOTH = pytest.mark.parametrize("experiment", [SIEGE, QUEST], ids=["last-bastion", "sanctum"])


def test_bots_and_heroes_move_on_by_a_seat_unless_they_are_kept() -> None:
    heroes = ["kazgin", "mylfaar"]
    moving = Experiment("last-bastion", {"players": 2, "heroes": heroes}, ("random", "greedy"))
    assert [moving.bots_for(seed)[0] for seed in (4, 5, 6)] == ["random", "greedy", "random"]
    assert [moving.options_for(seed)["heroes"] for seed in (4, 5)] == [heroes, heroes[::-1]]
    kept = Experiment(moving.game, moving.options, moving.bots, rotated=False)
    assert [kept.bots_for(seed)[0] for seed in (4, 5)] == ["random", "random"]


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(BadOption):
        Experiment("sanctum", {"heroes": ["nobody"] * 4}, ("random",)).checked()
    with pytest.raises(UnknownBot):
        Experiment("sanctum", {}, ("nobody",)).checked()


@BOTH
def test_a_record_says_what_every_seat_had(experiment: Experiment) -> None:
    found = played(experiment, 1)[0]
    kinds = lab_of(experiment.game).traits(experiment.opened()).kinds
    assert list(found.had) == [kind.name for kind in kinds]
    assert all(len(found.had[kind.name]) == (1 if kind.shared else 2) for kind in kinds)
    assert len({hero for (hero,) in found.had["hero"]}) == 2
    assert sorted(found.had["place"]) == [["1"], ["2"]]
    assert record_from(json.loads(json.dumps(found.words()))) == found


@BOTH
def test_a_trace_is_the_game_of_the_series(experiment: Experiment) -> None:
    """The same turns with the same chances, at a table; its dice are all accounted for."""
    found = played(experiment, 1)[0]
    trace = play_traced(experiment, 5)
    assert trace.table.over
    assert (trace.words()["ending"], trace.winners) == (found.ending, found.winners)
    assert tuple(one.before for one in trace.stretches) == found.chances
    chosen = [choice.entry for one in trace.stretches for choice in one.choices]
    assert chosen == sorted(set(chosen))
    for seat, whole in enumerate(trace.luck):
        assert whole.dice == sum(one.luck[seat].dice for one in trace.stretches)
        assert whole.hits == sum(one.luck[seat].hits for one in trace.stretches)
    swings = [abs(one.swing) for one in trace.swings(3)]
    assert swings == sorted(swings, reverse=True)


@pytest.mark.slow
def test_processes_make_no_difference() -> None:
    series = StudySeries([SIEGE], games=6, first=5)
    with crew_of(2) as crew:
        series.play(crew, nobody_watches)
    assert series.records()[0] == played(SIEGE, 6)


def test_a_stop_makes_no_difference_and_nothing_is_played_twice(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    played(SIEGE, 2, kept)
    with kept.open("a", encoding="utf-8") as file:
        file.write('{"arm": 0, "seed": 8, "end')  # stopped in the middle of a line
    asked: list[int] = []

    def watching(chunks: Sequence[StudyChunk]) -> Iterator[list[Record]]:
        asked.extend(seed for chunk in chunks for seed in chunk.seeds)
        return alone(chunks)

    series = StudySeries([SIEGE], games=4, first=5)
    series.play(watching, nobody_watches, kept)
    assert asked == [7, 8]
    assert series.records()[0] == played(SIEGE, 4)
    assert played(SIEGE, 4, kept) == series.records()[0]


def test_games_of_another_study_are_refused(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    played(SIEGE, 1, kept)
    other = StudySeries([Experiment("last-bastion", {"players": 1}, ("random",))], games=1, first=5)
    before = kept.read_text()
    with pytest.raises(BadFile) as refused:
        other.play(alone, nobody_watches, kept)
    assert refused.value.facts["field"] == "arms"
    assert kept.read_text() == before


def test_both_contents_are_played_with_the_same_seeds() -> None:
    packed = Experiment(SIEGE.game, SIEGE.options, SIEGE.bots, (PACK,))
    series = StudySeries([SIEGE, packed], games=2, first=5)
    series.play(alone, nobody_watches)
    base, pack = series.records()
    assert [one.seed for one in base] == [one.seed for one in pack] == [5, 6]
    assert [one.had["hero"] for one in base] == [one.had["hero"] for one in pack]


def test_what_is_decided_is_not_played_on() -> None:
    def one_sided(chunks: Sequence[StudyChunk]) -> Iterator[list[Record]]:
        for chunk in chunks:
            wins = [0] if chunk.arm else []
            found = [record(seed, winners=wins) for seed in chunk.seeds]
            yield [record_from({**one.words(), "arm": chunk.arm}) for one in found]

    series = StudySeries([SIEGE, SIEGE], games=500, first=1, verdict=victories_differ)
    series.play(one_sided, nobody_watches)
    assert series.decided
    assert len(series.records()[0]) == 16
    whole = StudySeries([SIEGE, SIEGE], games=50, first=1)
    whole.play(one_sided, nobody_watches)
    assert not whole.decided
    assert len(whole.records()[0]) == 50
