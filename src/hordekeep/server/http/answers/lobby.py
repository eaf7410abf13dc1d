"""What a server offers, and the ways to a table: opened, imported, found again."""

from hordekeep.server import wire
from hordekeep.server.catalogue.locale_parts import pack_words
from hordekeep.server.http.answers.checked_request import CheckedRequest
from hordekeep.server.server import Text
from hordekeep.server.tables import openings
from hordekeep.server.tables.importing import Most, read_import
from hordekeep.server.tables.roster import WATCHER
from hordekeep.server.work.worker import Task
from hordekeep.text.languages import best


async def host(asked: CheckedRequest) -> wire.Host:
    return asked.server.host()


async def health(asked: CheckedRequest) -> wire.Health:
    return await asked.server.health()


async def metrics(asked: CheckedRequest) -> Text:
    return Text(await asked.server.metrics(asked.token), "text/plain; version=0.0.4")


async def games(asked: CheckedRequest) -> wire.Games:
    server = asked.server
    return wire.Games(games=server.services.offered.cards(), draining=server.draining())


async def all_honours(asked: CheckedRequest) -> wire.AllHonours:
    return asked.server.services.offered.honours()


async def locale(asked: CheckedRequest) -> Text:
    language = best(asked.path["lang"].split(","))
    return Text(asked.server.words(language, asked.path["part"]), "text/plain", lasting=True)


async def pack_locale(asked: CheckedRequest) -> Text:
    language = best(asked.path["lang"].split(","))
    offered = asked.server.services.offered
    (edition,) = offered.packs.editions(offered.game(asked.path["game"]).id, [asked.path["pack"]])
    return Text(pack_words(edition, language), "text/plain")


async def open_table(asked: CheckedRequest) -> wire.Opened:
    await asked.server.quotas.admit(asked.address)
    return await openings.open_table(asked.server.services, asked.body)


async def import_table(asked: CheckedRequest) -> wire.Opened:
    await asked.server.quotas.admit(asked.address, len(asked.body.text))
    services = asked.server.services
    most = Most(services.limits.entries, services.limits.replay_steps)
    task = Task(read_import, (asked.body, most), services.limits.import_seconds)
    asked.server.imports.check(asked.payer)
    found = await asked.server.imports.do(asked.payer, task)
    return await openings.open_import(services, found, asked.body)


async def mine(asked: CheckedRequest) -> wire.MyTables:
    answer = wire.MyTables(tables=[], gone=[])
    for place in asked.body.places:
        found = await _summary(asked, place)
        if found is None:
            answer.gone.append(place.table)
        else:
            answer.tables.append(found)
    return answer


async def _summary(asked: CheckedRequest, place: wire.Place) -> wire.Summary | None:
    shelved = await asked.server.services.store.brief(place.table)
    number = None if shelved is None else shelved.roster.guest_with(place.token)
    if shelved is None or number is None:
        return None
    roster, brief = shelved.roster, shelved.brief
    seats = [] if number == WATCHER else roster.guests[number].seats
    return wire.Summary(
        table=place.table,
        game=roster.game,
        stage=roster.stage,
        options=roster.options,
        names=brief.names,
        seats=seats,
        my_turn=any(seat in brief.waiting for seat in seats),
        entry=brief.entry,
        changed=shelved.changed,
        result=brief.result,
    )
