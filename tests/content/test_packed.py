"""Packs in one file: the same bytes everywhere, read like a folder, and refused where unsafe."""

import io
import json
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.support.content_folders import Folder, fault_of

from hordekeep import library
from hordekeep.cli.commands.content import content_command
from hordekeep.kernel.content.packed import (
    DEEPEST,
    LARGEST,
    LARGEST_INSIDE,
    MOST_FILES,
    pack_files,
    packed,
    read_bytes,
)
from hordekeep.kernel.errors import BadContent
from hordekeep.lessons.reading import lessons_of_pack
from hordekeep.text.catalogue import open_catalogue

EXAMPLE = Path(__file__).parents[2] / "docs" / "example-pack"
HEAD = b'id = "a"\ntitle = "pack-a"\ngame = "last-bastion"\n'


def content(*arguments: str) -> Result:
    return CliRunner().invoke(content_command, arguments)


@pytest.fixture
def file(pack: Folder, tmp_path: Path) -> Path:
    """The example pack as one file."""
    target = tmp_path / "wall.zip"
    assert content("pack", str(pack.path), "-o", str(target)).exit_code == 0
    return target


def test_the_same_pack_gives_the_same_bytes(pack: Folder, file: Path, tmp_path: Path) -> None:
    """Neither the time nor the place of a file counts, nor what is no part of a pack."""
    copy = Path(shutil.copytree(pack.path, tmp_path / "elsewhere", copy_function=shutil.copyfile))
    (copy / "notes.md").write_text("Not for others.", encoding="utf-8")
    other = tmp_path / "other.zip"
    said = content("pack", str(copy), "-o", str(other)).stdout
    assert other.read_bytes() == file.read_bytes()
    assert "breached-wall" in said
    with zipfile.ZipFile(file) as opened:
        assert "notes.md" not in opened.namelist()
        assert {one.compress_type for one in opened.infolist()} == {zipfile.ZIP_STORED}


def test_a_packed_file_is_the_pack(pack: Folder, file: Path) -> None:
    """The same content with the same hashes, and the same words."""
    folder, one = (library.open_game("last-bastion", [path]) for path in (pack.path, file))
    assert one.content == folder.content
    assert open_catalogue(one, "en", [file]).name("card", "ash-hound") == "Ash Hound"


def test_lessons_are_read_from_a_packed_file(tmp_path: Path) -> None:
    target = tmp_path / "lessons.zip"
    target.write_bytes(packed(pack_files(EXAMPLE)))
    assert lessons_of_pack(target) == lessons_of_pack(EXAMPLE) != []


def test_a_fault_is_told_with_its_place_in_the_file(pack: Folder, tmp_path: Path) -> None:
    pack.write("monsters.toml", "[ash-hound]\nresistance = -1\n")
    target = tmp_path / "wall.zip"
    target.write_bytes(packed(pack_files(pack.path)))
    refused = content("check", str(target))
    assert refused.exit_code == 3
    assert f"{target}/monsters.toml:" in refused.stderr


def test_check_and_its_hashes(pack: Folder, file: Path) -> None:
    told = [json.loads(content("check", str(one), "--json").stdout) for one in (pack.path, file)]
    assert told[0]["checked"][0]["hashes"] == told[1]["checked"][0]["hashes"]


def test_a_broken_pack_is_not_packed(pack: Folder, tmp_path: Path) -> None:
    pack.edit("warlords.toml", "resistance = 6", "resistance = 60")
    refused = content("pack", str(pack.path), "-o", str(tmp_path / "wall.zip"))
    assert isinstance(refused.exception, BadContent)
    assert not (tmp_path / "wall.zip").exists()


# What is refused.


def zipped(*files: tuple[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", method) as archive:
        for name, inside in files:
            archive.writestr(zipfile.ZipInfo(name), inside, compress_type=method)
    return whole.getvalue()


def _twice() -> bytes:
    with pytest.warns(UserWarning, match="Duplicate"):
        return zipped(("pack.toml", HEAD), ("pack.toml", HEAD))


def _lying() -> bytes:
    """It says that it holds less than it does."""
    whole = bytearray(zipped(("pack.toml", HEAD * 100), method=zipfile.ZIP_STORED))
    for mark, place in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        begin = whole.index(mark) + place
        whole[begin : begin + 4] = (10).to_bytes(4, "little")
    return bytes(whole)


@pytest.mark.parametrize(
    ("whole", "problem"),
    [
        (lambda: b"", "broken-zip"),
        (lambda: b"no zip at all", "broken-zip"),
        (lambda: zipped(("pack.toml", HEAD))[:-5], "broken-zip"),
        (lambda: zipped(("pack.toml", HEAD)).replace(b"PK\x03\x04", b"PK\x03\x05"), "broken-zip"),
        (_lying, "broken-zip"),
        (lambda: zipped(("../pack.toml", HEAD)), "unsafe-zip"),
        (lambda: zipped(("/pack.toml", HEAD)), "unsafe-zip"),
        (lambda: zipped(("locale/../../pack.toml", HEAD)), "unsafe-zip"),
        (lambda: zipped(("C:/pack.toml", HEAD)), "unsafe-zip"),
        (lambda: zipped(("a\\pack.toml", HEAD)), "unsafe-zip"),
        (lambda: zipped(("a\npack.toml", HEAD)), "unsafe-zip"),
        (lambda: zipped(("a/" * DEEPEST + "pack.toml", HEAD)), "unsafe-zip"),
        (lambda: zipped(("pack.toml", HEAD), method=zipfile.ZIP_BZIP2), "unsafe-zip"),
        (_twice, "unsafe-zip"),
        (lambda: zipped(("pack.toml", b" " * (LARGEST_INSIDE + 1))), "too-large"),
        (
            lambda: zipped(*[(f"{n}.toml", b" " * (LARGEST_INSIDE - 1)) for n in range(5)]),
            "too-large",
        ),
        (lambda: b"\0" * LARGEST + zipped(("pack.toml", HEAD)), "too-large"),
        (lambda: zipped(*[(f"{n}.toml", b"") for n in range(MOST_FILES + 1)]), "too-many"),
    ],
)
def test_an_unsafe_file_is_refused_in_one_line(
    tmp_path: Path, whole: Callable[[], bytes], problem: str
) -> None:
    target = tmp_path / "bad.zip"
    target.write_bytes(whole())
    assert f" {problem}" in fault_of(lambda: library.open_game("last-bastion", [target]))
    refused = content("check", str(target))
    assert (refused.exit_code, refused.stderr.count("\n")) == (3, 1)
    assert f"[{problem}]" in refused.stderr


def test_nothing_is_written_when_a_packed_file_is_read(file: Path, tmp_path: Path) -> None:
    before = sorted(tmp_path.rglob("*"))
    library.open_game("last-bastion", [file])
    assert sorted(tmp_path.rglob("*")) == before


def test_a_changed_file_is_read_anew(tmp_path: Path) -> None:
    target = tmp_path / "a.zip"
    target.write_bytes(packed({"pack.toml": HEAD}))
    assert read_bytes(target / "pack.toml") == HEAD
    target.write_bytes(packed({"pack.toml": HEAD + b'author = "me"\n'}))
    assert read_bytes(target / "pack.toml") != HEAD
    with pytest.raises(BadContent) as refused:
        read_bytes(target / "monsters.toml")
    assert refused.value.facts["problem"] == "missing-file"
