"""What people at this computer were told already, and whether they want to be told anything."""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from hordekeep.kernel.errors import HordekeepError
from hordekeep.library import read_text, write_aside

FILE: Final = "notes.json"
"""In the data folder."""


@dataclass(slots=True)
class NotesTold:
    """The notes that were told, by game."""

    on: bool = True
    told: dict[str, list[str]] = field(default_factory=dict)


def read_told(path: Path) -> NotesTold:
    """What a file says; whatever was not written by us is forgotten."""
    try:
        said = json.loads(read_text(path))
        told = {str(game): [str(one) for one in notes] for game, notes in said["told"].items()}
        return NotesTold(said["on"] is not False, told)
    except (HordekeepError, ValueError, KeyError, TypeError, AttributeError):
        return NotesTold()


def keep_told(told: NotesTold, path: Path) -> None:
    """Writes it; where nothing can be written people are told again."""
    with suppress(HordekeepError, OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_aside(path, json.dumps(asdict(told), ensure_ascii=False, indent=1) + "\n")
