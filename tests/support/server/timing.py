"""How long twin servers take to answer the same, told to whoever runs `make soak`.

`python -m tests.support.server.timing 400` asks each question so many times. The twins differ only
in a blessing that the asking seat cannot know (SA-H4). That they say the same and do the same work
is tested; how long it takes depends on the machine, so it is told here and not tested.
"""

import random
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final, NamedTuple

from tests.server.test_leaks_sanctum import OPTIONS, SECRET, first_blessing, played_until
from tests.support.kernel_knowledge import twins
from tests.support.server.client import Words
from tests.support.server.wire_twins import Twin

from hordekeep.kernel.table.table import Table
from hordekeep.server.catalogue.offered_games import OfferedGames

DRAWS: Final = 1000
"""How often the differences are drawn anew to see how far their median may be off."""


class Asked(NamedTuple):
    """A question of a seat to its server."""

    method: str
    path: str
    body: Words | None = None
    query: dict[str, str] = {}  # noqa: RUF012 - nobody changes it


QUESTIONS: Final = (
    Asked("GET", "state"),
    Asked("GET", "lines"),
    Asked("GET", "log"),
    Asked("GET", "forecast"),
    Asked("GET", "advice"),
    Asked("GET", "plan"),
    Asked("GET", "reasons"),
    Asked("GET", "reasons", query={"kind": "blessing", "word": "bl-01"}),
    Asked("GET", "why-not", query={"action": "move"}),
    Asked("GET", "preview", query={"action": "rest"}),
    Asked("POST", "say", {"type": "answer", "id": "no", "seat": 0, "decision": 1, "action": "x"}),
    Asked("POST", "say", {"type": "undo", "id": "no", "seat": 1, "entry": 1}),
)


class Compared(NamedTuple):
    """Microseconds: what the first twin takes, and how much longer the second one does."""

    median: float
    longer: float
    low: float
    high: float


def open_twins(stack: ExitStack, folder: Path) -> tuple[list[Twin], int]:
    """Two tables that only a blessing tells apart, and whose eyes cannot see it."""
    table = played_until(first_blessing)
    champions = table.state.champions  # type: ignore[attr-defined]  # a quest
    owner = next(seat for seat, one in enumerate(champions) if one.blessings)
    other: Table = next(iter(twins(table, 1 - owner, lambda _: False)))
    found = []
    for number, one in enumerate([table, other]):
        twin = Twin(folder / str(number), OfferedGames(), one.journal, SECRET)
        stack.callback(twin.close)
        twin.open(2, OPTIONS)
        twin.play(lambda _: None, every=1000)
        found.append(twin)
    return found, 1 - owner


def took(twin: Twin, eyes: int, asked: Asked) -> float:
    person = twin.people[twin.owner(eyes)]
    begun = time.perf_counter()
    response = person.ask(asked.method, asked.path, asked.body, **asked.query)
    seconds = time.perf_counter() - begun
    assert response.status_code < 500, response.text
    return 1e6 * seconds


def compare(pair: list[Twin], eyes: int, asked: Asked, times: int) -> Compared:
    """Asks both in turn, each of them first as often as the other."""
    rounds = []
    for number in range(times):
        order = (0, 1) if number % 2 else (1, 0)
        both = {twin: took(pair[twin], eyes, asked) for twin in order}
        rounds.append((both[0], both[1]))
    differences = [second - first for first, second in rounds]
    draw = random.Random(1)
    medians = sorted(
        statistics.median(draw.choices(differences, k=len(differences))) for _ in range(DRAWS)
    )
    return Compared(
        statistics.median(first for first, _ in rounds),
        statistics.median(differences),
        medians[DRAWS // 40],
        medians[-DRAWS // 40],
    )


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    told_apart = 0
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        pair, eyes = open_twins(stack, Path(folder))
        for asked in QUESTIONS:
            found = compare(pair, eyes, asked, times)
            told_apart += not found.low <= 0 <= found.high
            words = " ".join([asked.method, asked.path, *asked.query.values()])
            print(  # noqa: T201 - a command
                f"{words:28} {found.median:7.0f} µs, the twin {found.longer:+.1f} µs "
                f"[{found.low:+.1f}, {found.high:+.1f}]",
                flush=True,
            )
    print(  # noqa: T201 - a command
        f"{len(QUESTIONS)} questions, each {times} times to both twins: {told_apart} have an "
        "interval of 95 % without zero (one in twenty has by chance)"
    )


if __name__ == "__main__":
    main()
