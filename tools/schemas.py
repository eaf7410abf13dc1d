"""Makes docs/content.schema.json from the types that the loaders use."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from hordekeep.games.last_bastion.content.schema import Content as LastBastion
from hordekeep.games.sanctum.content.schema import Content as Sanctum
from hordekeep.kernel.content.reading import Pack

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "docs" / "content.schema.json"
DEFINITIONS = "#/$defs/"
GAMES = {"last-bastion": LastBastion, "sanctum": Sanctum}
# What a pack replaces as a whole; everything else it may give in part.
WHOLE = (
    "CardEffect",
    "FaceEffect",
    "BoardEffect",
    "Ability",
    "Signature",
    "BlessingAbility",
    "AttackPenalty",
    "FuryPenalty",
    "Modifier",
    "Reaction",
    "Activation",
    "Cost",
    "Bonus",
)
REMOVABLE = (
    "Card",
    "Tile",
    "Hero",
    "Demon",
    "Item",
    "DemonLordCard",
    "FuryCard",
    "Chart",
    "Blessing",
    "StartCard",
    "Act",
)

Schema = dict[str, Any]


def content_schema() -> Schema:
    """One property per kind of folder, and inside it one per file."""
    folders: Schema = {}
    _, definitions = msgspec.json.schema_components([Pack], ref_template=DEFINITIONS + "{name}")
    for game, content in GAMES.items():
        whole, parts = definitions_of(game, content)
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
    whole = {f"{game}.{name}": schema for name, schema in named.items()}
    parts = {
        f"{game}.{name}Part": in_part(name, schema)
        for name, schema in named.items()
        if name not in WHOLE
    }
    return whole, parts


def in_part(name: str, schema: Schema) -> Schema:
    """A definition of which a pack may give any fields, or none and `remove`."""
    part: Schema = refer_to_parts({key: schema[key] for key in schema if key != "required"})
    if name in REMOVABLE:
        part["properties"]["remove"] = {"const": True}
    return part


def refer_to_parts(schema: Any) -> Any:
    if isinstance(schema, list):
        return [refer_to_parts(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: f"{value}Part"
        if key == "$ref" and value.rpartition(".")[2] not in WHOLE
        else refer_to_parts(value)
        for key, value in schema.items()
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--check", action="store_true", help="only say whether it is up to date")
    made = json.dumps(content_schema(), indent=2, ensure_ascii=False) + "\n"
    if not options.parse_args().check:
        TARGET.write_text(made, encoding="utf-8")
    elif not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != made:
        sys.exit(f"{TARGET.relative_to(ROOT)} is out of date; run: python tools/schemas.py")


if __name__ == "__main__":
    main()
