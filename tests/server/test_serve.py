"""`hordekeep serve`: says where it is, ends cleanly, refuses plainly."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import platformdirs
import pytest
from click.testing import CliRunner, Result
from tests.support.server.client import Person

from hordekeep.cli.commands.serve import serve_command
from hordekeep.kernel.errors import BadFile
from hordekeep.resources import data_folder

SERVE = [sys.executable, "-m", "hordekeep", "serve"]


@contextmanager
def serving(
    *options: str, command: Sequence[str] = SERVE, **environment: str
) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A server in a process of its own, on any free port; and its address."""
    with subprocess.Popen(
        [*command, "--port", "0", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, **environment},
    ) as process:
        assert process.stdout is not None
        said = "{"
        while said.startswith("{"):  # of the log
            said = process.stdout.readline()
        try:
            assert said.startswith("Hordekeep: http://127.0.0.1:"), said
            yield process, said.split()[1]
        finally:
            process.kill()


def run(*options: str) -> Result:
    return CliRunner().invoke(serve_command, options)


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_game_with_a_real_server(tmp_path: Path, how: signal.Signals) -> None:
    """It says its address, bots play in processes of their own, and it ends when told to."""
    with serving(XDG_DATA_HOME=str(tmp_path)) as (process, url), Person(url) as anna:
        assert process.stdout is not None
        assert "Only this machine" in process.stdout.readline()
        assert str(tmp_path / "hordekeep") in process.stdout.readline()
        anna.open("bot:random", "me")
        anna.sit()
        with anna.live() as live:
            assert live.my_turn()["decisions"]
            process.send_signal(how)
            assert process.wait(10) in (0, -how)
    assert (tmp_path / "hordekeep" / "tables.sqlite").stat().st_size > 0


def test_refusals(tmp_path: Path) -> None:
    assert run("--public-url", "games.example").exit_code == 2
    assert run("--public-url", "https://games.example/path").exit_code == 2
    assert run("--proxy", "games.example").exit_code == 2
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        refused = run("--port", str(taken.getsockname()[1]), "--data", str(tmp_path))
    assert refused.exit_code == 1
    assert "--port" in refused.output
    (tmp_path / "tables.sqlite").write_text("no database" * 1000)
    assert isinstance(run("--port", "0", "--data", str(tmp_path)).exception, BadFile)


@pytest.mark.slow
def test_behind_a_proxy(tmp_path: Path) -> None:
    """The page's origin is the public one, and the host of the proxy is known."""
    options = ("--public-url", "https://games.example", "--behind-proxy", "--data", str(tmp_path))
    with serving(*options) as (process, url):
        assert process.stdout is not None
        assert process.stdout.readline() == "For others: https://games.example\n"
        proxied = {"Host": "games.example", "X-Forwarded-For": "10.1.2.3"}
        host = httpx.get(url + "/api/server", headers=proxied).json()
        assert (host["reach"], host["addresses"]) == ("public", ["https://games.example"])
        said = {"game": "last-bastion", "seats": ["me"]}
        own = {**proxied, "Origin": "https://games.example"}
        assert httpx.post(url + "/api/tables", json=said, headers=own).status_code == 200
        foreign = {**proxied, "Origin": "https://evil.example"}
        assert httpx.post(url + "/api/tables", json=said, headers=foreign).status_code == 403


@pytest.mark.slow
def test_only_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    """Who is no proxy cannot be somebody else in every request, and so ask without limit."""
    said = {"game": "last-bastion", "seats": ["me"]}
    with serving("--behind-proxy", "--data", str(tmp_path)) as (_, url):

        def open_tables(peer: str) -> set[int]:
            with httpx.Client(transport=httpx.HTTPTransport(local_address=peer)) as http:
                return {
                    http.post(
                        url + "/api/tables", json=said, headers={"X-Forwarded-For": f"10.0.0.{n}"}
                    ).status_code
                    for n in range(40)
                }

        assert open_tables("127.0.0.1") == {200}  # the proxy of this machine
        assert open_tables("127.0.0.2") == {200, 429}


def test_the_data_folder_is_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("HORDEKEEP_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "hordekeep"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "hordekeep"


def test_the_data_folder_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """HORDEKEEP_DATA holds for server and terminal alike."""
    monkeypatch.setenv("HORDEKEEP_DATA", str(tmp_path / "elsewhere"))
    assert data_folder() == tmp_path / "elsewhere"


def test_a_data_folder_of_version_0_1_0_stays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Where another folder is usual now, one that was used before is gone on with."""
    monkeypatch.delenv("HORDEKEEP_DATA", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "darwin")
    usual = tmp_path / "Library" / "hordekeep"
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: usual)
    assert data_folder() == usual
    before = tmp_path / ".local" / "share" / "hordekeep"
    before.mkdir(parents=True)
    assert data_folder() == before
    usual.mkdir(parents=True)
    assert data_folder() == usual
