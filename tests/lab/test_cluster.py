"""Studies on a real cluster: the same records, whoever dies."""

import os
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from distributed import LocalCluster
from tests.support.study import nobody_watches, played

from hordekeep.lab.study import cluster as on_dask
from hordekeep.lab.study.cluster import ENGINE, WORKERS, ClusterLost, cluster_crew
from hordekeep.lab.study.crews import StudyChunk, alone
from hordekeep.lab.study.experiment import Experiment
from hordekeep.lab.study.record import Record
from hordekeep.lab.study.series import StudySeries

SIEGE = Experiment("last-bastion", {"players": 2}, ("random",))
NOWHERE = "tcp://127.0.0.1:9"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore"),  # Dask's own, when a worker is killed
]


@pytest.fixture(scope="module")
def two_workers() -> Iterator[LocalCluster]:
    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs="ERROR"
    ) as cluster:
        yield cluster


def kill_one(cluster: LocalCluster, killed: list[int]) -> None:
    """A worker, once."""
    if not killed:
        killed.append(next(iter(cluster.workers.values())).pid)
        os.kill(killed[0], signal.SIGKILL)


def test_a_worker_that_is_killed_makes_no_difference(two_workers: LocalCluster) -> None:
    series = StudySeries([SIEGE], games=40, first=5)
    killed: list[int] = []
    told: list[str] = []
    with cluster_crew(two_workers.scheduler_address, 2, told.append) as crew:
        series.play(crew, lambda _: kill_one(two_workers, killed))
    assert killed
    assert series.records()[0] == played(SIEGE, 40)
    assert "http" in told[0]


def test_a_scheduler_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_dask, "SECONDS", 1)
    with pytest.raises(ClusterLost) as lost, cluster_crew(NOWHERE, 2):
        pass
    assert lost.value.address == NOWHERE


def test_a_scheduler_that_dies_in_mid_run_costs_nothing_that_was_played(tmp_path: Path) -> None:
    """One clear refusal; the file of the series is whole, and the rest is played from there."""
    file = tmp_path / "series"
    with (
        LocalCluster(
            n_workers=1, threads_per_worker=1, dashboard_address=":0", silence_logs="ERROR"
        ) as mortal,
        pytest.raises(ClusterLost) as lost,
        cluster_crew(mortal.scheduler_address, 1) as crew,
    ):
        StudySeries([SIEGE], games=40, first=5).play(crew, lambda _: mortal.close(), file)
    assert lost.value.address.startswith("tcp://")
    kept = len(file.read_text(encoding="utf-8").splitlines()) - 1
    assert 0 < kept < 40
    fresh: list[int] = []
    again = StudySeries([SIEGE], games=40, first=5)
    again.play(lambda chunks: _noted(chunks, fresh), nobody_watches, file)
    assert again.records()[0] == played(SIEGE, 40)
    assert len(fresh) == 40 - kept


def _noted(chunks: Sequence[StudyChunk], fresh: list[int]) -> Iterator[list[Record]]:
    for records in alone(chunks):
        fresh += [one.seed for one in records]
        yield records


def test_workers_that_die_of_what_they_play_end_it_with_one_refusal() -> None:
    """As where the memory of all of them is too small."""
    killed: list[int] = []
    with (
        LocalCluster(
            n_workers=1,
            threads_per_worker=1,
            dashboard_address=":0",
            silence_logs="CRITICAL",
            scheduler_kwargs={"allowed_failures": 0},
        ) as mortal,
        pytest.raises(ClusterLost) as lost,
        cluster_crew(mortal.scheduler_address, 1) as crew,
    ):
        StudySeries([SIEGE], games=400, first=5).play(crew, lambda _: kill_one(mortal, killed))
    assert lost.value.why == WORKERS


def test_workers_without_it_are_refused(
    two_workers: LocalCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing_there() -> str:
        raise ModuleNotFoundError("hordekeep")

    monkeypatch.setattr(on_dask, "_engine_there", nothing_there)
    with pytest.raises(ClusterLost) as lost, cluster_crew(two_workers.scheduler_address, 2):
        pass
    assert lost.value.why == ENGINE


def test_workers_of_another_version_are_refused(
    two_workers: LocalCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(on_dask, "engine", lambda: "another")
    with pytest.raises(ClusterLost) as lost, cluster_crew(two_workers.scheduler_address, 2):
        StudySeries([SIEGE], games=1, first=1).play(lambda _: iter(()), nobody_watches)
    assert lost.value.why == ENGINE
