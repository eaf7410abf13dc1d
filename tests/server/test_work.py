"""Work has limits: what takes long is done apart, paid for, made once, and each has its turn."""

import asyncio
import http.client
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from tests.support.server.client import PATIENCE, UNLIMITED, Hall, Person
from tests.support.server.files import costly_journal, long_game

from hordekeep.server.catalogue.offered_games import OfferedGames
from hordekeep.server.errors import Closing, TooMany
from hordekeep.server.limits import Limits
from hordekeep.server.tables.services import Services
from hordekeep.server.work import heavy_reads, worker
from hordekeep.server.work.budget import Payer, WorkBudget
from hordekeep.server.work.heavy_reads import Ready
from hordekeep.server.work.reader import Answers, ComingAnswer
from hordekeep.server.work.turns import SMALL_STEPS, WORTH_PAYING, HouseholdLines
from hordekeep.server.work.work_queue import Queue, WorkQueue
from hordekeep.server.work.worker import ProcessWorker, SentError, Task, ThreadWorker, WorkResult
from hordekeep.server.work.worker_memory import WorkerMemory

LONG = {"text": long_game(300), "seats": ["me"]}


def apart(services: Services) -> Services:
    """With workers in processes, as people are served."""
    return services._replace(new_worker=worker.apart)


@contextmanager
def visiting(folder: Path, limits: Limits, **more: Any) -> Iterator[tuple[Hall, Person]]:
    with Hall(folder, limits=limits, **more) as hall, Person(hall.url) as person:
        yield hall, person


def look_at(person: Person, body: dict[str, Any]) -> None:
    """Imports a finished game, and looks at it from then on."""
    opened = person.post("/api/import", body)
    person.table = opened["table"]
    person.tokens[person.table] = opened["token"]


# Files of strangers, in processes with limits.


@pytest.mark.slow
@pytest.mark.parametrize(
    "limits",
    [
        UNLIMITED._replace(import_seconds=0.15, replay_steps=10**9, entries=10**9),
        UNLIMITED._replace(worker_bytes=4 << 20, replay_steps=10**9, entries=10**9),
    ],
    ids=["time", "memory"],
)
def test_an_import_that_takes_too_much_is_ended(tmp_path: Path, limits: Limits) -> None:
    """Its process ends, not the server; the next file is read by another."""
    with visiting(tmp_path, limits, change=apart) as (_, anna):
        body = {"text": costly_journal(10_000), "seats": ["me", "me"]}
        assert anna.refused("POST", "/api/import", body) == (422, "too-costly")
        body["text"] = "{}"
        assert anna.refused("POST", "/api/import", body) == (422, "bad-journal")


@pytest.mark.slow
def test_long_reads_are_told_from_a_process(tmp_path: Path) -> None:
    """What is told there is what is told here."""
    paths = ("at/7?count=3", "log", "lines", "export", "verify", "review", "glossary")
    told: list[list[str]] = []
    for change in (apart, lambda services: services):
        with visiting(tmp_path / str(len(told)), UNLIMITED, change=change) as (_, anna):
            look_at(anna, LONG)
            answers = [anna.ask("GET", path) for path in paths]
            assert [one.status_code for one in answers] == [200, 200, 200, 200, 200, 200, 200]
            told.append([one.text for one in answers])
            assert anna.refused("GET", "at/999999") == (422, "bad-option")
    assert told[0] == told[1]


# Budgets.


def test_an_address_that_has_used_up_its_work_waits(tmp_path: Path) -> None:
    """429 with the seconds to wait; another address goes on."""
    limits = UNLIMITED._replace(work=(0.001, 0.02))
    with visiting(tmp_path, limits) as (hall, anna):
        last = first = anna.ask("GET", "/api/games")
        for _ in range(2000):
            if last.status_code != 200:
                break
            last = anna.ask("GET", "/api/games")
        assert first.status_code == 200
        assert (last.status_code, last.json()["code"]) == (429, "too-many")
        assert last.json()["facts"]["what"] == "work"
        assert int(last.headers["Retry-After"]) == last.json()["facts"]["seconds"] >= 1
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=hall.url, transport=elsewhere) as other:
            assert other.get("/api/games").status_code == 200


def test_a_large_request_costs_by_its_size(tmp_path: Path) -> None:
    """Not what is asked counts, but what it takes: some requests of a megabyte are enough."""
    limits = UNLIMITED._replace(work=(1e-6, 0.5))
    with visiting(tmp_path, limits) as (_, anna):
        body = {"text": "x" * 1_000_000, "seats": ["me"]}
        codes = [anna.ask("POST", "/api/import", body).status_code for _ in range(40)]
    assert codes[0] == 422
    assert codes[-1] == 429


def test_a_person_pays_for_what_clerks_do(tmp_path: Path) -> None:
    """One place at a table has used up its share; the table can be played at all the same."""
    limits = UNLIMITED._replace(person_work=(1e-6, 1e-6))
    with visiting(tmp_path, limits) as (hall, anna), Person(hall.url, "Bert") as bert:
        opened = anna.open("me", "link")
        anna.sit()
        bert.sit(opened["table"], opened["invites"][0]["secret"])
        assert anna.ask("GET", "log").status_code == 200
        assert anna.refused("GET", "at/1") == (429, "too-many")
        assert anna.ask("GET", "log").status_code == 200  # it has been told
        assert anna.ask("GET", "state").status_code == 200
        assert bert.ask("GET", "at/1").status_code == 200


def test_debts_are_waited_for() -> None:
    """Who has taken more than there was waits until it is paid; a household shares its budget."""
    now = [0.0]
    limits = Limits(work=(0.5, 2.0), person_work=(1.0, 1.0))
    budget = WorkBudget(limits, lambda: now[0])
    anna, bert = Payer("2001:db8::/64", "anna"), Payer("2001:db8::/64", "bert")
    budget.pay(anna, 5.0)
    with pytest.raises(TooMany) as refused:
        budget.check(bert)
    assert refused.value.facts == {"what": "work", "seconds": 6}
    now[0] = 6.1
    budget.check(bert)
    budget.check(Payer("2001:db8:0:1::/64", "cleo"))


# What is told is made once.


class Counting(ThreadWorker):
    """Counts what it is asked for."""

    def __init__(self, offered: OfferedGames) -> None:
        super().__init__(offered)
        self.asked: list[str] = []

    async def do(self, task: Task) -> WorkResult | SentError:
        self.asked.append(task.work.__name__)
        return await super().do(task)


def counted(workers: list[Counting]) -> Callable[[Services], Services]:
    """With workers that count, and who they are."""

    def counting(offered: OfferedGames, _memory: int) -> Counting:
        workers.append(Counting(offered))
        return workers[-1]

    return lambda services: services._replace(new_worker=counting)


def test_an_answer_is_made_once_for_each_moment(tmp_path: Path) -> None:
    """Asked again it is at hand; after a move it is another one."""
    workers: list[Counting] = []

    def asked() -> int:
        return sum(one.asked.count("moments") for one in workers)

    with visiting(tmp_path, UNLIMITED, change=counted(workers)) as (_, anna):
        anna.open("me", "me", game="last-bastion")
        anna.sit()
        first = anna.get("at/1")
        once = asked()
        assert anna.get("at/1") == first
        assert asked() == once
        with anna.live() as live:
            live.answer()
        assert anna.get("at/1")["moments"] == first["moments"]
        assert asked() > once


def test_rules_are_told_by_a_worker_once(tmp_path: Path) -> None:
    """To find the terms in them takes longer than a table may wait."""
    workers: list[Counting] = []
    with visiting(tmp_path, UNLIMITED, change=counted(workers)) as (_, anna):
        told = [anna.get("/api/games/sanctum/rules", lang=one) for one in ("en", "en", "de")]
    assert told[0] == told[1]
    assert told[0] != told[2]
    assert sum(one.asked.count("rules") for one in workers) == 2


def test_answers_kept_are_bounded() -> None:
    """The ones unused longest go first; what is larger than all room is not kept."""
    answers = Answers(100)
    for number in range(5):
        answers.keep(number, Ready(b"x" * 20, b"x" * 10))
        answers.find(0)
    assert answers.size <= 100
    assert answers.find(0) is not None
    assert answers.find(1) is None
    answers.keep("large", Ready(b"x" * 101, None))
    assert answers.find("large") is None


# Turns.


class Slow:
    """A worker who does one thing after the other when told to."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.go_on = asyncio.Event()
        self.given_up = 0

    async def do(self, task: Task) -> WorkResult:
        await self.go_on.wait()
        self.done.append(task.args[0])
        return WorkResult(None, 0.0)

    def give_up(self) -> None:
        self.given_up += 1

    def close(self) -> None:
        self.go_on.set()


def desk_of(slow: Slow, own: int, most: int) -> WorkQueue:
    return WorkQueue([slow], Queue("reads", own, most), WorkBudget(UNLIMITED, lambda: 0.0))


def test_households_take_turns_at_the_desk() -> None:
    """Whoever asks for much waits behind those who ask for little."""

    async def run() -> list[str]:
        slow = Slow()
        work_queue = desk_of(slow, 10, 10)
        asked = [work_queue.do(Payer("a"), Task(print, (f"a{n}",), 1.0)) for n in range(3)]
        asked.append(work_queue.do(Payer("b"), Task(print, ("b",), 1.0)))
        waiting = asyncio.gather(*asked)
        await asyncio.sleep(0)
        slow.go_on.set()
        await waiting
        return slow.done

    assert asyncio.run(run()) == ["a0", "a1", "b", "a2"]


class Failing(Slow):
    async def do(self, task: Task) -> WorkResult:
        await super().do(task)
        raise BrokenPipeError(task.args[0])


@pytest.mark.parametrize("gone", [False, True])
def test_whoever_asked_is_told_that_a_worker_failed(*, gone: bool) -> None:
    """And the worker is free for others, also when nobody waits any more."""

    async def run() -> list[str]:
        failing = Failing()
        work_queue = desk_of(failing, 10, 10)
        first = asyncio.create_task(work_queue.do(Payer("a"), Task(print, ("one",), 1.0)))
        await asyncio.sleep(0)
        if gone:
            first.cancel()
        failing.go_on.set()
        with pytest.raises(asyncio.CancelledError if gone else BrokenPipeError):
            await asyncio.wait_for(first, 60)
        with pytest.raises(BrokenPipeError, match="two"):
            await work_queue.do(Payer("a"), Task(print, ("two",), 1.0))
        return failing.done

    assert asyncio.run(run())[-1] == "two"


def test_a_line_at_the_desk_is_bounded_and_an_end_is_told() -> None:
    """Too many of one household, or in all, are refused; who waits at the end is told so."""

    async def run() -> list[str]:
        work_queue = desk_of(Slow(), 2, 2)
        homes = ["a", "a", "a", "b", "c"]
        asked = [
            asyncio.ensure_future(work_queue.do(Payer(home), Task(print, ("",), 1.0)))
            for home in homes
        ]
        await asyncio.sleep(0)
        work_queue.close()
        found = await asyncio.gather(*asked, return_exceptions=True)
        return [type(one).__name__ for one in found]

    closing, many = Closing.__name__, TooMany.__name__
    assert asyncio.run(run()) == [closing, closing, many, closing, many]


def test_work_that_nobody_waits_for_any_more_is_given_up() -> None:
    """The worker is told, once; what still waits in line is never begun."""

    async def run() -> tuple[list[str], int]:
        slow = Slow()
        work_queue = desk_of(slow, 10, 10)
        first, second, third = [
            asyncio.ensure_future(work_queue.do(Payer("a"), Task(print, (name,), 1.0)))
            for name in ("first", "second", "third")
        ]
        await asyncio.sleep(0)
        first.cancel()
        second.cancel()
        slow.go_on.set()
        await third
        return slow.done, slow.given_up

    assert asyncio.run(run()) == (["first", "third"], 1)


def test_a_process_sees_that_its_work_is_given_up() -> None:
    worker = ProcessWorker(1 << 30)
    try:
        worker.give_up()
        assert worker._given_up.value == 1
    finally:
        worker.close()


def test_a_task_has_its_time_from_when_its_process_is_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However long that takes: a busy machine makes no task too costly."""
    waited: list[tuple[object, float]] = []
    wait_for = worker._wait_for

    def noted(pipe: Any, seconds: float) -> Any:
        said = wait_for(pipe, seconds)
        waited.append((said, seconds))
        return said

    monkeypatch.setattr(worker, "_wait_for", noted)

    async def run() -> Any:
        apart = ProcessWorker(1 << 30)
        try:
            return await apart.do(Task(WorkerMemory.clear, (), 2.0))
        finally:
            apart.close()

    done = asyncio.run(run())
    clock = worker.LEAST_SECONDS + 2.0 * worker.PATIENCE
    assert waited == [(worker.READY, worker.START_SECONDS), (done, clock)]


def test_an_answer_is_made_as_long_as_one_of_those_who_asked_waits() -> None:
    async def run() -> list[bool]:
        made: asyncio.Future[Ready] = asyncio.get_running_loop().create_future()
        coming = ComingAnswer(made)
        waiting = [asyncio.ensure_future(coming.wait()) for _ in range(2)]
        given_up: list[bool] = []
        for one in waiting:
            await asyncio.sleep(0)
            one.cancel()
            await asyncio.wait([one])
            given_up.append(coming.is_given_up and made.cancelled())
        return given_up

    assert asyncio.run(run()) == [False, True]


class Thinker(ThreadWorker):
    """Thinks about a hint until it is given up."""

    begun = threading.Event()
    given_up = threading.Event()

    async def do(self, task: Task) -> WorkResult | SentError:
        if task.work is not heavy_reads.hint:
            return await super().do(task)
        self.begun.set()
        await asyncio.to_thread(self.given_up.wait, PATIENCE)
        return await super().do(task)

    def give_up(self) -> None:
        super().give_up()
        self.given_up.set()


def test_a_hint_ends_with_whoever_asked_for_it(tmp_path: Path) -> None:
    """Whoever closes the connection is not thought for any more."""
    change: Callable[[Services], Services] = lambda services: services._replace(  # noqa: E731 - typed
        new_worker=lambda offered, _memory: Thinker(offered)
    )
    with visiting(tmp_path, UNLIMITED, change=change) as (hall, anna):
        anna.open("me")
        anna.sit()
        url = httpx.URL(hall.url)
        asking = http.client.HTTPConnection(url.host, url.port or 80)
        token = anna.tokens[anna.table]
        path = f"/api/tables/{anna.table}/hint"
        asking.request("GET", path, headers={"Authorization": f"Bearer {token}"})
        assert Thinker.begun.wait(PATIENCE)
        assert not Thinker.given_up.is_set()
        asking.close()
        assert Thinker.given_up.wait(PATIENCE)


class OneByOne(Slow):
    """Does as many things as it is allowed to."""

    def __init__(self) -> None:
        super().__init__()
        self.allowed = asyncio.Semaphore(0)
        self.go_on.set()

    async def do(self, task: Task) -> WorkResult:
        await self.allowed.acquire()
        return await super().do(task)


def test_what_is_done_leaves_the_line_and_what_waits_stays_in_it() -> None:
    """With one of two tasks done one more is taken, and no second; with all done, two again."""

    async def run() -> list[str]:
        worker = OneByOne()
        work_queue = desk_of(worker, 2, 9)

        def asked(name: str) -> asyncio.Future[None]:
            return asyncio.ensure_future(work_queue.do(Payer("a"), Task(print, (name,), 1.0)))

        first = [asked("1"), asked("2")]
        worker.allowed.release()
        await first[0]
        then = [asked("3"), asked("4")]
        await asyncio.sleep(0)
        for _ in range(9):
            worker.allowed.release()
        found = await asyncio.gather(*first, *then, return_exceptions=True)
        found += await asyncio.gather(asked("5"), asked("6"), return_exceptions=True)
        return ["done" if one is None else type(one).__name__ for one in found]

    many = TooMany.__name__
    assert asyncio.run(run()) == ["done", "done", "done", many, "done", "done"]


def test_nobody_waits_for_more_than_a_step_of_another_household() -> None:
    """A hundred requests of one household, one of another: they go on side by side."""
    steps: list[str] = []

    async def doing(name: str) -> None:
        for _ in range(10):
            steps.append(name)
            await asyncio.sleep(0)

    async def run() -> None:
        turns = HouseholdLines(lambda _address, _seconds: None)
        lines = [turns.line("many")] * 100 + [turns.line("one")]
        names = ["many"] * 100 + ["one"]
        doings = [
            _awaited(line.in_turn(doing(name))) for line, name in zip(lines, names, strict=True)
        ]
        await asyncio.gather(*doings)

    asyncio.run(run())
    last = max(place for place, name in enumerate(steps) if name == "one")
    assert len(steps) == 1010
    assert last < 40


async def _awaited(doing: Any) -> None:
    await doing


def test_what_is_done_in_turn_can_be_cancelled_and_fails_as_itself() -> None:
    """Results, errors and cancellation go through; the household pays for every step at the end."""
    paid: list[float] = []
    clock = iter(range(100))

    async def fails() -> None:
        await asyncio.sleep(0)
        raise LookupError("ours")

    async def patient() -> str:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            return "told"
        return "too late"

    async def run() -> None:
        line = HouseholdLines(lambda _address, seconds: paid.append(seconds)).line("a")
        with patch("time.thread_time", lambda: next(clock) * WORTH_PAYING / 4):
            with pytest.raises(LookupError):
                await line.in_turn(fails())
            waiting = asyncio.ensure_future(_awaited(line.in_turn(patient())))
            await asyncio.sleep(0.01)
            waiting.cancel()
            await waiting

    asyncio.run(run())
    assert paid == [pytest.approx(2 * WORTH_PAYING / 4)] * 2


def test_small_steps_are_taken_at_once_until_they_are_many() -> None:
    """A few in a millisecond; the others stand in line, and so does who comes while some do."""
    taken: list[str] = []

    async def run() -> list[bool]:
        loop = asyncio.get_running_loop()
        line = HouseholdLines(lambda _address, _seconds: None).line("a")
        with patch.object(loop, "time", lambda: 5.0):
            return [line.at_once(lambda: taken.append("small")) for _ in range(SMALL_STEPS + 3)]

    assert asyncio.run(run()) == [True] * SMALL_STEPS + [False] * 3
    assert len(taken) == SMALL_STEPS


def test_small_steps_are_paid_together() -> None:
    """With the next large one at the latest: a household owes nothing when it has gone."""
    paid: list[float] = []
    clock = iter(range(100))

    async def nothing() -> None:
        pass

    async def run() -> None:
        line = HouseholdLines(lambda _address, seconds: paid.append(seconds)).line("a")
        with patch("time.thread_time", lambda: next(clock) * WORTH_PAYING / 4):
            line.at_once(lambda: None)
            line.at_once(lambda: None)
            assert paid == []
            await line.in_turn(nothing())

    asyncio.run(run())
    assert paid == [pytest.approx(3 * WORTH_PAYING / 4)]
