"""Finds folders: what is shipped (in the installed package, or in the repository it is run from),
and where people's games are kept.
"""

import os
import sys
from pathlib import Path
from typing import Final

import platformdirs

DATA: Final = "HORDEKEEP_DATA"
"""The environment variable that names another folder for what is kept."""

_PACKAGE = Path(__file__).parent
_REPOSITORY = _PACKAGE.parents[1]


def content() -> Path:
    """The component sets: one folder per game and version."""
    return _folder("content", "content")


def locale() -> Path:
    """The Fluent catalogues: one folder per language."""
    return _folder("locale", "locale")


def rules() -> Path:
    """The numbered clauses, one file per game, and in a folder for each language what it says."""
    return _folder("rules", "docs/rules")


def web() -> Path:
    """The built page; the folder is missing while none has been built."""
    return _folder("web", "web/dist")


def data_folder() -> Path:
    """Where games and tables are kept if nothing else is said: the user's folder for such things.

    On systems where version 0.1.0 chose another folder, and used it, that one stays.
    """
    said = os.environ.get(DATA)
    if said:
        return Path(said)
    usual = platformdirs.user_data_path("hordekeep", appauthor=False)
    before = Path.home() / ".local" / "share" / "hordekeep"
    moved = sys.platform in ("darwin", "win32") and not usual.is_dir()
    return before if moved and before.is_dir() else usual


def repository() -> Path | None:
    """The repository around this package; None when it is installed."""
    return _REPOSITORY if (_REPOSITORY / "pyproject.toml").is_file() else None


def _folder(packaged: str, in_repository: str) -> Path:
    inside = _PACKAGE / "_data" / packaged
    return inside if inside.is_dir() else _REPOSITORY / in_repository
