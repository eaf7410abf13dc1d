"""Hints in the terminal: up to three choices with what to expect of them, and why."""

from typing import Final, final

from rich.text import Text

from hordekeep.bots.hinting import Hint, Suggestion, hint
from hordekeep.bots.strengths import EXPERT, STRENGTHS
from hordekeep.cli.draw.numbers import at_most_tenths
from hordekeep.cli.terminal.matching import matching
from hordekeep.cli.terminal.screen import Screen
from hordekeep.kernel.errors import HordekeepError
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.table.table import Table
from hordekeep.text.catalogue import Catalogue

PERCENT: Final = 100


@final
class HintPrinter:
    """Says what could be done."""

    def __init__(self, screen: Screen, table: Table, words: Catalogue) -> None:
        self._screen = screen
        self._table = table
        self._words = words

    def tell(self, seat: Seat, said: str) -> None:
        """A hint of a strength, said in either language, or why there is none."""
        meant = matching(said, STRENGTHS, lambda one: [one, self._words.say(f"bot-{one}")])
        try:
            found = hint(self._table, seat, meant[0] if meant else said or EXPERT)
        except HordekeepError as refused:
            self._screen.say(self._words.error(refused), "yellow")
            return
        self._print(found)

    def _print(self, found: Hint) -> None:
        words = self._words
        bot = words.say(f"bot-{found.strength}")
        self._screen.say(words.say("cli-hint", worlds=found.worlds, strength=bot), "dim")
        for number, one in enumerate(found.suggestions, 1):
            self._screen.tell(Text(self._choice(number, one), "bold"), indent=3)
            for line in self._reasons(one):
                self._screen.tell(Text(f"   {line}"), indent=3)

    def _choice(self, number: int, one: Suggestion) -> str:
        return self._words.say(
            "cli-hint-choice",
            number=number,
            what=self._what(one),
            percent=round(PERCENT * one.chance),
            error=round(PERCENT * one.error),
            standing=self._standing(number, one),
        )

    def _what(self, one: Suggestion) -> str:
        """The first action, and those that follow."""
        told = self._words.action(one.actions[-1])
        for action in one.actions[-2::-1]:
            told = self._words.say("cli-hint-steps", first=self._words.action(action), rest=told)
        return told

    def _standing(self, number: int, one: Suggestion) -> str:
        if number == 1:
            return self._words.say("hint-best")
        if not one.sure:
            return self._words.say("hint-level")
        return self._words.say("hint-behind", points=round(PERCENT * one.behind))

    def _reasons(self, one: Suggestion) -> list[str]:
        words, why = self._words, one.why
        found = [] if why.said is None else [words.phrase(why.said)]
        if why.averts is not None:
            what = words.phrase(why.averts.phrase)
            found.append(words.say("hint-left-alone", turns=why.averts.turns, what=what))
        if one.differs is not None:
            found.append(words.phrase(one.differs))
        expected = [
            words.say(
                f"hint-fact-{fact.measure.name}",
                n=round(PERCENT * fact.value) if fact.measure.share else _signed(fact.value, words),
            )
            for fact in one.expected
        ]
        found.append(" · ".join(expected))
        return found


def _signed(value: float, words: Catalogue) -> str:
    """A change, with its sign; a tenth is enough."""
    told = at_most_tenths(abs(value), words)
    return told if told == "0" else ("+" if value > 0 else "−") + told
