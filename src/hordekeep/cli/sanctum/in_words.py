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
    """What lies before a champion, in the order of the sketch."""
    told = (_slots, _skills, _gems, _pouch, _blessings, _foes, _clash)
    for part in told:
        for line in part(own, words):
            yield Text(line)


def _slots(own: ChampionView, words: Catalogue) -> Iterator[str]:
    for slot in own.slots:
        if slot.item is not None:
            thing = words.name("item", slot.item.item)
            abilities: Sequence[AbilityView] = slot.item.abilities
        else:
            thing = words.say("list-none")
            abilities = [] if slot.printed is None else [slot.printed]
        said = words.listed([_ability(one, words) for one in abilities])
        slot_name = words.name("slot", slot.slot)
        yield words.say("tell-slot", slot=slot_name, item=thing, abilities=said)


def _skills(own: ChampionView, words: Catalogue) -> Iterator[str]:
    gained = [words.name("skill", one.skill) for one in own.skills if one.gained]
    yield words.say("tell-skills", skills=words.listed(gained))
    for colour in ("red", "green", "blue"):
        spaces = [one for one in own.skills if one.colour == colour]
        first, second, third = [one.gems + one.white for one in spaces]
        name = words.name("colour", colour)
        yield words.say("tell-column", colour=name, first=first, second=second, third=third)


def _gems(own: ChampionView, words: Catalogue) -> Iterator[str]:
    gems = own.gems
    yield words.say("tell-gems", red=gems.red, green=gems.green, blue=gems.blue, white=gems.white)


def _pouch(own: ChampionView, words: Catalogue) -> Iterator[str]:
    if own.pouch:
        items = words.listed([words.name("item", one.item) for one in own.pouch])
        yield words.say("tell-pouch", items=items)


def _blessings(own: ChampionView, words: Catalogue) -> Iterator[str]:
    blessings = [words.say(f"blessing-{one.kind}") for one in own.blessings if one.kind]
    if blessings:
        yield words.say("tell-blessings", blessings=words.listed(blessings))


def _foes(own: ChampionView, words: Catalogue) -> Iterator[str]:
    for demon in own.demons:
        yield words.say("tell-demon", demon=demon_told(demon, words))
    for place, card in enumerate(own.row, 1):
        if card.present:
            boxes = _open(card.boxes, words)
            yield words.say("tell-card", place=place, boxes=boxes, damage=card.damage)


def _clash(own: ChampionView, words: Catalogue) -> Iterator[str]:
    clash = own.clash
    if clash is not None and clash.dice:
        dice = words.listed([one.die for one in clash.dice if not (one.placed or one.lost)])
        yield words.say("tell-clash", dice=dice, damage=clash.damage, shields=clash.shields)


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
