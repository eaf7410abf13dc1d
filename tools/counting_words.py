"""Counts the messages and words of each language, as the table in docs/languages.md has them."""

import re
from pathlib import Path
from typing import Final, NamedTuple

from tools.languages import texts_by_message
from tools.rules_in_languages import NO_TEXT

from hordekeep import resources
from hordekeep.text.clauses import games_with_rules
from hordekeep.text.folding import unhyphenated
from hordekeep.text.languages import FALLBACK, languages
from hordekeep.text.rules_guide import guide_path, guided_games

WORD: Final = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")


class Wordage(NamedTuple):
    """How much there is of a language."""

    messages: int
    words: int
    """In all wordings of all messages."""
    words_in_rules: int

    def row(self, language: str) -> str:
        return f"| {language} | {self.messages:,} | {self.words:,} | {self.words_in_rules:,} |"


def wordage(language: str) -> Wordage:
    messages = texts_by_message(language)
    texts = [text for said in messages.values() for text in said]
    rules = sum(_words(NO_TEXT.sub(" ", _read(path))) for path in _rules(language))
    return Wordage(len(messages), sum(_words(text) for text in texts), rules)


def _rules(language: str) -> list[Path]:
    clauses = resources.rules() / ("" if language == FALLBACK else language)
    return [
        *(clauses / f"{game}.md" for game in games_with_rules()),
        *(guide_path(game, language) for game in guided_games()),
    ]


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _words(text: str) -> int:
    return len(WORD.findall(unhyphenated(text)))


if __name__ == "__main__":
    for code in languages():
        print(wordage(code).row(code))
