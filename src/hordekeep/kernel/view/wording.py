"""Puts what the kernel says into words; every move has dozens of them."""

from collections.abc import Sequence

from hordekeep.kernel.play import phrase as kernel
from hordekeep.kernel.play.term import Lexicon
from hordekeep.kernel.view.words import Fact, Phrase


def fact(lexicon: Lexicon, name: str, kind: str, value: int | Sequence[int]) -> Fact:
    if isinstance(value, int):
        return Fact(name=name, kind=kind, said=lexicon.word(kind, value))
    return Fact(name=name, kind=kind, said=[lexicon.word(kind, one) for one in value])


def phrase(lexicon: Lexicon, said: kernel.Phrase) -> Phrase:
    facts = [fact(lexicon, name, kind, value) for name, kind, value in said.facts]
    return Phrase(key=said.key, facts=facts)
