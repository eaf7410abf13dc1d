"""What environments need beyond Hordekeep itself, and the errors that are theirs."""

from importlib.util import find_spec
from typing import Final

PACKAGES: Final = {"pyspiel": "open_spiel", "PIL": "pillow"}
"""Modules whose package has another name."""


class MissingExtra(ImportError):
    """A library of the extra `env` is not installed."""


class ClosedEnvironment(RuntimeError):
    """Something was asked of an environment that was closed."""


class NeverReset(RuntimeError):
    """Something was asked of an environment before its first `reset`."""


def need(*modules: str) -> None:
    """Raises `MissingExtra` with all that is missing."""
    missing = [PACKAGES.get(one, one) for one in modules if find_spec(one) is None]
    if missing:
        names = " and ".join(missing)
        raise MissingExtra(f"{names} is missing: pip install 'hordekeep[env]'")
