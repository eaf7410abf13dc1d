"""Makes web/src/wire.gen.ts and docs/openapi.json from the types that go over the wire."""

import argparse
import ast
import inspect
import json
import sys
import typing
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

from hordekeep.kernel.view import words
from hordekeep.server import wire
from hordekeep.server.catalogue.game_forms import OFFERS
from hordekeep.server.http.endpoint import Endpoint
from hordekeep.server.http.routes import ENDPOINTS

ROOT: Final = Path(__file__).parents[1]
TYPESCRIPT: Final = ROOT / "web" / "src" / "wire.gen.ts"
OPENAPI: Final = ROOT / "docs" / "openapi.json"
SCHEMAS: Final = "#/components/schemas/"
MODULES: Final = (
    "words",
    "live",
    "lessons",
    "offered",
    "places",
    "told",
    "hints",
    "choices",
    "honours",
    "said",
)
"""The modules of the wire, in the order in which their types are written."""
UNIONS: Final = {"ServerMessage": wire.ServerMessage, "ClientMessage": wire.ClientMessage}
BASES: Final = ("Told", "Said", "Message", "Request", "Places", "Shown")
ERRORS: Final = {
    "400": "The request is malformed.",
    "401": "There is no token, or it holds no place at this table.",
    "403": "Only others may do this, or the page is of another origin.",
    "404": "There is no such thing.",
    "409": "Not now; nothing has changed.",
    "405": "This address is asked in another way.",
    "413": "The request is too large.",
    "415": "The request is no JSON.",
    "421": "This server does not go by that name.",
    "422": "A value is not allowed, or a file cannot be read.",
    "429": "Too many requests.",
    "503": "The server cannot store it; nothing has changed.",
}

# The fields whose type is the game's.
OWN: Final = {
    "view": "View",
    "advice": "Advices[keyof Advices]",
    "plan": "Plans[keyof Plans]",
    "review": "Reviews[keyof Reviews]",
    "collection": "Collections[keyof Collections]",
}

Schema = dict[str, Any]


# The types.


def modules() -> list[ModuleType]:
    """Where the types stand: the table's, then each game's."""
    return [
        wire.base,
        words,
        *[getattr(wire, name) for name in MODULES],
        *[module for offer in OFFERS.values() for module in offer.types],
    ]


def structs() -> list[type[msgspec.Struct]]:
    """Every struct that is shown or said, in the order of the files."""
    found = []
    for module in modules():
        for name, value in vars(module).items():
            own = inspect.isclass(value) and value.__module__ == module.__name__
            if own and issubclass(value, msgspec.Struct) and name not in BASES:
                found.append(value)
    twice = {name for name, count in Counter(one.__name__ for one in found).items() if count > 1}
    if twice:
        sys.exit(f"Two types of the wire have one name: {' '.join(sorted(twice))}")
    return found


def queries() -> list[type[msgspec.Struct]]:
    return [endpoint.query for endpoint in ENDPOINTS if endpoint.query is not None]


def components(types: list[Any]) -> dict[str, Schema]:
    """The JSON schema of each type by its name; fields of what is told are all required."""
    _, schemas = msgspec.json.schema_components(types, ref_template=SCHEMAS + "{name}")
    said = {one.__name__ for one in types if inspect.isclass(one) and issubclass(one, wire.Said)}
    for name, schema in schemas.items():
        if name not in said:
            schema["required"] = list(schema.get("properties", {}))
        schema.pop("title", None)
        if "description" in schema:
            schema["description"] = inspect.cleandoc(schema["description"])
    return schemas


def field_promises() -> dict[tuple[str, str], str]:
    """The sentence below a field, by struct and field."""
    found: dict[tuple[str, str], str] = {}
    for module in modules():
        for node in ast.parse(inspect.getsource(module)).body:
            if isinstance(node, ast.ClassDef):
                found |= {(node.name, field): said for field, said in _promises_in(node)}
    return found


def _promises_in(node: ast.ClassDef) -> list[tuple[str, str]]:
    found = []
    for line, following in zip(node.body, node.body[1:], strict=False):
        if not (isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)):
            continue
        if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
            found.append((line.target.id, " ".join(str(following.value.value).split())))
    return found


def literals() -> dict[tuple[Any, ...], str]:
    """The names of closed lists of words, by their words."""
    found: dict[tuple[Any, ...], str] = {}
    for module in modules():
        for name, value in vars(module).items():
            if typing.get_origin(value) is typing.Literal and not name.startswith("_"):
                found.setdefault(tuple(sorted(typing.get_args(value))), name)
    return found


# TypeScript.


class Writer:
    """Writes JSON schemas as TypeScript."""

    def __init__(self) -> None:
        self.promises = field_promises()
        self.literals = literals()
        self.named: dict[str, str] = {}

    def written(self) -> str:
        schemas = components([*structs(), *UNIONS.values()])
        names = [one.__name__ for one in structs()]
        bodies = [self.interface(name, schemas[name]) for name in names]
        unions = [
            f"export type {name} = {' | '.join(one.__name__ for one in typing.get_args(union))};\n"
            for name, union in UNIONS.items()
        ]
        aliases = [f"export type {name} = {text};\n" for name, text in sorted(self.named.items())]
        return "\n".join(
            [
                "// Made by tools/wire.py from the server's types; do not edit.\n",
                f"export const PROTOCOL = {wire.PROTOCOL};\n",
                self.views(),
                "".join(aliases),
                *bodies,
                "".join(unions),
            ]
        )

    def views(self) -> str:
        """What is the games' own: views and advice, by the game's id."""
        views = [f'  "{game}": {offer.view};\n' for game, offer in OFFERS.items()]
        advice = [f'  "{game}": {offer.advice};\n' for game, offer in OFFERS.items()]
        plans = [f'  "{game}": {offer.plan};\n' for game, offer in OFFERS.items()]
        reviews = [f'  "{game}": {offer.review};\n' for game, offer in OFFERS.items()]
        boxes = [f'  "{game}": {offer.collection};\n' for game, offer in OFFERS.items()]
        return (
            f"/** The view of each game, by its id. */\n"
            f"export interface Views {{\n{''.join(views)}}}\n"
            f"export type View = Views[keyof Views];\n"
            f"/** What each game works out for a seat, by its id. */\n"
            f"export interface Advices {{\n{''.join(advice)}}}\n"
            f"/** What each game works out at length for a seat, by its id. */\n"
            f"export interface Plans {{\n{''.join(plans)}}}\n"
            f"/** What each game tells of a finished table, by its id. */\n"
            f"export interface Reviews {{\n{''.join(reviews)}}}\n"
            f"/** What is in the box of each game, by its id. */\n"
            f"export interface Collections {{\n{''.join(boxes)}}}\n"
        )

    def interface(self, name: str, schema: Schema) -> str:
        fields = schema.get("properties", {})
        head = comment(schema.get("description", ""), "")
        if not fields:
            return f"{head}export type {name} = Record<string, never>;\n"
        lines = [self.field(name, field, schema) for field in fields]
        return f"{head}export interface {name} {{\n{''.join(lines)}}}\n"

    def field(self, owner: str, name: str, schema: Schema) -> str:
        mark = "" if name in schema["required"] else "?"
        written = OWN.get(name) or self.type(schema["properties"][name])
        told = comment(self.promises.get((owner, name), ""), "  ")
        return f"{told}  {name}{mark}: {written};\n"

    def type(self, schema: Schema) -> str:
        """The TypeScript type of a schema."""
        if "$ref" in schema:
            return str(schema["$ref"]).removeprefix(SCHEMAS)
        if "anyOf" in schema:
            return " | ".join(self.type(one) for one in schema["anyOf"])
        if "enum" in schema:
            return self.words(schema["enum"])
        if schema.get("type") == "array":
            return self.array(schema)
        if schema.get("type") == "object":
            return f"Record<string, {self.type(schema.get('additionalProperties') or {})}>"
        plain = {"integer": "number", "number": "number", "string": "string"}
        plain |= {"boolean": "boolean", "null": "null"}
        return plain.get(schema.get("type", ""), "unknown")

    def array(self, schema: Schema) -> str:
        if "prefixItems" in schema:
            return "[" + ", ".join(self.type(one) for one in schema["prefixItems"]) + "]"
        item = self.type(schema["items"])
        return f"({item})[]" if "|" in item else f"{item}[]"

    def words(self, words: list[Any]) -> str:
        null = " | null" if None in words else ""
        spoken = [word for word in words if word is not None]
        text = " | ".join(json.dumps(word) for word in spoken)
        name = self.literals.get(tuple(sorted(spoken)))
        if name is None or len(spoken) == 1:
            return text + null
        self.named[name] = text
        return name + null


def comment(text: str, indent: str) -> str:
    lines = inspect.cleandoc(text).splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


# OpenAPI.


def openapi() -> Schema:
    """The HTTP contract; the live connection is described in docs/api.md."""
    paths: dict[str, Schema] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Hordekeep",
            "version": str(wire.PROTOCOL),
            "description": "Tables of games over HTTP; docs/api.md explains them.",
        },
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components([*structs(), *UNIONS.values()]).items())),
            "securitySchemes": {"place": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(endpoint: Endpoint) -> Schema:
    made: Schema = {
        "operationId": endpoint.name,
        "summary": endpoint.promise,
        "responses": {"200": {"description": "Done.", "content": answer(endpoint)}, **refusals()},
    }
    if endpoint.auth:
        made["security"] = [{"place": []}] + ([{}] if endpoint.auth == "optional" else [])
    parameters = [*path_parameters(endpoint), *query_parameters(endpoint)]
    if parameters:
        made["parameters"] = parameters
    if endpoint.says is not None:
        made["requestBody"] = {"required": True, "content": json_of(endpoint.says)}
    return made


def answer(endpoint: Endpoint) -> Schema:
    if endpoint.text:
        return {endpoint.text: {"schema": {"type": "string"}}}
    return json_of(endpoint.tells)


def json_of(kind: Any) -> Schema:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=SCHEMAS + "{name}")
    return {"application/json": {"schema": schema}}


def refusals() -> Schema:
    body = {"application/json": {"schema": {"$ref": SCHEMAS + "Refused"}}}
    return {code: {"description": said, "content": body} for code, said in ERRORS.items()}


def path_parameters(endpoint: Endpoint) -> list[Schema]:
    """A path's own words; the entry is a number."""
    names = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "integer", "minimum": 0} if name == "entry" else {"type": "string"},
        }
        for name in names
    ]


def query_parameters(endpoint: Endpoint) -> list[Schema]:
    if endpoint.query is None:
        return []
    schema = components([endpoint.query])[endpoint.query.__name__]
    return [
        {"name": name, "in": "query", "required": name in schema.get("required", []), "schema": one}
        for name, one in schema["properties"].items()
    ]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--check", action="store_true", help="only say whether they are in date")
    made = {
        TYPESCRIPT: Writer().written(),
        OPENAPI: json.dumps(openapi(), indent=1, ensure_ascii=False) + "\n",
    }
    if not options.parse_args().check:
        for path, text in made.items():
            path.write_text(text, encoding="utf-8")
        return
    old = [path for path, text in made.items() if not up_to_date(path, text)]
    if old:
        names = " ".join(str(path.relative_to(ROOT)) for path in old)
        sys.exit(f"{names}: out of date; run: python tools/wire.py")


def up_to_date(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    main()
