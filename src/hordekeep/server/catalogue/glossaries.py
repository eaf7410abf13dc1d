"""The glossary of a game: how its things are called, in all their forms; the page names none."""

from typing import Final

from hordekeep.server.wire import Glossary, Named
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.messages import Fact
from hordekeep.text.naming import COUNT

THING: Final = "it"
LINES: Final = {"text": ("-text",), "flavour": (".flavour", "-flavour")}
"""What may be written about a thing, and how such messages end."""


def glossary(words: Catalogue) -> Glossary:
    """Every thing of the game's vocabularies, and every whole thing that is told by its colour.

    Seats are told as nobody's: who sits there is another table's business.
    """
    words = Catalogue(words.messages, words.game)
    naming = words.naming
    return Glossary(
        language=words.language,
        names=[*_named(words), *_wholes(words)],
        wholes={kind: list(wholes) for kind, wholes in naming.wholes.items()},
        pairs=dict(naming.pairs),
        empty=dict(naming.empty),
    )


def _named(words: Catalogue) -> list[Named]:
    return [
        _entry(words, kind, word, words.naming.text_of(kind, value))
        for kind, vocabulary in words.game.lexicon.vocabularies.items()
        for value, word in enumerate(vocabulary.words)
    ]


def _wholes(words: Catalogue) -> list[Named]:
    return [
        _entry(words, whole, word, [])
        for kind, wholes in words.naming.wholes.items()
        for whole in wholes
        for word in words.game.lexicon.vocabularies[kind].words
        if words.has(f"{whole}-{word}")
    ]


def _entry(words: Catalogue, kind: str, word: str, text: list[str]) -> Named:
    facts: dict[str, Fact] = dict(words.naming.told(THING, kind, word))
    facts.pop(f"{THING}_{COUNT}", None)  # one thing is one: readers know
    return Named(
        kind=kind,
        word=word,
        name=str(facts.pop(THING)),
        more={name.removeprefix(f"{THING}_"): _plain(fact) for name, fact in facts.items()},
        text=text,
        lines=_lines(words, f"{kind}-{word}"),
    )


def _lines(words: Catalogue, key: str) -> dict[str, str]:
    return {
        line: words.say(f"{key}{end}")
        for line, ends in LINES.items()
        for end in ends
        if words.has(f"{key}{end}")
    }


def _plain(fact: Fact) -> str | int:
    return fact if isinstance(fact, int) else str(fact)
