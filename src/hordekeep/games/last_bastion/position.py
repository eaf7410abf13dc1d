"""A siege in words and back: what a position file says about the table."""

from collections.abc import Mapping, Sequence
from typing import Any, final

from hordekeep.games.last_bastion.box import BOARDS, COLOURS, TOKEN_COLOURS
from hordekeep.games.last_bastion.layout import PLACES, SLOTS, Layout
from hordekeep.games.last_bastion.soundness import check_siege
from hordekeep.games.last_bastion.state import CONDITIONS, ENDINGS, Siege
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
        """A thing, or `-` for none."""
        return self._read(name, kind, self.words.get(name))

    def value(self, name: str, kind: str, word: object) -> int:
        """A thing that must be there."""
        found = NONE if word == "-" else self._read(name, kind, word)
        if found == NONE:
            raise BadPosition(place=self.place + name, expected=kind, found=word)
        return found

    def _read(self, name: str, kind: str, word: object) -> int:
        try:
            return self.lexicon.value(kind, str(word))
        except UnknownWord:
            raise BadPosition(place=self.place + name, expected=kind, found=word) from None

    def texts(self, name: str) -> list[str]:
        words = self.words.get(name)
        if not isinstance(words, list):
            raise self.fail(name, "a list")
        return [str(word) for word in words]

    def things(self, name: str, kind: str) -> list[int]:
        return [self.value(name, kind, word) for word in self.texts(name)]

    def numbers(self, name: str, count: int) -> list[int]:
        values = self.words.get(name)
        if not isinstance(values, list) or len(values) != count:
            raise self.fail(name, f"{count} numbers")
        if not all(type(value) is int and value >= 0 for value in values):
            raise self.fail(name, f"{count} numbers")
        return [int(value) for value in values]

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


def _restore_players(reader: _Reader, siege: Siege) -> None:
    players = reader.words.get("players")
    if not isinstance(players, list) or len(players) != siege.players:
        raise reader.fail("players", f"{siege.players} players")
    for seat, words in enumerate(players):
        if not isinstance(words, dict):
            raise reader.fail("players", "a table for each player")
        _restore_player(_Reader(reader.lexicon, words, f"players {seat + 1} "), siege, seat)


def _restore_player(player: _Reader, siege: Siege, seat: int) -> None:
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


def _restore_cards(reader: _Reader, siege: Siege) -> None:
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


def _segments(reader: _Reader) -> list[tuple[int, int]]:
    """The deck's lines, `42 monsters`, from the top."""
    segments = []
    for line in reader.texts("deck"):
        count, _, back = line.partition(" ")
        if back not in BACKS or not count.isascii() or not count.isdigit():
            raise reader.fail("deck", "lines like `42 monsters`")
        segments.append((BACKS.index(back), int(count)))
    return segments
