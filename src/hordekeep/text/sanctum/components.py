"""How the components of Sanctum are named, and what they say; texts are composed from the box."""

from collections.abc import Sequence
from typing import final

from hordekeep.games.sanctum.model import box as parts
from hordekeep.games.sanctum.model.box import Box, Perk
from hordekeep.kernel.play.term import NONE
from hordekeep.text.naming import Speaker


@final
class SanctumTexts:
    """Names and texts of the components in one box, by their numbers."""

    def __init__(self, speaker: Speaker, box: Box) -> None:
        self.speaker = speaker
        self.box = box

    # Foes.

    def foe(self, foe: int) -> str:
        """A demon by its kind, a Demon Lord card by its attack, a fury card by its own name."""
        kind = self.box.foe_kind[foe]
        if self.box.is_fury(foe):
            return self.speaker.say(f"fury-{kind}")
        return self.speaker.say(f"demon-{kind}" if foe < self.box.demons else f"attack-{kind}")

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
            return self.speaker.say(key, colour="any" if arg < 0 else self.box_colour(arg))
        return self.speaker.say(key, n=arg, face=arg)

    def _back(self, demon: int) -> str:
        colour = self.colour(self.box.demon_colour[demon])
        levels = self.speaker.say("amount-levels", n=self.box.demon_level[demon], colour=colour)
        kind = self.item_type(self.box.item_type[demon])
        needs = self.gems_of_item(demon)
        return self.speaker.say("foe-back", levels=levels, type=kind, needs=needs)

    # Items and abilities.

    def item(self, item: int) -> str:
        return self.speaker.say(f"item-{self.box.item_ids[item]}")

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

    def named_ability(self, ability: int) -> str:
        """Where an ability is, and what it does in a word or two."""
        source = self.source(self.box.ability_ids[ability])
        return self.speaker.say("ability-of", source=source, deed=self.ability(ability))

    def source(self, word: str) -> str:
        """The item, slot or skill of `<item>.1`, `<hero>.<slot>` or `<skill>`."""
        if word in self.box.skill_ids:
            return self.skill(self.box.skill_ids.index(word))
        owner, _, place = word.partition(".")
        if owner in self.box.item_ids:
            return self.item(self.box.item_ids.index(owner))
        return self.slot(parts.SLOTS.index(place))

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

    def hero(self, hero: int) -> str:
        return self.speaker.say(f"hero-{self.box.hero_ids[hero]}")

    def text_of_hero(self, hero: int) -> str:
        """How the hero plays."""
        return self.speaker.say(f"hero-{self.box.hero_ids[hero]}-text")

    def skill(self, skill: int) -> str:
        return self.speaker.say(f"skill-{self.box.skill_ids[skill].replace('.', '-')}")

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
        key = f"perk-{parts.PERKS[perk.do].key}"
        if len(parts.PERKS[perk.do].at) > 1:  # it has a sentence for each of its moments
            key = f"{key}-{_hyphened(parts.WHEN[perk.at].word)}"
        return self.speaker.say(
            key,
            n=abs(perk.n),
            least=perk.least,
            most=perk.most,
            floor=perk.floor,
            open=perk.open_min,
            type="" if perk.item_type < 0 else self.item_type(perk.item_type),
            markers=self.markers(perk.stamina, perk.focus),
            potions=self._potions(perk),
            shields=self.speaker.say("amount-shields", n=perk.n),
            each=self._each(perk),
            condition=self._condition(perk),
            to=_hyphened(parts.TARGETS[perk.to]),
            die=self._die(perk.faces),
        )

    def _condition(self, perk: Perk) -> str:
        count = parts.COUNTS[perk.count]
        if not count.silver:
            return ""
        return self.speaker.say(f"count-{_hyphened(count.word)}", least=perk.least)

    def _each(self, perk: Perk) -> str:
        count = parts.COUNTS[perk.per]
        return self.speaker.say(f"each-{_hyphened(count.word)}") if count.each else ""

    def _die(self, faces: Sequence[int]) -> str:
        if not faces:
            return self.speaker.say("any-unplaced-die")
        return self.speaker.say("unplaced-die-showing", faces=self._either(faces))

    def _either(self, faces: Sequence[int]) -> str:
        if len(faces) == 1:
            return str(faces[0])
        rest = ", ".join(str(face) for face in faces[:-1])
        return self.speaker.say("or-last", rest=rest, last=faces[-1])

    def _potions(self, perk: Perk) -> str:
        amounts = (("red", perk.red), ("blue", perk.blue))
        return self.speaker.listed(
            [self.speaker.say(f"amount-{kind}-potions", n=n) for kind, n in amounts if n]
        )

    # Boards, blessings and start cards.

    def act(self, act: int) -> str:
        return self.speaker.say(f"act-{act + 1}")

    def slot(self, slot: int) -> str:
        return self.speaker.say(f"slot-{parts.SLOTS[slot]}")

    def achievement(self, space: int) -> str:
        """A space of the achievement board."""
        row, mastery = divmod(space, len(parts.MASTERIES))
        name = self.speaker.say(f"mastery-{parts.MASTERIES[mastery]}")
        return self.speaker.say("achievement", mastery=name, level=self.level(row + 1))

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

    def blessing(self, blessing: int) -> str:
        return self.speaker.say(f"blessing-{self.box.blessing_kind[blessing]}")

    def text_of_blessing(self, blessing: int) -> str:
        """When it is used and what it does (SA-K10)."""
        do, n = self.box.blessing_do[blessing], self.box.blessing_n[blessing]
        if parts.DEEDS[do].gives != NONE:
            key = f"blessing-{_hyphened(parts.DEEDS[do].word)}-text"
            return self.speaker.say(key, n=n)
        key = "blessing-block" if do == parts.SHIELD else "blessing-attack"
        return self.speaker.say(key, deed=self._deed(do, n, end="-text"))

    def start_card(self, card: int) -> str:
        return self._start_card("start-card", card)

    def text_of_start_card(self, card: int) -> str:
        return self._start_card("start-card-text", card)

    def _start_card(self, key: str, card: int) -> str:
        colour, level = self.box.start_card_colour[card], self.box.start_card_from[card]
        return self.speaker.say(
            key, colour=self.colour(colour), **{"from": self.level(level)}, to=self.level(level - 1)
        )

    # Amounts.

    def colour(self, colour: int) -> str:
        return self.speaker.say(f"colour-{parts.COLOURS[colour]}")

    def box_colour(self, colour: int) -> str:
        return self.speaker.say(f"colour-{parts.BOX_COLOURS[colour]}")

    def gems(self, amounts: Sequence[int]) -> str:
        """`2 red gems and 1 white gem`, by the numbers of red, green, blue and white ones."""
        return self.speaker.listed(
            [
                self.speaker.say("amount-gems", n=n, colour=self.colour(colour))
                for colour, n in enumerate(amounts)
                if n
            ]
        )

    def markers(self, stamina: int, focus: int) -> str:
        """`2 stamina and 1 focus`, or nothing for none."""
        amounts = [(kind, n) for kind, n in zip(parts.MARKERS, (stamina, focus), strict=True) if n]
        return (
            self.speaker.listed([self._amount(kind, n) for kind, n in amounts]) if amounts else ""
        )

    def _amount(self, kind: str, n: int) -> str:
        return self.speaker.say(f"all-{kind}" if n == parts.ALL else f"amount-{kind}", n=n)


def _hyphened(word: str) -> str:
    return word.replace("_", "-")
