"""Packs in one file: a zip is read where it lies, as if it were the folder that it was made of.

A path may lead through it: `wall.zip/monsters.toml`. Nothing is ever unpacked to disk, and nothing
is read of a file that breaks one of the limits.
"""

import io
import zipfile
import zlib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Final

from hordekeep.kernel.errors import BadContent

LARGEST: Final = 4 << 20
"""Bytes that a packed file may have, and all that is in it together."""
LARGEST_INSIDE: Final = 1 << 20
"""Bytes that one file in it may have."""
MOST_FILES: Final = 500
DEEPEST: Final = 4
"""Names in a path inside; our own packs have `locale/en/words.ftl`."""

Stamps = tuple[tuple[str, int, int], ...]

PATTERNS: Final = ("*.toml", "lessons/*.toml", "locale/*/*.ftl")
"""What a pack is made of; everything else in its folder is not read, and not packed."""
_METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_ENCRYPTED: Final = 0x1
_DAY: Final = (1980, 1, 1, 0, 0, 0)
_MODE: Final = 0o644 << 16
_UNIX: Final = 3


def pack_files(folder: Path) -> dict[str, bytes]:
    """The files of a pack's folder by their names in it; raises `BadContent`."""
    return {file.relative_to(folder).as_posix(): read_bytes(file) for file in _files(folder)}


def pack_folder(folder: Path) -> bytes:
    """A pack's folder as one file; raises `BadContent` when nobody could read it."""
    whole = packed(pack_files(folder))
    _check_size(folder, len(whole), LARGEST)
    return whole


def packed(files: Mapping[str, bytes]) -> bytes:
    """A zip of these files: the same bytes for the same files, on every machine and day.

    They are not compressed: what compresses them differs from machine to machine, and they are
    small.
    """
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, _DAY)
            entry.create_system = _UNIX
            entry.external_attr = _MODE
            archive.writestr(entry, files[name])
    return whole.getvalue()


def is_packed(path: Path) -> bool:
    """Whether a path is a file that could be a packed one."""
    return path.is_file() and zipfile.is_zipfile(path)


def is_folder(path: Path) -> bool:
    """Whether content files could lie there."""
    within = _within(path)
    if within is None:
        return path.is_dir()
    archive, name = within
    return not name or any(one.startswith(f"{name}/") for one in _files_of(archive))


def is_file(path: Path) -> bool:
    within = _within(path)
    return path.is_file() if within is None else within[1] in _files_of(within[0])


def files_in(folder: Path, ending: str) -> list[Path]:
    """The files of a folder whose names end so, in order."""
    within = _within(folder)
    if within is None:
        return sorted(folder.glob(f"*{ending}"))
    archive, name = within
    before = f"{name}/" if name else ""
    inside = [one.removeprefix(before) for one in _files_of(archive) if one.startswith(before)]
    return sorted(folder / one for one in inside if one.endswith(ending) and "/" not in one)


def read_bytes(path: Path) -> bytes:
    """What a file holds; raises `BadContent` when it cannot be read."""
    within = _within(path)
    if within is not None:
        files = _files_of(within[0])
        if within[1] not in files:
            raise BadContent(file=str(path), problem="missing-file")
        return files[within[1]]
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadContent(file=str(path), problem="unreadable", why=type(error).__name__) from None


def stamps_of(pack: Path) -> Stamps:
    """Every file that a pack is made of, with its size and the time of its last change."""
    files = [pack] if pack.is_file() else _files(pack)
    return tuple((str(file), (told := file.stat()).st_size, told.st_mtime_ns) for file in files)


def _files(folder: Path) -> list[Path]:
    return sorted(file for pattern in PATTERNS for file in folder.glob(pattern))


def _within(path: Path) -> tuple[Path, str] | None:
    """The packed file that a path leads to or through, and the rest of the path."""
    for outer in (path, *path.parents):
        if outer.is_dir():
            return None
        if outer.is_file():
            inside = path.relative_to(outer).as_posix()
            plain = inside == "." and not is_packed(outer)
            return None if plain else (outer, "" if inside == "." else inside)
    return None


def _files_of(archive: Path) -> Mapping[str, bytes]:
    told = archive.stat()
    return _read(archive, told.st_size, told.st_mtime_ns)


@lru_cache(maxsize=8)
def _read(archive: Path, size: int, _changed: int) -> Mapping[str, bytes]:
    """All files of a zip; raises `BadContent` for one that is too large, unsafe or broken."""
    _check_size(archive, size, LARGEST)
    try:
        with zipfile.ZipFile(archive) as opened:
            entries = [one for one in opened.infolist() if not one.is_dir()]
            _check_entries(archive, entries)
            return {one.filename: opened.read(one) for one in entries}
    except (zipfile.BadZipFile, zlib.error, OSError, EOFError, NotImplementedError) as error:
        raise BadContent(file=str(archive), problem="broken-zip", found=str(error)) from None


def _check_entries(archive: Path, entries: list[zipfile.ZipInfo]) -> None:
    """What the table of contents says, before anything is taken out.

    A file that holds more than it says is cut off and found out by its checksum.
    """
    if len(entries) > MOST_FILES:
        expected = f"at most {MOST_FILES} files"
        raise BadContent(
            file=str(archive), problem="too-many", found=len(entries), expected=expected
        )
    names: set[str] = set()
    for one in entries:
        name = one.filename
        if not _is_plain(one) or name in names:
            found = name if name.isprintable() else ascii(name)
            raise BadContent(file=str(archive), problem="unsafe-zip", found=found)
        names.add(name)
        _check_size(archive / name, one.file_size, LARGEST_INSIDE)
    _check_size(archive, sum(one.file_size for one in entries), LARGEST)


def _is_plain(entry: zipfile.ZipInfo) -> bool:
    """A name that stays where it is, without a password, packed as everybody does."""
    name = entry.filename
    parts = PurePosixPath(name).parts
    plain = name == "/".join(parts) and 0 < len(parts) <= DEEPEST and name.isprintable()
    odd = {"/", "..", "."}.intersection(parts) or "\\" in name or ":" in name
    readable = entry.compress_type in _METHODS and not entry.flag_bits & _ENCRYPTED
    return plain and not odd and readable


def _check_size(place: Path, size: int, most: int) -> None:
    if size > most:
        expected = f"at most {most} bytes"
        raise BadContent(file=str(place), problem="too-large", found=size, expected=expected)
