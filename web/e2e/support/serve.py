"""`hordekeep serve` with chosen chance, so that a test always meets the same dice and bots.

The first argument is the seed, the others are those of `hordekeep serve`. `HORDEKEEP_LANGUAGES`
names languages that are English with a stamp on every text, beside the pseudo-locale.
"""  # noqa: INP001 - no package

import atexit
import os
import random
import shutil
import sys
import tempfile
from functools import partial
from importlib import import_module
from pathlib import Path

from hordekeep import resources
from hordekeep.cli.main import main
from hordekeep.server import running
from hordekeep.server.tables.services import Services

STAMPED = "HORDEKEEP_STAMPED_LOCALE"
if STAMPED in os.environ:  # a process that the server has started
    resources.locale = lambda: Path(os.environ[STAMPED])


def speak(codes: list[str]) -> None:
    """Languages that nobody ships: `Settings‹de›`."""
    sys.path.insert(0, str(Path(__file__).parents[3]))
    pseudo = import_module("tools.pseudo")
    folder = Path(tempfile.mkdtemp(prefix="hordekeep-locale-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    pseudo.write(folder)
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


if __name__ == "__main__":
    if "HORDEKEEP_PAGE" in os.environ:  # built elsewhere than in web/dist
        resources.web = lambda: Path(os.environ["HORDEKEEP_PAGE"])
    if "HORDEKEEP_LANGUAGES" in os.environ:
        speak(os.environ["HORDEKEEP_LANGUAGES"].split())
    luck = random.Random(sys.argv.pop(1))  # noqa: S311 - chosen on purpose
    vars(running)["Services"] = partial(
        Services, new_luck=lambda: luck.getrandbits(63), new_secret=lambda: luck.randbytes(32)
    )
    main()
