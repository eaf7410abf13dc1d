"""A siege in words and back: what a position file says about the table."""

from collections.abc import Mapping
from typing import Any, Final

from hordekeep.games.last_bastion.model.box import BOARDS, COLOURS, FACES, TOKEN_COLOURS
from hordekeep.games.last_bastion.model.layout import (
    CENTRE,
    PLACES,
    SIDES_OF_SEATS,
    SLOTS,
    Layout,
)
from hordekeep.games.last_bastion.model.state import (
    CONDITIONS,
    DEAD,
    ENDINGS,
    HEALTHY,
    OUT,
    Siege,
)
from hordekeep.games.last_bastion.position.deriving import (
    add_supplies,
    deck_left,
    is_put_out,
    next_steps,
    start_equipment,
    turn_of,
    unseen_cards,
)
from hordekeep.games.last_bastion.position.soundness import check_siege
from hordekeep.kernel.play.frame import AnyFrame
from hordekeep.kernel.play.pile import Pile
from hordekeep.kernel.play.term import NONE, Lexicon
from hordekeep.kernel.record.position_reader import AGENDA, PositionReader, read_agenda

BACKS: Final[tuple[str, ...]] = ("monsters", "warlords")
TOKENS: Final = COLOURS[:TOKEN_COLOURS]
LONGEST: Final = 3
"""Digits of the largest number of cards."""
SPENT: Final[tuple[str, ...]] = ("moved", "activated", "fought", "split", "power-used", "rerolled")


def describe(words: Lexicon, siege: Siege) -> dict[str, Any]:
    """Everything on the table, by names."""
    layout = siege.layout
    return {
        "tiles": [words.word("tile", tile) for tile in layout.tile_at],
        "boards": [COLOURS[colour] for colour in layout.board_at],
        "players": [_describe_player(words, siege, seat) for seat in range(siege.players)],
        "slots": {
            words.word("slot", slot): words.word("card", siege.slots[slot])
            for slot in range(SLOTS)
            if siege.slots[slot] != NONE
        },
        "haunted": [
            words.word("card", card)
            for card in range(siege.haunted.bit_length())
            if siege.is_haunted(card)
        ],
        "grasped": [
            words.word("tile", layout.tile_at[place])
            for place in range(PLACES)
            if siege.is_grasped(place)
        ],
        "supply": {
            **{COLOURS[colour]: siege.supply[colour] for colour in range(TOKEN_COLOURS)},
            "life": siege.life_supply,
            "call": siege.call_supply,
            "grasp": siege.grasp_supply,
        },
        "net": words.word("effect", siege.net),
        "trap": words.word("slot", siege.trap),
        "banner": words.word("colour", siege.banner),
        "charm": words.word("card", siege.charm),
        "deck": [f"{count} {BACKS[back]}" for back, count in siege.deck.segments],
        "unseen": [words.word("card", card) for cards in siege.deck.unseen for card in cards],
        "discard": [words.word("card", card) for card in siege.discard],
        "dice": [COLOURS[face] for face in siege.dice],
        "board": words.word("colour", siege.board),
        "turns": siege.turns,
        "spent": [name for bit, name in enumerate(SPENT) if siege.spent >> bit & 1],
        "quiet": siege.quiet,
        "warlords": siege.warlords,
        "warlords_beaten": siege.warlords_beaten,
        "ending": ENDINGS[siege.ending],
    }


def _describe_player(words: Lexicon, siege: Siege, seat: int) -> dict[str, Any]:
    first = seat * TOKEN_COLOURS
    place = siege.place[seat]
    return {
        "hero": words.word("hero", siege.seat_hero[seat]),
        "board": words.word("colour", siege.seat_board[seat]),
        "tile": "-" if place == NONE else words.word("tile", siege.layout.tile_at[place]),
        "life": siege.life[seat],
        "calls": siege.calls[seat],
        "equipment": {
            word: siege.equipment[first + colour]
            for colour, word in enumerate(TOKENS)
            if siege.equipment[first + colour]
        },
        "condition": CONDITIONS[siege.condition[seat]],
        "lying": bool(siege.lying[seat]),
        "shadowed": bool(siege.shadowed[seat]),
    }


def restore(
    lexicon: Lexicon, words: Mapping[str, Any], siege: Siege, options: Mapping[str, Any]
) -> Siege:
    """Fills an empty siege from a position; raises `BadPosition` where it is impossible.

    What is left out is as at the start, or follows from the rest.
    """
    reader = PositionReader(lexicon, words)
    steps = read_agenda(lexicon, words, AGENDA)
    siege.layout = _layout(reader, options)
    for seat, player in enumerate(reader.parts("players", siege.players)):
        _restore_player(player, siege, seat, options["heroes"][seat])
    _restore_turn(reader, siege, steps)
    _restore_cards(reader, siege, steps)
    _restore_supply(reader, siege)
    siege.ending = reader.one_of("ending", ENDINGS)
    siege.over = siege.ending != 0
    reader.done()
    check_siege(siege, steps)
    siege.agenda = [] if siege.over else next_steps(siege)
    return siege


def _layout(reader: PositionReader, options: Mapping[str, Any]) -> Layout:
    """As the options say, or tiles and boards in the order of the box."""
    tiles, boards = list(range(PLACES)), list(range(BOARDS))
    if isinstance(options["tiles"], list):
        tiles = [reader.value("tiles", "tile", word) for word in options["tiles"]]
    if isinstance(options["boards"], list):
        boards = [reader.value("boards", "colour", word) for word in options["boards"]]
    if reader.has("tiles"):
        tiles = reader.things("tiles", "tile")
    if reader.has("boards"):
        boards = reader.things("boards", "colour")
    if sorted(tiles) != list(range(PLACES)):
        raise reader.fail("tiles", "every tile once")
    if sorted(boards) != list(range(BOARDS)):
        raise reader.fail("boards", "every board once")
    return Layout(tiles, boards)


def _restore_player(player: PositionReader, siege: Siege, seat: int, hero: str) -> None:
    heroes = siege.box.hero_ids
    named = heroes.index(hero) if hero in heroes else NONE
    siege.seat_hero[seat] = player.thing("hero", "hero", named)
    if siege.seat_hero[seat] != NONE and siege.seat_hero.count(siege.seat_hero[seat]) > 1:
        raise player.fail("hero", "a hero that nobody else has")
    own = siege.layout.board_at[SIDES_OF_SEATS[siege.players - 1][seat]]
    board = player.thing("board", "colour", own)
    if board not in (own, NONE):
        raise player.fail("board", COLOURS[own])
    if board != NONE:
        siege.board_seat[board] = seat
    siege.seat_board[seat] = board
    _restore_condition(player, siege, seat)
    player.done()


def _restore_condition(player: PositionReader, siege: Siege, seat: int) -> None:
    """A hero of whom nothing is said stands in the centre with what the setup gives."""
    box, layout = siege.box, siege.layout
    implied = OUT if player.words.get("life") == 0 else HEALTHY
    siege.condition[seat] = player.one_of("condition", CONDITIONS, implied)
    gone = siege.condition[seat] in (OUT, DEAD)
    tile = player.thing("tile", "tile", NONE if gone else layout.tile_at[CENTRE])
    siege.place[seat] = NONE if tile == NONE else layout.place_of[tile]
    siege.life[seat] = player.number("life", box.life_supply, 0 if gone else box.start_life)
    siege.calls[seat] = player.number("calls", box.call_supply, 0 if gone else box.start_calls)
    first = seat * TOKEN_COLOURS
    held = player.counts("equipment", TOKENS)
    if not player.has("equipment") and not gone:
        held = start_equipment(siege, seat)
    siege.equipment[first : first + TOKEN_COLOURS] = held
    siege.lying[seat] = player.flag("lying")
    siege.shadowed[seat] = player.flag("shadowed")


def _restore_turn(reader: PositionReader, siege: Siege, steps: list[AnyFrame]) -> None:
    siege.board = reader.thing("board", "colour", turn_of(siege, steps))
    if siege.board >= BOARDS:
        raise reader.fail("board", " ".join(COLOURS[:BOARDS]))
    siege.turns = reader.number("turns", default=0 if siege.board == NONE else 1)
    siege.dice = reader.dice("dice", "face")
    if len(siege.dice) > siege.box.white_dice + 1 or any(face >= FACES for face in siege.dice):
        raise reader.fail("dice", f"up to {siege.box.white_dice + 1} faces of combat dice")
    for name in reader.texts("spent"):
        if name not in SPENT:
            raise reader.fail("spent", " ".join(SPENT))
        siege.spent |= 1 << SPENT.index(name)
    starves = siege.starving_rounds * BOARDS  # LB-V6: where it is off, quiet lasts as it may
    siege.quiet = reader.number("quiet", starves) if starves else reader.number("quiet")


def _restore_cards(reader: PositionReader, siege: Siege, steps: list[AnyFrame]) -> None:
    box = siege.box
    for slot_word, card_word in reader.table("slots").items():
        slot = reader.value("slots", "slot", slot_word)
        siege.slots[slot] = reader.value("slots", "card", card_word)
    for card in reader.things("haunted", "card"):
        siege.haunted |= 1 << card
    for tile in reader.things("grasped", "tile"):
        siege.grasped |= 1 << siege.layout.place_of[tile]
    siege.net = reader.thing("net", "effect")
    siege.trap = reader.thing("trap", "slot")
    siege.banner = reader.thing("banner", "colour")
    if siege.banner >= TOKEN_COLOURS:
        raise reader.fail("banner", " ".join(TOKENS))
    siege.charm = reader.thing("charm", "card")
    siege.discard = reader.things("discard", "card")
    put_out = is_put_out(steps)
    unseen = reader.things("unseen", "card")
    if not reader.has("unseen") and put_out:
        unseen = unseen_cards(siege, steps)
    beaten = len([card for card in siege.discard if box.is_warlord(card)])
    all_warlords = box.warlords_by_difficulty[siege.difficulty] if put_out else 0
    siege.warlords = reader.number("warlords", default=all_warlords)
    if siege.warlords != all_warlords:
        raise reader.fail("warlords", all_warlords)
    siege.warlords_beaten = reader.number("warlords_beaten", siege.warlords, beaten)
    segments = _segments(reader)
    if not reader.has("deck") and put_out:
        segments = deck_left(siege, steps)
    backs = [[card for card in unseen if box.is_warlord(card) == back] for back in (False, True)]
    siege.deck = Pile(backs, segments)


def _segments(reader: PositionReader) -> list[tuple[int, int]]:
    """The deck's lines, `42 monsters`, from the top."""
    segments = []
    for line in reader.texts("deck"):
        count, _, back = line.partition(" ")
        if back not in BACKS or not count.isascii() or not count.isdigit() or len(count) > LONGEST:
            raise reader.fail("deck", "lines like `42 monsters`")
        segments.append((BACKS.index(back), int(count)))
    return segments


def _restore_supply(reader: PositionReader, siege: Siege) -> None:
    """What nobody has lies in the supply; a file may say so, too."""
    add_supplies(siege)
    supply = reader.part("supply")
    siege.supply = [
        supply.number(word, default=siege.supply[colour]) for colour, word in enumerate(TOKENS)
    ]
    siege.life_supply = supply.number("life", default=siege.life_supply)
    siege.call_supply = supply.number("call", default=siege.call_supply)
    siege.grasp_supply = supply.number("grasp", default=siege.grasp_supply)
    supply.done()
