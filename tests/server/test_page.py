"""The page, the words and the rules, as browsers get them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.server.client import Hall, Person

from hordekeep.server.http.status import WORDS
from hordekeep.text.languages import offered
from hordekeep.text.messages import read_file_messages
from hordekeep.text.words import Words, open_words


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Person]:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>Hordekeep</title>")
    (page / "assets" / "index-abc.js").write_text("let lantern = 1;" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    with Hall(tmp_path / "data", page=page) as hall, Person(hall.url) as person:
        yield person


def test_the_page_and_its_files(reader: Person) -> None:
    for address in ("/", "/t/abc", "/t/abc/replay", "/index.html"):
        page = reader.http.get(address)
        assert "Hordekeep" in page.text
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-type"].startswith("text/html")
    script = reader.http.get("/assets/index-abc.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    etag = {"If-None-Match": script.headers["etag"]}
    assert reader.http.get("/assets/index-abc.js", headers=etag).status_code == 304
    assert reader.http.get("/assets/missing.js").status_code == 404


@pytest.mark.parametrize("path", ["/metrics", "/healthz", "/tables", "/api", "/api/games/"])
def test_an_address_nobody_keeps_is_not_answered_with_the_page(reader: Person, path: str) -> None:
    response = reader.http.get(path)
    assert response.status_code == 404
    assert response.json()["code"] == "not-found"


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", "/api/import", {"POST"}),
        ("PUT", "/api/games", {"GET", "HEAD"}),
        ("POST", "/api/tables/abc", {"GET", "HEAD", "DELETE"}),
        ("POST", "/t/abc", {"GET", "HEAD"}),
    ],
)
def test_a_wrong_method_is_told_the_right_ones(
    reader: Person, method: str, path: str, allowed: set[str]
) -> None:
    response = reader.http.request(method, path)
    assert response.status_code == 405
    assert response.json()["code"] == "wrong-method"
    assert set(response.headers["allow"].split(", ")) == allowed


def test_answers_are_compressed_where_that_pays(reader: Person) -> None:
    assert reader.http.get("/api/games").headers["content-encoding"] == "gzip"
    plain = reader.http.get("/api/games", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert "content-encoding" not in reader.http.get("/api/server").headers


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"])
def test_nothing_outside_the_page_is_served(reader: Person, path: str) -> None:
    response = reader.http.get(path)
    assert "secret" not in response.text


def test_without_a_built_page_it_says_so(tmp_path: Path) -> None:
    with Hall(tmp_path, page=tmp_path / "none") as hall, Person(hall.url) as person:
        response = person.http.get("/")
        assert response.status_code == 404
        assert "make play" in response.text


def test_words_and_rules(reader: Person) -> None:
    address = "/api/locale/en/lobby"
    words = reader.http.get(address)
    assert words.status_code == 200
    again = reader.http.get(address, headers={"If-None-Match": words.headers["etag"]})
    assert again.status_code == 304
    clauses = reader.get("/api/games/last-bastion/rules")["clauses"]
    assert {"id", "chapter", "text", "ruling"} == set(clauses[0])
    games = reader.get("/api/games")["games"]
    assert [one["id"] for one in games] == ["last-bastion", "sanctum"]
    game = games[0]
    assert [bot["name"] for bot in game["bots"]] == ["novice", "adept", "expert", "master"]
    assert game["default_bot"] == "adept"
    assert len(game["manners"]) >= 8
    heroes = next(option for option in game["options"] if option["name"] == "heroes")
    assert "elmer" in heroes["things"]
    levels = [
        option for one in games for option in one["options"] if option["name"] == "difficulty"
    ]
    assert [(one["words"][0], one["easier"], one["easier_below"]) for one in levels] == [
        ("beginner", "beginner", 3),
        ("gentle", "", 0),
    ]
    host = reader.get("/api/server")
    assert (host["reach"], host["addresses"]) == ("machine", [])


@pytest.mark.parametrize("language", offered())
def test_the_status_page_needs_one_catalogue(language: str) -> None:
    """All of them take a quarter of a second, in which no table would be served."""
    few, all_of_them = Words(read_file_messages(language, WORDS)), open_words(language)
    for key in ("title", "open", "draining"):
        message = f"serve-status-{key}"
        assert few.say(message) == all_of_them.say(message)
    for key, fact in (("kept", "tables"), ("memory", "tables"), ("people", "people")):
        assert few.say(f"serve-status-{key}", **{fact: 5}) == all_of_them.say(
            f"serve-status-{key}", **{fact: 5}
        )
