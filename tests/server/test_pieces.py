"""Messages in pieces: compressed once for all, and read by everybody as one text."""

import json
import runpy
import sys
import zlib
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from tests.support.server.client import Hall, Person, Words
from websockets.extensions.base import ClientExtensionFactory
from websockets.extensions.permessage_deflate import (
    ClientPerMessageDeflateFactory,
    PerMessageDeflate,
)
from websockets.frames import Frame
from websockets.streams import StreamReader
from websockets.sync.client import connect

from hordekeep.server import wire
from hordekeep.server.live import pieces
from hordekeep.server.live.pieces import (
    PLAIN,
    SHORT_PIECE,
    WINDOW_BITS,
    WORTH_PACKING,
    Piece,
    framed,
)

LONG = json.dumps([{"number": number, "word": "market"} for number in range(3000)]).encode()
MESSAGES = {
    "short": [b'{"type":"pong"}'],
    "one": [LONG[:2000]],
    "two": [LONG[:900], LONG[:7000]],
    "short between": [LONG[:100], LONG[:7000], LONG[:SHORT_PIECE], LONG[:30]],
    "long": [b"[", LONG, b",", LONG, b"]"],
}


def read_frame(data: bytes, bits: int) -> bytes:
    """What a client reads in a frame that keeps a window of so many bits."""
    unpacking = PerMessageDeflate(
        remote_no_context_takeover=True,
        local_no_context_takeover=True,
        remote_max_window_bits=bits or 15,
        local_max_window_bits=15,
    )
    reader = StreamReader()
    reader.feed_data(data)
    parsing = Frame.parse(reader.read_exact, mask=False, extensions=[unpacking] if bits else [])
    with pytest.raises(StopIteration) as done:
        next(parsing)
    return bytes(done.value.value.data)


def test_where_the_faster_library_is_missing_pieces_are_compressed_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """There is none for rare processors."""
    monkeypatch.setitem(sys.modules, "isal", None)
    alone = runpy.run_path(str(pieces.__file__))
    assert alone["deflating"] is zlib.compressobj
    frame = alone["framed"]([alone["Piece"](LONG)], 15)
    assert len(frame) < len(LONG) / 5
    assert read_frame(frame, 15) == LONG


@pytest.mark.parametrize("texts", MESSAGES.values(), ids=MESSAGES)
@pytest.mark.parametrize("bits", [PLAIN, 9, 12, 15])
@pytest.mark.parametrize(
    ("deflating", "level"),
    [(pieces.deflating, pieces.LEVEL), (zlib.compressobj, 3)],
    ids=["here", "zlib"],
)
def test_pieces_are_read_as_one_text(
    texts: Sequence[bytes],
    bits: int,
    deflating: Callable[..., Any],
    level: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By whoever keeps a window of so many bits, or takes nothing compressed."""
    monkeypatch.setattr(pieces, "deflating", deflating)
    monkeypatch.setattr(pieces, "LEVEL", level)
    whole = b"".join(texts)
    frame = framed([Piece(text) for text in texts], bits)
    assert read_frame(frame, bits) == whole
    assert (len(frame) < len(whole)) == (bits != PLAIN and len(whole) >= WORTH_PACKING)


def test_a_piece_is_compressed_once() -> None:
    """For all who keep the same window."""
    piece = Piece(LONG)
    assert piece.packed(WINDOW_BITS) is piece.packed(WINDOW_BITS)
    assert len(piece.packed(WINDOW_BITS)) < len(LONG) / 5


AS_BROWSERS = [ClientPerMessageDeflateFactory(client_max_window_bits=True)]
NARROW = [ClientPerMessageDeflateFactory(server_max_window_bits=9)]


def told_state(person: Person, ways: Sequence[ClientExtensionFactory]) -> Words:
    """The first state that a new live connection is told."""
    with connect(person.live_address, compression=None, extensions=ways or None) as socket:
        socket.send(json.dumps({"type": "hello", "token": person.tokens[person.table]}))
        told: Words = {}
        while told.get("type") != "state":
            told = json.loads(socket.recv(60))
        return told


@pytest.mark.parametrize("game", ["last-bastion", "sanctum"])
@pytest.mark.parametrize("ways", [[], AS_BROWSERS, NARROW], ids=["plain", "browser", "narrow"])
def test_a_state_is_whole_for_everybody(
    hall: Hall, anna: Person, bert: Person, ways: Sequence[ClientExtensionFactory], game: str
) -> None:
    """However it was put together: the fields of a state, and the same as is told to who polls."""
    opened = anna.open("me", "link", game=game)
    anna.sit()
    bert.sit(opened["table"], opened["invites"][0]["secret"])
    with Person(hall.url, "Clara") as clara:
        clara.sit(opened["table"], opened["watch"]["secret"])
        for person in (anna, bert, clara, anna, clara):
            told = told_state(person, ways)
            assert list(told) == ["type", *wire.State.__struct_fields__]
            assert told == person.get("state", since=0)["messages"][1]


def test_the_receipt_comes_before_the_state_that_it_brought_about(anna: Person) -> None:
    """In whatever way they are sent: a page that has the state knows that its move is done."""
    anna.open("me", "me")
    anna.sit()
    with anna.live() as live:
        asked = live.until("state")["decisions"][0]
        live.send(
            "answer",
            id="one",
            seat=asked["seat"],
            decision=asked["number"],
            action=asked["actions"][0]["text"],
        )
        heard = [live.read()["type"]]
        while heard[-1] != "state":
            heard.append(live.read()["type"])
    assert "done" in heard
