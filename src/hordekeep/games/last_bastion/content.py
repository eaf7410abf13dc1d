"""Fills the box from content files and packs, or says exactly which line is wrong."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from hordekeep import resources
from hordekeep.games.last_bastion import box as parts
from hordekeep.games.last_bastion.box import Box
from hordekeep.kernel.content import Layer, Layers, digest, layer_digest, read_pack, versions
from hordekeep.kernel.errors import BadContent, WrongVersion
from hordekeep.kernel.toml import KeyPath

GAME: Final = "last-bastion"
FOLDER: Final = "last_bastion"
SECTIONS: Final = ("monsters", "warlords", "tiles", "heroes", "box")
PLAYERS: Final = 4
TILES: Final = 9
MOST_EFFECTS: Final = {"monsters": 3, "warlords": 4}

ONLY_CONTINUOUS: Final = ("white_immune", "lock_die", "no_equipment")
ONLY_EXIT: Final = (
    "gain_equipment",
    "gain_life",
    "gain_call",
    "remove_grasp",
    "gain_life_and_call",
)

Colour = Literal["red", "green", "blue", "yellow", "black"]
CardEffectCode = Literal[
    "haunt",
    "draw_horde",
    "lose_life",
    "return_token",
    "roll_corruption",
    "grasp_own_board",
    "all_return_token",
    "grasp_all_boards",
    "all_lose_move",
    "gain_equipment",
    "gain_life",
    "gain_call",
    "remove_grasp",
    "gain_life_and_call",
    "white_immune",
    "lock_die",
    "no_equipment",
]
FaceEffectCode = Literal["draw_horde", "return_token", "lose_life", "grasp_tile"]
BoardEffectCode = Literal["lose_life", "discard_bottom", "lose_own_move", "roll_corruption"]
TilePower = Literal[
    "net", "tower", "market", "tavern", "banner", "fountain", "dispensary", "tomb", "trap"
]
HeroPower = Literal[
    "extra_move", "charm", "falcon", "valour", "prayer", "reroll", "grey_die", "crossbows"
]
Amount = Annotated[int, msgspec.Meta(ge=0, le=99)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1, le=99)]
Points = Annotated[int, msgspec.Meta(ge=-99, le=99)]


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    known: list[str] = []
    """Which of its fields (or its `name`) are certain of the original."""


class CardEffect(msgspec.Struct, forbid_unknown_fields=True):
    """What an effect on a card does (LB-E1…E13)."""

    do: CardEffectCode


class FaceEffect(msgspec.Struct, forbid_unknown_fields=True):
    """What a face of the corruption die does (LB-K1)."""

    do: FaceEffectCode


class BoardEffect(msgspec.Struct, forbid_unknown_fields=True):
    """What a full horde board does (LB-B1…B4)."""

    do: BoardEffectCode


class Card(Entry, forbid_unknown_fields=True, kw_only=True):
    """A monster or a warlord (LB-P4)."""

    colour: Colour
    resistance: Annotated[int, msgspec.Meta(ge=1, le=9)]
    entrance: list[CardEffect] = []
    recurring: list[CardEffect] = []
    continuous: list[CardEffect] = []
    exit: list[CardEffect] = []

    def columns(self) -> Iterator[tuple[str, list[CardEffect]]]:
        yield from zip(
            parts.COLUMNS, (self.entrance, self.recurring, self.continuous, self.exit), strict=True
        )

    def sort_effects(self) -> None:
        """The order written in a column means nothing (LB-H14), so it becomes that of the codes."""
        for _, effects in self.columns():
            effects.sort(key=lambda effect: parts.EFFECTS.index(effect.do))


class Tile(Entry, forbid_unknown_fields=True, kw_only=True):
    """A tile of the bastion (LB-P1)."""

    power: TilePower


class Hero(Entry, forbid_unknown_fields=True, kw_only=True):
    """A hero (LB-P3)."""

    power: HeroPower


class ByColour(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    red: Amount
    green: Amount
    blue: Amount
    yellow: Amount
    black: Amount


class ByDifficulty(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    beginner: Amount
    normal: Amount
    hard: Amount
    heroic: Amount


class Counts(Entry, forbid_unknown_fields=True, kw_only=True):
    """How many of each there must be."""

    monsters: AtLeastOne
    monsters_per_colour: ByColour | AtLeastOne
    warlords: AtLeastOne
    heroes: Annotated[int, msgspec.Meta(ge=PLAYERS, le=99)]


class Supplies(Entry, forbid_unknown_fields=True, kw_only=True):
    """Tokens and figures (LB-P5)."""

    equipment: ByColour
    life: Amount
    calls: Amount
    grasps: Amount


class Dice(Entry, forbid_unknown_fields=True, kw_only=True):
    """White combat dice (LB-P6) and the faces of the corruption die (LB-K1)."""

    white: Annotated[int, msgspec.Meta(ge=0, le=9)]
    corruption: Annotated[list[list[FaceEffect]], msgspec.Meta(min_length=6, max_length=6)]


class Start(Entry, forbid_unknown_fields=True, kw_only=True):
    """What each player begins with (LB-S3, LB-S8)."""

    life: AtLeastOne
    equipment: Amount
    calls: Amount
    beginner_black: Amount


class Deck(Entry, forbid_unknown_fields=True, kw_only=True):
    """Monsters with 1, 2, 3, 4 players, and the warlords among them (LB-S5, LB-S6, LB-S8)."""

    monsters: Annotated[list[AtLeastOne], msgspec.Meta(min_length=PLAYERS, max_length=PLAYERS)]
    beginner_fewer: Amount
    under_warlord: Amount
    warlords: ByDifficulty


class Boards(Entry, forbid_unknown_fields=True, kw_only=True):
    """What each full horde board does (LB-B1…B4)."""

    red: BoardEffect
    green: BoardEffect
    blue: BoardEffect
    yellow: BoardEffect


class Scores(Entry, forbid_unknown_fields=True, kw_only=True):
    """The score of a won game (LB-V3)."""

    won: ByDifficulty
    life: Points
    call: Points
    dead: Points
    grasped_tile: Points


class Losing(Entry, forbid_unknown_fields=True, kw_only=True):
    """How many grasped tiles lose the game (LB-G1)."""

    grasped_tiles: Annotated[int, msgspec.Meta(ge=1, le=TILES)]


class Rest(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The file `box.toml`: everything that is no card, tile or hero."""

    counts: Counts
    supplies: Supplies
    dice: Dice
    start: Start
    deck: Deck
    boards: Boards
    scores: Scores
    losing: Losing


class Content(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """All files of one content, merged and checked; each of the first four by id."""

    monsters: dict[str, Card]
    warlords: dict[str, Card]
    tiles: dict[str, Tile]
    heroes: dict[str, Hero]
    box: Rest


def load_box(packs: Sequence[Path] = (), version: int | None = None) -> tuple[Box, dict[str, str]]:
    """The box of a content version (the newest, if none is named) with packs on it.

    The hashes name what it was made of: the base as `last-bastion/1`, then each pack by its id.
    Raises `BadContent` with file, line and place, or `WrongVersion`.
    """
    number = _newest_unless(version)
    base = Layer(_home() / str(number), SECTIONS)
    hashes = {f"{GAME}/{number}": digest(read_content(Layers(base)))}
    layers = [base]
    for folder in packs:
        pack, layer = read_pack(folder, GAME, SECTIONS)
        if pack.id in hashes:
            raise Layers(layer).fault("duplicate-id", ("pack", "id"), found=pack.id)
        hashes[pack.id] = layer_digest(layer)
        layers.append(layer)
    return fill_box(read_content(Layers(base, layers[1:]))), hashes


def find_version(hashes: Mapping[str, str]) -> int | None:
    """The content version that a journal's hashes name, if it is here."""
    named = {value for name, value in hashes.items() if name.startswith(f"{GAME}/")}
    for number in versions(_home()):
        base = Layer(_home() / str(number), SECTIONS)
        if digest(read_content(Layers(base))) in named:
            return number
    return None


def read_content(layers: Layers) -> Content:
    """Merge, convert and check all files."""
    layers.require(SECTIONS)
    content = Content(
        monsters=_read_entries(layers, "monsters", Card),
        warlords=_read_entries(layers, "warlords", Card),
        tiles=_read_entries(layers, "tiles", Tile),
        heroes=_read_entries(layers, "heroes", Hero),
        box=layers.convert(layers.merged("box"), Rest, ("box",)),
    )
    _Check(layers, content).all()
    for card in (*content.monsters.values(), *content.warlords.values()):
        card.sort_effects()
    return content


def fill_box(content: Content) -> Box:
    """The flat tables; cards, tiles and heroes are numbered in the order of their ids."""
    box = Box()
    for cards in (content.monsters, content.warlords):
        for name in sorted(cards):
            _add_card(box, name, cards[name])
    box.monsters = len(content.monsters)
    box.tile_ids = sorted(content.tiles)
    box.tile_power = [parts.TILE_POWERS.index(content.tiles[name].power) for name in box.tile_ids]
    box.hero_ids = sorted(content.heroes)
    box.hero_power = [parts.HERO_POWERS.index(content.heroes[name].power) for name in box.hero_ids]
    _add_rest(box, content.box)
    box.number_effects()
    return box


def _home() -> Path:
    return resources.content() / FOLDER


def _newest_unless(version: int | None) -> int:
    here = versions(_home())
    if not here:
        raise BadContent(file=str(_home()), problem="missing-folder")
    if version is not None and version not in here:
        raise WrongVersion(field="content", found=f"{GAME}/{version}", expected=here)
    return here[-1] if version is None else version


def _read_entries(layers: Layers, section: str, kind: type[Any]) -> dict[str, Any]:
    return {
        name: layers.convert(entry, kind, (section, name))
        for name, entry in layers.entries(section).items()
    }


def _add_card(box: Box, name: str, card: Card) -> None:
    box.card_ids.append(name)
    box.card_colour.append(parts.COLOURS.index(card.colour))
    box.card_resistance.append(card.resistance)
    effects = [
        (parts.COLUMNS.index(column), parts.EFFECTS.index(effect.do))
        for column, listed in card.columns()
        for effect in listed
    ]
    box.card_columns.append(tuple(column for column, _ in effects))
    box.card_effects.append(tuple(effect for _, effect in effects))


def _add_rest(box: Box, rest: Rest) -> None:
    supplies, start, deck, scores = rest.supplies, rest.start, rest.deck, rest.scores
    box.equipment_supply = list(msgspec.structs.astuple(supplies.equipment))
    box.life_supply, box.call_supply = supplies.life, supplies.calls
    box.grasp_supply = supplies.grasps
    box.white_dice = rest.dice.white
    box.corruption_faces = [
        tuple(parts.EFFECTS.index(effect.do) for effect in face) for face in rest.dice.corruption
    ]
    boards = (rest.boards.red, rest.boards.green, rest.boards.blue, rest.boards.yellow)
    box.board_effect = [parts.EFFECTS.index(effect.do) for effect in boards]
    box.start_life, box.start_calls = start.life, start.calls
    box.start_equipment, box.beginner_black = start.equipment, start.beginner_black
    box.monsters_by_players = list(deck.monsters)
    box.beginner_fewer, box.under_warlord = deck.beginner_fewer, deck.under_warlord
    box.warlords_by_difficulty = list(msgspec.structs.astuple(deck.warlords))
    box.score_by_difficulty = list(msgspec.structs.astuple(scores.won))
    box.score_life, box.score_call = scores.life, scores.call
    box.score_dead, box.score_grasped_tile = scores.dead, scores.grasped_tile
    box.grasped_tiles_lose = rest.losing.grasped_tiles


class _Check:
    """What types cannot say: counts, columns, ids used once, supplies that suffice."""

    def __init__(self, layers: Layers, content: Content) -> None:
        self._layers = layers
        self._content = content
        self._entries: dict[str, Mapping[str, Entry]] = {
            "monsters": content.monsters,
            "warlords": content.warlords,
            "tiles": content.tiles,
            "heroes": content.heroes,
        }

    def all(self) -> None:
        self._ids()
        self._known()
        for section in ("monsters", "warlords"):
            self._cards(section)
        self._powers("tiles", [tile.power for tile in self._content.tiles.values()])
        self._powers("heroes", [hero.power for hero in self._content.heroes.values()])
        self._counts()
        self._deck()
        self._supplies()

    def _ids(self) -> None:
        seen: dict[str, str] = {}
        for section, entries in self._entries.items():
            for name in entries:
                if name in seen:
                    first = f"{seen[name]}.{name}"
                    raise self._layers.fault("duplicate-id", (section, name), first=first)
                seen[name] = section

    def _known(self) -> None:
        named: list[tuple[KeyPath, Entry]] = [
            ((section, name), entry)
            for section, entries in self._entries.items()
            for name, entry in entries.items()
        ]
        named += [
            (("box", section), getattr(self._content.box, section))
            for section in self._content.box.__struct_fields__
        ]
        for path, entry in named:
            fields = ("name", *(field for field in entry.__struct_fields__ if field != "known"))
            for index, word in enumerate(entry.known):
                if word not in fields:
                    place = (*path, "known", index)
                    raise self._layers.fault(
                        "unknown-word", place, expected=" | ".join(fields), found=word
                    )

    def _cards(self, section: str) -> None:
        cards: Mapping[str, Any] = self._entries[section]
        for name, card in cards.items():
            for column, effects in card.columns():
                self._column((section, name, column), column, effects)
            found = sum(len(effects) for _, effects in card.columns())
            if not 1 <= found <= MOST_EFFECTS[section]:
                expected = f"1..{MOST_EFFECTS[section]}"
                raise self._layers.fault(
                    "wrong-effects", (section, name), expected=expected, found=found
                )

    def _column(self, path: KeyPath, column: str, effects: Sequence[CardEffect]) -> None:
        for index, effect in enumerate(effects):
            place = (*path, index, "do")
            if column not in columns_of(effect.do):
                expected = " | ".join(columns_of(effect.do))
                raise self._layers.fault(
                    "wrong-column", place, expected=expected, found=column, effect=effect.do
                )
            if effect in effects[:index]:
                raise self._layers.fault("duplicate-effect", place, found=effect.do)

    def _powers(self, section: str, powers: Sequence[str]) -> None:
        for name, power in zip(self._entries[section], powers, strict=True):
            if powers.index(power) < list(self._entries[section]).index(name):
                first = list(self._entries[section])[powers.index(power)]
                raise self._layers.fault(
                    "duplicate-power", (section, name, "power"), found=power, first=first
                )

    def _counts(self) -> None:
        counts = self._content.box.counts
        per_colour = Counter(card.colour for card in self._content.monsters.values())
        self._count("monsters", counts.monsters)
        for colour in parts.COLOURS[: parts.TOKEN_COLOURS]:
            expected = counts.monsters_per_colour
            if isinstance(expected, ByColour):
                expected = getattr(expected, colour)
            if per_colour[colour] != expected:
                raise self._layers.fault(
                    "wrong-count",
                    ("monsters",),
                    ("box", "counts", "monsters_per_colour"),
                    expected=expected,
                    found=per_colour[colour],
                    colour=colour,
                )
        self._count("warlords", counts.warlords)
        self._count("heroes", counts.heroes)
        self._count("tiles", TILES)

    def _count(self, section: str, expected: int) -> None:
        found = len(self._entries[section])
        if found != expected:
            places: list[KeyPath] = [(section,), ("box", "counts", section)]
            raise self._layers.fault("wrong-count", *places, expected=expected, found=found)

    def _deck(self) -> None:
        deck = self._content.box.deck
        place: KeyPath = ("box", "deck", "monsters")
        for index, monsters in enumerate(deck.monsters):
            least = deck.monsters[index - 1] if index else 1
            self._within(monsters, least, len(self._content.monsters), (*place, index))
        for difficulty in parts.DIFFICULTIES:
            warlords = getattr(deck.warlords, difficulty)
            there = len(self._content.warlords)
            self._within(warlords, 1, there, ("box", "deck", "warlords", difficulty))
            fewer = deck.beginner_fewer if difficulty == "beginner" else 0
            needed = warlords * deck.under_warlord + fewer
            if deck.monsters[0] < needed:
                enough = f">= {needed}"
                raise self._layers.fault(
                    "too-few", (*place, 0), expected=enough, found=deck.monsters[0]
                )

    def _within(self, value: int, least: int, most: int, path: KeyPath) -> None:
        if not least <= value <= most:
            raise self._layers.fault(
                "out-of-range", path, expected=f"integer {least}..{most}", found=value
            )

    def _supplies(self) -> None:
        """What four players take at the start must be there (LB-S3, LB-S8)."""
        supplies, start = self._content.box.supplies, self._content.box.start
        self._suffices(supplies.life, PLAYERS * start.life, "life")
        self._suffices(supplies.calls, PLAYERS * start.calls, "calls")
        for colour in parts.COLOURS[: parts.BOARDS]:
            there = getattr(supplies.equipment, colour)
            self._suffices(there, start.equipment, "equipment", colour)
        black = PLAYERS * start.beginner_black
        self._suffices(supplies.equipment.black, black, "equipment", "black")

    def _suffices(self, there: int, needed: int, *path: str) -> None:
        if there < needed:
            start = "beginner_black" if path[-1] == "black" else path[0]
            raise self._layers.fault(
                "too-few",
                ("box", "supplies", *path),
                ("box", "start", start),
                expected=f">= {needed}",
                found=there,
            )


def columns_of(effect: str) -> tuple[str, ...]:
    """The columns in which an effect may stand."""
    if effect == "haunt":
        return ("recurring",)
    if effect in ONLY_CONTINUOUS:
        return ("continuous",)
    if effect in ONLY_EXIT:
        return ("exit",)
    return ("entrance", "recurring", "exit")
