"""Positions of Last Bastion in which the steady bot must see what is plain to see."""

from collections.abc import Sequence

import pytest
from tests.support.last_bastion.stage import WORDS, Stage

from hordekeep import new_table, open_position
from hordekeep.bots.greedy import Foresight
from hordekeep.bots.last_bastion.evaluator import LastBastionEvaluator, _cards_by_colour
from hordekeep.bots.last_bastion.fights import Bout
from hordekeep.bots.last_bastion.harm import Harm
from hordekeep.bots.last_bastion.promises import Promises
from hordekeep.bots.last_bastion.quick import QuickSiege, _weakest
from hordekeep.bots.last_bastion.values import VALUES, practised
from hordekeep.bots.registry import new_bot
from hordekeep.games.last_bastion.model.actions import Fight
from hordekeep.games.last_bastion.model.box import COLOURS, TOKEN_COLOURS
from hordekeep.games.last_bastion.model.layout import PLACES
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.model.tile_actions import Treat
from hordekeep.games.last_bastion.opening import open_game
from hordekeep.games.last_bastion.rules.corruption import RollCorruption
from hordekeep.games.last_bastion.rules.tiles import Commanding
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.seat import MAIN
from hordekeep.kernel.play.term import NONE
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.table import Table

GAME = open_game()
SEEDS = range(6)


def position(*lines: str, players: Sequence[str]) -> Table:
    """A table that begins with a position in words: lines of it, then a line for each player."""
    people = [f"[[position.players]]\n{one}" for one in players]
    head = ['hordekeep = "position"', "format = 1", 'game = "last-bastion"']
    head += [f"options = {{ players = {len(players)} }}", "[position]"]
    return open_position("\n".join([*head, *lines, *people]), seed=1)


def chooses(table: Table, seed: int = 1) -> str:
    """What the steady bot answers for whoever is asked."""
    seat = next(iter(table.decisions))
    chosen = new_bot("greedy", GAME.id, seed).choose(perspective_of(table, seat))
    return GAME.lexicon.spell(chosen)


# What costs nothing is taken first.


def test_the_falcon_fetches_what_the_fight_needs() -> None:
    """LB-R3: a token more never harms; the colour of the card before him is worth most."""
    table = position(
        'slots = { "green 2" = "wolf-rider", "red 2" = "pyre-marshal" }',
        players=['hero = "arne"\ntile = "market"\nequipment = { red = 1 }'],
    )
    assert {chooses(table, seed) for seed in SEEDS} == {"fetch red"}


def test_the_charm_goes_to_the_card_that_is_hardest_to_beat() -> None:
    """LB-R2: it makes one card weaker, for nothing; on a warlord it is worth most."""
    table = position(
        'slots = { "green 2" = "wolf-rider", "red 2" = "pyre-marshal" }',
        players=['hero = "mylfaar"\ntile = "market"'],
    )
    assert {chooses(table, seed) for seed in SEEDS} == {"charm pyre-marshal"}


def test_a_fetched_token_wins_the_game() -> None:
    """LB-C3: the bot fetches, walks, fights and lays its tokens, and the last warlord falls."""
    table = position(
        'deck = ["3 monsters"]',
        'slots = { "red 2" = "pyre-marshal" }',
        'discard = ["incubus"]',
        players=['hero = "arne"\ntile = "divine-fountain"\nequipment = { red = 3 }'],
    )
    done = []
    table.fall("red", "blue", "green")
    while not table.over:
        done.append(chooses(table))
        table.answer(0, table.decision(0).number, done[-1])
    assert done[0] == "fetch red"
    assert "fight" in done
    result = table.result()
    assert result is not None
    assert result.reason == "won"


# Chance.


def corruption(stage: Stage) -> list[float]:
    """What each face of the corruption die leads to, faces by number."""
    found = []
    for face in range(len(GAME.box.corruption_faces)):
        world = stage.siege.clone()
        world.answer(MAIN, Fate((face,)))
        found.append(foresight(0).outcome(world))
    return found


def foresight(seed: int) -> Foresight:
    return Foresight(LastBastionEvaluator(VALUES), Luck(seed))


def test_the_corruption_die_is_weighed_face_by_face() -> None:
    """LB-K1: what it may bring is the mean of its faces, whatever the bot's own luck."""
    stage = Stage("arne", "elmer").card("incubus", "red 2").life("arne", 1)
    effect = WORDS.value("effect", "incubus.exit.roll_corruption")
    stage.agenda(RollCorruption(0, effect))
    assert stage.asks_nature() == "corruption"
    faces = corruption(stage)
    assert max(faces) - min(faces) > 1
    mean = sum(faces) / len(faces)
    for seed in SEEDS:
        assert foresight(seed).outcome(stage.siege.clone()) == pytest.approx(mean)


def test_a_fight_is_weighed_over_all_its_rolls() -> None:
    """LB-C2: the mean over what the dice may show, whatever the bot's own luck."""
    stage = Stage("arne", "elmer").card("wolf-rider", "green 2").at("arne", "tomb")
    stage.hero_phase("arne")
    fight = Fight()
    weighed = {foresight(seed).after(stage.siege, fight) for seed in SEEDS}
    assert len(weighed) == 1


# Tokens.


@pytest.mark.parametrize("colour", range(TOKEN_COLOURS))
def test_nobody_lays_a_token_that_nobody_has(colour: int) -> None:
    """LB-C3, LB-C15: only heroes on the same tile lay tokens, of the card's colour."""
    card = {"red": "incubus", "green": "wolf-rider", "blue": "web-spinner"}.get(
        COLOURS[colour], "wailing-shade"
    )
    slot = f"{COLOURS[colour]} 2" if COLOURS[colour] != "black" else "red 2"
    stage = Stage("arne", "elmer").card(card, slot)
    number = WORDS.value("card", card)
    colour_of_card = GAME.box.card_colour[number]
    need = stage.siege.resistance(number)
    missing = [colour_of_card] * (need - 1)

    def needed() -> int:
        return Bout(stage.siege, 0, (number,)).tokens_needed((0,), missing)

    stage.at("arne", "market").at("elmer", "market").tokens("arne").tokens("elmer")
    assert needed() == -1
    stage.tokens("elmer", **{COLOURS[colour_of_card]: 1})
    assert needed() == 1
    stage.at("elmer", "dwarven-quarry")
    assert needed() == -1


def test_a_fight_that_cannot_be_won_is_worth_nothing() -> None:
    """LB-C6: three dice never beat more; another hero's tokens elsewhere do not count."""
    stage = Stage("elmer", "arne").card("pyre-marshal", "red 2").at("elmer", "market")
    stage.at("arne", "dwarven-quarry").tokens("elmer").tokens("arne", red=2)
    stage.hero_phase("elmer")
    hits = stage.siege.resistance(WORDS.value("card", "pyre-marshal"))
    assert hits > 3
    fight = Fight()
    resting = foresight(1).outcome(stage.siege.clone())
    assert foresight(1).after(stage.siege, fight) == pytest.approx(resting)
    stage.tokens("arne").tokens("elmer", red=hits - 1)
    assert foresight(1).after(stage.siege, fight) > resting + 1


@pytest.mark.parametrize("cards", [("incubus", "wolf-rider"), ("incubus", "ember-imp")])
def test_two_cards_share_the_tokens_at_hand(cards: tuple[str, str]) -> None:
    """LB-C4: of two colours each has its own tokens; of one colour both lay from the same heap."""
    stage = Stage("arne", "elmer").card(cards[0], "red 3").card(cards[1], "green 1")
    numbers = tuple(WORDS.value("card", one) for one in cards)
    colours = [GAME.box.card_colour[one] for one in numbers]
    needs = [stage.siege.resistance(one) for one in numbers]
    held = {COLOURS[colour]: 0 for colour in colours}
    for colour, need in zip(colours, needs, strict=True):
        held[COLOURS[colour]] += need

    def needed(dice: list[int]) -> int:
        return Bout(stage.siege, 0, numbers).tokens_needed((0, 1), dice)

    stage.at("elmer", "dispensary").tokens("arne", **held)
    assert needed([]) == sum(needs)
    for colour in colours:
        fewer = {**held, COLOURS[colour]: held[COLOURS[colour]] - 1}
        stage.tokens("arne", **fewer)
        assert needed([]) == -1
        assert needed([colour]) == sum(needs) - 1


# What quick and thinking players do at small choices.


def quick_answer(table: Table) -> str:
    """What a quick player answers where it is asked."""
    asked = table.state.agenda[-1].ask(table.state)
    assert asked is not None
    chosen = QuickSiege().choose(table.state, MAIN, asked)
    assert chosen is not None
    return GAME.lexicon.spell(chosen)


def test_a_quick_player_lays_tokens_to_beat_a_card() -> None:
    """LB-C3, LB-C4: a token where it fells one, then the card is beaten."""
    table = position(
        'slots = { "red 2" = "incubus" }',
        players=['hero = "arne"\ntile = "divine-fountain"\nequipment = { red = 1 }'],
    )
    table.fall("red", "blue", "green")
    table.answer(0, table.decision(0).number, "fight")
    for said in ("spend arne incubus", "beat incubus"):
        assert quick_answer(table) == said
        table.answer(0, table.decision(0).number, said)


def test_a_quick_player_treats_who_needs_it() -> None:
    """LB-T4: what a tile offers is tried out, and the best of it taken."""
    table = position(
        'slots = { "red 2" = "incubus" }',
        players=[
            'hero = "arne"\ntile = "tavern"\nlife = 1',
            'hero = "elmer"\ntile = "market"\nlife = 4',
        ],
    )
    table.answer(0, table.decision(0).number, "activate tavern")
    assert quick_answer(table) == "treat arne"


def test_ahead_the_tower_moves_one_card() -> None:
    """LB-T2: a bot that looks ahead tries every first shift and no swap; then that is all."""
    stage = Stage("arne").card("incubus", "red 2").card("wolf-rider", "green 2")
    incubus = WORDS.value("card", "incubus")
    tried = []
    for frame in (Commanding(0, 2, NONE, NONE), Commanding(0, 1, incubus, 5)):
        asked = frame.ask(stage.agenda(frame).siege)
        assert asked is not None
        found = LastBastionEvaluator(VALUES).tries(stage.siege, asked.actions)
        tried.append([GAME.lexicon.spell(one) for one in found])
    first, second = tried
    assert len([one for one in first if one.startswith("shift ")]) == len(first) - 1 > 10
    assert second == [first[-1]] == ["done"]


def test_cards_are_counted_by_their_colour() -> None:
    """Which is what tokens and the standard are chosen for; free slots count for nothing."""
    siege = Stage("arne").siege
    assert _cards_by_colour(siege) == [0] * TOKEN_COLOURS
    stage = Stage("arne").card("incubus", "red 2").card("wolf-rider", "green 1")
    colours = [GAME.box.card_colour[card] for card in stage.siege.slots if card != NONE]
    assert _cards_by_colour(stage.siege) == [colours.count(one) for one in range(TOKEN_COLOURS)]


def test_a_quick_player_weighs_everything_from_the_same_siege() -> None:
    """What is tried on its copy is taken back: no action changes what the next one promises."""
    evaluator = LastBastionEvaluator(VALUES)
    for seed in SEEDS:
        table = new_table("last-bastion", players=3, seed=seed)
        luck = Luck(seed)
        for _ in range(40):
            [(seat, decision)] = table.decisions.items()
            siege = table.state
            assert isinstance(siege, Siege)
            promises = Promises(siege, seat, evaluator, Harm(VALUES).of_each(siege))
            for action in decision.actions:
                promises.of(action)
            for tile in range(PLACES):
                promises.tile(tile)
            assert promises._scratch.numbers() == siege.numbers()
            table.answer(seat, decision.number, decision.actions[luck.below(len(decision.actions))])
            if table.over:
                break


def test_cards_weighed_all_at_once_cost_what_they_cost_one_by_one() -> None:
    """For a quick player, who weighs the boards once a turn; who stands near them counts apart."""
    harm = Harm(practised())
    weighed = 0
    for seed in SEEDS:
        table = new_table("last-bastion", players=3, seed=seed)
        luck = Luck(seed)
        while not table.over:
            [(seat, decision)] = table.decisions.items()
            siege = table.state.clone()
            assert isinstance(siege, Siege)
            each, before = harm.of_each(siege), harm.of_boards(siege)
            near = harm.nearness(siege, each.itself)
            for slot, card in enumerate(siege.slots.copy()):
                if card == NONE:
                    continue
                siege.slots[slot] = NONE
                without = [0.0 if one == slot else cost for one, cost in enumerate(each.itself)]
                gone = before - harm.of_boards(siege) + near - harm.nearness(siege, without)
                siege.slots[slot] = card
                assert gone == pytest.approx(each.gone[slot]), (seed, card)
                weighed += 1
            table.answer(seat, decision.number, decision.actions[luck.below(len(decision.actions))])
    assert weighed > 500


def test_a_quick_player_treats_the_weakest() -> None:
    """LB-T4: whoever has the least life, the first of several."""
    siege = Stage("arne", "elmer", "feng-li").siege
    siege.life[:3] = [3, 1, 2]
    treats: list[Action] = [Treat(siege.seat_hero[seat]) for seat in range(3)]
    assert _weakest(siege, treats) == treats[1]
    siege.life[2] = 1
    assert _weakest(siege, treats) == treats[1]
