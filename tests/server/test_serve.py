"""`hordekeep serve`: says where it is, ends cleanly, refuses plainly."""

import asyncio
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
from tests.support.own_bots import only_here
from tests.support.server.client import Person

from hordekeep.bots.outside.recruiting import recruit, recruits
from hordekeep.bots.registry import enlisted_for
from hordekeep.cli.commands import serve
from hordekeep.cli.commands.serve import serve_command
from hordekeep.games.seams import GAMES
from hordekeep.kernel.errors import BadFile
from hordekeep.resources import data_folder
from hordekeep.server.http.addresses import Address
from hordekeep.server.limits import Limits
from hordekeep.server.running import Settings, open_server

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
PACK = ROOT / "docs" / "example-pack"
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


def test_what_serve_is_told_is_what_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every option reaches the server, and without options all is as usual."""
    served: list[Settings] = []

    def noted(listening: socket.socket, settings: Settings, **_: bool) -> None:
        listening.close()
        served.append(settings)

    monkeypatch.setattr(serve, "_serve", noted)
    monkeypatch.setattr(serve, "write_log", lambda **_: None)
    limits = tmp_path / "limits.toml"
    limits.write_text("readers = 3\n", encoding="utf-8")
    options = ["--limits", str(limits), "--webhooks", "--pack", str(PACK), "--log"]
    options += ["--bot", f"{EXAMPLES / 'brave.py'}:Brave", "--bot-seconds", "2"]
    options += ["--store", "postgresql://games.example/x", "--workers", "2"]
    with only_here():
        assert run("--port", "0", "--data", str(tmp_path)).exit_code == 0
        assert run("--port", "0", "--data", str(tmp_path), *options).exit_code == 0
    plain, told = served
    assert plain == Settings(plain.address, tmp_path)
    assert told == Settings(
        told.address,
        tmp_path,
        access_log=True,
        store="postgresql://games.example/x",
        workers=2,
        limits=Limits(readers=3),
        webhooks=True,
        bots=told.bots,
        packs=(PACK,),
    )
    assert [(one.name, one.seconds) for one in told.bots] == [("brave", 2.0)]


def test_a_server_is_as_its_settings_say(tmp_path: Path) -> None:
    """Also in another process, which knows no bot but those of the settings."""
    with only_here():
        recruit(f"{EXAMPLES / 'brave.py'}:Brave")
        bots = tuple(recruits())
    settings = Settings(Address("127.0.0.1", 8484), tmp_path)
    more = settings._replace(bots=bots, limits=Limits(readers=3), webhooks=True, packs=(PACK,))
    for one in (settings, more):
        with only_here():
            services = open_server(one).services
            try:
                assert ("brave" in enlisted_for("sanctum")) == bool(one.bots)
                assert services.limits == one.limits
                assert (services.alerts is not None) == one.webhooks
                offered = [game for game in GAMES if services.offered.packs.of(game)]
                assert offered == (["last-bastion"] if one.packs else [])
            finally:
                services.bot_pool.close()
                asyncio.run(services.store.close())


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
