"""Reads content folders and packs: merges them, checks them, and says exactly where a fault is."""

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar, final

import msgspec

from hordekeep.kernel.content.faults import Faults
from hordekeep.kernel.content.nesting import check_toml
from hordekeep.kernel.content.packed import files_in, is_file, is_folder, is_packed, read_bytes
from hordekeep.kernel.content.schema import ID, Id, WrongValue, one_of
from hordekeep.kernel.content.toml_lines import KeyPath, TomlPlaces
from hordekeep.kernel.errors import BadContent, BadFile

T = TypeVar("T")
Table = dict[str, Any]

PACK_FILE: Final = "pack"
NOTE: Final = "known"
"""The key that says which facts are certain; play does not depend on it, so no hash does."""

_AT_LINE: Final = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)")
_SAID_TWICE: Final = re.compile(r"twice|overwrite|Duplicate|redefine")


class Pack(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What `pack.toml` says about its pack."""

    id: Id
    title: Id
    """The Fluent key of the pack's name."""
    game: str
    author: str = ""


@final
class ContentFile:
    """One TOML file, with the line of everything in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        text = _read_text(path)
        try:
            check_toml(text)
        except BadFile as error:
            raise BadContent(file=str(path), problem=error.code, **error.facts) from error
        self.places = TomlPlaces(text)
        self.tables: Table = _read_toml(path, text, self.places)


@final
class Layer:
    """One folder of content files: the base, or a pack that lies on it.

    Raises `BadContent` for files that are no TOML or that no content has.
    """

    def __init__(self, folder: Path, sections: Sequence[str]) -> None:
        self.folder = folder
        self.files: dict[str, ContentFile] = {}
        faults = Faults()
        for file in _toml_files(folder):
            with faults:
                self.files[file.stem] = _known_file(file, sections)
        faults.settle()


@final
class Layers:
    """A base and the packs on it, later ones on top; entries merge field by field."""

    def __init__(self, base: Layer, packs: Sequence[Layer] = ()) -> None:
        self.all = (base, *packs)
        self.faults = Faults()
        """What is wrong and has not been raised yet."""

    def require(self, sections: Sequence[str]) -> None:
        """Refuse a base that lacks one of its files."""
        base = self.all[0]
        for section in sections:
            if section not in base.files:
                raise BadContent(file=str(base.folder / f"{section}.toml"), problem="missing-file")

    def merged(self, section: str) -> Table:
        """A file of tables as the topmost layers leave it."""
        merged: Table = {}
        for layer in self.all:
            if section in layer.files:
                merged = _overlay(merged, layer.files[section].tables)
        return merged

    def entries(self, section: str) -> dict[str, Table]:
        """A file whose tables are named by ids; packs may also remove them."""
        merged: dict[str, Table] = {}
        for layer in self.all:
            tables = layer.files[section].tables if section in layer.files else {}
            for name, entry in tables.items():
                with self.faults:
                    self._lay(section, merged, name, entry, base=layer is self.all[0])
        return merged

    def _lay(
        self, section: str, merged: dict[str, Table], name: str, entry: Table, *, base: bool
    ) -> None:
        """Lays an entry of a layer on what is there, or takes that away."""
        self._check_entry(section, name, entry)
        if not base and "remove" in entry:
            self._check_removal(section, name, entry, known=name in merged)
            del merged[name]
        else:
            merged[name] = _overlay(merged.get(name, {}), entry)

    def fault(
        self,
        problem: str,
        path: KeyPath,
        *,
        blame: KeyPath | None = None,
        **facts: object,
    ) -> BadContent:
        """What is wrong at a place; file and line are of the topmost layer that has it."""
        file, line = self._blame(blame or path)
        told = {name: value for name, value in facts.items() if value is not None}
        if "found" in told:
            told["found"] = spelled(told["found"])
        place = written(path)
        return BadContent(file=str(file), line=line, place=place, problem=problem, **told)

    def height(self, path: KeyPath) -> int:
        """The number of the topmost layer that has a path, or -1."""
        having = [
            height
            for height, layer in enumerate(self.all)
            if path[0] in layer.files
            and layer.files[str(path[0])].places.line(path[1:])[0] == len(path) - 1
        ]
        return max(having, default=-1)

    def convert(self, value: object, kind: type[T], path: KeyPath) -> T:
        """Converts a merged value to its type, or says what is wrong with it and where."""
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            misfit = WrongValue(str(error), value, kind)
            raise self.fault(
                misfit.problem,
                (*path, *misfit.path),
                blame=(*path, *misfit.blame),
                expected=misfit.expected,
                found=misfit.found,
            ) from None

    def _blame(self, path: KeyPath) -> tuple[Path, int]:
        """Where a path stands in the topmost layer, or else as much of it as any layer has."""
        file, line, deepest = self.all[0].folder, 1, -1
        for layer in self.all:
            if path[0] not in layer.files:
                continue
            inside = layer.files[str(path[0])]
            depth, found = inside.places.line(path[1:])
            if depth == len(path) - 1 or depth > deepest:
                file, line, deepest = inside.path, found, depth
        return file, line

    def _check_entry(self, section: str, name: str, entry: object) -> None:
        if not ID.fullmatch(name):
            raise self.fault("bad-id", (section, name), expected=ID.pattern, found=name)
        if not isinstance(entry, dict):
            raise self.fault("wrong-type", (section, name), expected="table", found=entry)

    def _check_removal(self, section: str, name: str, entry: Table, *, known: bool) -> None:
        if not known:
            raise self.fault("unknown-id", (section, name, "remove"), found=name)
        for key, value in entry.items():
            if key != "remove":
                raise self.fault("unknown-key", (section, name, key), expected="remove", found=key)
            if value is not True:
                raise self.fault("out-of-range", (section, name, key), expected="true", found=value)


def read_pack(folder: Path, game: str, sections: Sequence[str]) -> tuple[Pack, Layer]:
    """A pack for a game, by its folder."""
    layer = Layer(folder, (PACK_FILE, *sections))
    layers = Layers(layer)
    layers.require([PACK_FILE])
    pack = layers.convert(layer.files[PACK_FILE].tables, Pack, (PACK_FILE,))
    if pack.game != game:
        raise layers.fault("wrong-game", (PACK_FILE, "game"), expected=game, found=pack.game)
    return pack, layer


def head_of_pack(folder: Path) -> Pack:
    """What a pack says about itself; raises `BadContent`."""
    layers = Layers(Layer(folder, [file.stem for file in _toml_files(folder)]))
    layers.require([PACK_FILE])
    return layers.convert(layers.all[0].files[PACK_FILE].tables, Pack, (PACK_FILE,))


def is_pack(folder: Path) -> bool:
    """Whether a folder or packed file says that it is a pack."""
    return is_file(folder / f"{PACK_FILE}.toml")


def game_of_pack(folder: Path) -> str:
    """The game that a pack says it is for."""
    return str(ContentFile(folder / f"{PACK_FILE}.toml").tables.get("game", ""))


def words_of_pack(folder: Path, language: str) -> list[Path]:
    """The Fluent files that a pack brings for a language."""
    return files_in(folder / "locale" / language, ".ftl")


def versions(folder: Path) -> list[int]:
    """The numbers of a game's content versions, oldest first."""
    return sorted(
        int(inside.name)
        for inside in folder.glob("*")
        if inside.is_dir() and inside.name.isdecimal()
    )


def digest(content: object) -> str:
    """A hash of what content says: the same for any order of fields, layout and comments."""
    canonical = msgspec.json.encode(_without_notes(msgspec.to_builtins(content)), order="sorted")
    return hashlib.sha256(canonical).hexdigest()


def layer_digest(layer: Layer) -> str:
    """A hash of what a pack changes."""
    files = {name: file.tables for name, file in layer.files.items() if name != PACK_FILE}
    return digest(files)


def written(path: KeyPath) -> str:
    """A path as people write it: `monsters.incubus.exit[0].do`."""
    steps = [f"[{step}]" if isinstance(step, int) else f".{step}" for step in path]
    return "".join(steps).removeprefix(".")


def spelled(value: object) -> str:
    """A value as TOML would write it, cut short."""
    text = _spelled(value)
    longest = 60
    return text if len(text) <= longest else text[: longest - 1] + "…"


def _spelled(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_spelled(item)}" for key, item in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_spelled(item) for item in value) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _read_text(path: Path) -> str:
    try:
        return read_bytes(path).decode().replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise BadContent(
            file=str(path), line=line, problem="broken-toml", expected="UTF-8"
        ) from None


def _read_toml(path: Path, text: str, places: TomlPlaces) -> Table:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise _broken(path, text, places, str(error)) from None


def _broken(path: Path, text: str, places: TomlPlaces, message: str) -> BadContent:
    if places.twice is not None and _SAID_TWICE.search(message):
        return BadContent(
            file=str(path),
            line=places.twice_line,
            place=written((path.stem, *places.twice)),
            problem="duplicate-id" if len(places.twice) == 1 else "duplicate-key",
            first=places.lines[places.twice],
        )
    told = _AT_LINE.fullmatch(message)
    end = text.rstrip("\n")
    line, column = end.count("\n") + 1, len(end) - end.rfind("\n")
    if told is not None and told[2]:
        line, column = int(told[2]), int(told[3])
    found = message if told is None else told[1]
    return BadContent(file=str(path), line=line, column=column, problem="broken-toml", found=found)


def _toml_files(folder: Path) -> list[Path]:
    if folder.is_file() and not is_packed(folder):
        raise BadContent(file=str(folder), problem="broken-zip")
    if not is_folder(folder):
        raise BadContent(file=str(folder), problem="missing-folder")
    return files_in(folder, ".toml")


def _known_file(file: Path, sections: Sequence[str]) -> ContentFile:
    if file.stem not in sections:
        expected = one_of(f"{section}.toml" for section in sections)
        raise BadContent(file=str(file), problem="unknown-file", expected=expected)
    return ContentFile(file)


def _overlay(under: Table, over: Table) -> Table:
    """Tables merge key by key; everything else is replaced."""
    merged = dict(under)
    for key, value in over.items():
        both = isinstance(value, dict) and isinstance(merged.get(key), dict)
        # An effect is one thing: `{ do = … }` replaces, it does not mix with what was there.
        merged[key] = _overlay(merged[key], value) if both and "do" not in value else value
    return merged


def _without_notes(value: object) -> object:
    if isinstance(value, dict):
        return {key: _without_notes(item) for key, item in value.items() if key != NOTE}
    if isinstance(value, list):
        return [_without_notes(item) for item in value]
    return value
