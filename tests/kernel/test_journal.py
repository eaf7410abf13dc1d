"""Journals: what was written is read again, and what is broken is refused with the place."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.kernel_play import finished, say, to_night, toy_table
from tests.support.toy import Toy

from hordekeep.kernel.errors import BadFile, BadJournal, ViewOnly, WrongVersion
from hordekeep.kernel.record.journal import read_journal
from hordekeep.kernel.table.verify import load


def lines() -> list[str]:
    """A finished game: 1 header, 2 reseed, 3 and 4 signs, 5 the open card, …"""
    table = to_night(toy_table())
    say(table, 0, "lay east")
    table.undo(0)
    table.control(0, "bot:greedy")
    say(table, 0, "throw 1", "bury", "done")
    say(table, 1, "done")
    return table.journal.text().splitlines()


def changed(at: int, **fields: Any) -> str:
    """The journal with some fields of a line (from 1) changed; None takes a field out."""
    text = lines()
    words = json.loads(text[at - 1])
    words |= fields
    text[at - 1] = json.dumps({name: said for name, said in words.items() if said is not None})
    return "\n".join(text) + "\n"


def facts_of(text: str, *, code: str = "bad-journal") -> dict[str, object]:
    """Where and why a text is refused as a journal of the toy."""
    with pytest.raises(BadFile) as error:
        load(Toy(), read_journal(text))
    assert error.value.code == code
    return dict(error.value.facts)


def line_of(kind: str) -> int:
    """The first line with an entry of this kind."""
    return next(at for at, line in enumerate(lines(), 1) if f'"kind": "{kind}"' in line and at > 1)


def test_a_journal_is_read_as_it_was_written() -> None:
    """Text to journal to text, without a change."""
    text = finished(days=2).journal.text()
    assert read_journal(text).text() == text


def test_names_may_hold_any_character() -> None:
    """Also marks that end a line in some programs but not in JSON."""
    holders = ("a\u2028b\x85c", "Žižka 🗡")
    text = toy_table(holders=holders).journal.text()
    assert read_journal(text).header.seats == list(holders)


def test_lines_may_end_as_on_other_systems() -> None:
    """A carriage return before the end of a line is no part of it."""
    text = finished().journal.text()
    assert read_journal(text.replace("\n", "\r\n")).text() == text


def test_every_kind_of_entry_is_in_the_example() -> None:
    """So that all of them are broken below."""
    kinds = {json.loads(line)["kind"] for line in lines()[1:]}
    assert kinds == {"choice", "chance", "undo", "control", "reseed", "end"}


@pytest.mark.parametrize("text", ["", "\n", "  \n"])
def test_an_empty_file_has_no_header(text: str) -> None:
    """Line 1."""
    assert str(facts_of(text)["place"]).startswith("line 1")


def test_no_json_is_told_by_line_and_column() -> None:
    """The place where it stops being JSON."""
    text = lines()
    text[3] = '{"n": 3, "kind" "chance"}'
    assert facts_of("\n".join(text)) == {"place": "line 4 column 17", "expected": "JSON"}


def test_a_truncated_line_is_told() -> None:
    """A file that ends in the middle of a line."""
    text = "\n".join(lines())
    last = len(lines())
    assert str(facts_of(text[:-10])["place"]).startswith(f"line {last} column ")


@pytest.mark.parametrize("line", ["[1, 2]", "3", '"text"', "null"])
def test_a_line_is_an_object(line: str) -> None:
    """Other JSON is refused."""
    text = [*lines()[:3], line]
    assert facts_of("\n".join(text)) == {"place": "line 4", "expected": "a JSON object"}


@pytest.mark.parametrize("line", ["9" * 5000, '{"kind": "\\ud800"}'])
def test_no_json_can_do_harm(line: str) -> None:
    """Numbers without end, half characters."""
    text = [*lines()[:3], line]
    assert facts_of("\n".join(text)) == {"place": "line 4 column 1", "expected": "JSON"}


def test_no_json_goes_too_deep() -> None:
    text = [*lines()[:3], "[" * 100_000]
    assert facts_of("\n".join(text), code="too-deep")["line"] == 4


@pytest.mark.parametrize("number", [5, "4", True, None, 4.0])
def test_entries_are_numbered(number: object) -> None:
    """A line left out or put in is seen by the number."""
    facts = facts_of(changed(5, n=number))
    assert (facts["place"], facts["field"]) == ("line 5", "n")


def test_a_missing_line_is_seen() -> None:
    """The next one has the wrong number."""
    text = lines()
    del text[4]
    assert facts_of("\n".join(text)) == {"place": "line 5", "field": "n", "expected": "4"}


@pytest.mark.parametrize("field", ["engine", "game", "rules", "options", "seats", "content"])
def test_a_missing_field_of_the_header_is_named(field: str) -> None:
    """Line 1, and the field."""
    facts = facts_of(changed(1, **{field: None}))
    assert (facts["place"], facts["field"]) == ("line 1", field)


@pytest.mark.parametrize(
    ("kind", "field"),
    [
        ("choice", "seat"),
        ("choice", "say"),
        ("chance", "say"),
        ("undo", "seat"),
        ("undo", "entry"),
        ("control", "seat"),
        ("control", "holder"),
        ("reseed", "commitment"),
        ("reseed", "salts"),
        ("end", "reason"),
        ("end", "secrets"),
        ("choice", "kind"),
    ],
)
@pytest.mark.parametrize("said", [None, 1.5, {}, [3], True])
def test_a_missing_or_wrong_field_of_an_entry_is_named(kind: str, field: str, said: object) -> None:
    """The line, and the field."""
    at = line_of(kind)
    facts = facts_of(changed(at, **{field: said}))
    assert (facts["place"], facts["field"]) == (f"line {at}", field)


@pytest.mark.parametrize("seen", [0, [8], [-1], ["0"], [True]])
def test_who_has_seen_a_card_are_seats(seen: object) -> None:
    """The line, and the field."""
    facts = facts_of(changed(3, seen=seen))
    assert (facts["place"], facts["field"]) == ("line 3", "seen")


def test_an_unknown_kind_of_entry_is_refused() -> None:
    """Nothing is passed over."""
    facts = facts_of(changed(5, kind="magic"))
    assert facts == {"place": "line 5", "field": "kind", "expected": "a known kind of entry"}


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"format": 3}, "format"),
        ({"format": None}, "format"),
        ({"game": "sanctum"}, "game"),
        ({"rules": 3}, "rules"),
        ({"content": {"toy/1": "ffff"}}, "content"),
    ],
)
def test_what_is_not_here_is_a_wrong_version(fields: dict[str, Any], field: str) -> None:
    """wrong-version: format, game, rules from the future, and content that is not here."""
    facts = facts_of(changed(1, **fields), code="wrong-version")
    assert (facts["place"], facts["field"]) == ("line 1", field)
    assert issubclass(WrongVersion, BadFile)


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"hordekeep": "record"}, "hordekeep"),
        ({"hordekeep": None}, "hordekeep"),
        ({"options": {"days": 77}}, "options"),
        ({"options": {"colour": 1}}, "options"),
        ({"seats": ["person:ann"]}, "seats"),
        ({"start": {}}, "start"),
        ({"start": {"kind": "dream"}}, "start"),
        ({"start": {"kind": "position"}}, "start"),
        ({"start": {"kind": "position", "position": {"agenda": []}}}, "start"),
        ({"open_seed": "seven"}, "open_seed"),
    ],
)
def test_an_impossible_header_is_refused(fields: dict[str, Any], field: str) -> None:
    """Line 1, and the field."""
    facts = facts_of(changed(1, **fields))
    assert (facts["place"], facts["field"]) == ("line 1", field)


MISFITS = [
    (2, {"kind": "control", "seat": 0, "holder": "x"}, "verify-failed"),
    (2, {"commitment": "00"}, "verify-failed"),
    (5, {"say": "roll card elm"}, "unknown-word"),
    (5, {"say": "deal sign sun"}, "unknown-word"),
    (5, {"say": "deal card thorn"}, "unknown-word"),
    (5, {"say": "deal card"}, "illegal-action"),
    (5, {"say": "deal card elm elm"}, "illegal-action"),
    (5, {"say": "deal card -"}, "illegal-action"),
    (5, {"say": "deal card elm", "seen": [0]}, "illegal-action"),
    (5, {"lane": 0}, "not-your-decision"),
    (6, {"say": "jump"}, "unknown-word"),
    (6, {"say": "draw birch yew"}, "unknown-word"),
    (6, {"say": "bury"}, "illegal-action"),
    (6, {"seat": 1}, "not-your-decision"),
    (6, {"seat": -1}, "not-your-decision"),
    (6, {"kind": "undo", "entry": 1}, "undo-revealed"),
    (6, {"kind": "undo", "seat": 5, "entry": 1}, "not-your-decision"),
    (6, {"kind": "control", "seat": 9, "holder": "x"}, "bad-option"),
    (6, {"kind": "end", "reason": "won", "secrets": []}, "illegal-action"),
]


@pytest.mark.parametrize(("at", "fields", "why"), MISFITS)
def test_an_entry_that_does_not_fit_is_told_by_its_number(
    at: int, fields: dict[str, Any], why: str
) -> None:
    """Edited choices, edited and impossible rolls, entries of seats that are not asked."""
    facts = facts_of(changed(at, **fields))
    assert (facts["place"], facts["why"]) == (f"entry {at - 1}", why)


def test_an_undo_names_the_choice_it_takes_back() -> None:
    """An undo of another entry does not fit."""
    at = line_of("undo")
    facts = facts_of(changed(at, entry=1))
    assert (facts["place"], facts["why"]) == (f"entry {at - 1}", "illegal-action")


@pytest.mark.parametrize("kind", ["choice", "chance", "undo", "control", "reseed", "end"])
def test_nothing_comes_after_the_end(kind: str) -> None:
    """An entry after the end does not fit, whatever it is."""
    text = lines()
    text.append(json.dumps(json.loads(text[line_of(kind) - 1]) | {"n": len(text)}))
    facts = facts_of("\n".join(text))
    assert (facts["place"], facts["why"]) == (f"entry {len(text) - 1}", "game-over")


def test_old_rules_are_named_with_the_misfit() -> None:
    """A journal of older rules is replayed as far as it fits."""
    text = changed(1, rules=1)
    assert load(Toy(), read_journal(text)).over
    words = json.loads(text.splitlines()[5])
    words["say"] = "jump"
    broken = "\n".join([*text.splitlines()[:5], json.dumps(words)])
    assert facts_of(broken)["rules"] == "1, here 2"


@pytest.mark.parametrize(("at", "fields", "why"), MISFITS)
def test_a_misfit_can_be_looked_at(at: int, fields: dict[str, Any], why: str) -> None:
    """Not strict: the table up to the first misfit, which it names; and nothing can be answered."""
    table = load(Toy(), read_journal(changed(at, **fields)), strict=False)
    assert table.misfit is not None
    assert (table.misfit.entry, table.misfit.why) == (at - 1, why)
    assert len(table.journal.entries) == at - 2
    table.view(0)
    with pytest.raises(ViewOnly) as refused:
        table.answer(0, 1, "done")
    assert refused.value.facts == {"entry": at - 1, "why": why}
    with pytest.raises(ViewOnly):
        table.undo(0)
    with pytest.raises(ViewOnly):
        table.abandon()
    with pytest.raises(ViewOnly):
        table.control(0, "bot:x")


def test_a_fitting_journal_has_no_misfit() -> None:
    """Not strict: the same table as strictly."""
    journal = finished().journal
    table = load(Toy(), journal, strict=False)
    assert table.misfit is None
    assert table.state.fingerprint() == load(Toy(), journal).state.fingerprint()


@given(st.data())
@settings(max_examples=150)
def test_no_damage_to_a_file_does_more_than_an_error(data: st.DataObject) -> None:
    """Any text in any place: read all the same, or refused with the place."""
    text = finished().journal.text()
    at = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 30))
    damaged = text[:at] + data.draw(st.text(max_size=5)) + text[at + length :]
    assert place_of_damage(damaged) != ""


def place_of_damage(text: str) -> str:
    """Where a text is refused; nothing but "no damage" when it can be read."""
    try:
        load(Toy(), read_journal(text))
    except (BadJournal, WrongVersion) as error:
        return str(error.facts["place"])
    return "no damage"


def read_line(line: str) -> object:
    """The words of the one entry after a header, or where the line is refused and why."""
    try:
        return read_journal(f"{lines()[0]}\n{line}\n").entries[0].words()
    except BadFile as error:
        return error.facts


SAID = st.text(st.sampled_from('ab 0-"\\{},:\t\x85é\u2028'), max_size=8)


@given(st.integers(-1, 12), SAID, st.sampled_from(["choice", "chance"]))
@settings(max_examples=60)
def test_a_plain_line_says_what_a_parser_reads_in_it(seat: int, said: str, kind: str) -> None:
    """A blank at the end is nothing in JSON, but such a line is not taken apart as plain."""
    words = {"kind": kind, "seat": seat} if kind == "choice" else {"kind": kind}
    line = json.dumps({"n": 1, **words, "say": said}, ensure_ascii=False)
    assert read_line(line) == read_line(line + " ") == {**words, "say": said}


@given(st.integers(0, 56), st.sampled_from('"}{\\ ,:0x\t'))
@settings(max_examples=60)
def test_a_broken_plain_line_is_refused_as_by_a_parser(at: int, put: str) -> None:
    """Whatever is put where: both read the same, or refuse the same place."""
    line = '{"n": 1, "kind": "choice", "seat": 0, "say": "lay east"}'
    line = line[:at] + put + line[at:]
    assert read_line(line) == read_line(line + " ")
