"""Waiting for something that happens beside a test: by looking, never for a fixed time."""

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 60.0
"""Seconds: a busy machine is no fault of what is tested."""
PAUSE: Final = 0.02


def wait_until(happened: Callable[[], bool]) -> None:
    """Returns as soon as it has happened; fails where it never does."""
    until = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < until, "it never happened"
        time.sleep(PAUSE)
