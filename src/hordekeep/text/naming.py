"""Naming: from the words of a game's lexicon to the names that people use, in all their forms."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final, Protocol

from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.term import NONE, NUMBER, field_kind, field_name
from hordekeep.text.messages import Fact, Messages
from hordekeep.text.names import Name, NameMessage, marked, name_of

ABSENT: Final = "none"
"""What a message gets for "no such thing"; it can select on it."""
ID: Final = "id"
COUNT: Final = "count"
NAMED: Final = "name"
"""What `<kind>-any` is told: the name that stands in each of its forms."""


class Speaker(Protocol):
    """Says a message by its key."""

    messages: Messages

    def say(self, key: str, **facts: Fact) -> str: ...

    def listed(self, names: Sequence[str]) -> str: ...


Spelling = Callable[[str], NameMessage | str]


class Naming:
    """Names the things of one game. Games with words made of parts have a naming of their own.

    Of a thing `tile` a message is told `$tile`, its name; `$tile_<form>` for each form that
    `tile-any` has in its language; `$tile_id`, to select on; and what the game adds.
    """

    wholes: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Kinds by which other things are told apart, as colours, and those things: named as a whole.

    Of a fact `colour` or `board` of the kind `colour` a message is told `$board`, `$banner`, …;
    `board-red` is the message of the first.
    """
    alike: ClassVar[Mapping[str, str]] = {}
    """Kinds that take their forms from another one."""
    fleeting: ClassVar[frozenset[str]] = frozenset()
    """Kinds whose names change during a game."""
    pairs: ClassVar[Mapping[str, str]] = {}
    """Kinds that are not listed with commas: the message that joins two."""
    empty: ClassVar[Mapping[str, str]] = {}
    """Kinds of which there may be none in a list: the message that says so."""

    def __init__(self, speaker: Speaker, game: AnyGame) -> None:
        self.speaker = speaker
        self.lexicon = game.lexicon
        self._special: Mapping[str, Spelling] = self.special()
        self._known: dict[tuple[str, str], dict[str, Fact]] = {}

    def special(self) -> Mapping[str, Spelling]:
        """Kinds of words that are no key by themselves."""
        return {}

    def more(self, kind: str, word: str) -> dict[str, Fact]:
        """What a message is told of a thing beside its name and forms."""
        return {}

    # One thing.

    def name(self, kind: str, word: str) -> str:
        """The name of a thing by its word, as `incubus` of the kind `card`."""
        return self._name(kind, word, self.spelled(kind, word))

    def told(self, name: str, kind: str, word: str) -> dict[str, Fact]:
        """What a message is told about a thing that it knows as `name`."""
        wholes = self.wholes.get(kind, ())
        told = {} if name in wholes else self._told(name, kind, word)
        if name == kind or name in wholes:
            for whole in wholes:
                if self.speaker.messages.has(f"{whole}-{word}"):
                    told |= self._told(whole.replace("-", "_"), whole, word)
        return told

    def _told(self, name: str, kind: str, word: str) -> dict[str, Fact]:
        known = self._knowledge(kind, word)
        return {_joined(name, COUNT): 1, **{_joined(name, part): known[part] for part in known}}

    def facts_of(self, name: str, kind: str, value: int) -> dict[str, Fact]:
        """What a message is told about one thing by its number."""
        if value == NONE:
            return {name: ABSENT}
        if kind == NUMBER:
            return {name: value}
        return self.told(name, kind, self.lexicon.word(kind, value))

    def _knowledge(self, kind: str, word: str) -> dict[str, Fact]:
        if kind in self.fleeting:
            return self._learn(kind, word)
        if (kind, word) not in self._known:
            self._known[kind, word] = self._learn(kind, word)
        return self._known[kind, word]

    def spelled(self, kind: str, word: str) -> NameMessage | str:
        """The message that names a thing, or its name where none does."""
        return self._special[kind](word) if kind in self._special else NameMessage(f"{kind}-{word}")

    def _learn(self, kind: str, word: str) -> dict[str, Fact]:
        said, like = self.spelled(kind, word), self.alike.get(kind, kind)
        forms: dict[str, Fact] = {"": self._name(kind, word, said)}
        for form in self.speaker.messages.forms_of(like):
            forms[form] = self._in_form(form, kind, word, said)
        return {**forms, ID: word, **self.more(kind, word)}

    def _name(self, kind: str, word: str, said: NameMessage | str) -> Name:
        kind = self._in_lexicon(kind)
        if isinstance(said, str):
            return name_of(kind, word, said, said.marked if isinstance(said, Name) else "")
        say = self.speaker.messages.say
        return name_of(kind, word, say(said.key, said.facts), say(said.key, marked(said.facts)))

    def _in_lexicon(self, kind: str) -> str:
        """The kind by which others know the thing: `front` is a way to speak of a `foe`."""
        return kind if kind in self.lexicon.vocabularies else self.alike.get(kind, kind)

    def _in_form(self, form: str, kind: str, word: str, said: NameMessage | str) -> Name:
        key, facts = ("", {}) if isinstance(said, str) else said
        named, like = str(self._name(kind, word, said)), self.alike.get(kind, kind)
        inflected = self.speaker.messages.in_form
        return name_of(
            self._in_lexicon(kind),
            word,
            inflected(form, like, key, {**facts, NAMED: named}),
            inflected(form, like, key, {**marked(facts), NAMED: named}),
        )

    # Several things.

    def told_all(self, name: str, kind: str, words: Sequence[str]) -> dict[str, Fact]:
        """What a message is told about several things: lists of their names, form by form."""
        count: dict[str, Fact] = {_joined(name, COUNT): len(words)}
        if not words:
            return {name: self.speaker.say(self.empty.get(kind, "list-none")), **count}
        each = [self.told(name, kind, word) for word in words]
        lists = {key: [one.get(key) for one in each] for key in each[0] if key != f"{name}_{ID}"}
        told = {
            key: self._listed(kind, [fact for fact in facts if isinstance(fact, str)])
            for key, facts in lists.items()
            if all(isinstance(fact, str) for fact in facts)
        }
        return {**told, **count}

    def _listed(self, kind: str, names: Sequence[str]) -> str:
        if kind not in self.pairs:
            return self.speaker.listed(names)
        first, *rest = names
        for name in rest:
            pair: dict[str, Fact] = {"first": first, "second": name}
            say, key = self.speaker.messages.say, self.pairs[kind]
            first = Name(say(key, pair), say(key, marked(pair)))
        return first

    def facts_of_all(self, name: str, kind: str, values: Sequence[int]) -> dict[str, Fact]:
        """What a message is told about several things by their numbers."""
        if kind == NUMBER:
            numbers = [str(value) for value in values]
            return {name: self.speaker.listed(numbers), _joined(name, COUNT): len(numbers)}
        return self.told_all(name, kind, [self.lexicon.word(kind, value) for value in values])

    def facts(self, fields: Sequence[str], values: Sequence[int]) -> dict[str, Fact]:
        """Facts by fields as in `Term.fields`; a last field with `*` takes all values left."""
        told: dict[str, Fact] = {}
        for index, field in enumerate(fields):
            name, kind = field_name(field), field_kind(field)
            if field.endswith("*"):
                told |= self.facts_of_all(name, kind, values[index:])
            else:
                told |= self.facts_of(name, kind, values[index])
        return told

    def text_of(self, kind: str, value: int) -> list[str]:
        """What a thing says, in sentences; empty when its name says it all."""
        return []


def _joined(name: str, part: str) -> str:
    return f"{name}_{part}" if part else name
