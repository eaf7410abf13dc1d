"""Makes docs/content.schema.json from the types that the loaders use."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from hordekeep.games.last_bastion.schema import Content
from hordekeep.kernel.content import Pack

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "docs" / "content.schema.json"
DEFINITIONS = "#/$defs/"
# What a pack replaces as a whole; everything else it may give in part.
WHOLE = ("Pack", "CardEffect", "FaceEffect", "BoardEffect")
REMOVABLE = ("Card", "Tile", "Hero")

Schema = dict[str, Any]


def content_schema() -> Schema:
    """One property per kind of folder, and inside it one per file."""
    _, whole = msgspec.json.schema_components([Content, Pack], ref_template=DEFINITIONS + "{name}")
    parts = {
        f"{name}Part": in_part(name, schema) for name, schema in whole.items() if name not in WHOLE
    }
    files = whole.pop("Content")["properties"]
    part_files = parts.pop("ContentPart")["properties"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Content files of Hordekeep",
        "type": "object",
        "properties": {
            "last-bastion": {"description": "The files of a content.", "properties": files},
            "last-bastion-pack": {
                "description": "The files of a pack.",
                "properties": {"pack": {"$ref": DEFINITIONS + "Pack"}, **part_files},
            },
        },
        "$defs": dict(sorted({**whole, **parts}.items())),
    }


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
        if key == "$ref" and value.removeprefix(DEFINITIONS) not in WHOLE
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
