"""Makes the pseudo-locale: English in accents, 40 % longer, to see what does not fit.

It is never shipped: `tools/pseudo.py DIR` writes it beside a copy of the shipped languages.
"""

import argparse
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from hordekeep import resources

PSEUDO: Final = "en-XA"
LONGER: Final = 0.4
ACCENTS: Final = str.maketrans("aceilnorsuyzACEILNORSUYZ", "áčéíłñóřšůýžÁČÉÍŁÑÓŘŠŮÝŽ")
ALIKE: Final = ("letter-", "code-", "sign-", "page-kbd-")
"""Messages whose length is their point."""


def stretched(text: str) -> str:
    """The same text in accents, its longest words longer: 40 % in all."""
    more = round(LONGER * len(text.strip()))
    words = text.translate(ACCENTS).split(" ")
    longest = sorted(range(len(words)), key=lambda place: -len(words[place]))
    for place in longest[: max(1, len(words) // 2)]:
        if not words[place].strip() or more <= 0:
            continue
        added = min(more, max(2, len(words[place]) // 2))
        words[place] = _longer(words[place], added)
        more -= added
    return " ".join(words)


def _longer(word: str, letters: int) -> str:
    """Vowels inside the word, so that punctuation and line breaks around it stay."""
    place = next((at for at in range(len(word) - 1, -1, -1) if word[at].isalpha()), -1)
    return word if place < 0 else word[:place] + "ö" * letters + word[place:]


class _Changing(Transformer):
    def __init__(self, change: Callable[[str], str]) -> None:
        self._change = change

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the library's name
        node.value = self._change(node.value)
        return node


def pseudo(text: str) -> str:
    """A Fluent file in the pseudo-locale."""
    return rewritten(text, stretched)


def rewritten(text: str, change: Callable[[str], str]) -> str:
    """A Fluent file with the same messages, its texts changed."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(ALIKE):
            _Changing(change).visit(entry)
    return FluentSerializer().serialize(resource)


def write(folder: Path) -> None:
    """The shipped languages and the pseudo-locale, in a folder of their own."""
    shutil.copytree(resources.locale(), folder, dirs_exist_ok=True)
    (folder / PSEUDO).mkdir(exist_ok=True)
    for file in sorted((resources.locale() / "en").glob("*.ftl")):
        text = pseudo(file.read_text(encoding="utf-8"))
        (folder / PSEUDO / file.name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    write(parser.parse_args().folder)
