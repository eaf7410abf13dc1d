"""The catalogue: every word that people read about a game, in their language."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Final, final

from hordekeep.kernel.errors import HordekeepError
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.phrase import Phrase, Refusal
from hordekeep.kernel.play.term import field_name
from hordekeep.text.game_text import ways_of
from hordekeep.text.languages import FALLBACK
from hordekeep.text.messages import Fact, Messages, read_messages
from hordekeep.text.words import Words

ITEM: Final = "item"
MENU: Final = "menu"


@final
class Catalogue(Words):
    """Speaks of one game."""

    def __init__(self, messages: Messages, game: AnyGame) -> None:
        super().__init__(messages)
        self.game = game
        self.naming, self.log_style = ways_of(game, self)
        self._events = game.events()

    @cached_property
    def english(self) -> "Catalogue":
        """The same words in English, which everybody may type."""
        if self.language == FALLBACK:
            return self
        return Catalogue(self.messages.in_english(), self.game)

    # Names.

    def word(self, kind: str, value: int) -> str:
        """The name of a thing by its number."""
        return str(self.naming.facts_of("it", kind, value)["it"])

    def name(self, kind: str, word: str) -> str:
        """The name of a thing by its word."""
        return self.naming.name(kind, word)

    # Sentences.

    def phrase(self, phrase: Phrase) -> str:
        """A key with its facts."""
        facts: dict[str, Fact] = {}
        for name, kind, value in phrase.facts:
            facts |= self.naming.facts_of(name, kind, value)
        return self.say(phrase.key, **facts)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible, with the clause that says so."""
        reason = self.phrase(refusal.phrase)
        if not refusal.clause:
            return reason
        return self.say("by-clause", text=reason, clause=refusal.clause)

    def event(self, event: Event) -> str:
        """What happened, in one sentence."""
        return self.told(event.name, self.facts_of(event))

    def told(self, name: str, facts: Mapping[str, Fact]) -> str:
        """The sentence for an event, or for several that are told in one."""
        return self.messages.say(f"event-{name}", facts)

    def facts_of(self, event: Event) -> dict[str, Fact]:
        """What the message of an event is told."""
        return self.naming.facts(self._events[event.name], event.facts)

    def other_facts(self, event: Event, but: str) -> tuple[int, ...]:
        """The facts of an event without one of them (with all of its values)."""
        for place, field in enumerate(self._events[event.name]):
            if field_name(field) == but:
                after = () if field.endswith("*") else event.facts[place + 1 :]
                return (*event.facts[:place], *after)
        return event.facts

    # Actions.

    def action(self, action: Action) -> str:
        """What an action does, as a command."""
        return self.say(f"do-{action.verb}", **self._facts_of_action(action))

    def item(self, action: Action) -> str:
        """An action among others with the same verb."""
        key = f"do-{action.verb}.{ITEM}"
        return self.say(key, **self._facts_of_action(action)) if self.has(key) else ""

    def menu(self, verb: str) -> str:
        """What the actions of a verb have in common."""
        return self.say(f"do-{verb}.{MENU}")

    def _facts_of_action(self, action: Action) -> dict[str, Fact]:
        values: list[int] = []
        for field in action.fields:
            value = getattr(action, field_name(field))
            values += value if isinstance(value, tuple) else [value]
        return self.naming.facts(action.fields, values)

    # Errors.

    def error(self, error: HordekeepError) -> str:
        refusal = error.facts.get("refusal")
        if isinstance(refusal, Refusal):
            action = self.game.lexicon.read_action(str(error.facts["action"]))
            assert isinstance(action, Action)
            return self.refused(action, refusal)
        return super().error(error)

    def refused(self, action: Action, refusal: Refusal) -> str:
        """Why this action is not possible."""
        return self.say("refused", action=self.action(action), reason=self.refusal(refusal))


def open_catalogue(
    game: AnyGame, language: str = FALLBACK, packs: Sequence[Path] = (), *, hyphens: bool = True
) -> Catalogue:
    """The words of a language for a game, packs on top, with soft hyphens or without."""
    return Catalogue(read_messages(language, packs, game=game.id, hyphens=hyphens), game)
