"""What a process counts of itself, in the words of Prometheus."""

import os
import sys
import time
from collections import defaultdict
from typing import Any, Final

import msgspec

from hordekeep.server.store.interface import Lease, NotStored, Overtaken, Size, Store

PROCESSES: Final = "-"
"""Under this name, which no table has, processes tell each other their numbers."""
KIB: Final = 1 if sys.platform == "darwin" else 1024
"""In which unit a system says how much memory was used."""

HELP: Final = {
    "requests_total": ("counter", "Requests answered, by the class of their status."),
    "moves_total": ("counter", "Changes of tables that were kept."),
    "entries_total": ("counter", "Journal entries that were kept."),
    "store_seconds_total": ("counter", "Time that writes took."),
    "store_failures_total": ("counter", "Writes that the store did not take."),
    "overtaken_total": ("counter", "Writes that another process was faster than."),
    "live_connections": ("gauge", "Open live connections."),
    "tables_in_memory": ("gauge", "Tables in memory."),
    "cpu_seconds_total": ("counter", "CPU time of the process, without its bots."),
    "memory_peak_bytes": ("gauge", "The most memory that the process had."),
    "tables": ("gauge", "Tables that are kept, in all."),
    "store_bytes": ("gauge", "Bytes that they take, in all."),
}


class ServerNumbers:
    """Counted by one process; nothing of it says who did something."""

    def __init__(self) -> None:
        self._counted: defaultdict[str, float] = defaultdict(int)

    def note_request(self, status: int) -> None:
        self._counted[f'requests_total{{status="{status // 100}xx"}}'] += 1

    def note_kept(self, entries: int, seconds: float) -> None:
        self._counted["moves_total"] += 1
        self._counted["entries_total"] += entries
        self._counted["store_seconds_total"] += seconds

    def note_failure(self, error: NotStored) -> None:
        what = "overtaken_total" if isinstance(error, Overtaken) else "store_failures_total"
        self._counted[what] += 1

    def all(self, *, tables: int, live: int) -> dict[str, float]:
        """Everything counted up to now, and how things are."""
        return {
            "moves_total": 0,
            "entries_total": 0,
            "store_seconds_total": 0.0,
            "store_failures_total": 0,
            "overtaken_total": 0,
            **self._counted,
            "tables_in_memory": tables,
            "live_connections": live,
            "cpu_seconds_total": round(time.process_time(), 3),
            "memory_peak_bytes": _most_memory(),
        }


def _most_memory() -> int:
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return 0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * KIB


def shared(numbers: dict[str, float], until: float) -> Lease:
    """What a process tells the others of itself."""
    said = msgspec.json.encode({"pid": os.getpid(), "numbers": numbers})
    return Lease("numbers", "", until, said.decode())


def of_others(leases: list[Lease], now: float) -> dict[str, dict[str, float]]:
    """What other processes have said lately, by their process ids."""
    said: list[Any] = [
        msgspec.json.decode(lease.said)
        for lease in leases
        if lease.claim == "numbers" and lease.until > now
    ]
    return {str(one["pid"]): one["numbers"] for one in said}


def exposition(processes: dict[str, dict[str, float]], size: Size) -> str:
    """All numbers as Prometheus reads them."""
    lines: list[str] = []
    for name, (kind, meaning) in HELP.items():
        lines += [f"# HELP hordekeep_{name} {meaning}", f"# TYPE hordekeep_{name} {kind}"]
        if name in ("tables", "store_bytes"):
            lines.append(f"hordekeep_{name} {size.tables if name == 'tables' else size.bytes}")
        for process, numbers in sorted(processes.items()):
            for key, value in sorted(numbers.items()):
                if key.partition("{")[0] == name:
                    lines.append(f"hordekeep_{_labelled(key, process)} {value}")
    return "\n".join(lines) + "\n"


def _labelled(key: str, process: str) -> str:
    name, _, labels = key.partition("{")
    inside = f'process="{process}"' + (f",{labels.removesuffix('}')}" if labels else "")
    return f"{name}{{{inside}}}"


async def told(store: Store, own: dict[str, float], now: float) -> str:
    """The numbers of this process and of all that share its store."""
    others = (await store.leases([PROCESSES])).get(PROCESSES, [])
    processes = {str(os.getpid()): own, **of_others(others, now)}
    return exposition(processes, await store.size())
