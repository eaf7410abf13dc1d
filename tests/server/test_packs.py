"""Packs at the tables of a server: offered, chosen, named to everybody, and edited meanwhile."""

import shutil
from pathlib import Path

import pytest
from tests.server.test_serve import run, serving
from tests.support.server.client import Hall, Person, Words

from hordekeep import library
from hordekeep.kernel.content.packed import Stamps, pack_files, packed
from hordekeep.kernel.errors import BadContent
from hordekeep.server.catalogue import served_packs
from hordekeep.server.catalogue.offered_games import OfferedGames
from hordekeep.server.catalogue.served_packs import Edition, ServedPack, ServedPacks

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = DOCS / "example-pack"
CROWN = DOCS / "example-pack-sanctum"
PACK = "breached-wall"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the example pack, to be edited."""
    return Path(shutil.copytree(EXAMPLE, tmp_path / "pack"))


def pack_of(person: Person, game: str) -> Words:
    """The one pack that is offered for a game."""
    (card,) = [one for one in person.get("/api/games")["games"] if one["id"] == game]
    (pack,) = card["packs"]
    found: Words = pack
    return found


def test_packs_are_offered_with_their_name_and_hash(tmp_path: Path) -> None:
    offered = OfferedGames(packs=[EXAMPLE, CROWN])
    with Hall(tmp_path, offered=offered) as hall, Person(hall.url) as anna:
        pack = pack_of(anna, "last-bastion")
        assert pack["titles"]["en"] == "The Breached Wall"
        assert pack["hash"] == library.open_game("last-bastion", [EXAMPLE]).content[PACK]
        assert pack["fault"] is None
        other = pack_of(anna, "sanctum")
        assert other["id"] == "frozen-crown"


def test_a_table_is_played_with_the_pack_that_was_chosen(tmp_path: Path) -> None:
    """Its hash is told to everybody, its cards have names, bots know them, and it is kept."""
    with Hall(tmp_path, offered=OfferedGames(packs=[EXAMPLE])) as hall, Person(hall.url) as anna:
        anna.open("me", "bot:random", packs=[PACK])
        anna.sit()
        with anna.live() as live:
            for _ in range(6):
                live.my_turn()
                live.answer()
        assert list(anna.get("")["content"]) == ["last-bastion/1", PACK]
        names = {(one["kind"], one["word"]): one["name"] for one in anna.get("glossary")["names"]}
        assert names["card", "ash-hound"] == "Ash Hound"
        assert ("card", "ember-imp") not in names
        entries = len(anna.get("lines")["lines"])
        table, token = anna.table, anna.tokens[anna.table]
    with Hall(tmp_path, offered=OfferedGames(packs=[EXAMPLE])) as hall, Person(hall.url) as anna:
        anna.table, anna.tokens[table] = table, token
        assert len(anna.get("lines")["lines"]) >= entries
        assert anna.get("log")


def test_a_table_whose_pack_is_not_offered_any_more_is_refused_plainly(tmp_path: Path) -> None:
    with Hall(tmp_path, offered=OfferedGames(packs=[EXAMPLE])) as hall, Person(hall.url) as anna:
        anna.open("me", packs=[PACK])
        anna.sit()
        table, token = anna.table, anna.tokens[anna.table]
    with Hall(tmp_path) as hall, Person(hall.url) as anna:
        anna.table, anna.tokens[table] = table, token
        assert anna.refused("GET", "lines") == (422, "wrong-version")


@pytest.mark.parametrize("packs", [["nobodys"], ["frozen-crown"], [PACK, "nobodys"]])
def test_unknown_packs_are_refused(tmp_path: Path, packs: list[str]) -> None:
    offered = OfferedGames(packs=[EXAMPLE, CROWN])
    with Hall(tmp_path, offered=offered) as hall, Person(hall.url) as anna:
        said = {"game": "last-bastion", "seats": ["me"], "packs": packs}
        assert anna.refused("POST", "/api/tables", said) == (422, "bad-option")


def test_an_edited_pack_is_read_anew_and_older_tables_go_on(tmp_path: Path, folder: Path) -> None:
    offered = OfferedGames(packs=[folder])
    with Hall(tmp_path, offered=offered) as hall, Person(hall.url) as anna:
        anna.open("me", packs=[PACK])
        anna.sit()
        before, old = anna.get("")["content"], anna.table
        warlords = folder / "warlords.toml"
        sound = warlords.read_text(encoding="utf-8")
        warlords.write_text(sound.replace("resistance = 6", "resistance = 7"), encoding="utf-8")
        anna.open("me", packs=[PACK])
        anna.sit()
        assert anna.get("")["content"][PACK] != before[PACK]
        anna.table = old
        with anna.live() as live:
            live.my_turn()
            assert live.answer()["type"] == "done"
        assert anna.get("")["content"] == before


def test_a_pack_broken_by_editing_says_so_and_the_edition_before_is_offered(
    tmp_path: Path, folder: Path
) -> None:
    offered = OfferedGames(packs=[folder])
    with Hall(tmp_path, offered=offered) as hall, Person(hall.url) as anna:
        (folder / "warlords.toml").write_text("[grumgar-wallbreaker\n", encoding="utf-8")
        pack = pack_of(anna, "last-bastion")
        assert "warlords.toml" in pack["fault"]
        anna.open("me", packs=[PACK])
        (folder / "pack.toml").write_text(
            'id = "another"\ntitle = "pack-breached-wall"\ngame = "last-bastion"\n',
            encoding="utf-8",
        )
        shutil.copy(EXAMPLE / "warlords.toml", folder)
        pack = pack_of(anna, "last-bastion")
        assert (pack["id"], "another" in pack["fault"]) == (PACK, True)
        shutil.copy(EXAMPLE / "pack.toml", folder)
        pack = pack_of(anna, "last-bastion")
        assert pack["fault"] is None


@pytest.mark.parametrize("seen", [["de"], []], ids=["seen-before", "never-seen"])
def test_words_that_lead_back_to_themselves_are_told_and_nothing_breaks(
    tmp_path: Path, folder: Path, seen: list[str]
) -> None:
    """They would end every request that says them; also where nobody had read the words before."""
    offered = OfferedGames(packs=[folder])
    words = folder / "locale/de/breached-wall.ftl"
    broken = words.read_text(encoding="utf-8").replace("Die Bresche", "{ pack-breached-wall }")
    if not seen:
        words.write_text(broken, encoding="utf-8")  # a server reads all words when it begins
    with Hall(tmp_path, offered=offered) as hall, Person(hall.url) as anna:
        if seen:
            assert pack_of(anna, "last-bastion")["titles"]["de"] == "Die Bresche"
            words.write_text(broken, encoding="utf-8")
        pack = pack_of(anna, "last-bastion")
        assert "endless-words" in pack["fault"]
        assert pack["titles"]["de"] == ("Die Bresche" if seen else "pack-breached-wall")
        anna.open("me", packs=[PACK])


def test_a_packed_file_is_served_and_read_anew(tmp_path: Path, folder: Path) -> None:
    """Words too: a table that is opened later says what the file says then."""
    file = tmp_path / "wall.zip"
    file.write_bytes(packed(pack_files(folder)))
    offered = OfferedGames(packs=[file])
    with Hall(tmp_path / "kept", offered=offered) as hall, Person(hall.url) as anna:
        assert pack_of(anna, "last-bastion")["titles"]["en"] == "The Breached Wall"
        words = folder / "locale/en/breached-wall.ftl"
        words.write_text(words.read_text(encoding="utf-8").replace("Breached", "Broken"))
        file.write_bytes(packed(pack_files(folder)))
        assert pack_of(anna, "last-bastion")["titles"]["en"] == "The Broken Wall"
        anna.open("me", packs=[PACK])
        anna.sit()
        assert list(anna.get("")["content"]) == ["last-bastion/1", PACK]


def test_two_packs_of_one_name_are_refused(folder: Path) -> None:
    with pytest.raises(BadContent) as refused:
        ServedPacks([EXAMPLE, folder])
    assert refused.value.facts["found"] == PACK


@pytest.mark.parametrize("broken", ["none", "of-no-game", "unsound", "endless-words"])
def test_serve_says_what_is_wrong_with_a_pack(folder: Path, broken: str) -> None:
    file = folder / "pack.toml"
    if broken == "none":
        file.unlink()
    elif broken == "of-no-game":
        file.write_text(file.read_text(encoding="utf-8").replace("last-bastion", "whist"))
    elif broken == "endless-words":
        words = "card-ash-hound = { card-ash-hound }\n"
        (folder / "locale/ru/breached-wall.ftl").write_text(words, encoding="utf-8")
    else:
        (folder / "monsters.toml").write_text("[ash-hound]\nresistance = -1\n", encoding="utf-8")
    refused = run("--port", "0", "--pack", str(folder))
    assert isinstance(refused.exception, BadContent)
    assert str(folder) in str(refused.exception.facts["file"])


@pytest.mark.slow
def test_bots_and_workers_in_processes_of_their_own_know_the_pack(tmp_path: Path) -> None:
    options = ("--data", str(tmp_path), "--pack", str(EXAMPLE))
    with serving(*options) as (_process, url), Person(url) as anna:
        anna.open("bot:random", "me", packs=[PACK])
        anna.sit()
        with anna.live() as live:
            assert live.my_turn()["decisions"]
        names = {one["word"] for one in anna.get("glossary")["names"] if one["kind"] == "card"}
        assert "ash-hound" in names


def test_files_are_read_once_for_each_change(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often somebody looks; and again when they are as they were before."""
    pack = ServedPack(folder)
    reads: list[Path] = []
    read = served_packs._read

    def counted(path: Path, stamps: Stamps) -> Edition:
        reads.append(path)
        return read(path, stamps)

    monkeypatch.setattr(served_packs, "_read", counted)
    pack.look_again()
    assert reads == []
    (folder / "locale" / "en" / "more.ftl").write_text("# nothing more\n", encoding="utf-8")
    for _ in range(3):
        pack.look_again()
    assert reads == [folder]
    (folder / "locale" / "en" / "more.ftl").unlink()
    pack.look_again()
    assert reads == [folder, folder]


HOUND = "/api/games/last-bastion/lessons/the-ash-hound"


def said_there(person: Person, *transcript: str, pack: str = PACK) -> Words:
    """The pack's chapter after what was done in it."""
    found: Words = person.post(HOUND, {"transcript": list(transcript), "pack": pack})
    return found


def test_a_pack_brings_chapters_that_are_played_with_its_cards(tmp_path: Path) -> None:
    with Hall(tmp_path, offered=OfferedGames(packs=[EXAMPLE])) as hall, Person(hall.url) as anna:
        assert [one["id"] for one in pack_of(anna, "last-bastion")["lessons"]] == ["the-ash-hound"]
        begun = said_there(anna)
        assert begun["said"] == "lesson-the-ash-hound-bites"
        assert "ash-hound" in str(begun["state"]["view"])
        assert list(begun["table"]["content"]) == ["last-bastion/1", PACK]
        done = said_there(anna, "go", "fight", "beat ash-hound", "take red", "end-turn")
        assert done["finished"]
        assert done["stray"] is None
        about = {"transcript": ["go"], "pack": PACK, "kind": "card", "word": "ash-hound"}
        assert anna.post(f"{HOUND}/reasons", about)["candidates"]
        ahead = {"transcript": ["go"], "pack": PACK, "action": "move tavern"}
        assert anna.post(f"{HOUND}/preview", ahead)["foreseen"]


def test_a_packs_chapter_is_not_among_the_games_own_and_no_other_packs(tmp_path: Path) -> None:
    with Hall(tmp_path, offered=OfferedGames(packs=[EXAMPLE])) as hall, Person(hall.url) as anna:
        alone: dict[str, list[str]] = {"transcript": []}
        assert anna.refused("POST", HOUND, alone) == (404, "unknown-lesson")
        wrong = {"transcript": [], "pack": "no-such-pack"}
        assert anna.refused("POST", HOUND, wrong)[1] == "bad-option"
        own = HOUND.replace("the-ash-hound", "move-and-act")
        assert anna.refused("POST", own, {"transcript": [], "pack": PACK}) == (
            404,
            "unknown-lesson",
        )


@pytest.mark.parametrize(
    ("languages", "words"),
    [("de", "Der Aschenhund"), ("xx,de", "Der Aschenhund"), ("xx", "The Ash Hound")],
)
def test_the_page_gets_the_words_that_a_pack_brings(
    tmp_path: Path, languages: str, words: str
) -> None:
    with Hall(tmp_path, offered=OfferedGames(packs=[EXAMPLE])) as hall, Person(hall.url) as anna:
        told = anna.ask("GET", f"/api/locale/{languages}/last-bastion/{PACK}").text
        assert "### Game: last-bastion" in told
        assert f"lesson-the-ash-hound = {words}" in told
        refused = anna.refused("GET", "/api/locale/en/last-bastion/no-such-pack")
        assert refused[1] == "bad-option"


def test_a_chapter_is_edited_while_it_is_played(tmp_path: Path, folder: Path) -> None:
    """What is broken is told in the lobby, and the chapter before stays on offer."""
    file = folder / "lessons" / "1-the-ash-hound.toml"
    text = file.read_text(encoding="utf-8")
    with Hall(tmp_path, offered=OfferedGames(packs=[folder])) as hall, Person(hall.url) as anna:
        assert said_there(anna)["said"] == "lesson-the-ash-hound-bites"
        file.write_text(text.replace('id = "bites"', 'id = "snarls"'), encoding="utf-8")
        assert said_there(anna)["said"] == "lesson-the-ash-hound-snarls"
        file.write_text(text.replace("chapter = 1", "chapter = 7"), encoding="utf-8")
        assert (
            "wrong-name" in str(pack_of(anna, "last-bastion")["fault"])
            or pack_of(anna, "last-bastion")["fault"]
        )
        assert said_there(anna)["said"] == "lesson-the-ash-hound-snarls"
        assert pack_of(anna, "last-bastion")["lessons"][0]["id"] == "the-ash-hound"
