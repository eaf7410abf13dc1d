"""A wire between server and database that can be cut: both ways, or only on the way back."""

import asyncio
import contextlib
import os
import tempfile
import threading
from pathlib import Path
from types import TracebackType
from typing import Literal, Self
from urllib.parse import parse_qs, urlsplit

SOCKET = ".s.PGSQL.5432"


class Wire:
    """Carries bytes between a new socket and that of a database, unless it is cut.

    Cut, it drops what comes and hangs up nothing: as a cable that was pulled.
    """

    def __init__(self, database: str) -> None:
        parts = urlsplit(database)
        self._far = str(Path(parse_qs(parts.query)["host"][0]) / SOCKET)
        self._folder = tempfile.TemporaryDirectory(prefix="hk", dir="/tmp")
        self.url = parts._replace(query=f"host={self._folder.name}").geturl()
        self.cut: Literal["", "back", "both"] = ""
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._ready = threading.Event()
        self._writers: list[asyncio.StreamWriter] = []

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(10)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._folder.cleanup()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._listen())
        self._loop.run_forever()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        for writer in self._writers:
            writer.transport.abort()
        self._server.close()
        self._loop.run_until_complete(asyncio.sleep(0.05))
        self._loop.close()

    async def _listen(self) -> None:
        path = os.path.join(self._folder.name, SOCKET)  # noqa: PTH118 - asyncio wants a text
        self._server = await asyncio.start_unix_server(self._carry, path)
        self._ready.set()

    async def _carry(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, there = await asyncio.open_unix_connection(self._far)
        self._writers += [back, there]
        await asyncio.gather(
            self._pump(near, there, ("both",)), self._pump(far, back, ("both", "back"))
        )

    async def _pump(
        self, come: asyncio.StreamReader, go: asyncio.StreamWriter, cuts: tuple[str, ...]
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await come.read(65536):
                if self.cut not in cuts:
                    go.write(data)
                    await go.drain()
            go.close()
