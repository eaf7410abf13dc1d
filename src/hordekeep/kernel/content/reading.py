"""Reads content folders and packs: merges them, checks them, and says exactly where a fault is."""

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar, final

import msgspec

from hordekeep.kernel.content.nesting import check_toml
from hordekeep.kernel.content.schema import ID, Id, Misfit, one_of
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
    """One folder of content files: the base, or a pack that lies on it."""

    def __init__(self, folder: Path, sections: Sequence[str]) -> None:
        self.folder = folder
        names = _toml_names(folder)
        for name in names:
            if name not in sections:
                raise BadContent(
                    file=str(folder / f"{name}.toml"),
                    problem="unknown-file",
                    expected=one_of(f"{section}.toml" for section in sections),
                )
        self.files = {name: ContentFile(folder / f"{name}.toml") for name in names}


@final
class Layers:
    """A base and the packs on it, later ones on top; entries merge field by field."""

    def __init__(self, base: Layer, packs: Sequence[Layer] = ()) -> None:
        self.all = (base, *packs)

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
                self._check_entry(section, name, entry)
                if layer is not self.all[0] and "remove" in entry:
                    self._check_removal(section, name, entry, known=name in merged)
                    del merged[name]
                else:
                    merged[name] = _overlay(merged.get(name, {}), entry)
        return merged

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
        """A merged value as its type."""
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            misfit = Misfit(str(error), value, kind)
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


def is_pack(folder: Path) -> bool:
    return (folder / f"{PACK_FILE}.toml").is_file()


def game_of_pack(folder: Path) -> str:
    """The game that a pack says it is for."""
    return str(ContentFile(folder / f"{PACK_FILE}.toml").tables.get("game", ""))


def words_of_pack(folder: Path, language: str) -> list[Path]:
    """The Fluent files that a pack brings for a language."""
    return sorted((folder / "locale" / language).glob("*.ftl"))


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
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise BadContent(
            file=str(path), line=line, problem="broken-toml", expected="UTF-8"
        ) from None
    except OSError as error:
        raise BadContent(file=str(path), problem="unreadable", found=error.strerror) from None


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


def _toml_names(folder: Path) -> list[str]:
    if not folder.is_dir():
        raise BadContent(file=str(folder), problem="missing-folder")
    return sorted(file.stem for file in folder.glob("*.toml"))


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
