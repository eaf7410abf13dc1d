"""Bots from outside that are known for the length of a test."""

from collections.abc import Iterator
from contextlib import contextmanager

from hordekeep.bots import registry
from hordekeep.bots.outside import faults, program, recruiting


@contextmanager
def only_here() -> Iterator[None]:
    """Whoever is recruited meanwhile is forgotten afterwards, and their programs end."""
    enlisted, recruits = dict(registry._enlisted), dict(recruiting._recruits)
    try:
        yield
    finally:
        program.stop_programs()
        program._running.clear()
        faults._failing.clear()
        faults._complained.clear()
        registry._enlisted.clear()
        registry._enlisted.update(enlisted)
        recruiting._recruits.clear()
        recruiting._recruits.update(recruits)
