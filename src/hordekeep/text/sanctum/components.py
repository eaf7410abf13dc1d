"""How the components of Sanctum are named, and what they say; texts are composed from the box."""

from collections.abc import Sequence
from typing import Final, final

from hordekeep.games.sanctum.model import box as parts
from hordekeep.games.sanctum.model import perks
from hordekeep.games.sanctum.model.box import Box
from hordekeep.games.sanctum.model.perks import Perk
from hordekeep.kernel.play.term import NONE
from hordekeep.text.names import NameMessage
from hordekeep.text.naming import Speaker

ANY: Final = "any"
"""What a message selects on where no colour or face is named."""


@final
class SanctumTexts:
    """Names and texts of the components in one box, by their numbers."""

    def __init__(self, speaker: Speaker, box: Box) -> None:
        self.speaker = speaker
        self.box = box

    # Foes.

    def called(self, foe: int) -> NameMessage:
        """A demon by its kind, a Demon Lord card by its attack, a fury card by its own name."""
        kind = self.box.foe_kind[foe]
        if self.box.is_fury(foe):
            return NameMessage(f"fury-{kind}")
        return NameMessage(f"demon-{kind}" if foe < self.box.demons else f"attack-{kind}")

    def text_of_foe(self, foe: int) -> list[str]:
        """Its front, then what a demon gives or the penalty of a card."""
        faces = [str(face) for face in self.box.foe_boxes[foe]]
        front = self.speaker.say(
            "foe-front", boxes=self.speaker.listed(faces), damage=self.box.foe_damage[foe]
        )
        return [front, self._back(foe) if foe < self.box.demons else self.penalty(foe)]

    def penalty(self, foe: int) -> str:
        """The choice that an attack or a fury card leaves (SA-L9)."""
        steps = zip(self.box.foe_penalty[foe], self.box.foe_penalty_arg[foe], strict=True)
        told = [self.penalty_step(penalty, arg) for penalty, arg in steps]
        together = told[-1]
        for step in reversed(told[:-1]):
            together = self.speaker.say("penalty-then", first=step, rest=together)
        wounds = self.box.foe_wounds[foe]
        return self.speaker.say("penalty-choice", penalty=together, wounds=wounds)

    def penalty_step(self, penalty: int, arg: int) -> str:
        """One step of a penalty."""
        key = f"penalty-{_hyphened(parts.PENALTIES[penalty].word)}"
        if parts.PENALTIES[penalty].takes == "colour":
            return self.speaker.say(key, box=ANY if arg < 0 else parts.BOX_COLOURS[arg])
        return self.speaker.say(key, n=arg, face=arg)

    def _back(self, demon: int) -> str:
        colour = parts.COLOURS[self.box.demon_colour[demon]]
        levels = self.speaker.say(f"amount-{colour}-levels", n=self.box.demon_level[demon])
        kind = self.item_type(self.box.item_type[demon])
        needs = self.gems_of_item(demon)
        return self.speaker.say("foe-back", levels=levels, type=kind, needs=needs)

    # Items and abilities.

    def text_of_item(self, item: int) -> list[str]:
        """Its type and gems, each of its abilities, its flames."""
        lines = [
            self.speaker.say(
                "item-kind",
                type=self.item_type(self.box.item_type[item]),
                gems=self.gems_of_item(item),
            )
        ]
        lines += [self.text_of_ability(ability) for ability in self.box.item_abilities[item]]
        markers = self.markers(self.box.item_stamina[item], self.box.item_focus[item])
        if markers:
            lines.append(self.speaker.say("item-flames", markers=markers))
        return lines

    def item_type(self, kind: int) -> str:
        return self.speaker.say(f"type-{parts.ITEM_TYPES[kind]}")

    def gems_of_item(self, item: int) -> str:
        """The gems that it takes (SA-R2)."""
        return self.gems(self.box.item_gems[item])

    def ability(self, ability: int) -> str:
        """What an ability does, in a word or two."""
        return self._deed(self.box.ability_do[ability], self.box.ability_n[ability], end="")

    def source(self, word: str) -> tuple[str, str]:
        """Kind and word of the item, slot or skill in `<item>.1`, `<hero>.<slot>` or `<skill>`."""
        if word in self.box.skill_ids:
            return "skill", word
        owner, _, place = word.partition(".")
        return ("item", owner) if owner in self.box.item_ids else ("slot", place)

    def text_of_ability(self, ability: int) -> str:
        """What it costs and what it does."""
        deed = self.speaker.say(
            f"ability-{_hyphened(parts.DEEDS[self.box.ability_do[ability]].word)}-text",
            n=self.box.ability_n[ability],
            open=self.box.ability_open[ability],
            boxes_min=self.box.ability_boxes_min[ability],
        )
        return self.speaker.say("ability-text", cost=self.cost(ability), deed=deed)

    def cost(self, ability: int) -> str:
        """The markers that its boxes take (SA-A1)."""
        boxes = self.box.ability_boxes[ability]
        return self.speaker.listed(
            [
                self.speaker.say(f"cost-{parts.BOX_COLOURS[colour]}", n=boxes.count(colour))
                for colour in sorted(set(boxes))
            ]
        )

    def _deed(self, deed: int, n: int, *, end: str) -> str:
        return self.speaker.say(f"ability-{_hyphened(parts.DEEDS[deed].word)}{end}", n=n)

    # Heroes, skills and perks.

    def text_of_hero(self, hero: int) -> str:
        """How the hero plays."""
        return self.speaker.say(f"hero-{self.box.hero_ids[hero]}-text")

    def text_of_skill(self, skill: int) -> list[str]:
        """The markers of a tile, or everything that a card does."""
        if self.box.skill_is_tile[skill]:
            markers = self.markers(self.box.skill_stamina[skill], self.box.skill_focus[skill])
            return [self.speaker.say("skill-tile", markers=markers)]
        lines = [self.text_of_perk(perk) for perk in self.box.skill_perks[skill]]
        ability = self.box.skill_ability[skill]
        return lines if ability < 0 else [*lines, self.text_of_ability(ability)]

    def text_of_perk(self, perk: Perk) -> str:
        """One thing that a skill does, in a sentence."""
        return self.speaker.say(
            self._key_of_perk(perk),
            n=abs(perk.n),
            least=perk.least,
            most=perk.most,
            floor=perk.floor,
            open=perk.open_min,
            type="" if perk.item_type < 0 else self.item_type(perk.item_type),
            markers=self.markers(perk.stamina, perk.focus),
            potions=self._potions(perk),
            to=_hyphened(perks.TARGETS[perk.to]),
            faces=self._either(perk.faces) if perk.faces else ANY,
        )

    def _key_of_perk(self, perk: Perk) -> str:
        """What it waits for or counts is in the sentence: it fits in no other."""
        key = f"perk-{perks.PERKS[perk.do].key}"
        if len(perks.PERKS[perk.do].at) > 1:  # it has a sentence for each of its moments
            return f"{key}-{_hyphened(perks.WHEN[perk.at].word)}"
        for counted in (perks.COUNTS[perk.count], perks.COUNTS[perk.per]):
            if counted.silver or counted.each:
                key = f"{key}-{_hyphened(counted.word)}"
        return key

    def _either(self, faces: Sequence[int]) -> str:
        either = str(faces[0])
        for face in faces[1:]:
            either = self.speaker.say("list-or", first=either, second=face)
        return either

    def _potions(self, perk: Perk) -> str:
        amounts = (("red", perk.red), ("blue", perk.blue))
        return self.speaker.listed(
            [self.speaker.say(f"amount-{kind}-potions", n=n) for kind, n in amounts if n]
        )

    # Boards, blessings and start cards.

    def achievement(self, space: int) -> NameMessage:
        """A space of the achievement board."""
        row, mastery = divmod(space, len(parts.MASTERIES))
        name = self.speaker.say(f"mastery-{parts.MASTERIES[mastery]}")
        return NameMessage("achievement", {"mastery": name, "level": self.level(row + 1)})

    def text_of_achievement(self, space: int) -> str:
        """What it takes (SA-H2, SA-H3)."""
        row, mastery = divmod(space, len(parts.MASTERIES))
        is_goal = mastery != parts.LEVEL_MASTERY
        goal = self.box.mastery[row * parts.LEVEL_MASTERY + mastery] if is_goal else 0
        key = f"mastery-{parts.MASTERIES[mastery]}-text"
        return self.speaker.say(key, goal=goal, level=self.level(row + 1))

    def level(self, level: int) -> str:
        """I, II or III."""
        return self.speaker.say(f"level-{level}")

    def text_of_blessing(self, blessing: int) -> str:
        """When it is used and what it does (SA-K10)."""
        do, n = self.box.blessing_do[blessing], self.box.blessing_n[blessing]
        if parts.DEEDS[do].gives != NONE:
            key = f"blessing-{_hyphened(parts.DEEDS[do].word)}-text"
            return self.speaker.say(key, n=n)
        key = "blessing-block" if do == parts.SHIELD else "blessing-attack"
        return self.speaker.say(key, deed=self._deed(do, n, end="-text"))

    # Amounts.

    def gems(self, amounts: Sequence[int]) -> str:
        """`2 red gems and 1 white gem`, by the numbers of red, green, blue and white ones."""
        return self.speaker.listed(
            [
                self.speaker.say(f"amount-{colour}-gems", n=n)
                for colour, n in zip(parts.COLOURS, amounts, strict=False)
                if n
            ]
        )

    def markers(self, stamina: int, focus: int) -> str:
        """`2 stamina and 1 focus`; empty when there are none."""
        amounts = [(kind, n) for kind, n in zip(parts.MARKERS, (stamina, focus), strict=True) if n]
        return (
            self.speaker.listed([self._amount(kind, n) for kind, n in amounts]) if amounts else ""
        )

    def _amount(self, kind: str, n: int) -> str:
        return self.speaker.say(f"all-{kind}" if n == perks.ALL else f"amount-{kind}", n=n)


def _hyphened(word: str) -> str:
    return word.replace("_", "-")
