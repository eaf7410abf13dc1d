"""`hordekeep lab dataset GAME DIR`: games as journals, every decision as a row, and a data card."""

import base64
import json
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, final

import click

from hordekeep.cli.game_options import usage
from hordekeep.cli.lab.data_card import card, facts_of
from hordekeep.cli.lab.names import Names
from hordekeep.cli.lab.outputs import PATH, has_parquet, unwritable
from hordekeep.cli.lab.study_options import (
    LabCommand,
    command_said,
    experiment_of,
    how_many_games,
    who_plays,
    with_packs,
)
from hordekeep.cli.progress import progress_of
from hordekeep.kernel.errors import BadFile
from hordekeep.lab.simulate import workers
from hordekeep.lab.study.dataset import Kept, Row, kept_game
from hordekeep.lab.study.experiment import Experiment

PARQUET: Final = "parquet"
JSONL: Final = "jsonl"
CARD: Final = "README.md"
FACTS: Final = "dataset.json"
JOURNALS: Final = "journals"


@click.command("dataset", cls=LabCommand)
@click.argument("game")
@click.argument("folder", type=PATH, metavar="DIR")
@who_plays
@with_packs
@how_many_games
@click.option("--form", type=click.Choice([PARQUET, JSONL]))
def dataset_command(
    *, game: str, folder: Path, packs: tuple[Path, ...], form: str | None, **wishes: Any
) -> None:
    if form == PARQUET and not has_parquet():
        raise usage("cli-lab-no-parquet")
    if folder.exists():
        raise BadFile(place=str(folder), why="FileExistsError")
    experiment = experiment_of(game, packs, wishes)
    names = Names(experiment)
    chosen = form or (PARQUET if has_parquet() else JSONL)
    seeds = range(wishes["seed"], wishes["seed"] + wishes["games"])
    with _whole(folder) as aside:
        rows = _write(aside, chosen, _played(experiment, seeds, wishes["jobs"]), len(seeds))
        facts = facts_of(experiment, seeds, rows, chosen)
        (aside / FACTS).write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")
        (aside / CARD).write_text(card(names, facts, command_said()), encoding="utf-8")
    click.echo(names.say("lab-dataset-done", folder=str(folder), games=len(seeds), rows=rows))


@contextmanager
def _whole(folder: Path) -> Iterator[Path]:
    """A folder beside the one that is wanted, which it becomes when all is written."""
    try:
        aside = Path(tempfile.mkdtemp(dir=folder.parent, prefix=f"{folder.name}."))
    except OSError as error:
        raise unwritable(folder, error) from error
    try:
        yield aside
        aside.chmod(0o755)
        aside.rename(folder)
    except OSError as error:
        raise unwritable(folder, error) from error
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def _played(experiment: Experiment, seeds: Sequence[int], jobs: int) -> Iterator[Kept]:
    """All games in the order of their seeds, whoever plays them."""
    asked = [(experiment, seed) for seed in seeds]
    if jobs == 1:
        yield from map(_kept, asked)
        return
    with workers(jobs) as pool:
        yield from pool.imap(_kept, asked)


def _kept(asked: tuple[Experiment, int]) -> Kept:
    return kept_game(*asked)


def _write(folder: Path, form: str, games: Iterator[Kept], count: int) -> int:
    """Writes journals and rows game by game; returns how many rows there are."""
    (folder / JOURNALS).mkdir()
    written = 0
    writer = _ParquetRows(folder) if form == PARQUET else _JsonRows(folder)
    with progress_of(count) as advance:
        try:
            for game in games:
                path = folder / JOURNALS / f"{game.seed}.journal"
                path.write_text(game.journal, encoding="utf-8")
                writer.add(game.rows)
                written += len(game.rows)
                advance(1)
        finally:
            writer.close()
    return written


@final
class _JsonRows:
    """One line of JSON a row; observations in base64."""

    def __init__(self, folder: Path) -> None:
        self._file = (folder / "rows.jsonl").open("w", encoding="utf-8")

    def add(self, rows: Sequence[Row]) -> None:
        for row in rows:
            words = asdict(row)
            words["observation"] = base64.b64encode(row.observation).decode()
            self._file.write(json.dumps(words) + "\n")

    def close(self) -> None:
        self._file.close()


@final
class _ParquetRows:
    """A group of rows a game."""

    def __init__(self, folder: Path) -> None:
        import pyarrow as pa  # noqa: PLC0415 - an extra
        from pyarrow import parquet  # noqa: PLC0415 - likewise

        self._pa = pa
        self._schema = pa.schema(
            [
                ("seed", pa.int64()),
                ("entry", pa.int32()),
                ("decision", pa.int32()),
                ("seat", pa.int8()),
                ("observation", pa.binary()),
                ("mask", pa.list_(pa.int32())),
                ("action", pa.int32()),
                ("words", pa.string()),
                ("result", pa.float32()),
            ]
        )
        self._writer = parquet.ParquetWriter(folder / "rows.parquet", self._schema)

    def add(self, rows: Sequence[Row]) -> None:
        listed = [{**asdict(row), "mask": list(row.mask)} for row in rows]
        self._writer.write_table(self._pa.Table.from_pylist(listed, schema=self._schema))

    def close(self) -> None:
        self._writer.close()
