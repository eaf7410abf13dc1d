"""A siege in words and back: what a position file says about the table."""

from collections.abc import Mapping
from typing import Any, Final

from hordekeep.games.last_bastion.model.box import BOARDS, COLOURS, TOKEN_COLOURS
from hordekeep.games.last_bastion.model.layout import PLACES, SLOTS, Layout
from hordekeep.games.last_bastion.model.state import CONDITIONS, ENDINGS, Siege
from hordekeep.games.last_bastion.position.soundness import check_siege
from hordekeep.kernel.play.pile import Pile
from hordekeep.kernel.play.term import NONE, Lexicon
from hordekeep.kernel.record.position_reader import Reader

BACKS: Final[tuple[str, ...]] = ("monsters", "warlords")
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
        "equipment": siege.equipment[first : first + TOKEN_COLOURS],
        "condition": CONDITIONS[siege.condition[seat]],
        "lying": bool(siege.lying[seat]),
        "shadowed": bool(siege.shadowed[seat]),
    }


def restore(lexicon: Lexicon, words: Mapping[str, Any], siege: Siege) -> Siege:
    """Fills an empty siege from a position; raises `BadPosition` where it is impossible."""
    reader = Reader(lexicon, words)
    tiles, boards = reader.things("tiles", "tile"), reader.things("boards", "colour")
    if sorted(tiles) != list(range(PLACES)):
        raise reader.fail("tiles", "every tile once")
    if sorted(boards) != list(range(BOARDS)):
        raise reader.fail("boards", "every board once")
    siege.layout = Layout(tiles, boards)
    for seat, player in enumerate(reader.parts("players", siege.players)):
        _restore_player(player, siege, seat)
    _restore_cards(reader, siege)
    supply = reader.part("supply")
    siege.supply = [supply.number(COLOURS[colour]) for colour in range(TOKEN_COLOURS)]
    siege.life_supply = supply.number("life")
    siege.call_supply = supply.number("call")
    siege.grasp_supply = supply.number("grasp")
    siege.banner = reader.thing("banner", "colour")
    siege.dice = reader.things("dice", "face")
    siege.board = reader.thing("board", "colour")
    siege.turns = reader.number("turns")
    for name in reader.texts("spent"):
        if name not in SPENT:
            raise reader.fail("spent", " ".join(SPENT))
        siege.spent |= 1 << SPENT.index(name)
    siege.quiet = reader.number("quiet")
    siege.warlords = reader.number("warlords")
    siege.warlords_beaten = reader.number("warlords_beaten", siege.warlords)
    siege.ending = reader.one_of("ending", ENDINGS)
    siege.over = siege.ending != 0
    check_siege(siege)
    return siege


def _restore_player(player: Reader, siege: Siege, seat: int) -> None:
    siege.seat_hero[seat] = player.thing("hero", "hero")
    if siege.seat_hero[seat] != NONE and siege.seat_hero.count(siege.seat_hero[seat]) > 1:
        raise player.fail("hero", "a hero that nobody else has")
    board = player.thing("board", "colour")
    if board != NONE:
        if board >= BOARDS or siege.board_seat[board] != NONE:
            raise player.fail("board", "a horde board that nobody else has")
        siege.board_seat[board] = seat
    siege.seat_board[seat] = board
    tile = player.thing("tile", "tile")
    siege.place[seat] = NONE if tile == NONE else siege.layout.place_of[tile]
    siege.life[seat] = player.number("life")
    siege.calls[seat] = player.number("calls")
    first = seat * TOKEN_COLOURS
    siege.equipment[first : first + TOKEN_COLOURS] = player.numbers("equipment", TOKEN_COLOURS)
    siege.condition[seat] = player.one_of("condition", CONDITIONS)
    siege.lying[seat] = player.flag("lying")
    siege.shadowed[seat] = player.flag("shadowed")


def _restore_cards(reader: Reader, siege: Siege) -> None:
    for slot_word, card_word in reader.table("slots").items():
        slot = reader.value("slots", "slot", slot_word)
        siege.slots[slot] = reader.value("slots", "card", card_word)
    for card in reader.things("haunted", "card"):
        siege.haunted |= 1 << card
    for tile in reader.things("grasped", "tile"):
        siege.grasped |= 1 << siege.layout.place_of[tile]
    siege.net = reader.thing("net", "effect")
    siege.trap = reader.thing("trap", "slot")
    siege.charm = reader.thing("charm", "card")
    siege.discard = reader.things("discard", "card")
    unseen = reader.things("unseen", "card")
    monsters = [card for card in unseen if not siege.box.is_warlord(card)]
    warlords = [card for card in unseen if siege.box.is_warlord(card)]
    siege.deck = Pile([monsters, warlords], _segments(reader))


def _segments(reader: Reader) -> list[tuple[int, int]]:
    """The deck's lines, `42 monsters`, from the top."""
    segments = []
    for line in reader.texts("deck"):
        count, _, back = line.partition(" ")
        if back not in BACKS or not count.isascii() or not count.isdigit():
            raise reader.fail("deck", "lines like `42 monsters`")
        segments.append((BACKS.index(back), int(count)))
    return segments
