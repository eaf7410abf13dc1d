"""A siege in words and back: what a position file says about the table."""

from collections.abc import Mapping, Sequence
from typing import Any, final

from hordekeep.games.last_bastion.box import BOARDS, COLOURS, TOKEN_COLOURS
from hordekeep.games.last_bastion.layout import PLACES, SLOTS, Layout
from hordekeep.games.last_bastion.state import (
    CONDITIONS,
    DEAD,
    ENDINGS,
    MONSTER_BACK,
    OUT,
    WARLORD_BACK,
    Siege,
)
from hordekeep.kernel.errors import BadPosition, UnknownWord
from hordekeep.kernel.pile import Pile
from hordekeep.kernel.term import NONE, Lexicon

BACKS = ("monsters", "warlords")
SPENT = ("moved", "activated", "fought", "split", "power-used", "rerolled")


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


@final
class _Reader:
    """Takes typed fields out of a position, or says which one is wrong."""

    def __init__(self, lexicon: Lexicon, words: Mapping[str, Any], place: str = "") -> None:
        self.lexicon = lexicon
        self.words = words
        self.place = place

    def fail(self, name: str, expected: object) -> BadPosition:
        return BadPosition(place=self.place + name, expected=expected, found=self.words.get(name))

    def number(self, name: str, most: int = 1_000_000) -> int:
        value = self.words.get(name)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
            raise self.fail(name, f"a number from 0 to {most}")
        return value

    def flag(self, name: str) -> int:
        value = self.words.get(name)
        if not isinstance(value, bool):
            raise self.fail(name, "true or false")
        return int(value)

    def one_of(self, name: str, known: Sequence[str]) -> int:
        value = self.words.get(name)
        if value not in known:
            raise self.fail(name, " ".join(known))
        return known.index(value)

    def thing(self, name: str, kind: str) -> int:
        return self.value(name, kind, self.words.get(name))

    def value(self, name: str, kind: str, word: object) -> int:
        try:
            return self.lexicon.value(kind, str(word))
        except UnknownWord:
            raise BadPosition(place=self.place + name, expected=kind, found=word) from None

    def things(self, name: str, kind: str) -> list[int]:
        words = self.words.get(name)
        if not isinstance(words, list):
            raise self.fail(name, f"a list of {kind}")
        return [self.value(name, kind, word) for word in words]

    def table(self, name: str) -> Mapping[str, Any]:
        value = self.words.get(name)
        if not isinstance(value, dict):
            raise self.fail(name, "a table")
        return value


def restore(lexicon: Lexicon, words: Mapping[str, Any], siege: Siege) -> Siege:
    """Fills an empty siege from a position; raises `BadPosition` where it is impossible."""
    reader = _Reader(lexicon, words)
    tiles, boards = reader.things("tiles", "tile"), reader.things("boards", "colour")
    if sorted(tiles) != list(range(PLACES)):
        raise reader.fail("tiles", "every tile once")
    if sorted(boards) != list(range(BOARDS)):
        raise reader.fail("boards", "every board once")
    siege.layout = Layout(tiles, boards)
    _restore_players(reader, siege)
    _restore_cards(reader, siege)
    supply = _Reader(lexicon, reader.table("supply"), "supply.")
    siege.supply = [supply.number(COLOURS[colour]) for colour in range(TOKEN_COLOURS)]
    siege.life_supply = supply.number("life")
    siege.call_supply = supply.number("call")
    siege.grasp_supply = supply.number("grasp")
    siege.banner = reader.thing("banner", "colour")
    siege.dice = reader.things("dice", "face")
    siege.board = reader.thing("board", "colour")
    siege.turns = reader.number("turns")
    for name in reader.words.get("spent", []):
        if name not in SPENT:
            raise reader.fail("spent", " ".join(SPENT))
        siege.spent |= 1 << SPENT.index(name)
    siege.quiet = reader.number("quiet")
    siege.warlords = reader.number("warlords")
    siege.warlords_beaten = reader.number("warlords_beaten", siege.warlords)
    siege.ending = reader.one_of("ending", ENDINGS)
    siege.over = siege.ending != 0
    _check_numbers(reader, siege)
    return siege


def _restore_players(reader: _Reader, siege: Siege) -> None:
    players = reader.words.get("players")
    if not isinstance(players, list) or len(players) != siege.players:
        raise reader.fail("players", f"{siege.players} players")
    for seat, words in enumerate(players):
        player = _Reader(reader.lexicon, words, f"players {seat + 1} ")
        siege.seat_hero[seat] = player.thing("hero", "hero")
        board = player.thing("board", "colour")
        siege.seat_board[seat] = board
        if board != NONE:
            siege.board_seat[board] = seat
        tile = player.thing("tile", "tile")
        siege.place[seat] = NONE if tile == NONE else siege.layout.place_of[tile]
        siege.life[seat] = player.number("life")
        siege.calls[seat] = player.number("calls")
        equipment = words.get("equipment")
        if not isinstance(equipment, list) or len(equipment) != TOKEN_COLOURS:
            raise player.fail("equipment", f"{TOKEN_COLOURS} numbers")
        first = seat * TOKEN_COLOURS
        siege.equipment[first : first + TOKEN_COLOURS] = equipment
        siege.condition[seat] = player.one_of("condition", CONDITIONS)
        siege.lying[seat] = player.flag("lying")
        siege.shadowed[seat] = player.flag("shadowed")
        gone = siege.condition[seat] in (OUT, DEAD)
        if gone != (siege.life[seat] == 0) or gone != (siege.place[seat] == NONE):
            if siege.turns or siege.seat_hero[seat] != NONE and siege.place[seat] != NONE:
                raise player.fail("condition", "out or dead just when there is no life and no tile")


def _restore_cards(reader: _Reader, siege: Siege) -> None:
    for slot_word, card_word in reader.table("slots").items():
        slot = reader.value("slots", "slot", slot_word)
        siege.slots[slot] = reader.value("slots", "card", card_word)
    for card in reader.things("haunted", "card"):
        if card not in siege.slots:
            raise reader.fail("haunted", "cards in play")
        siege.haunted |= 1 << card
    for tile in reader.things("grasped", "tile"):
        siege.grasped |= 1 << siege.layout.place_of[tile]
    siege.net = reader.thing("net", "effect")
    siege.trap = reader.thing("trap", "slot")
    siege.charm = reader.thing("charm", "card")
    siege.discard = reader.things("discard", "card")
    unseen = reader.things("unseen", "card")
    segments = []
    for line in reader.words.get("deck", []):
        count, _, back = str(line).partition(" ")
        if back not in BACKS or not count.isdigit():
            raise reader.fail("deck", "lines like `42 monsters`")
        segments.append((BACKS.index(back), int(count)))
    monsters = [card for card in unseen if not siege.box.is_warlord(card)]
    warlords = [card for card in unseen if siege.box.is_warlord(card)]
    siege.deck = Pile([monsters, warlords], segments)


def _check_numbers(reader: _Reader, siege: Siege) -> None:
    """Nothing twice, nothing missing."""
    box = siege.box
    if siege.turns == 0 and not siege.deck.segments:
        return  # before the setup is done nothing has been put out
    cards = [*siege.cards_in_play(), *siege.discard, *siege.deck.unseen[0], *siege.deck.unseen[1]]
    waiting = len(box.card_ids) - len(set(cards))
    if len(cards) != len(set(cards)) or waiting not in (0, 1):
        raise reader.fail("unseen", "every card once: in a slot, discarded or unseen")
    for back in (MONSTER_BACK, WARLORD_BACK):
        lying = sum(count for kind, count in siege.deck.segments if kind == back)
        if lying > len(siege.deck.unseen[back]):
            raise reader.fail("deck", "no more cards than are unseen")
    for colour in range(TOKEN_COLOURS):
        held = sum(siege.equipment[colour::TOKEN_COLOURS]) + siege.supply[colour]
        if held != box.equipment_supply[colour]:
            raise reader.fail("supply", f"{box.equipment_supply[colour]} {COLOURS[colour]} tokens")
    if sum(siege.life) + siege.life_supply != box.life_supply:
        raise reader.fail("supply", f"{box.life_supply} life tokens in all")
    if sum(siege.calls) + siege.call_supply != box.call_supply:
        raise reader.fail("supply", f"{box.call_supply} Calls to Arms in all")
    grasps = siege.grasped_tiles() + siege.haunted.bit_count() + sum(siege.shadowed)
    if grasps + siege.grasp_supply != box.grasp_supply:
        raise reader.fail("supply", f"{box.grasp_supply} Grasps of Evil in all")
    if siege.trap != NONE and siege.slots[siege.trap] != NONE:
        raise reader.fail("trap", "a free slot")
    if siege.charm != NONE and siege.charm not in siege.slots:
        raise reader.fail("charm", "a card in play")
    if siege.net != NONE and box.source_card[siege.net] not in siege.slots:
        raise reader.fail("net", "an effect of a card in play")
