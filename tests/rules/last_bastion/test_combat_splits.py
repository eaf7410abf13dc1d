"""Combat against an enumeration of its own: every way to split dice and tokens."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations_with_replacement, product

import pytest
from tests.support.last_bastion.stage import BOX, WORDS, Stage

from hordekeep.games.last_bastion.model.actions import Beat, Decline, Spend
from hordekeep.games.last_bastion.model.box import BLUE, GREEN, RED, WHITE, WHITE_IMMUNE, YELLOW
from hordekeep.games.last_bastion.rules.combat import Assault, Target, both_fall, falls
from hordekeep.kernel.play.frame import legal_of
from hordekeep.kernel.play.seat import MAIN
from hordekeep.kernel.play.term import NONE

Laid = tuple[tuple[int, int], ...]
"""Tokens on cards, each as (seat, place of the card), sorted."""
Win = tuple[tuple[int, ...], Laid]
"""The beaten cards by their places, and the tokens spent on them."""


class Card:
    """What a fight knows of a card."""

    def __init__(self, colour: int, need: int, *, immune: bool) -> None:
        self.colour = colour
        self.need = need
        self.immune = immune

    def is_hit_by(self, face: int) -> bool:
        return face == self.colour or (face == WHITE and not self.immune)


def dice_do(cards: list[Card], needs: list[int], dice: tuple[int, ...]) -> bool:
    """Whether some way to give each die to one card, or none, meets all needs."""
    for given in product(range(-1, len(cards)), repeat=len(dice)):
        hits = [0] * len(cards)
        for face, index in zip(dice, given, strict=True):
            if index >= 0 and cards[index].is_hit_by(face):
                hits[index] += 1
        if all(hit >= need for hit, need in zip(hits, needs, strict=True)):
            return True
    return False


def throws(*faces: int, most: int = 3) -> Iterator[tuple[int, ...]]:
    """All throws of up to three dice with these faces."""
    return chain.from_iterable(combinations_with_replacement(faces, n) for n in range(most + 1))


def test_falls_agrees_with_every_assignment() -> None:
    """LB-C2: a card falls just when some of the dice make up its resistance."""
    target = Target(Stage("arne").card("butcher", "red 1").siege, 0, 0)
    for need, immune in product(range(5), (False, True)):
        target.need, target.colour, target.immune = need, RED, immune
        card = Card(RED, need, immune=immune)
        for dice in throws(RED, GREEN, WHITE, most=4):
            assert falls(target, list(dice)) == dice_do([card], [need], dice)


def test_both_fall_agrees_with_every_assignment() -> None:
    """LB-C4, LB-C19: two cards fall together just when the dice can be split between them."""
    siege = Stage("arne").card("butcher", "red 1").siege
    first, second = Target(siege, 0, 0), Target(siege, 0, 0)
    first.colour = RED
    kinds = list(product(range(4), (False, True)))
    for (need, immune), (other_need, other_immune) in product(kinds, kinds):
        first.need, first.immune = need, immune
        second.need, second.immune = other_need, other_immune
        for colour in (RED, GREEN):
            second.colour = colour
            cards = [
                Card(RED, need, immune=immune),
                Card(colour, other_need, immune=other_immune),
            ]
            for dice in throws(RED, GREEN, WHITE):
                expected = dice_do(cards, [need, other_need], dice)
                assert both_fall(first, second, list(dice)) == expected


def wins(cards: list[Card], dice: tuple[int, ...], stock: Counter[tuple[int, int]]) -> set[Win]:
    """Every set of cards that can be beaten, with every way to pay for it.

    `stock` has the tokens of heroes on the tile, by (seat, colour).
    """
    found: set[Win] = set()
    pieces = [(seat, colour) for seat, colour in stock.elements()]
    for beaten in ((0,), (1,), (0, 1))[: 1 if len(cards) == 1 else 3]:
        for given in product((None, *beaten), repeat=len(pieces)):
            laid: list[tuple[int, int]] = []
            for (seat, colour), index in zip(pieces, given, strict=True):
                if index is None:
                    continue
                if cards[index].colour != colour:
                    break
                laid.append((seat, index))
            else:
                tokens = [sum(1 for _, index in laid if index == one) for one in beaten]
                some = [cards[one] for one in beaten]
                left = [card.need - count for card, count in zip(some, tokens, strict=True)]
                if min(left) >= 0 and dice_do(some, left, dice):
                    found.add((beaten, tuple(sorted(laid))))
    return found


def check(stage: Stage, fight: Assault, expected: set[Win]) -> set[Win]:
    """Walks through every offer of a fight; each is offered just when the enumeration says so."""
    siege, cards = stage.siege, fight.cards()
    reached: set[Win] = set()
    waiting = [fight]
    seen: set[Laid] = set()
    while waiting:
        fight = waiting.pop()
        laid = tuple(sorted((token & 7, token >> 3) for token in fight.laid))
        asked = fight.ask(siege)
        assert asked is not None
        assert asked.actions, "a fight never ends without a way out"
        assert set(asked.actions) == set(legal_of(fight.candidates(siege)))
        for action in asked.actions:
            if isinstance(action, Beat):
                reached.add((tuple([cards.index(card) for card in action.cards]), laid))
            elif isinstance(action, Spend):
                siege.agenda.append(fight)
                siege.answer(MAIN, action)
                follower = siege.agenda.pop()
                assert isinstance(follower, Assault)
                more = tuple(sorted((token & 7, token >> 3) for token in follower.laid))
                assert any(_covers(win, more) for win in expected), "a token leads to a win"
                if more not in seen:
                    seen.add(more)
                    waiting.append(follower)
            else:
                assert action == Decline()
                assert not laid
    return reached


def _covers(win: Win, laid: Laid) -> bool:
    return not Counter(laid) - Counter(win[1])


PAIRS = [
    ("butcher",),
    ("orc-bulwark",),
    ("ember-imp", "butcher"),
    ("bramble-sprite", "orc-bulwark"),
    ("orc-bulwark", "war-drummer"),
    ("faceless-one", "the-unmade"),
    ("skeleton-guard", "restless-hand"),
    ("orc-bulwark", "butcher"),
    ("skeleton-guard", "orc-bulwark"),
    ("magma-hound", "nefarious-cannon"),
]


@pytest.mark.parametrize("names", PAIRS, ids=" ".join)
def test_a_fight_offers_every_win_and_nothing_else(names: tuple[str, ...]) -> None:
    """LB-C4: dice and tokens, a friend's too, are split in every possible way and in no other."""
    numbers = [WORDS.value("card", name) for name in names]
    colours = sorted({BOX.card_colour[number] for number in numbers})
    other = next(colour for colour in (RED, GREEN, BLUE, YELLOW) if colour not in colours)
    purses = [dict(zip(colours, counts, strict=False)) for counts in ((0, 0), (1, 2), (3, 1))]
    for own, friends in product(purses, ({}, {colours[0]: 1})):
        stage = Stage("arne", "elmer", "kazgin").at("arne", "trebuchet").at("elmer", "trebuchet")
        for name, slot in zip(names, ("red 1", "yellow 1"), strict=False):
            stage.card(name, slot)
        stage.charm(names[0])
        stage.tokens("arne", **{WORDS.word("colour", one): count for one, count in own.items()})
        stage.tokens("elmer", **{WORDS.word("colour", one): n for one, n in friends.items()})
        stage.tokens("kazgin", **{WORDS.word("colour", colours[0]): 1})  # elsewhere
        siege = stage.siege
        stock: Counter[tuple[int, int]] = Counter()
        for seat, purse in ((0, own), (1, friends)):
            stock.update({(seat, colour): count for colour, count in purse.items()})
        cards = [
            Card(
                BOX.card_colour[number],
                BOX.card_resistance[number] - (number == numbers[0]),
                immune=any(
                    BOX.source_effect[one] == WHITE_IMMUNE for one in BOX.card_sources[number]
                ),
            )
            for number in numbers
        ]
        for dice in throws(*colours, WHITE, other):
            siege.dice = list(dice)
            expected = wins(cards, dice, stock)
            second = numbers[1] if len(numbers) > 1 else NONE
            assert check(stage, Assault(0, numbers[0], second, ()), expected) == expected
