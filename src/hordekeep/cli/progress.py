"""How far a long series of games has come, while somebody watches."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hordekeep.cli.localised_help import spoken
from hordekeep.lab import simulate


@contextmanager
def progress_of(games: int) -> Iterator[simulate.Progress]:
    """A progress bar, unless the output is not a terminal."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    columns = (
        TextColumn(spoken().say("simulate-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.advance(task, done)
