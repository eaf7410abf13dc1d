"""Where a report goes besides the terminal: CSV, Parquet and HTML files, each written whole."""

import csv
import errno
import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, final

import click

from hordekeep.cli.game_options import usage
from hordekeep.kernel.errors import BadFile
from hordekeep.library import write_aside

PATH: Final = click.Path(path_type=Path)
Rows = Sequence[Mapping[str, Any]]


@final
@dataclass(frozen=True, slots=True)
class Outputs:
    """The files that were asked for."""

    csv: Path | None
    parquet: Path | None
    html: Path | None

    def check(self) -> None:
        """Refuses what could not be written, before anything is played."""
        if self.parquet is not None and not has_parquet():
            raise usage("cli-lab-no-parquet")
        for path in (self.csv, self.parquet, self.html):
            if path is not None:
                check_target(path)

    def write(self, rows: Rows, page: Callable[[], str]) -> list[Path]:
        """Writes all of them; the page is made only if it is wanted."""
        written = []
        if self.csv is not None:
            written.append(write_whole(self.csv, csv_text(rows)))
        if self.parquet is not None:
            written.append(write_whole(self.parquet, parquet_bytes(rows)))
        if self.html is not None:
            written.append(write_whole(self.html, page()))
        return written


def has_parquet() -> bool:
    """Whether the extra `lab` is there."""
    return find_spec("pyarrow") is not None


def check_target(path: Path) -> None:
    """Raises `BadFile` where a file cannot be written."""
    if path.is_dir():
        raise BadFile(place=str(path), why="EISDIR")
    if not path.parent.is_dir():
        raise BadFile(place=str(path), why="ENOENT")
    try:
        write_aside(path.parent / f"{path.name}.try", "")
    except OSError as error:
        raise unwritable(path, error) from error
    (path.parent / f"{path.name}.try").unlink()


def write_whole(path: Path, content: str | bytes) -> Path:
    """Writes a file beside its place and renames it; raises `BadFile`."""
    try:
        write_aside(path, content)
    except OSError as error:
        raise unwritable(path, error) from error
    return path


def unwritable(path: Path, error: OSError) -> BadFile:
    """Why a file or folder cannot be written."""
    why = errno.errorcode.get(error.errno or 0, type(error).__name__)
    return BadFile(place=str(path), why=why)


def csv_text(rows: Rows) -> str:
    """Rows with the names of their columns above."""
    text = io.StringIO()
    if rows:
        writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    return text.getvalue()


def parquet_bytes(rows: Rows) -> bytes:
    """The same rows as a Parquet file."""
    # Imported when somebody wants it: it is an extra.
    import pyarrow as pa  # noqa: PLC0415 - likewise
    from pyarrow import parquet  # noqa: PLC0415 - likewise

    kept = io.BytesIO()
    parquet.write_table(pa.Table.from_pylist(list(rows)), kept)
    return kept.getvalue()
