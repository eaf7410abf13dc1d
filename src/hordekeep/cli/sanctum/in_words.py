"""The table of Sanctum in words only, for those who listen."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from hordekeep.cli.sanctum.pieces import naming_of
from hordekeep.games.sanctum.view.wire import (
    AbilityView,
    ChampionView,
    DemonView,
    HitBoxView,
    QuestView,
)
from hordekeep.text.catalogue import Catalogue


def tell_table(view: QuestView, own: ChampionView, words: Catalogue) -> Iterator[Text]:
    """Road, sets, opponents, then all that is one's own."""
    if view.act is not None:
        act = words.name("act", view.act)
        yield Text(words.say("tell-road", act=act, space=view.space))
    for demons in view.sets:
        yield Text(
            words.say("tell-set", demons=words.listed([demon_told(one, words) for one in demons]))
        )
    for champion in view.champions:
        if champion is not own and champion.hero is not None:
            yield Text(_champion(champion, words))
    if own.hero is not None:
        yield Text(_champion(own, words))
        yield from _own(own, words)


def _champion(champion: ChampionView, words: Catalogue) -> str:
    assert champion.hero is not None
    name = words.name("hero", champion.hero)
    if champion.dead:
        return words.say("tell-dead", hero=name)
    return words.say(
        "tell-champion",
        hero=name,
        life=champion.life,
        dice=champion.dice,
        rage=champion.rage,
        stamina=champion.stamina,
        focus=champion.focus,
        red=champion.red_potions,
        blue=champion.blue_potions,
        demons=len(champion.demons),
        beaten=champion.cards_beaten,
    )


def _own(own: ChampionView, words: Catalogue) -> Iterator[Text]:
    for slot in own.slots:
        if slot.item is not None:
            thing = words.name("item", slot.item.item)
            abilities: Sequence[AbilityView] = slot.item.abilities
        else:
            thing = words.say("list-none")
            abilities = [] if slot.printed is None else [slot.printed]
        said = words.listed([_ability(one, words) for one in abilities])
        slot_name = words.name("slot", slot.slot)
        yield Text(words.say("tell-slot", slot=slot_name, item=thing, abilities=said))
    gained = [words.name("skill", one.skill) for one in own.skills if one.gained]
    yield Text(words.say("tell-skills", skills=words.listed(gained)))
    for colour in ("red", "green", "blue"):
        spaces = [one for one in own.skills if one.colour == colour]
        counts = [one.gems + one.white for one in spaces]
        yield Text(
            words.say(
                "tell-column",
                colour=words.name("colour", colour),
                first=counts[0],
                second=counts[1],
                third=counts[2],
            )
        )
    yield Text(
        words.say(
            "tell-gems",
            red=own.gems.red,
            green=own.gems.green,
            blue=own.gems.blue,
            white=own.gems.white,
        )
    )
    if own.pouch:
        items = words.listed([words.name("item", one.item) for one in own.pouch])
        yield Text(words.say("tell-pouch", items=items))
    blessings = [words.say(f"blessing-{one.kind}") for one in own.blessings if one.kind]
    if blessings:
        yield Text(words.say("tell-blessings", blessings=words.listed(blessings)))
    for demon in own.demons:
        yield Text(words.say("tell-demon", demon=demon_told(demon, words)))
    for place, card in enumerate(own.row, 1):
        if card.present:
            yield Text(
                words.say(
                    "tell-card", place=place, boxes=_open(card.boxes, words), damage=card.damage
                )
            )
    if own.clash is not None and own.clash.dice:
        dice = words.listed([one.die for one in own.clash.dice if not (one.placed or one.lost)])
        yield Text(
            words.say("tell-clash", dice=dice, damage=own.clash.damage, shields=own.clash.shields)
        )


def _open(boxes: Sequence[HitBoxView], words: Catalogue) -> str:
    return words.listed([str(box.face) for box in boxes if not box.hit])


def demon_told(demon: DemonView, words: Catalogue) -> str:
    """A demon in words, with what is still to be hit."""
    stands = any(not box.hit for box in demon.boxes)
    return words.say(
        "tell-foe" if stands else "tell-foe-beaten",
        foe=words.say(f"demon-{demon.kind}"),
        levels=words.say(f"amount-{demon.colour}-levels", n=demon.level),
        boxes=_open(demon.boxes, words),
        damage=demon.damage,
        item=words.say(f"type-{demon.item_type}"),
    )


def _ability(ability: AbilityView, words: Catalogue) -> str:
    number = words.game.lexicon.value("ability", ability.ability)
    blocked = any(box.mark != "empty" for box in ability.boxes)
    deed = naming_of(words).texts.ability(number)
    return words.say("tell-blocked" if blocked else "tell-ability", deed=deed)
