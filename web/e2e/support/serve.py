"""`hordekeep serve` with chosen chance, so that a test always meets the same dice and bots.

The first argument is the seed, the others are those of `hordekeep serve`. `HORDEKEEP_LANGUAGES`
names languages that are English with a stamp on every text, beside the pseudo-locale and instead
of those that ship; with a blank it is only the pseudo-locale beside all that ship.

A line with another seed on standard input makes it as good as new for the next test: its tables are
deleted and chance begins again. `as good as new` on standard output says that it is done.
"""  # noqa: INP001 - no package

import asyncio
import atexit
import os
import random
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from hordekeep import resources
from hordekeep.cli.main import main
from hordekeep.kernel.errors import HordekeepError
from hordekeep.server import running
from hordekeep.server.server import Server
from hordekeep.server.tables import seats
from hordekeep.server.tables.room import Room
from hordekeep.server.tables.services import Services
from hordekeep.server.work import worker

SALT = "0123456789abcdef" * 2

vars(worker)["NICER"] = 0  # somebody waits for every answer, however busy the machine is

STAMPED = "HORDEKEEP_STAMPED_LOCALE"
if STAMPED in os.environ:  # a process that the server has started
    resources.locale = lambda: Path(os.environ[STAMPED])


def speak(codes: list[str]) -> None:
    """The pseudo-locale, and instead of shipped languages made-up ones: `Settings‹de›`."""
    sys.path.insert(0, str(Path(__file__).parents[3]))
    pseudo = import_module("tools.pseudo")
    folder = Path(tempfile.mkdtemp(prefix="hordekeep-locale-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    pseudo.write(folder)
    for shipped in folder.iterdir() if codes else ():
        if shipped.name not in ("en", pseudo.PSEUDO):
            shutil.rmtree(shipped)
    for code in codes:
        (folder / code).mkdir()
        for file in (folder / "en").glob("*.ftl"):
            text = pseudo.rewritten(file.read_text(encoding="utf-8"), partial(stamped, code))
            (folder / code / file.name).write_text(text, encoding="utf-8")
    os.environ[STAMPED] = str(folder)
    resources.locale = lambda: folder


def stamped(code: str, text: str) -> str:
    """A stamp behind the last letter."""
    end = max((place for place, letter in enumerate(text, 1) if letter.isalpha()), default=0)
    return f"{text[:end]}‹{code}›{text[end:]}" if end else text


def served(luck: random.Random, **said: Any) -> Services:
    """Chance as chosen; and one address may ask for what a whole evening of tests asks for."""
    plenty = (1e3, 1e6)
    limits = said.pop("limits")._replace(
        requests=plenty,
        tables=plenty,
        sits=plenty,
        work=plenty,
        daily_tables=plenty,
        stored_bytes=(1e6, 1e9),
        all_thinking=plenty,
    )
    return Services(
        **said,
        limits=limits,
        new_luck=lambda: luck.getrandbits(63),
        new_secret=lambda: luck.randbytes(32),
    )


def with_one_salt(begin: Callable[[Room], None], room: Room) -> None:
    """The browsers' part in the dice, the same every time."""
    for guest in room.roster.guests:
        guest.salt = guest.salt and SALT
    begin(room)


class Renewable(Server):
    """A server that one test after the other has for its own."""

    luck: random.Random

    async def open(self) -> None:
        await super().open()
        loop = asyncio.get_running_loop()
        # A daemon: the end of the server does not wait for another seed.
        threading.Thread(target=self._listen, args=(loop,), daemon=True).start()

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        for line in sys.stdin:
            asyncio.run_coroutine_threadsafe(self._renew(line.rstrip("\n")), loop).result()
            sys.stdout.write("as good as new\n")
            sys.stdout.flush()

    async def _renew(self, seed: str) -> None:
        for table in self.rooms.loaded:
            with suppress(HordekeepError):  # it is gone already
                room = await self.rooms.room(table)
                async with room.reading():
                    await room.delete()
                await self.rooms.leave(table)
        self.luck.seed(seed)


if __name__ == "__main__":
    if "HORDEKEEP_PAGE" in os.environ:  # built elsewhere than in web/dist
        resources.web = lambda: Path(os.environ["HORDEKEEP_PAGE"])
    if "HORDEKEEP_LANGUAGES" in os.environ:
        speak(os.environ["HORDEKEEP_LANGUAGES"].split())
    Renewable.luck = random.Random(sys.argv.pop(1))  # noqa: S311 - chosen on purpose
    vars(running)["Services"] = partial(served, Renewable.luck)
    vars(running)["Server"] = Renewable
    vars(seats)["_begin"] = partial(with_one_salt, vars(seats)["_begin"])
    main()
