"""Makes docs/content.schema.json from the types that the loaders use, docs/bot-program.schema.json
from those of the lines between Hordekeep and a program that plays.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from hordekeep.bots.outside import protocol
from hordekeep.games.seams import GAMES, part_of
from hordekeep.kernel.content.reading import Pack

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "docs" / "content.schema.json"
PROGRAMS = ROOT / "docs" / "bot-program.schema.json"
DEFINITIONS = "#/$defs/"
Schema = dict[str, Any]


def content_schema() -> Schema:
    """One property per kind of folder, and inside it one per file."""
    folders: Schema = {}
    _, definitions = msgspec.json.schema_components([Pack], ref_template=DEFINITIONS + "{name}")
    for game in GAMES:
        whole, parts = definitions_of(game, part_of(game, "content.schema").Content)
        files = whole.pop(f"{game}.Content")["properties"]
        part_files = parts.pop(f"{game}.ContentPart")["properties"]
        definitions |= {**whole, **parts}
        folders[game] = {"description": "The files of a content.", "properties": files}
        folders[f"{game}-pack"] = {
            "description": "The files of a pack.",
            "properties": {"pack": {"$ref": DEFINITIONS + "Pack"}, **part_files},
        }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Content files of Hordekeep",
        "type": "object",
        "properties": folders,
        "$defs": dict(sorted(definitions.items())),
    }


def definitions_of(game: str, content: type) -> tuple[Schema, Schema]:
    """The types of a game's content, and how packs may give them in part."""
    template = f"{DEFINITIONS}{game}.{{name}}"
    _, named = msgspec.json.schema_components([content], ref_template=template)
    partial = Partial(named, content.__name__)
    whole = {f"{game}.{name}": schema for name, schema in named.items()}
    parts = {
        f"{game}.{name}Part": partial.part(name, schema)
        for name, schema in named.items()
        if name in partial.names
    }
    return whole, parts


class Partial:
    """What packs may give in part, as `Layers` merges it: tables key by key, but lists as a whole,
    and whatever says what to `do`. What a file holds by id can be removed.
    """

    def __init__(self, named: Mapping[str, Schema], content: str) -> None:
        self.named = named
        self.names: set[str] = set()
        self._reach(content)
        files = named[content]["properties"].values()
        self.removable = {name_of(file["additionalProperties"]) for file in files if by_id(file)}

    def _reach(self, name: str) -> None:
        schema = self.named[name]
        if name in self.names or "do" in schema["properties"]:
            return
        self.names.add(name)
        for field in schema["properties"].values():
            for table in tables_in(field):
                self._reach(table)

    def part(self, name: str, schema: Schema) -> Schema:
        """A definition of which a pack may give any fields, or none and `remove`."""
        part: Schema = self._referring({key: schema[key] for key in schema if key != "required"})
        if name in self.removable:
            part["properties"]["remove"] = {"const": True}
        return part

    def _referring(self, schema: Any) -> Any:
        """The same, but for tables that may be given in part."""
        if isinstance(schema, list):
            return [self._referring(item) for item in schema]
        if not isinstance(schema, dict):
            return schema
        return {
            key: f"{value}Part"
            if key == "$ref" and value.rpartition(".")[2] in self.names
            else self._referring(value)
            for key, value in schema.items()
        }


def by_id(file: Schema) -> bool:
    """Whether a file is tables of one kind, each under its id."""
    return "$ref" in file.get("additionalProperties", {})


def name_of(reference: Schema) -> str:
    name: str = reference["$ref"].rpartition(".")[2]
    return name


def tables_in(field: Schema) -> Iterator[str]:
    """The types that stand in a field as tables, not in lists."""
    if "$ref" in field:
        yield name_of(field)
    for choice in field.get("anyOf", []):
        yield from tables_in(choice)
    if by_id(field):
        yield name_of(field["additionalProperties"])


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--check", action="store_true", help="only say whether it is up to date")
    check = options.parse_args().check
    for target, schema in ((TARGET, content_schema()), (PROGRAMS, protocol.schema())):
        made = json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
        if not check:
            target.write_text(made, encoding="utf-8")
        elif not target.is_file() or target.read_text(encoding="utf-8") != made:
            sys.exit(f"{target.relative_to(ROOT)} is out of date; run: python tools/schemas.py")


if __name__ == "__main__":
    main()
