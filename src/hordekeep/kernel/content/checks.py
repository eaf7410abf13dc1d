"""Checks that the content of every game needs: ids used once, known facts, numbers and ranges."""

from collections.abc import Mapping
from typing import TypeVar, get_args, get_origin, get_type_hints

import msgspec

from hordekeep.kernel.content.reading import Layers, written
from hordekeep.kernel.content.schema import ContentEntry
from hordekeep.kernel.content.toml_lines import KeyPath

T = TypeVar("T")
C = TypeVar("C", bound=msgspec.Struct)


def sections_of(content: type[msgspec.Struct]) -> tuple[str, ...]:
    """The files of a content, by the fields of its type."""
    return content.__struct_fields__


def read_sections(layers: Layers, content: type[C]) -> C:
    """All files of a content: entries by id where its type says so, the others as a whole."""
    read: dict[str, object] = {}
    for section, held in get_type_hints(content).items():
        if get_origin(held) is dict:
            read[section] = read_entries(layers, section, get_args(held)[1])
        else:
            read[section] = read_whole(layers, section, held)
    return content(**read)


def count_entries(content: msgspec.Struct) -> dict[str, int]:
    """How many entries each file of a content has, where it has any."""
    held = {section: getattr(content, section) for section in content.__struct_fields__}
    return {section: len(one) for section, one in held.items() if isinstance(one, dict)}


def read_entries(layers: Layers, section: str, kind: type[T]) -> dict[str, T]:
    """A file of entries of one kind, each by its id; those that are wrong are gathered."""
    read: dict[str, T] = {}
    for name, entry in layers.entries(section).items():
        with layers.faults:
            read[name] = layers.convert(entry, kind, (section, name))
    return read


def read_whole(layers: Layers, section: str, kind: type[T]) -> T:
    """A file that is one thing, read last: raises what is wrong in it and in all before it."""
    with layers.faults:
        whole = layers.convert(layers.merged(section), kind, (section,))
    layers.faults.settle()
    return whole


def check_ids(layers: Layers, sections: Mapping[str, Mapping[str, ContentEntry]]) -> None:
    """An id stands for one thing only: texts and journals name things by it. Gathers faults."""
    seen: dict[str, KeyPath] = {}
    for section, entries in sections.items():
        for name in entries:
            if name in seen:
                # A pack is to blame for what it adds, whichever file is read first.
                under, over = sorted([seen[name], (section, name)], key=layers.height)
                with layers.faults:
                    raise layers.fault("duplicate-id", over, found=name, first=written(under))
            seen[name] = (section, name)


def check_known(layers: Layers, path: KeyPath, entry: ContentEntry) -> None:
    """What is said to be certain must be a field of the entry, or its name."""
    others = [field for field in entry.__struct_encode_fields__ if field not in ("known", "name")]
    fields = ("name", *others)
    for index, word in enumerate(entry.known):
        if word not in fields:
            place = (*path, "known", index)
            raise layers.fault("unknown-word", place, expected=" | ".join(fields), found=word)


def check_count(layers: Layers, section: str, found: int, wanted: int) -> None:
    """A file must hold as many entries as `[counts]` says."""
    if found != wanted:
        expected = f"{wanted} (box.counts.{section})"
        raise layers.fault("wrong-count", (section,), expected=expected, found=found)


def check_range(layers: Layers, path: KeyPath, value: int, span: tuple[int, int]) -> None:
    """A number must lie between two others, which belong to the range."""
    least, most = span
    if not least <= value <= most:
        expected = f"integer {least}..{most}"
        raise layers.fault("out-of-range", path, expected=expected, found=value)


def check_enough(layers: Layers, path: KeyPath, there: int, needed: int, *, cause: str) -> None:
    """There must be at least this many, for the reason that is given."""
    if there < needed:
        raise layers.fault("too-few", path, expected=f">= {needed} ({cause})", found=there)
