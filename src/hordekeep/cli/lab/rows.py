"""The rows of a data set, found again: which game and which moment of it."""

import json
from pathlib import Path
from typing import Final, NamedTuple

from hordekeep.cli.game_options import usage
from hordekeep.cli.lab.outputs import has_parquet
from hordekeep.kernel.errors import BadFile, BadOption

JSONL: Final = "rows.jsonl"
PARQUET: Final = "rows.parquet"


class FoundRow(NamedTuple):
    """Where a row was taken from."""

    journal: Path
    entry: int
    """After how many entries of the journal it was asked."""


def find_row(folder: Path, number: int) -> FoundRow:
    """A row by its number, from 0 on; raises `BadFile` or `BadOption`."""
    in_lines = (folder / JSONL).is_file()
    path = folder / (JSONL if in_lines else PARQUET)
    if not path.is_file():
        raise BadFile(place=str(path), why="ENOENT")
    try:
        seed, entry = (_in_lines if in_lines else _in_parquet)(path, number)
    except (OSError, ValueError, KeyError, TypeError) as error:  # no Parquet, no JSON, other rows
        raise BadFile(place=str(path), why="OSError") from error
    return FoundRow(folder / "journals" / f"{seed}.journal", entry)


def _in_lines(path: Path, number: int) -> tuple[int, int]:
    count = 0
    with path.open(encoding="utf-8") as lines:
        for count, line in enumerate(lines, 1):
            if count - 1 == number:
                row = json.loads(line)
                return row["seed"], row["entry"]
    raise _no_row(number, count)


def _in_parquet(path: Path, number: int) -> tuple[int, int]:
    if not has_parquet():
        raise usage("cli-lab-no-parquet")
    from pyarrow import parquet  # noqa: PLC0415 - an extra

    rows = parquet.read_table(path, columns=["seed", "entry"])
    if not 0 <= number < rows.num_rows:
        raise _no_row(number, rows.num_rows)
    return rows["seed"][number].as_py(), rows["entry"][number].as_py()


def _no_row(number: int, count: int) -> BadOption:
    return BadOption(option="row", found=number, expected=f"0 to {count - 1}")
