"""What an operator needs: health, numbers, a log without addresses, other limits."""

import gc
import json
import logging
import re
import signal
import socket
import subprocess
import sys
import weakref
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from tests.support.server.client import METRICS_TOKEN, Hall, Person
from tests.support.server.postgres import Postgres

from hordekeep.kernel.errors import BadFile
from hordekeep.server.limits import Limits, read_limits
from hordekeep.server.logs import FAULTS_OF_CLIENTS, REQUESTS, UVICORN, JsonLines, is_news
from hordekeep.server.running import MOST_YOUNG, spare_collector
from hordekeep.server.store import postgres as store_module
from hordekeep.server.store.postgres import PostgresStore

LINE = re.compile(r'hordekeep_[a-z_]+(\{[a-z]+="\w+"(,[a-z]+="\w+")*\})? [\d.e-]+')
TOKEN = {"Authorization": f"Bearer {METRICS_TOKEN}"}


def numbers(url: str) -> dict[str, float]:
    """The numbers of a server, without the process that they belong to."""
    text = httpx.get(url + "/api/metrics", headers=TOKEN).text
    found: dict[str, float] = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            assert re.fullmatch(
                r'hordekeep_[a-z_]+(\{[a-z]+="\w+"(,[a-z]+="\w+")*\})? [\d.e-]+', line
            )
            name, _, value = line.rpartition(" ")
            found[re.sub(r'process="\d+",?', "", name)] = float(value)
    return found


def test_health_asks_the_store(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "PATIENCE", 0.2)
    store = PostgresStore(postgres.new_database())
    with Hall(tmp_path, store=store) as hall:
        assert httpx.get(hall.url + "/api/health").json() == {
            "engine": "test",
            "tables": 0,
            "draining": False,
        }
        postgres.stop()
        try:
            answer = httpx.get(hall.url + "/api/health", timeout=30)
        finally:
            postgres.start()
        assert (answer.status_code, answer.json()["code"]) == (503, "not-stored")


def test_numbers_are_for_the_operator(hall: Hall, anna: Person) -> None:
    for headers in ({}, {"Authorization": "Bearer wrong"}):
        assert httpx.get(hall.url + "/api/metrics", headers=headers).status_code == 404
    before = numbers(hall.url)
    anna.open("me", "me")
    anna.sit()
    with anna.live() as live:
        live.answer()
        during = numbers(hall.url)
    assert during["hordekeep_live_connections{}"] == 1
    assert 20e6 < during["hordekeep_memory_peak_bytes{}"] < 100e9  # bytes, not kilobytes
    assert during["hordekeep_tables"] == before["hordekeep_tables"] + 1
    assert during["hordekeep_moves_total{}"] == before["hordekeep_moves_total{}"] + 2
    answered = 'hordekeep_requests_total{status="2xx"}'
    assert during[answered] >= before.get(answered, 0) + 3


def test_the_log_names_no_address(anna: Person, caplog: pytest.LogCaptureFixture) -> None:
    """One line of JSON for a request: what was asked, how it went, how long it took."""
    caplog.set_level(logging.INFO, REQUESTS)
    anna.get("/api/games")
    (record,) = [one for one in caplog.records if one.name == REQUESTS]
    line = json.loads(JsonLines().format(record))
    assert (line["method"], line["path"], line["status"]) == ("GET", "/api/games", 200)
    assert set(line) == {"time", "level", "source", "message", "method", "path", "status", "ms"}
    assert "127.0.0.1" not in str(line)


def test_limits_are_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("keep_over = 86400\nrequests = [5, 10]\n")
    assert read_limits(file) == Limits(keep_over=86400, requests=(5, 10))
    for wrong, named in (
        ("keep_ovr = 1", "keep_ovr"),
        ("rooms = 'many'", "rooms"),
        ("=", "line 1"),
    ):
        file.write_text(wrong)
        with pytest.raises(BadFile, match=named):
            read_limits(file)


class Ring:
    """Holds itself."""

    def __init__(self) -> None:
        self.own = self


def test_the_collector_is_spared_and_still_collects() -> None:
    """What is there from the start is passed over; what comes later and holds itself still goes."""
    before = gc.get_threshold()
    try:
        spare_collector()
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold()[0] == MOST_YOUNG
        late = weakref.ref(Ring())
        assert gc.collect() >= 1
        assert late() is None
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


STUCK = """
import ctypes, signal, sys
from pathlib import Path
from hordekeep.server import running
from hordekeep.server.http.addresses import Address
running.END_SECONDS, running.LAST_SECONDS = 0.2, 0.5
settings = running.Settings(Address("127.0.0.1", 0), Path(sys.argv[1]))
running.Hosting(running.open_server(settings), settings).handle_exit(signal.SIGTERM, None)
print("told", flush=True)
ctypes.PyDLL(None).sleep(30)  # and lets nobody else have the interpreter
"""


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="the system has no such timer")
def test_it_ends_even_when_python_is_stuck(tmp_path: Path) -> None:
    """The system ends a process in which nothing else gets a turn."""
    command = [sys.executable, "-c", STUCK, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "told\n"
        try:
            assert process.wait(20) == -signal.SIGALRM
        finally:
            process.kill()


def test_strangers_cannot_fill_the_log(hall: Hall) -> None:
    """What uvicorn says of a request that is none is left out, whatever else it has to say."""
    said: list[logging.LogRecord] = []

    class Listening(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            said.append(record)

    of_uvicorn, listening = logging.getLogger(UVICORN), Listening()
    of_uvicorn.addHandler(listening)
    host, port = hall.url.removeprefix("http://").split(":")
    try:
        with closing(socket.create_connection((host, int(port)))) as raw:
            raw.sendall(b"no HTTP\r\n\r\n")
            assert raw.recv(12) == b"HTTP/1.1 400"
    finally:
        of_uvicorn.removeHandler(listening)
    assert [one.msg for one in said] == [FAULTS_OF_CLIENTS[0]]
    assert not is_news(said[0])
    assert is_news(logging.makeLogRecord({"msg": "the database is away: %s"}))
