"""The review of a finished game in the terminal: a curve, what luck did, what decided it."""

from typing import Final, final

from rich.text import Text

from hordekeep.bots.reviewing import CHOICE, DANGER, LUCK, Costly, Moment, Review
from hordekeep.cli.terminal.screen import Screen
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.table.table import Table
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.narrate import narrate

PERCENT: Final = 100
BARS: Final = "▁▂▃▄▅▆▇█"


@final
class ReviewPrinter:
    """Says what decided a game."""

    def __init__(self, screen: Screen, table: Table, words: Catalogue) -> None:
        self._screen = screen
        self._table = table
        self._words = words

    def tell(self, found: Review) -> None:
        say = self._words.say
        self._screen.say(say("cli-review-chances", worlds=found.worlds), "dim")
        chances = [found.start, *[one.after for one in found.points], found.outcome]
        self._screen.tell(Text("".join([_bar(one) for one in chances])), indent=0)
        self._screen.tell(
            Text(
                say(
                    "review-shares",
                    start=_percent(found.start),
                    choices=_points(found.by_choices),
                    luck=_points(found.by_luck),
                )
            ),
            indent=0,
        )
        for number, moment in enumerate(found.moments, 1):
            said = self._moment(number, moment, shared=found.shared)
            self._screen.tell(Text(said, "bold"), indent=3)
            for line in self._more(moment):
                self._screen.tell(Text(f"   {line}"), indent=3)

    def _moment(self, number: int, moment: Moment, *, shared: bool) -> str:
        rivals = "" if shared or moment.kind != LUCK else "-rivals"
        return self._words.say(
            "cli-review-moment",
            number=number,
            what=self._words.say(f"review-{moment.kind}{rivals}"),
            before=_percent(moment.before),
            after=_percent(moment.after),
            entry=moment.entry,
        )

    def _more(self, moment: Moment) -> list[str]:
        words = self._words
        if moment.kind == DANGER and moment.danger is not None:
            what = words.phrase(moment.danger.phrase)
            return [words.say("review-danger-seen", turns=moment.danger.turns, what=what)]
        if moment.kind == CHOICE and moment.costly is not None:
            return self._choice(moment.costly)
        return self._log(moment)[-1:]

    def _choice(self, costly: Costly) -> list[str]:
        words, why = self._words, costly.why
        found = [
            words.say("review-chosen", what=self._line(costly.run.actions)),
            words.say("review-better", what=self._line(costly.better)),
        ]
        if why.said is not None:
            found.append(words.phrase(why.said))
        if why.averts is not None:
            what = words.phrase(why.averts.phrase)
            found.append(words.say("hint-left-alone", turns=why.averts.turns, what=what))
        return found

    def _line(self, actions: list[Action]) -> str:
        told = self._words.action(actions[-1])
        for action in actions[-2::-1]:
            told = self._words.say("cli-hint-steps", first=self._words.action(action), rest=told)
        return told

    def _log(self, moment: Moment) -> list[str]:
        """What the chronicle tells of these entries."""
        events = self._table.heard_by(0)
        return [
            line.text
            for chapter in narrate(events, self._words)
            for line in chapter.lines
            if moment.entry < line.moment <= moment.until
        ]


def _bar(chance: float) -> str:
    return BARS[min(int(chance * len(BARS)), len(BARS) - 1)]


def _percent(chance: float) -> int:
    return round(PERCENT * chance)


def _points(change: float) -> str:
    """Points of a hundred, with their sign."""
    told = round(PERCENT * change)
    return "0" if told == 0 else f"{'+' if told > 0 else '−'}{abs(told)}"
