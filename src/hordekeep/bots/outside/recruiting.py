"""Recruiting: from the words of a command line to bots that the registry knows by name.

`my.py:Brave` is a class in a file, `run:node brave.mjs` a program, any other word the name of an
installed one (entry point group `hordekeep.bots`). `brave=…` says what it shall be called.
"""

import importlib.metadata
import importlib.util
import re
import shlex
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, final

from hordekeep.bots.enlisted import Enlisted
from hordekeep.bots.outside.guarding import GuardedBot
from hordekeep.bots.outside.program import ProgramBot, program_for
from hordekeep.bots.policy import Policy
from hordekeep.bots.registry import bots_for, enlist, is_free_name, new_bot
from hordekeep.kernel.errors import UnusableBot

GROUP: Final = "hordekeep.bots"
SECONDS: Final = 5.0
"""So long a bot may think about one decision, if nothing else is said."""
RUN: Final = "run:"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,30}")
_FILE: Final = re.compile(r"(?P<path>.+\.py):(?P<name>\w+)")


@final
@dataclass(frozen=True, slots=True)
class Recruit:
    """A bot from outside, as plain data for any process."""

    name: str
    said: str
    """Where it comes from, without the name that it was given."""
    seconds: float = SECONDS


_recruits: dict[str, Recruit] = {}


def recruits() -> list[Recruit]:
    """All that this process knows: processes that it starts shall know them too."""
    return list(_recruits.values())


def is_outside(word: str) -> bool:
    """Whether a word of the command line names a file, a program or an installed bot."""
    given = word.partition("=")[2] or word
    return "=" in word or given.startswith(RUN) or bool(_FILE.fullmatch(given)) or _entry(given)


def recruit(word: str, *, seconds: float = SECONDS) -> str:
    """Makes a bot known by what was said of it; returns its name. Raises `UnusableBot`."""
    given, _, said = word.rpartition("=") if _is_named(word) else ("", "", word)
    name = given or _usual_name(said)
    if not NAME.fullmatch(name):
        raise UnusableBot(bot=word, found=name, expected="a-z 0-9 -")
    known = _recruits.get(name)
    new = Recruit(name, _absolute(said), seconds)
    if known != new:
        if not is_free_name(name):
            raise UnusableBot(bot=word, found=name, expected="another name, as in mine=…")
        take_on([new])
    return name


def take_on(wanted: Sequence[Recruit]) -> None:
    """Makes recruits known here, as they are in the process that names them."""
    for one in wanted:
        games, make = _maker(one)
        _recruits[one.name] = one
        enlist(Enlisted(one.name, games, _guarded(one, make)))


def _is_named(word: str) -> bool:
    return bool(NAME.fullmatch(word.partition("=")[0])) and "=" in word


def _usual_name(said: str) -> str:
    """A class by its name, a program by its file, an installed bot by the name of its entry."""
    found = _FILE.fullmatch(said)
    if found is not None:
        return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", "-", found["name"]).lower().strip("-")
    if said.startswith(RUN):
        words = shlex.split(said.removeprefix(RUN))
        return Path(words[-1]).stem.lower().replace("_", "-") if words else ""
    return said


def _absolute(said: str) -> str:
    found = _FILE.fullmatch(said)
    return said if found is None else f"{Path(found['path']).resolve()}:{found['name']}"


Maker = Callable[[int, str], Policy]


def _guarded(one: Recruit, make: Maker) -> Maker:
    def guarded(seed: int, game: str) -> Policy:
        return GuardedBot(
            seed,
            one.name,
            lambda its_seed: make(its_seed, game),
            lambda its_seed: new_bot(bots_for(game)[0], game, its_seed),
            0.0 if one.said.startswith(RUN) else one.seconds,  # a program is timed by who asks it
        )

    return guarded


def _maker(one: Recruit) -> tuple[tuple[str, ...], Maker]:
    """The games that a bot plays (none named: all), and how it is made."""
    if one.said.startswith(RUN):
        return (), _program(one)
    found = _FILE.fullmatch(one.said)
    kind = _installed(one) if found is None else _class_in(one, Path(found["path"]), found["name"])
    if not callable(kind) or not callable(getattr(kind, "choose", None)):
        raise UnusableBot(bot=one.said, found=type(kind).__name__, expected="choose(perspective)")
    return tuple(getattr(kind, "games", ())), lambda seed, _: kind(seed)


def _program(one: Recruit) -> Maker:
    command = shlex.split(one.said.removeprefix(RUN))
    if not command or shutil.which(command[0]) is None:
        raise UnusableBot(bot=one.said, found=command[0] if command else "", expected="a program")
    return lambda seed, game: ProgramBot(seed, game, program_for(command), one.seconds)


def _class_in(one: Recruit, path: Path, name: str) -> Any:
    module_name = f"hordekeep_bot_{one.name.replace('-', '_')}"
    spec = importlib.util.spec_from_file_location(module_name, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise UnusableBot(bot=one.said, found=str(path), expected="a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))  # what lies beside it can be imported
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        found = f"{type(error).__name__}: {error}"
        raise UnusableBot(bot=one.said, found=found, expected="a Python file") from error
    if not hasattr(module, name):
        raise UnusableBot(bot=one.said, found=name, expected=f"a class in {path.name}")
    return getattr(module, name)


def _entry(name: str) -> bool:
    return bool(importlib.metadata.entry_points(group=GROUP, name=name))


def _installed(one: Recruit) -> Any:
    for entry in importlib.metadata.entry_points(group=GROUP, name=one.said):
        try:
            return entry.load()
        except Exception as error:
            found = f"{type(error).__name__}: {error}"
            raise UnusableBot(bot=one.said, found=found, expected=GROUP) from error
    raise UnusableBot(bot=one.said, found=one.said, expected=GROUP)
