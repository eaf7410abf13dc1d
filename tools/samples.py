"""Writes sentences that the page must say as the text layer does: names, forms, lists, plurals.

Run with `--check` it only says whether `web/src/lib/words/samples.gen.json` is as it should be.
"""

import argparse
import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec

from hordekeep import resources
from hordekeep.games.last_bastion.opening import open_game
from hordekeep.server.catalogue.glossaries import glossary
from hordekeep.server.catalogue.locale_parts import GAME_MARK, LANGUAGE_MARK
from hordekeep.text.catalogue import Catalogue, open_catalogue

ROOT: Final = Path(__file__).parents[1]
FRAGMENTS: Final = ROOT / "tests" / "fixtures" / "locale"
TARGET: Final = ROOT / "web" / "src" / "lib" / "words" / "samples.gen.json"
GAME: Final = "last-bastion"

Said = str | list[str]
Fact = tuple[str, str, Said]
SAMPLES: Final[tuple[tuple[str, str, tuple[Fact, ...]], ...]] = (
    ("de", "do-move", (("tile", "tile", "divine-fountain"),)),
    ("de", "do-move", (("tile", "tile", "market"),)),
    ("de", "do-move", (("tile", "tile", "tavern"),)),
    ("de", "do-raise", (("colour", "colour", "red"),)),
    ("de", "do-raise", (("colour", "colour", "green"),)),
    ("ru", "do-beat", (("cards", "card", ["incubus", "butcher"]),)),
    ("ru", "do-beat", (("cards", "card", ["incubus"]),)),
    ("ru", "do-charm", (("card", "card", "butcher"),)),
    ("ru", "do-charm", (("card", "card", "banshee"),)),
    ("ru", "do-lend-move", (("hero", "hero", "kazgin"),)),
    ("ru", "do-lend-move", (("hero", "hero", "elmer"),)),
    ("ru", "event-laid-down", (("hero", "hero", "kazgin"),)),
    ("ru", "event-moved", (("hero", "hero", "kazgin"), ("tile", "tile", "market"))),
    ("ru", "event-dice-rolled", (("hero", "hero", "kazgin"), ("faces", "face", []))),
    (
        "ru",
        "event-dice-rolled",
        (("hero", "hero", "kazgin"), ("faces", "face", ["red", "white", "blue"])),
    ),
    ("ru", "event-card-placed", (("card", "card", "incubus"), ("slot", "slot", "red 2"))),
    ("ru", "event-turn-began", (("board", "colour", "red"), ("turn", "number", "1234"))),
    *(
        ("ru", "omen-grasped", (("tile", "tile", "market"), ("count", "number", str(count))))
        for count in (1, 2, 5, 21)
    ),
)


def samples() -> dict[str, Any]:
    """Each language with its words, the names that occur, and what is said."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        shutil.copytree(resources.locale() / "en", place / "en")
        shutil.copytree(FRAGMENTS, place, dirs_exist_ok=True)
        shipped, resources.locale = resources.locale, lambda: place
        try:
            return {code: _of_language(code) for code in ("de", "ru")}
        finally:
            resources.locale = shipped


def _of_language(code: str) -> dict[str, Any]:
    words = open_catalogue(open_game(), code)
    told = [(key, facts) for language, key, facts in SAMPLES if language == code]
    text = (FRAGMENTS / code / f"{GAME}.ftl").read_text(encoding="utf-8")
    return {
        "catalogue": f"{LANGUAGE_MARK} {code}\n{GAME_MARK} {GAME}\n\n{text}",
        "glossary": _names(
            words, {(kind, word) for _, facts in told for kind, word in _used(facts)}
        ),
        "said": [
            {
                "key": key,
                "facts": [{"name": name, "kind": kind, "said": said} for name, kind, said in facts],
                "sentence": _sentence(words, key, facts),
            }
            for key, facts in told
        ],
    }


def _used(facts: tuple[Fact, ...]) -> list[tuple[str, str]]:
    pairs = [(kind, word) for _, kind, said in facts for word in _words(said)]
    wholes = [
        (whole, word) for kind, word in pairs if kind == "colour" for whole in ("board", "banner")
    ]
    return [*pairs, *wholes]


def _words(said: Said) -> list[str]:
    return [said] if isinstance(said, str) else said


def _names(words: Catalogue, used: set[tuple[str, str]]) -> dict[str, Any]:
    whole = msgspec.to_builtins(glossary(words))
    names = [one for one in whole["names"] if (one["kind"], one["word"]) in used]
    return {**whole, "names": [{**one, "text": []} for one in names]}


def _sentence(words: Catalogue, key: str, facts: tuple[Fact, ...]) -> str:
    told: dict[str, Any] = {}
    for name, kind, said in facts:
        if isinstance(said, list):
            told |= words.naming.told_all(name, kind, said)
        elif kind == "number":
            told[name] = int(said)
        else:
            told |= words.naming.told(name, kind, said)
    return words.say(key, **told)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--check", action="store_true")
    made = json.dumps(samples(), ensure_ascii=False, indent=1) + "\n"
    if not options.parse_args().check:
        TARGET.write_text(made, encoding="utf-8")
    elif not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != made:
        print(f"{TARGET.relative_to(ROOT)} is old: .venv/bin/python tools/samples.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
