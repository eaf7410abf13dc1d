"""What is ahead and what would follow, over the wire: dangers, omens, previews, ruin, review."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.server.test_playing import play_to_end
from tests.support.server.client import Hall, Person, Words

from hordekeep.kernel.record.fate import Stretch
from hordekeep.server.tables.services import Services

FIXTURES = Path(__file__).parents[2] / "web" / "e2e" / "fixtures"


def at(person: Person, name: str) -> Words:
    """Sits down at a position file."""
    text = (FIXTURES / f"{name}.toml").read_text(encoding="utf-8")
    opened = person.post("/api/import", {"text": text, "seats": ["me"]})
    person.table = opened["table"]
    person.tokens[person.table] = opened["token"]
    person.sit()
    state: Words = person.get("state")["messages"][-1]
    return state


def keys(omens: list[Words]) -> list[str]:
    return [omen["phrase"]["key"] for omen in omens]


def test_dangers_reach_two_rounds_and_are_told_to_everybody(anna: Person, bert: Person) -> None:
    """Beyond the next own turn, in the own horde phase too, to spectators and to replays."""
    state = at(anna, "brink-alone")
    assert state["dangers"]
    assert max(omen["turns"] for omen in state["dangers"]) > 4
    assert any(omen["fatal"] for omen in state["dangers"])
    link = anna.post("invite", {})
    bert.sit(anna.table, link["secret"])
    seen = bert.get("state")["messages"][-1]
    assert seen["dangers"] == state["dangers"]
    assert seen["omens"] == state["omens"]
    moment = anna.get(f"at/{state['entry']}")["moments"][-1]
    assert moment["dangers"] == state["dangers"]
    assert moment["omens"] == state["omens"]


def test_the_own_horde_phase_has_omens_and_dangers(anna: Person) -> None:
    at(anna, "brink-alone")
    with anna.live() as live:
        live.until("state")
        live.answer("end-turn")
        state = live.until("state")
        while state["view"]["phase"] == "hero" or not state["decisions"]:
            state = live.until("state")
    assert state["view"]["phase"] == "horde"
    assert state["dangers"]
    assert max(omen["turns"] for omen in state["omens"]) >= 3


def test_ruin_is_told_before_a_blow(anna: Person) -> None:
    """Cards whose exits can lose the game come with the chance of it, others do not."""
    at(anna, "brink-alone")
    ruins = anna.get("advice")["advice"]["ruins"]
    assert [one["cards"] for one in ruins] == [["incubus"]]
    assert 0 < ruins[0]["chance"] < 1
    at(anna, "corner-alone")
    assert anna.get("advice")["advice"]["ruins"] == []


def test_a_preview_shows_what_would_be_and_changes_nothing(anna: Person) -> None:
    state = at(anna, "corner-alone")
    told = anna.get("preview", action="fetch red")
    view = told["foreseen"]["view"]
    before = state["view"]["heroes"][0]["equipment"]["red"]
    assert told["entry"] == state["entry"]
    assert view["heroes"][0]["equipment"]["red"] == before + 1
    assert anna.get("state")["messages"][-1]["entry"] == state["entry"]
    assert (
        anna.get("preview", action="activate tavern")["foreseen"]["question"]["key"]
        == "ask-treating"
    )
    assert anna.get("preview", action="end-turn")["foreseen"] is None
    assert anna.refused("GET", "preview", action="fight") == (409, "illegal-action")
    number = state["decisions"][0]["number"]
    assert anna.get("preview", action="fight", decision=number + 1)["foreseen"] is None


def test_a_hint_is_worked_out_by_a_worker_for_whoever_is_asked(anna: Person) -> None:
    """The same whenever it is asked for; spectators and tables without hints get none."""
    state = at(anna, "brink-alone")
    told = anna.get("hint", strength="novice")
    decision = state["decisions"][0]
    assert (told["entry"], told["decision"]) == (state["entry"], decision["number"])
    texts = [action["text"] for action in decision["actions"]]
    assert 2 <= len(told["suggestions"]) <= 3
    for one in told["suggestions"]:
        assert one["actions"][0]["text"] in texts
        assert 0 <= one["chance"] <= 1
        assert [fact["name"] for fact in one["expected"]] == ["falls", "life", "beaten", "tokens"]
    assert anna.get("hint", strength="novice") == told
    assert anna.refused("GET", "hint", strength="clever")[0] == 400
    assert anna.refused("GET", "hint", seat=-2) == (409, "no-advice")
    anna.open("me", options={"players": 1, "hints": "off"})
    anna.sit()
    assert anna.refused("GET", "hint") == (409, "hints-off")


def one_game_only(services: Services) -> Services:
    """Dice and bots that make the same game of the same answers, one in which heroes fight."""

    def dice(_secret: bytes, _salts: Sequence[str]) -> Stretch:
        return Stretch(b"a" * 32, ["salt"])

    return services._replace(new_luck=lambda: 5, dice=dice)


def test_a_finished_game_is_looked_back_on(tmp_path: Path) -> None:
    """Every hero has a story and dice; a running game tells nothing of it."""
    with Hall(tmp_path, change=one_game_only) as hall, Person(hall.url) as anna:
        anna.open("me", "bot:random", options={"players": 2})
        anna.sit()
        assert anna.refused("GET", "review") == (409, "still-running")
        assert anna.refused("GET", "honours") == (409, "still-running")
        assert anna.refused("GET", "choices") == (409, "still-running")
        play_to_end(anna)
        choices = anna.get("choices")
        assert anna.get("choices") == choices
        review = anna.get("review")["review"]
        earned = anna.get("honours")
        view = anna.get("state")["messages"][-1]["view"]
    heroes = [hero["hero"] for hero in view["heroes"]]
    assert (earned["counts"], earned["hero"], earned["players"]) == (True, heroes[0], 2)
    assert earned["won"] == view["outcome"]["won"]
    assert (choices["shared"], choices["outcome"]) == (True, float(view["outcome"]["won"]))
    changed = choices["start"] + choices["by_choices"] + choices["by_luck"]
    assert changed == pytest.approx(choices["outcome"])
    assert all(0 < one["entry"] <= choices["entry"] for one in choices["points"])
    assert 1 <= len(choices["moments"]) <= 3
    assert earned["tally"]["games"] == 1
    assert [one["hero"] for one in review["heroes"]] == heroes
    assert all(one["lines"] for one in review["heroes"])
    whole = review["luck"]
    assert whole["dice"] == sum(one["luck"]["dice"] for one in review["heroes"]) > 0
    assert 0 <= whole["hits"] <= whole["dice"]
    assert 0 < whole["expected"] < whole["dice"]
    assert 0 < whole["luckier_than"] < 1


def test_a_card_out_of_reach_is_refused_by_its_clause(anna: Person) -> None:
    """LB-C1: a fight names no card, and still the card says why it cannot be fought."""
    at(anna, "corner-alone")
    told = anna.get("reasons", kind="card", word="goblin-howler")["candidates"]
    assert [(one["action"]["verb"], one["refusal"]["clause"]) for one in told] == [
        ("fight", "LB-C1")
    ]


def test_a_table_keeps_the_rules_of_the_position_that_it_began_with(anna: Person) -> None:
    """Before it is dealt, while it is played, and in what is forked from it."""
    text = (FIXTURES / "corner-alone.toml").read_text(encoding="utf-8")
    assert "rules = 1\n" in text
    opened = anna.post("/api/import", {"text": text, "seats": ["me"]})
    anna.table = opened["table"]
    anna.tokens[anna.table] = opened["token"]
    assert rules_of(anna) == 1
    anna.sit()
    assert rules_of(anna) == 1
    forked = anna.post("fork", {"entry": 1, "seats": ["me"]})
    anna.table = forked["table"]
    anna.tokens[anna.table] = forked["token"]
    anna.sit()
    assert rules_of(anna) == 1


def test_a_new_table_plays_by_the_newest_rules(anna: Person) -> None:
    """Those that the catalogue names."""
    anna.open("me")
    games = anna.get("/api/games")["games"]
    assert rules_of(anna) == next(one["rules"] for one in games if one["id"] == "last-bastion") == 2


def rules_of(person: Person) -> int:
    """The version of the rules that the table's card names."""
    rules: int = person.get(f"/api/tables/{person.table}")["rules"]
    return rules
