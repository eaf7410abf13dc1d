"""Numbers with a fraction as a language writes them: 3.4 or 3,4."""

from hordekeep.text.words import Words


def tenths(number: float, words: Words) -> str:
    """A number with one digit behind the point."""
    return words.say("number-tenths", number=round(number, 1))


def at_most_tenths(number: float, words: Words) -> str:
    """A number with one digit behind the point, if that is not 0."""
    return words.say("number-short", number=round(number, 1))


def decimal(number: float, words: Words) -> str:
    """A number with two digits behind the point."""
    return words.say("number-decimal", number=round(number, 2))


def signed(number: float, told: str) -> str:
    """A difference with its sign, before what is said of it without one."""
    return f"{'−' if number < 0 else '+'}{told}"
