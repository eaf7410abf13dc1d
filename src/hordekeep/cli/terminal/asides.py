"""Asides: what a person can ask at any time without doing anything."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

from rich.text import Text

from hordekeep.cli.draw.sketch import Sketch
from hordekeep.cli.rules_printing import show_answers, show_short
from hordekeep.cli.terminal.hint_printing import HintPrinter
from hordekeep.cli.terminal.matching import fits, matching, spellings, tokens
from hordekeep.cli.terminal.screen import Screen
from hordekeep.kernel.errors import UnknownWord
from hordekeep.kernel.play.decision import Decision
from hordekeep.kernel.play.frame import Candidate
from hordekeep.kernel.play.game import Omen
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.table.table import Table
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.clauses import Clause, clauses_of
from hordekeep.text.rules_guide import guide_of, guided_games
from hordekeep.text.rules_search import Found, RulesAnswers

COMMANDS: Final = (
    "undo",
    "why",
    "what",
    "odds",
    "hint",
    "ahead",
    "log",
    "rules",
    "notes",
    "view",
    "save",
    "help",
    "quit",
)
"""Everything that can be said besides actions."""
MOST_REASONS: Final = 8
MOST_CLAUSES: Final = 12
MOST_ANSWERS: Final = 1
"""Sections of the readable rules in answer to a question: the best is long enough."""
USAGE: Final = 24
"""The room of a command in the list of all."""
_CLAUSE_ID: Final = re.compile(r"[A-Za-z]{2}-[A-Za-z]\d+")


@final
class Asides:
    """Answers questions about the table."""

    def __init__(self, screen: Screen, table: Table, words: Catalogue, sketch: Sketch) -> None:
        self.screen = screen
        self.table = table
        self.words = words
        self.sketch = sketch
        clauses = clauses_of(table.game.id, words.language)
        self._clauses = {clause.id: clause for clause in clauses}

    def answer(self, decision: Decision, command: str, rest: str) -> None:
        """Answers a question that is a command."""
        if command == "why":
            self.why(decision, rest)
        elif command == "what":
            self.what(rest)
        elif command == "odds":
            self._print(self.sketch.odds(self.table, decision.seat), "cli-no-odds")
        elif command == "hint":
            HintPrinter(self.screen, self.table, self.words).tell(decision.seat, rest)
        elif command == "ahead":
            self._show_ahead(decision.seat)
        elif command == "rules":
            self.rules(rest)
        else:
            self.help()

    def _print(self, lines: Sequence[str], otherwise: str = "") -> None:
        for line in lines or [self.words.say(otherwise)]:
            self.screen.say(line)

    # Dangers.

    def show_dangers(self, seat: Seat, most: int) -> None:
        """The nearest and worst of what is ahead."""
        dangers = [self._danger(omen) for omen in self.sketch.dangers(self.table, seat)]
        shown = dangers[:most]
        if shown and len(dangers) > most:
            more = self.words.say("cli-more-ahead", count=len(dangers) - most)
            shown[-1].append(" " + more, "not bold dim")
        self.screen.show(*shown)

    def _show_ahead(self, seat: Seat) -> None:
        """Everything until this seat's next hero phase."""
        omens = self.table.forecast(seat)
        if not omens:
            self.screen.say(self.words.say("cli-nothing-ahead"))
        for omen in omens:
            self.screen.tell(self._danger(omen), indent=2)

    def _danger(self, omen: Omen) -> Text:
        when = self.words.say("cli-when", turns=omen.turns)
        what = self.words.phrase(omen.phrase)
        text = self.words.say(
            "cli-danger" if omen.certain else "cli-risk", when=when, what=what, clause=omen.clause
        )
        return Text(text, "bold red" if omen.fatal else "magenta")

    # Why, what, rules.

    def why(self, decision: Decision, asked: str) -> None:
        """Why something can or cannot be done, with the clause in words."""
        if not asked:
            self._print([self.words.phrase(decision.question)])
            self._quote(decision.clause)
            return
        candidates = self._candidates_like(decision, asked)
        if not candidates:
            self._explain_unasked(decision, asked)
        for candidate in candidates[:MOST_REASONS]:
            self._explain(candidate)
        if len(candidates) > MOST_REASONS:
            more = len(candidates) - MOST_REASONS
            self.screen.say(self.words.say("cli-more-reasons", count=more), "dim")

    def explain_refused(self, decision: Decision, said: str) -> None:
        """Why what was typed cannot be done, if it means anything at all."""
        candidates = self._candidates_like(decision, said)
        if candidates:
            self._explain(candidates[0])
        else:
            self._explain_unasked(decision, said)

    def _explain_unasked(self, decision: Decision, said: str) -> None:
        """Answers an action of this game that is not asked for now, or what is no action at all."""
        try:
            action = self.table.read(said)
        except UnknownWord:
            self.screen.say(self.words.say("cli-not-understood", said=said))
            return
        refusal = self.table.why_not(decision.seat, action)
        if refusal is not None:
            self._explain(Candidate(action, refusal))

    def _candidates_like(self, decision: Decision, asked: str) -> list[Candidate]:
        candidates = self.table.candidates(decision.seat)
        return matching(asked, candidates, lambda one: spellings(one.action, self.words))

    def _explain(self, candidate: Candidate) -> None:
        if candidate.refusal is None:
            action = self.words.action(candidate.action)
            self.screen.say(self.words.say("cli-possible", action=action), "green")
            return
        self.screen.say(self.words.refused(candidate.action, candidate.refusal), "yellow")
        self._quote(candidate.refusal.clause)

    def _quote(self, clause: str) -> None:
        if clause in self._clauses:
            self._show_clause(self._clauses[clause])

    def _show_clause(self, clause: Clause) -> None:
        text = Text(f"  {clause.id:<7}", "bold dim")
        text.append(re.sub(r"[*`\u00ad]", "", clause.text), "dim")
        self.screen.tell(text, indent=9)

    def what(self, asked: str) -> None:
        """What a card, tile or hero is."""
        lexicon, words = self.table.game.lexicon, self.words
        things = [
            (kind, word)
            for kind in self.sketch.things
            if kind in lexicon.vocabularies
            for word in lexicon.vocabularies[kind].words
        ]
        found = matching(
            asked, things, lambda thing: [thing[1], words.name(*thing), words.english.name(*thing)]
        )
        if not found:
            self.screen.say(words.say("cli-not-understood", said=asked))
        for kind, word in found[:MOST_REASONS]:
            self._print(self.sketch.about(kind, word))

    def rules(self, asked: str) -> None:
        """One screen in short; a clause by its id; what answers a question, and who mentions it."""
        wanted = tokens(asked)
        if not wanted:
            self._show_rules_in_short()
            return
        if _CLAUSE_ID.fullmatch(asked):
            answers, found = [], [one for one in self._clauses.values() if one.id == asked.upper()]
        else:
            answers = self._answers(asked)
            found = [one for one in self._clauses.values() if _mentions(one, wanted)]
        if answers:
            show_answers(answers, self.sketch, width=self.screen.width)
        self._show_clauses(found)
        if not answers and not found:
            self.screen.say(self.words.say("cli-no-clause", said=asked))

    def _show_rules_in_short(self) -> None:
        game, language = self.table.game.id, self.words.language
        if game in guided_games():
            show_short(guide_of(game, language), width=self.screen.width)
        chapters = dict.fromkeys(clause.chapter for clause in self._clauses.values())
        self.screen.say(self.words.say("cli-chapters", chapters=", ".join(chapters)))

    def _show_clauses(self, found: Sequence[Clause]) -> None:
        for clause in found[:MOST_CLAUSES]:
            self._show_clause(clause)
        if len(found) > MOST_CLAUSES:
            more = len(found) - MOST_CLAUSES
            self.screen.say(self.words.say("cli-more-clauses", count=more), "dim")

    def _answers(self, asked: str) -> list[Found]:
        """The chapter of the readable rules that answers a question in people's own words."""
        game, language = self.table.game.id, self.words.language
        if game not in guided_games():
            return []
        answers = RulesAnswers(game, language).ask(asked, MOST_ANSWERS)
        return [answer for answer in answers if answer.section is not None]

    def help(self) -> None:
        """All commands, and the marks of the drawing."""
        self.screen.say(self.words.say("cli-help-actions"))
        for key in COMMANDS:
            usage, told = (self.words.say(f"command-{key}.{part}") for part in ("usage", "help"))
            self.screen.explain(f"  {usage}", told, room=USAGE)
        if self.words.has("cli-help-marks"):
            self.screen.say(self.words.say("cli-help-marks"))

    def left(self, path: Path, *, kept: bool) -> None:
        """Where the game can be taken up again."""
        if kept:
            self.screen.say(self.words.say("cli-left", file=str(path)), whole=True)


def _mentions(clause: Clause, wanted: list[str]) -> bool:
    said = tokens(f"{clause.chapter} {clause.text}")
    return all(fits([word], said) for word in wanted)
