"""A crew on Dask: chunks go to its workers; what is lost with a worker is played again."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from typing import Any, Final

from hordekeep.bots.outside.recruiting import Recruit, recruits, take_on
from hordekeep.lab.study.crews import Crew, StudyChunk, play_chunk
from hordekeep.lab.study.record import Record
from hordekeep.library import engine

LOCAL: Final = "local"
"""Asks for a cluster on this machine."""
SECONDS: Final = 10
"""So long a scheduler may take to answer."""
AHEAD: Final = 4
"""Chunks for each worker that wait at the scheduler: enough to keep it busy."""
QUIET: Final = "ERROR"
ENGINE: Final = "engine"
"""Why a cluster of another version is lost to us."""
WORKERS: Final = "workers"
"""Why a cluster is lost whose workers die of what they are given, one after the other."""


class ClusterLost(Exception):
    """A cluster does not answer, or does not any more; what was played is kept."""

    def __init__(self, address: str, why: str) -> None:
        super().__init__(address, why)
        self.address = address
        self.why = why


def is_installed() -> bool:
    """Whether the extra `cluster` is there."""
    return find_spec("distributed") is not None


@contextmanager
def cluster_crew(
    address: str, workers: int, announce: Callable[[str], None] = lambda _: None
) -> Iterator[Crew]:
    """The workers of the scheduler at an address, or so many of a new one on this machine.

    Tells where its dashboard is. Raises `ClusterLost`.
    """
    import distributed  # noqa: PLC0415 - an extra

    with ExitStack() as stack:
        where: Any = address
        if address == LOCAL:
            where = stack.enter_context(
                distributed.LocalCluster(
                    n_workers=workers,
                    threads_per_worker=1,
                    dashboard_address=":0",
                    silence_logs=QUIET,
                )
            )
        try:
            client = stack.enter_context(distributed.Client(where, timeout=SECONDS))
        except (OSError, ValueError) as error:  # no scheduler, or no address at all
            raise ClusterLost(address, type(error).__name__) from error
        _check_engines(client, address)
        announce(str(client.dashboard_link))
        yield lambda chunks: _played(client, address, chunks)


def _check_engines(client: Any, address: str) -> None:
    """Workers of another version would play other games, and those without it none."""
    try:
        found = client.run(_engine_there).values()
    except (ImportError, AttributeError) as error:
        raise ClusterLost(address, ENGINE) from error
    if any(one != engine() for one in found):
        raise ClusterLost(address, ENGINE)


def _engine_there() -> str:
    return engine()


def _play_there(chunk: StudyChunk, bots: list[Recruit]) -> list[Record]:
    take_on(bots)
    return play_chunk(chunk)


def _played(client: Any, address: str, chunks: Sequence[StudyChunk]) -> Iterator[list[Record]]:
    """Keeps every worker busy, and takes the games as they come."""
    import distributed  # noqa: PLC0415 - an extra

    bots = recruits()
    left = iter(chunks)
    count = AHEAD * max(len(client.scheduler_info()["workers"]), 1)

    def ahead(several: int) -> list[Any]:
        taken = [chunk for _, chunk in zip(range(several), left, strict=False)]
        return [client.submit(_play_there, chunk, bots, pure=False) for chunk in taken]

    running = distributed.as_completed(ahead(count))
    for future in running:
        try:
            records: list[Record] = future.result()
        except distributed.KilledWorker as error:
            raise ClusterLost(address, WORKERS) from error
        except (distributed.CancelledError, OSError) as error:
            raise ClusterLost(address, type(error).__name__) from error
        for more in ahead(1):
            running.add(more)
        yield records
