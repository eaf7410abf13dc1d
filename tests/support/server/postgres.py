"""A PostgreSQL server of our own: the system's programs, in a new folder, on a socket there.

It is as fast and as forgetful as a test can bear (`fsync=off`). When we are root it runs as an
ordinary user, since PostgreSQL refuses root.
"""

import asyncio
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Self
from urllib.parse import quote

import asyncpg

from hordekeep.server.store.postgres import migrate

REQUIRED = "HORDEKEEP_CI"
"""The environment variable with which a missing PostgreSQL is a failure."""
USUAL = Path("/usr/lib/postgresql")
ORDINARY = ("postgres", "nobody")
SETTINGS = (
    "listen_addresses=",
    "fsync=off",
    "full_page_writes=off",
    "max_connections=200",
    "shared_buffers=32MB",
    "log_min_messages=fatal",
)


def programs() -> Path | None:
    """The folder of the newest server programs of this machine."""
    found = sorted(USUAL.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    there = shutil.which("initdb")
    return Path(there).resolve().parent if there else None


def _ordinary_user() -> dict[str, Any]:
    """As whom PostgreSQL is run: as ourselves, unless that is root."""
    if os.geteuid() != 0:
        return {}
    user = next(pwd.getpwnam(name) for name in ORDINARY if _is_user(name))
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _is_user(name: str) -> bool:
    return any(user.pw_name == name for user in pwd.getpwall())


class Postgres:
    """A database server, as long as the context lasts."""

    def __init__(self, bin_: Path) -> None:
        self._bin = bin_
        self._folder = Path(tempfile.mkdtemp(prefix="hordekeep-pg-", dir="/tmp"))
        self._user = _ordinary_user()
        self._numbers = itertools.count()
        self._server: subprocess.Popen[bytes] | None = None
        self.port = 5432

    def __enter__(self) -> Self:
        if self._user:
            os.chown(self._folder, self._user["user"], self._user["group"])
        self._run("initdb", "-D", self._data, "-U", "hordekeep", "-A", "trust", "--no-sync")
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    def _run(self, program: str, *said: str) -> None:
        subprocess.run(
            [self._bin / program, *said],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self._folder,
            **self._user,
        )

    def start(self, *settings: str) -> None:
        said = [word for one in (*SETTINGS, *settings) for word in ("-c", one)]
        with (self._folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [self._bin / "postgres", "-D", self._data, "-k", str(self._folder), *said],
                stdout=subprocess.DEVNULL,
                stderr=log,
                cwd=self._folder,
                **self._user,
            )
        asyncio.run(self._answers())

    async def _answers(self) -> None:
        async with asyncio.timeout(30):
            while True:
                try:
                    db = await asyncpg.connect(self.url("postgres"))
                except (OSError, asyncpg.CannotConnectNowError):
                    await asyncio.sleep(0.02)
                else:
                    await db.close()
                    return

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """By default fast: who is connected is cut off."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait(30)
            self._server = None

    def url(self, name: str) -> str:
        return f"postgresql://hordekeep@/{name}?host={quote(str(self._folder), safe='/')}"

    def execute(self, url: str, said: str) -> list[Any]:
        async def do() -> list[Any]:
            db = await asyncpg.connect(url)
            try:
                rows: list[Any] = await db.fetch(said)
            finally:
                await db.close()
            return rows

        return asyncio.run(do())

    def new_database(self) -> str:
        """The address of an empty database that is ready for tables."""
        name = f"tables_{next(self._numbers)}"
        self.execute(self.url("postgres"), f"CREATE DATABASE {name}")
        asyncio.run(migrate(self.url(name)))
        return self.url(name)
