"""Chances as people read them."""

from hordekeep.text.catalogue import Catalogue


def percent(chance: float, words: Catalogue) -> str:
    """A chance as people read it; never 0 or 100 where it is not certain."""
    number = round(chance * 100)
    if number == 0 and chance > 0:
        return words.say("percent-below", number=1)
    if number == 100 and chance < 1:  # noqa: PLR2004 - per cent
        return words.say("percent-above", number=99)
    return words.say("percent", number=number)
