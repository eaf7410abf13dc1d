"""Naming the things of Sanctum: what messages are told about foes, abilities, dice and gems."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, final

from hordekeep.games.sanctum.game import Sanctum
from hordekeep.games.sanctum.model.box import LEVELS, PAYS, WHITE
from hordekeep.games.sanctum.model.gems import PAYMENTS, gem_cell, is_white
from hordekeep.kernel.play.term import NONE
from hordekeep.text.messages import Fact
from hordekeep.text.naming import Naming, Speaker
from hordekeep.text.sanctum.components import SanctumTexts

POOL: Final = "pool"
"""Where a gem goes from the first level; messages select on it."""
CHANGED: Final = "*"
PAIR: Final = " + "


@final
class SanctumNaming(Naming):
    """Names the things of Sanctum; a seat is its hero, once it has one."""

    def __init__(self, speaker: Speaker, game: Sanctum) -> None:
        self.box = game.box
        self.texts = SanctumTexts(speaker, game.box)
        self.heroes: dict[str, str] = {}
        """The hero of each seat, by their words, as far as it is known."""
        super().__init__(speaker, game)

    def special(self) -> Mapping[str, Callable[[str], str]]:
        numbered: Mapping[str, Callable[[int], str]] = {
            "foe": self.texts.foe,
            "demon": self.boxed,
            "item": self.texts.item,
            "ability": self.texts.named_ability,
            "skill": self.texts.skill,
            "blessing": self.texts.blessing,
            "start-card": self.texts.start_card,
            "act": self.texts.act,
            "achievement": self.texts.achievement,
            "box": self.texts.box_colour,
            "gem": self.gem,
            "gems": self.payment,
            "pay": self.pay,
        }
        return {
            **{kind: self._by_number(kind, name) for kind, name in numbered.items()},
            "seat": self.seat,
            "die": lambda word: word,
            "penalty": lambda word: word.replace("_", "-"),
        }

    def _by_number(self, kind: str, name: Callable[[int], str]) -> Callable[[str], str]:
        return lambda word: name(self.lexicon.value(kind, word))

    def seat(self, word: str) -> str:
        """`seat-2`: the hero there, or the number of the seat."""
        if word in self.heroes:
            return self.name("hero", self.heroes[word])
        return self.speaker.say("seat", number=word.removeprefix("seat-"))

    def boxed(self, foe: int) -> str:
        """A foe with its hit boxes: many are of one kind."""
        name = self.speaker.say("demon-lord") if self._is_lord(foe) else self.texts.foe(foe)
        boxes = " ".join(str(face) for face in self.box.foe_boxes[foe])
        return self.speaker.say("foe-boxed", foe=name, boxes=boxes)

    def front(self, foe: int) -> str:
        """A foe that can be hit. SA-L10: the attack of a Demon Lord card is not seen from there."""
        return self.boxed(foe) if self._is_lord(foe) else self.texts.foe(foe)

    def _is_lord(self, foe: int) -> bool:
        return foe >= self.box.demons and not self.box.is_fury(foe)

    def gem(self, gem: int) -> str:
        """A gem on the skill chart that goes up a level."""
        column = self.texts.colour(gem_cell(gem) // LEVELS)
        facts = {
            "colour": self.texts.colour(WHITE) if is_white(gem) else column,
            "column": column,
            "from": self.texts.level(gem_cell(gem) % LEVELS + 1),
            "to": self._level_above(gem),
        }
        return self.speaker.say("gem-white" if is_white(gem) else "gem", **facts)

    def _level_above(self, gem: int) -> str:
        level = gem_cell(gem) % LEVELS
        return self.texts.level(level) if level else POOL

    def payment(self, payment: int) -> str:
        """Gems on the symbols of an item."""
        return self.texts.gems(PAYMENTS[payment])

    def pay(self, way: int) -> str:
        """Markers on the boxes of an ability."""
        return self.texts.markers(*PAYS[way])

    def facts_of(self, name: str, kind: str, value: int) -> dict[str, Fact]:
        told = super().facts_of(name, kind, value)
        if value == NONE:
            return told
        if kind == "foe":
            told[f"{name}_front"] = self.front(value)
            told[f"{name}_boxed"] = self.boxed(value)
        elif kind == "ability":
            told[f"{name}_of"] = self.texts.source(self.box.ability_ids[value])
            told[f"{name}_deed"] = self.texts.ability(value)
        elif kind == "die":
            told[f"{name}_face"] = str(told[name]).removesuffix(CHANGED)
        elif kind == "seat":
            told[f"{name}_number"] = value + 1
        return told

    def facts_of_all(self, name: str, kind: str, values: Sequence[int]) -> dict[str, Fact]:
        """The demons of a set belong together."""
        told = super().facts_of_all(name, kind, values)
        if kind == "demon":
            told[name] = PAIR.join(self.boxed(value) for value in values)
        return told

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
