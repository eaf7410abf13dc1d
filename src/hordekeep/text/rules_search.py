"""Finds what somebody asks about the rules, in the words that people use.

Each language has its own question words and synonyms (in its guide) and its own endings (here).
"""

import math
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, final

from hordekeep.text.clauses import Clause, clauses_of
from hordekeep.text.folding import folded
from hordekeep.text.rules_guide import RulesGuide, Section, guide_of

TITLE: Final = 4.0
ALSO: Final = 3.0
TEXT: Final = 0.7
"""What a word is worth in a heading, among the words people look for, and in the text."""
CLAUSE: Final = 0.2
"""A clause is for those who want to know exactly: a section that says the same comes first."""
ENOUGH: Final = 1.2
"""How soon a word that comes again stops counting."""
ALIKE: Final = 0.5
"""What a word is worth that somebody did not say, but one that is used for it."""

_WORD: Final = re.compile(r"[^\W_]+|[±=+−]")
_ENDINGS: Final = {
    language: re.compile(rf"(?<=\w{{3}})(?:{endings})$")
    for language, endings in {
        "en": r"ings|ing|ers|er|ed|ies|es|e|ly|y|(?<!s)s",
        "de": "ungen|ung|ern|est|en|er|em|es|st|e|n|s|t",
        "pl": "owanie|ywamy|ywasz|ujesz|owac|ywac|ywam|amy|asz|ami|ach|ego|emu|owi|ych|ymi|iem|isz"
        "|esz|ymy|imy|ow|om|em|ej|ym|im|am|ac|ic|yc|ec|ie|ia|y|i|a|e|o|u",
        "cs": "ovani|ujes|ovat|ami|emi|ach|ich|ech|ych|ymi|eho|emu|ovi|ete|ite|uje|ou|um|em|im|ym"
        "|at|it|et|es|is|as|y|i|a|e|o|u",
        "ru": "иваться|ываете|ываем|ывает|ывать|аете|аем|ает|аться|иться|ешься|ишься|ами|ями|ого"
        r"|его|ому|ему|ыми|ими|ешь|ишь|ать|ять|ить|еть|ует|ах|ях|ов|ев|еи|(?<=\w{4})ои|ыи|ии|ая"
        "|яя|ое|ее|ые|ие|ам|ям|ом|ем|ым|им|ую|юю|ет|ит|ут|ют|ы|и|а|я|о|е|у|ю|ь",
    }.items()
}
"""What words of a language end with, folded; those of other languages are compared as they are."""


_CANNOT: Final = re.compile(r"\b(?:ca|wo|do|does|did|is|are)n['’]t\b")
"""Why something does not go is asked in many ways."""
DOUBLED: Final = 3


@dataclass(frozen=True, slots=True)
class Found:
    """An answer: a section of the guide, or a clause."""

    score: float
    section: Section | None = None
    clause: Clause | None = None

    @property
    def name(self) -> str:
        if self.section is not None:
            return self.section.name
        assert self.clause is not None
        return self.clause.id


@final
class RulesSearch:
    """The sections and clauses of one game in one language, ready to be asked."""

    def __init__(self, guide: RulesGuide, clauses: Sequence[Clause], language: str = "en") -> None:
        self._language = language
        self._idle = {stem for word in guide.idle for stem in stems(word, language)}
        self._alike = _alike(guide.alike, language)
        self._entries: list[tuple[Found, Counter[str]]] = []
        for section in guide.sections:
            weights: Counter[str] = Counter()
            self._add(weights, [section.title], TITLE)
            self._add(weights, section.also, ALSO)
            self._add(weights, section.paragraphs, TEXT)
            self._entries.append((Found(0, section=section), weights))
        for clause in clauses:
            weights = Counter()
            self._add(weights, [clause.text], CLAUSE)
            self._add(weights, [clause.chapter], CLAUSE)
            self._entries.append((Found(0, clause=clause), weights))
        self._rarity = _rarity([weights for _, weights in self._entries])
        self._by_id = {clause.id.lower(): clause for clause in clauses}

    def ask(self, question: str, most: int = 8) -> list[Found]:
        """The best answers first; empty when no word fits. The id of a clause finds it."""
        exact = self._by_id.get(question.strip().lower())
        if exact is not None:
            return [Found(1, clause=exact)]
        wanted = self._telling(question)
        found = [
            Found(score, one.section, one.clause)
            for one, weights in self._entries
            if (score := self._score(wanted, weights)) > 0
        ]
        return sorted(found, key=lambda one: -one.score)[:most]

    def _score(self, wanted: Iterable[str], weights: Counter[str]) -> float:
        return sum(self._worth(word, weights) for word in dict.fromkeys(wanted))

    def _worth(self, word: str, weights: Counter[str]) -> float:
        """What an entry has for a word: the word itself, or the best that is used for it.

        A rare word that is used for a common one tells no more than the common one.
        """
        said = self._rarity.get(word, math.inf)
        others = (
            ALIKE * min(self._rarity[other], said) * _fullness(weights[other])
            for other in self._alike.get(word, ())
            if other in weights
        )
        own = said * _fullness(weights[word]) if word in weights else 0.0
        return max(own, *others, 0.0)

    def _telling(self, text: str) -> list[str]:
        """The words that say something about what is asked."""
        return [word for word in stems(text, self._language) if word not in self._idle]

    def _add(self, weights: Counter[str], texts: Iterable[str], worth: float) -> None:
        for text in texts:
            for word in self._telling(text):
                weights[word] += worth  # type: ignore[assignment]  # weights need not be whole


def _fullness(weight: float) -> float:
    """How much an entry has of a word, from 0 to 1."""
    return weight / (weight + ENOUGH)


def stems(text: str, language: str = "en") -> list[str]:
    """The words of a text without case, accents and the endings of a language."""
    words = _WORD.findall(_CANNOT.sub("cannot", folded(text)))
    ending = _ENDINGS.get(language)
    return words if ending is None else [_single(ending.sub("", word), word) for word in words]


def _single(stem: str, word: str) -> str:
    """A stem without the letter that its ending has doubled: putting, put."""
    doubled = stem != word and len(stem) > DOUBLED and stem[-1] == stem[-2]
    return stem[:-1] if doubled and stem[-1] not in "aeiouls" else stem


def _alike(groups: Iterable[Sequence[str]], language: str) -> dict[str, set[str]]:
    """For each word the others that people use for it."""
    found: dict[str, set[str]] = {}
    for group in groups:
        words = [stems(word, language)[0] for word in group]
        for word in words:
            found.setdefault(word, set()).update(other for other in words if other != word)
    return found


def _rarity(entries: Sequence[Counter[str]]) -> dict[str, float]:
    """How much a word tells: the rarer, the more."""
    spread = Counter(word for weights in entries for word in weights)
    return {word: math.log(1 + len(entries) / count) for word, count in spread.items()}


@final
class RulesAnswers:
    """What answers questions about one game for readers of a language, who may ask in English."""

    def __init__(self, game: str, language: str) -> None:
        guide, clauses = guide_of(game, language), clauses_of(game, language)
        self._own = RulesSearch(guide, clauses, language)
        self._english = (
            self._own if language == "en" else RulesSearch(guide_of(game), clauses_of(game))
        )
        self._sections = {section.name: section for section in guide.sections}
        self._clauses = {clause.id: clause for clause in clauses}

    def ask(self, question: str, most: int = 8) -> list[Found]:
        """The best answers first, in the reader's language."""
        return self._own.ask(question, most) or [
            Found(one.score, self._sections.get(one.name), self._clauses.get(one.name))
            for one in self._english.ask(question, most)
        ]
