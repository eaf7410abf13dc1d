"""Finds the data folders: inside the installed package, else in the repository it is run from."""

from pathlib import Path

_PACKAGE = Path(__file__).parent
_REPOSITORY = _PACKAGE.parents[1]


def content() -> Path:
    """The component sets: one folder per game and version."""
    return _folder("content", "content")


def locale() -> Path:
    """The Fluent catalogues: one folder per language."""
    return _folder("locale", "locale")


def rules() -> Path:
    """The numbered clauses: one file per game."""
    return _folder("rules", "docs/rules")


def web() -> Path:
    """The built page; the folder is missing while none has been built."""
    return _folder("web", "web/dist")


def repository() -> Path | None:
    """The repository around this package, or nothing for an installed one."""
    return _REPOSITORY if (_REPOSITORY / "pyproject.toml").is_file() else None


def _folder(packaged: str, in_repository: str) -> Path:
    inside = _PACKAGE / "_data" / packaged
    return inside if inside.is_dir() else _REPOSITORY / in_repository
