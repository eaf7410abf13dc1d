# `hordekeep serve`.
cli-serve = Tische für Browser bereitstellen. Mehr ist nicht nötig; Strg-C beendet den Server, und nichts geht verloren.
    .short = Tische für Browser bereitstellen.
cli-serve-host = Die Adresse, auf der gelauscht wird; ohne sie kann sich nur dieser Rechner verbinden.
cli-serve-port = Der Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien.
cli-serve-public-url = Die Adresse, unter der andere diesen Server erreichen (https://…).
cli-serve-lan = Im lokalen Netz lauschen und die Adresse ausgeben, die dort gilt.
cli-serve-webhooks = Erlauben, dass Leute sich an eigenen https-Adressen benachrichtigen lassen, wenn sie am Zug sind.
cli-serve-behind-proxy = Den X-Forwarded-*-Kopfzeilen eines Proxys auf diesem Rechner vertrauen.
cli-serve-proxies = Auch denen dieses Proxys vertrauen (eine Adresse oder ein Netz wie 10.0.0.0/8); mehrmals möglich.
cli-serve-store = Tische stattdessen in dieser Datenbank speichern (postgresql://…), die sich mehrere Server teilen können.
cli-serve-workers = Wie viele Prozesse Anfragen bedienen; mehr als einer braucht --store.
cli-serve-workers-need-store = Mehrere Prozesse können sich keinen Ordner teilen; gib ihnen eine Datenbank mit --store postgresql://…
cli-serve-bad-store = --store sieht aus wie postgresql://user@host/name.
cli-serve-limits = Eine TOML-Datei mit eigenen Grenzen: wie lange etwas gespeichert bleibt, wie viel eine Adresse tun darf.
cli-serve-bots = Einen eigenen Bot anbieten: my.py:Klasse, „run:BEFEHL“ für ein Programm oder ein installierter; mine=… gibt ihm einen Namen. Mehrmals möglich.
cli-serve-packs = Auch dieses Inhaltspaket anbieten, einen Ordner oder eine Datei; geänderte Dateien werden neu gelesen. Mehrmals möglich.
cli-serve-logged = Jede Anfrage protokollieren, ohne Adressen von Leuten.
cli-serve-opens = Die Seite im Browser öffnen.
cli-serve-bad-url = --public-url sieht aus wie https://spiele.example.org, ohne Pfad.
cli-serve-bad-proxy = --proxy ist eine Adresse wie 10.0.0.2 oder ein Netz wie 10.0.0.0/8.
cli-serve-cannot-listen =
    Auf { $host }, Port { $port }, lässt sich nicht lauschen: { $why ->
        [EADDRINUSE] Dort lauscht schon ein anderes Programm
        [EACCES] Das ist nicht erlaubt
        [EADDRNOTAVAIL] Diese Adresse hat dieser Rechner nicht
        [gaierror] Diese Adresse gibt es nicht
       *[other] { $why }
    }. Wähle einen anderen mit --port.
cli-serve-here = Hordekeep: { $url }
cli-serve-for-others = Für andere: { $url }
cli-serve-machine-only = Nur dieser Rechner erreicht ihn; --lan öffnet ihn für das lokale Netz.
cli-serve-kept = Tische werden in { $folder } gespeichert. Strg-C beendet den Server.
cli-serve-no-page = Die Seite ist noch nicht gebaut; im Repository baut make play sie.
serve-status-title = Hordekeep: Zustand dieses Servers
serve-status-open = Er läuft, und sein Speicher antwortet.
serve-status-draining = Er läuft, und sein Speicher antwortet. Neue Tische werden nicht eröffnet.
serve-status-version = Version: { $engine }
serve-status-kept = Gespeicherte Tische: { $tables }
serve-status-memory = Tische im Arbeitsspeicher: { $tables }
serve-status-people = Offene Verbindungen: { $people }
serve-status-moves = Züge seit dem Start dieses Prozesses: { $moves }
