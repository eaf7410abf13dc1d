"""Terms in the texts of the rules: each leads to the section that explains it."""

import re
from itertools import pairwise
from typing import Final, final

from hordekeep.text.rules_guide import RulesGuide
from hordekeep.text.rules_search import stems

_WORD: Final = re.compile(r"[^\W\d_]+")
_BETWEEN: Final = re.compile(r"[ \u00a0]+")
"""What may stand between the words of one term."""


@final
class RulesTerms:
    """The terms of a game in one language, whatever their endings."""

    def __init__(self, guide: RulesGuide, language: str) -> None:
        self._language = language
        spelled = [(tuple(stems(term, language)), term, name) for term, name in guide.terms]
        self._terms = sorted(spelled, key=lambda one: -len(one[0]))

    def marked(self, text: str, own: str = "") -> str:
        """A text with its terms marked, each section's once: `a [Grasp of Evil](#grasps)`.

        What a text tells itself, the section `own`, is not marked.
        """
        words = list(_WORD.finditer(text))
        spelled = tuple("".join(stems(word[0], self._language)) for word in words)
        told, pieces, end, place = {own}, [], 0, 0
        while place < len(words):
            count, name = self._found(text, words[place:], spelled[place:])
            if name and name not in told:
                told.add(name)
                start, stop = words[place].start(), words[place + count - 1].end()
                pieces += [text[end:start], f"[{text[start:stop]}](#{name})"]
                end = stop
            place += max(count, 1)
        return "".join([*pieces, text[end:]])

    def _found(
        self, text: str, words: list[re.Match[str]], spelled: tuple[str, ...]
    ) -> tuple[int, str]:
        """The longest term that begins with these words: of how many, and its section."""
        for term, written, name in self._terms:
            if spelled[: len(term)] != term:
                continue
            own = words[: len(term)]
            if _is_written(own[0][0], written) and _are_together(text, own):
                return len(term), name
        return 0, ""


def _is_written(word: str, term: str) -> bool:
    """What is a name is written with a capital: a Call, but not a card that calls."""
    return word[0].isupper() or term[0].islower()


def _are_together(text: str, words: list[re.Match[str]]) -> bool:
    return all(
        _BETWEEN.fullmatch(text[one.end() : other.start()]) for one, other in pairwise(words)
    )
