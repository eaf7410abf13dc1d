"""Types of content files, and what exactly is wrong where msgspec refuses one."""

import re
from collections.abc import Iterable
from typing import Annotated, Any, Final, final

from msgspec import Meta, Struct, inspect

from hordekeep.kernel.content.toml_lines import KeyPath

ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
Id = Annotated[str, Meta(pattern=f"^{ID.pattern}$")]
"""What names a thing in files, journals and texts."""


class ContentEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    known: list[str] = []
    """Which of its fields (or its `name`) are certain of the original."""


_REFUSED: Final = re.compile(r"(.*?)(?: - at `\$(.*)`)?", re.DOTALL)
_STEP: Final = re.compile(r"\.([^.\[]+)|\[(\d+)\]")
_KEY_NAMED: Final = re.compile(
    r"Object (contains unknown|missing required) field `(.*)`", re.DOTALL
)


@final
class WrongValue:
    """A value that is not of its type: what is wrong, where inside it, and what belongs there.

    `blame` is the innermost thing that is there; for a missing key that is the table around it.
    """

    def __init__(self, message: str, value: object, kind: object) -> None:
        told = _REFUSED.fullmatch(message)
        assert told is not None
        steps = _STEP.findall(told[2] or "")
        self.path: KeyPath = tuple(int(index) if index else key for key, index in steps)
        self.blame = self.path
        wanted = _type_at(inspect.type_info(kind), self.path)
        if named := _KEY_NAMED.fullmatch(told[1]):
            self._wrong_key(named[2], wanted, missing=named[1] == "missing required")
            return
        self.problem = _problem(told[1])
        self.expected = described(wanted)
        self.found: Any = _value_at(value, self.path)
        if self.problem == "wrong-type" and isinstance(self.found, str):
            self.found = f'"{self.found}"'

    def _wrong_key(self, key: str, wanted: inspect.Type, *, missing: bool) -> None:
        assert isinstance(wanted, inspect.StructType)
        fields = {field.encode_name: field.type for field in wanted.fields}
        self.path = (*self.path, key)
        self.problem = "missing-key" if missing else "unknown-key"
        self.expected = described(fields[key]) if missing else one_of(fields)
        self.found = None if missing else key
        if not missing:
            self.blame = self.path


def _problem(message: str) -> str:
    if ", got `" in message:
        return "wrong-type"
    return "unknown-word" if message.startswith("Invalid enum value") else "out-of-range"


def _type_at(kind: inspect.Type, path: KeyPath) -> inspect.Type:
    for step in path:
        kind = _bare(kind)
        if isinstance(kind, inspect.StructType):
            kind = next(field.type for field in kind.fields if field.encode_name == step)
        elif isinstance(kind, inspect.ListType):
            kind = kind.item_type
    return _bare(kind)


def _bare(kind: inspect.Type) -> inspect.Type:
    """A type without its annotations, and without `| None` where a value may be left out."""
    if isinstance(kind, inspect.Metadata):
        return _bare(kind.type)
    if isinstance(kind, inspect.UnionType):
        some = tuple(one for one in kind.types if not isinstance(one, inspect.NoneType))
        return _bare(some[0]) if len(some) == 1 else inspect.UnionType(some)
    return kind


def _value_at(value: Any, path: KeyPath) -> Any:
    for step in path:
        value = value[step]
    return value


def described(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.UnionType):
        return one_of(described(one) for one in kind.types)
    if isinstance(kind, inspect.LiteralType):
        return one_of(kind.values)
    if isinstance(kind, inspect.IntType):
        return f"integer {kind.ge}..{kind.le}" if kind.ge is not None else "integer"
    if isinstance(kind, inspect.ListType):
        return _list_described(kind)
    if isinstance(kind, inspect.StrType):
        return f"string {kind.pattern}" if kind.pattern else "string"
    return "boolean" if isinstance(kind, inspect.BoolType) else "table"


def _list_described(kind: inspect.ListType) -> str:
    if kind.min_length is None:
        return "list"
    same = kind.min_length == kind.max_length
    return f"list of {kind.min_length}" if same else f"list of {kind.min_length}..{kind.max_length}"


def one_of(words: Iterable[object]) -> str:
    return " | ".join(str(word) for word in words)
