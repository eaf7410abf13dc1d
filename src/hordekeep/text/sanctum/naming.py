"""Naming the things of Sanctum: what messages are told about foes, abilities, dice and gems."""

from collections.abc import Callable, Mapping
from typing import ClassVar, Final, final

from hordekeep.games.sanctum.game import Sanctum
from hordekeep.games.sanctum.model.box import COLOURS, LEVELS, PAYS, WHITE
from hordekeep.games.sanctum.model.gems import PAYMENTS, gem_cell, is_white
from hordekeep.text.messages import Fact
from hordekeep.text.names import NameMessage
from hordekeep.text.naming import Naming, Speaker, Spelling
from hordekeep.text.sanctum.components import SanctumTexts

POOL: Final = "pool"
"""Where a gem goes from the first level; messages select on it."""
CHANGED: Final = "*"


@final
class SanctumNaming(Naming):
    """Names the things of Sanctum; a seat is its hero, once it has one."""

    wholes: ClassVar[Mapping[str, tuple[str, ...]]] = {"colour": ("gem", "level")}
    fleeting: ClassVar[frozenset[str]] = frozenset({"seat"})
    alike: ClassVar[Mapping[str, str]] = {
        "front": "foe",
        "boxed": "foe",
        "demon": "foe",
        "lord": "foe",
        "seat": "hero",
        "face": "die",
    }
    pairs: ClassVar[Mapping[str, str]] = {"demon": "list-pair"}

    def __init__(self, speaker: Speaker, game: Sanctum) -> None:
        self.box = game.box
        self.texts = SanctumTexts(speaker, game.box)
        self.heroes: dict[str, str] = {}
        """The hero of each seat, by their words, as far as it is known."""
        super().__init__(speaker, game)

    def special(self) -> Mapping[str, Spelling]:
        numbered: Mapping[str, Callable[[int], NameMessage | str]] = {
            "foe": self.texts.called,
            "front": self.front,
            "boxed": self.boxed,
            "demon": self.boxed,
            "item": lambda item: NameMessage(f"item-{self.box.item_ids[item]}"),
            "ability": self.ability,
            "blessing": lambda one: NameMessage(f"blessing-{self.box.blessing_kind[one]}"),
            "start-card": self.start_card,
            "act": lambda act: NameMessage(f"act-{act + 1}"),
            "achievement": self.texts.achievement,
            "gems": self.payment,
            "pay": self.pay,
        }
        return {
            **{kind: self._by_number(kind, name) for kind, name in numbered.items()},
            "lord": lambda _: NameMessage("demon-lord"),
            "skill": lambda word: NameMessage(f"skill-{word.replace('.', '-')}"),
            "seat": self.seat,
            "face": lambda word: word,
            "gem": self.gem,
            "die": lambda word: word,
            "penalty": lambda word: word.replace("_", "-"),
        }

    def _by_number(self, kind: str, name: Callable[[int], NameMessage | str]) -> Spelling:
        vocabulary = self.alike.get(kind, kind)
        return lambda word: name(self.lexicon.value(vocabulary, word))

    def seat(self, word: str) -> NameMessage:
        """`seat-2`: the hero there, or the number of the seat."""
        if word in self.heroes:
            return NameMessage(f"hero-{self.heroes[word]}")
        return NameMessage("seat", {"number": int(word.removeprefix("seat-"))})

    def boxed(self, foe: int) -> NameMessage:
        """A foe with its hit boxes: many are of one kind."""
        word = self.lexicon.word("foe", foe)
        name = self.told("foe", "lord" if self._is_lord(foe) else "front", word)
        boxes = " ".join(str(face) for face in self.box.foe_boxes[foe])
        return NameMessage("foe-boxed", {**name, "boxes": boxes})

    def front(self, foe: int) -> NameMessage:
        """A foe that can be hit. SA-L10: the attack of a Demon Lord card is not seen from there."""
        return self.boxed(foe) if self._is_lord(foe) else self.texts.called(foe)

    def _is_lord(self, foe: int) -> bool:
        return foe >= self.box.demons and not self.box.is_fury(foe)

    def ability(self, ability: int) -> NameMessage:
        """Where an ability is, and what it does in a word or two."""
        deed = self.texts.ability(ability)
        return NameMessage("ability-of", {**self._source("source", ability), "deed": deed})

    def _source(self, name: str, ability: int) -> dict[str, Fact]:
        return self.told(name, *self.texts.source(self.box.ability_ids[ability]))

    def gem(self, word: str) -> NameMessage:
        """`red`, or `white-green-3`: a gem on the skill chart that goes up a level."""
        if word in COLOURS:
            return NameMessage(f"gem-{word}")
        gem = self.lexicon.value("gem", word)
        column = COLOURS[gem_cell(gem) // LEVELS]
        facts: dict[str, Fact] = {
            **self.told("gem", "gem", COLOURS[WHITE] if is_white(gem) else column),
            **self.told("column", "colour", column),
            "from": self.texts.level(gem_cell(gem) % LEVELS + 1),
            "to": self._level_above(gem),
        }
        return NameMessage("gem-on-chart-white" if is_white(gem) else "gem-on-chart", facts)

    def _level_above(self, gem: int) -> str:
        level = gem_cell(gem) % LEVELS
        return self.texts.level(level) if level else POOL

    def start_card(self, card: int) -> NameMessage:
        """The gem that it moves, from which level to which."""
        gem = self.told("gem", "gem", COLOURS[self.box.start_card_colour[card]])
        level = self.box.start_card_from[card]
        return NameMessage(
            "start-card",
            {**gem, "from": self.texts.level(level), "to": self.texts.level(level - 1)},
        )

    def payment(self, payment: int) -> str:
        """Gems on the symbols of an item."""
        return self.texts.gems(PAYMENTS[payment])

    def pay(self, way: int) -> str:
        """Markers on the boxes of an ability."""
        return self.texts.markers(*PAYS[way])

    def more(self, kind: str, word: str) -> dict[str, Fact]:
        if kind == "foe":
            return {**self.told("front", "front", word), **self.told("boxed", "boxed", word)}
        if kind == "ability":
            ability = self.lexicon.value(kind, word)
            return {**self._source("of", ability), "deed": self.texts.ability(ability)}
        if kind == "die":
            return self.told("face", "face", word.removesuffix(CHANGED))
        return {"number": int(word.removeprefix("seat-"))} if kind == "seat" else {}

    def text_of(self, kind: str, value: int) -> list[str]:
        texts = self.texts
        several = {
            "foe": texts.text_of_foe,
            "item": texts.text_of_item,
            "skill": texts.text_of_skill,
        }
        single = {
            "ability": texts.text_of_ability,
            "blessing": texts.text_of_blessing,
            "achievement": texts.text_of_achievement,
        }
        if kind in several:
            return several[kind](value)
        return [single[kind](value)] if kind in single else []
