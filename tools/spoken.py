"""Plays whole games of both and writes down what they say, to be read through by a person.

`python -m tools.spoken DIR [LANGUAGE …]` writes `DIR/<language>.txt`: every message that occurred,
once for each wording that its plurals and choices give it, with an example. It hears the log, all
questions with what may be answered, why nothing else may be, and what is ahead; and of each name
the forms in which sentences want it. What was never said stands last, by its key.
"""

import argparse
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, cast, final

from tools.golden import MOST_ANSWERS, answer, bots_at, open_candidate

from hordekeep import library
from hordekeep.games.seams import GAMES
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.decision import Decision
from hordekeep.kernel.play.frame import Candidate
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import EVERYBODY
from hordekeep.kernel.table.table import Table
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.languages import offered
from hordekeep.text.messages import Fact, Messages, read_messages
from hordekeep.text.narrate import narrate

LINES: Final = 5000
"""So many lines of the log are told of each game, at least."""
MARKS: Final = re.compile("\ue000[^\ue001]*\ue001|\ue002")
"""What a marked sentence holds beside its text."""
NUMBERS: Final = re.compile(r"\d+")


@final
class Overheard:
    """Messages that are noted as they are said."""

    def __init__(self, messages: Messages) -> None:
        self._messages = messages
        self.language = messages.language
        self.has, self.gist, self.forms_of = messages.has, messages.gist, messages.forms_of
        self.in_english = messages.in_english
        self.said: dict[tuple[str, str], str] = {}
        """An example of each wording of each message, by key and wording."""

    def say(self, key: str, facts: Mapping[str, Fact]) -> str:
        text = self._messages.say(key, facts)
        self.said.setdefault((key, wording(text, facts)), MARKS.sub("", text))
        return text

    def in_form(self, form: str, kind: str, key: str, facts: Mapping[str, Fact]) -> str:
        text = self._messages.in_form(form, kind, key, facts)
        own = f"{key or kind}.{form}"
        self.said.setdefault((own, wording(text, facts)), MARKS.sub("", text))
        return text


def wording(text: str, facts: Mapping[str, Fact]) -> str:
    """A sentence without what it was told, so that only what the message itself says is left."""
    told = sorted({str(fact) for fact in facts.values()}, key=len, reverse=True)
    for fact in told:
        if len(fact) > 1:
            text = text.replace(fact, "…")
    return NUMBERS.sub("…", MARKS.sub("", text))


class Asked(NamedTuple):
    """All that an open decision has to say, worked out once for listeners in every language."""

    question: Phrase
    candidates: dict[str, Candidate]
    """By the text of their action."""
    ahead: list[Phrase]


def asked_of(table: Table, decision: Decision) -> Asked:
    omens = [*table.forecast(decision.seat), *table.dangers(decision.seat)]
    spell = table.game.lexicon.spell
    candidates = {spell(one.action): one for one in table.candidates(decision.seat)}
    return Asked(decision.question, candidates, [omen.phrase for omen in omens])


@final
class Listener:
    """Hears all that is said at tables of one game, in one language."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self.heard = Overheard(read_messages(language, game=game.id, hyphens=False))
        self.words = Catalogue(cast("Messages", self.heard), game)
        self.lines = 0
        self._asked: set[object] = set()

    def hear_question(self, asked: Asked) -> None:
        """The question, the answers, why others are refused, and what is ahead."""
        self.hear_phrase(asked.question)
        for spelt, one in asked.candidates.items():
            if self._is_new(spelt):
                self.words.action(one.action)
                self.words.item(one.action)
                self.words.menu(one.action.verb)
            if one.refusal is not None:
                self.hear_phrase(one.refusal.phrase)
        for phrase in asked.ahead:
            self.hear_phrase(phrase)

    def hear_log(self, table: Table) -> None:
        """The whole log, and how it ended."""
        self.words.log_style.know(table.state)
        heard = [event for event in table.events if event.visible_to(EVERYBODY)]
        self.lines += sum(1 + len(chapter.lines) for chapter in narrate(heard, self.words))
        result = table.result()
        if result is not None:
            self.words.say(f"ending-{result.reason}")

    def hear_phrase(self, phrase: Phrase) -> None:
        """A question, a reason or something that is ahead."""
        if self._is_new(phrase):
            self.words.phrase(phrase)

    def _is_new(self, what: object) -> bool:
        known = what in self._asked
        self._asked.add(what)
        return not known


def listen(game: AnyGame, languages: Sequence[str], least: int) -> list[Listener]:
    """Plays until so many lines have been told; the same games in all languages."""
    listeners = [Listener(game, language) for language in languages]
    seed = 0
    while listeners[0].lines < least:
        seed += 1
        luck = Luck(seed)
        table = open_candidate(game, seed, luck)
        play(table, seed, luck, listeners)
        for one in listeners:
            one.hear_log(table)
        print(f"{game.id}: {seed} games, {listeners[0].lines} lines", flush=True)
    return listeners


def play(table: Table, seed: int, luck: Luck, listeners: Sequence[Listener]) -> None:
    bots = bots_at(table.game, table.seats, seed, luck)
    answers = 0
    while table.decisions and answers < MOST_ANSWERS:
        seats = sorted(table.decisions)
        seat = seats[luck.below(len(seats))]
        asked = asked_of(table, table.decisions[seat])
        for one in listeners:
            one.hear_question(asked)
        answer(table, seat, bots[seat])
        answers += 1


def written(listeners: Sequence[Listener]) -> str:
    """All that was heard, in the order of the keys, game by game."""
    pages = []
    for one in listeners:
        said = sorted(one.heard.said.items())
        lines = [f"{key}: {text}" for (key, _), text in said]
        pages.append("\n".join([f"── {one.words.game.id}, {one.lines} lines ──", *lines]))
    return "\n\n".join(pages) + "\n"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("folder", type=Path)
    options.add_argument("languages", nargs="*", default=list(offered()))
    options.add_argument("--lines", type=int, default=LINES, help="of the log, of each game")
    asked = options.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    heard = [listen(library.open_game(one), asked.languages, asked.lines) for one in GAMES]
    for place, language in enumerate(asked.languages):
        text = written([listeners[place] for listeners in heard])
        (asked.folder / f"{language}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
