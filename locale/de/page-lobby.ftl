# The lobby, joining by a link, invitations and settings of the page.

page-home = Hordekeep, zur Lobby
page-close = Schließen
page-loading = Einen Moment …
page-try-again = Erneut versuchen
page-to-lobby = Zur Lobby
page-settings = Einstellungen
page-achievements = Erfolge
page-unofficial = Inoffiziell und kostenlos. Ohne Verbindung zu den Verlagen der beiden Spiele.
page-credits = Symbole von Lorc, Delapouite und anderen, game-icons.net, CC BY 3.0.
# $version: as 0.1.0, $build: how the rules run here
page-engine =
    { $build ->
        [compiled] Hordekeep { $version }, kompiliert: Bots spielen mit voller Stärke.
       *[interpreted] Hordekeep { $version }, nicht kompiliert: Bots denken weniger weit voraus.
    }

page-skip-games = Weiter zum Spiel
page-lobby-title = Wähle ein Spiel und drück auf „Starten“.
page-draining = Dieser Server wird bald aktualisiert. Laufende Spiele gehen weiter; neue Tische lassen sich später eröffnen.
page-lobby-lead = Kein Konto nötig. Spiel gleich mit Bots oder schick Freunden einen Link zum selben Tisch.

game-last-bastion = Last Bastion
game-last-bastion-pitch = Bis zu vier Helden halten neun Orte gegen vier Horden. Alle gewinnen, oder alle verlieren.
game-last-bastion-length = etwa 40 Minuten

game-sanctum = Sanctum
game-sanctum-pitch = Zwei bis vier Helden eilen durch ein Land voller Dämonen zur finalen Schlacht. Wer sie mit dem meisten Leben übersteht, gewinnt.
game-sanctum-length = etwa 90 Minuten

page-players = { $least } bis { $most } Spieler
page-seats = Plätze
page-seat = Platz { $number }
page-place = Platz { $number }
page-seat-me = Du
page-seat-bot = { $bot }
page-seat-friend = Freunde, per Link
page-seat-empty = Niemand
page-choose-game = { $game } wählen
page-choose = Wählen
page-more-options = Mehr Optionen
page-your-name = Dein Name
page-guest = Gast
page-start = Starten
page-start-inviting = Tisch eröffnen
page-start-anyway = Starten, Bots übernehmen die freien Plätze
page-invite-friends = Freunde einladen

option-players = Spieler
option-difficulty = Schwierigkeit
option-heroes = Helden
option-tiles = Orte, Reihe für Reihe
option-boards = Hordentableaus, im Uhrzeigersinn ab Norden
option-first = Wer beginnt
option-starving_rounds = Hausregel: ruhige Runden, bis die Belagerung die Bastion aushungert
option-last_battle = Finale Schlacht
option-side-by-side = Nebeneinander, Antworten auf das Gebrüll geheim
option-in-order = Streng der Reihe nach ab dem, der die Mauer durchbrach
option-random = Zufällig
option-choose = Am Tisch wählen
page-hero = Dein Held
page-hero-title = Wähle deinen Helden
page-first-table = Für ein erstes Spiel eingestellt: leicht, mit Neulingen; deinen Helden wählst du am Tisch.
page-first-usual = Übliche Einstellungen
option-hints = Tipps und beste Abfolgen
option-on = An
option-off = Aus

page-my-tables = Deine Tische
page-my-tables-waiting = { $count ->
    [1] einer wartet auf dich
   *[other] { $count } warten auf dich
}
page-my-tables-all = Alle { $count } zeigen
page-my-tables-save = Alle meine Tische speichern
page-my-tables-saving = Wird gespeichert …
page-my-tables-not-saved = { $count ->
    [one] 1 Tisch ließ sich nicht speichern: Sein Spiel hat vielleicht noch nicht begonnen.
   *[other] { $count } Tische ließen sich nicht speichern: Ihre Spiele haben vielleicht noch nicht begonnen.
  }
page-my-tables-none = Noch keine. Hier erscheinen die Tische, an denen du spielst.
page-table-over = Beendet
page-table-gathering = Füllt sich
page-table-your-turn = Du bist am Zug
page-table-running = Läuft
page-table-continue = Weiterspielen
page-table-look-back = Zurückblicken
page-table-forget = Diesen Tisch endgültig verlassen
page-table-forget-ask = Diesen Tisch endgültig verlassen? Dein Platz geht an einen Bot, und du kannst nicht zurück.
page-you = Du
page-here = An diesem Bildschirm
page-nobody-yet = noch niemand

page-join-title = Einem Tisch beitreten
page-join-paste = Link einfügen
page-join = Beitreten
page-join-no-link = Das ist kein Link zu einem Tisch. So sieht einer aus: …/t/name#geheimnis.
page-open-file = Gespeichertes Spiel oder Stellung öffnen
page-sit-down = Platz nehmen
page-watch = Zuschauen

# At the door of a table: the heading by what the link leads to, then what follows from it.
page-door-seat = Ein Platz ist für dich frei
page-door-seat-lead = Wähle einen Namen und nimm Platz. Der Platz ist dann an diesen Browser gebunden.
page-door-table = Komm an den Tisch
page-door-table-lead = Wähle einen Platz und einen Namen. Der Platz ist dann an diesen Browser gebunden.
page-door-watch = Bei einem Spiel zuschauen
page-door-watch-lead = Du siehst alles, was öffentlich ist, und entscheidest nichts.
page-door-move = Nimm deinen Platz mit
page-door-move-lead = Dein Platz an diesem Tisch zieht in diesen Browser um; der andere verliert ihn.
page-door-back = Nimm deinen Platz wieder ein
page-door-back-lead = Dein Platz an diesem Tisch ist ab jetzt an diesen Browser gebunden. Dieser Rückweg gilt dann nicht mehr: Lege am Tisch einen neuen an.
page-door-take-back = Platz einnehmen
page-door-place = Du hast hier einen Platz
page-door-place-lead = Komm herein.
page-door-asking = Du hast um einen Platz gebeten
page-door-asking-lead = Es fehlt noch das Ja von: { $names }. Vorher siehst du nichts vom Spiel.
page-door-ask-lead = Das Spiel läuft. Einen Platz bekommst du mit dem Ja von: { $names }.
page-door-ask = Um diesen Platz bitten
page-door-no = Sie möchten lieber so weiterspielen.
page-door-full = Es gibt keinen freien Platz.
page-door-host = Tisch von { $name }
page-door-no-host = ein neuer Tisch
page-door-gathering = noch nicht begonnen
page-door-playing = läuft
page-door-over = beendet
page-door-seat-free = frei
page-door-seat-ask = { $who }, auf Anfrage
page-door-seat-asked = angefragt
page-door-seat-yours = für dich frei
page-no-seat-heading = Du hast hier keinen Platz
page-no-seat-lead = Dieser Browser hat an diesem Tisch keinen Platz. Bitte um einen neuen Link oder eröffne einen eigenen Tisch.

page-gathering-heading = Der Tisch steht bereit
page-gathering-lead = Schick deinen Freunden den Link: Jeder wählt einen freien Platz. Das Spiel beginnt, wenn alle sitzen oder wenn du startest.
page-gathering-wait = Das Spiel beginnt, wenn alle sitzen oder der Gastgeber startet.
page-join-link = Für alle: Wählt einen Platz
page-other-links = Links für einen Platz oder zum Zuschauen
page-watch-link = Zum Zuschauen
page-kick = Wegschicken
page-link = Link
page-copy = Kopieren
page-copied = Kopiert
page-qr = QR-Code
page-qr-label = Der Link als QR-Code
page-new-link = Neuer Link
page-reach-machine = Nur dieser Rechner erreicht den Server im Moment. Für Freunde in deinem Netz starte ihn mit
page-reach-lan = Freunde in deinem lokalen Netz können diese Links öffnen.

# How long a table waits for its people.
page-turn-time = Zeit für einen Zug
page-turn-any = Beliebig
page-grace = Ein Bot springt ein, wenn jemand weg ist
page-grace-after = { $time } später
page-grace-never = nie
page-seconds = { $count ->
    [1] 1 Sekunde
   *[other] { $count } Sekunden
}
page-minutes = { $count ->
    [1] 1 Minute
   *[other] { $count } Minuten
}
page-hours = { $count ->
    [1] 1 Stunde
   *[other] { $count } Stunden
}
page-days = { $count ->
    [1] 1 Tag
   *[other] { $count } Tage
}

page-set = Kartensatz
page-set-version = Version { $version }
page-set-newest = Version { $version } (neueste)
page-set-at-table = Kartensatz: Version { $version }.
page-pack = Karten
page-pack-none = Wie in der Schachtel
page-pack-at-table = Gespielt mit dem Paket { $pack } ({ $hash }).
page-pack-fault = Seine Dateien sind gerade fehlerhaft; angeboten wird die Fassung davor: { $fault }
page-seed = Startwert
page-seed-none = zufällig
page-seed-open = Ein offener Tisch: Die Würfel folgen aus einem Startwert, den alle kennen können.
page-shared-position = Jemand hat eine Stellung mit dir geteilt.
page-shared-open = Öffnen

page-language = Sprache
page-language-browser = Wie im Browser
page-language-refused = Diese Seite spricht „{ $language }“ nicht; sie ist auf Englisch.
page-theme = Farben
page-theme-system = Wie im System
page-theme-dark = Nacht
page-theme-light = Tag
page-keys-setting = Tasten für Knöpfe
page-keys-single = Der Buchstabe allein
page-keys-alt = Alt und der Buchstabe
page-keys-off = Keine
page-motion = Animationen
page-sound = Töne
page-sound-effects = Lautstärke der Effekte
page-sound-ambience = Lautstärke der Atmosphäre
page-notify = Melden, wenn ich am Zug bin
page-notes-setting = Hinweise, wenn mir etwas zum ersten Mal passiert

# Bots of a strength. bot-greedy and bot-random are those of older games.
bot-novice = Neuling
bot-adept = Kenner
bot-expert = Experte
bot-master = Meister
bot-rival = { $name }, { $manner } ({ $strength })
bot-greedy = Bot, beständig
bot-random = Bot, unbekümmert
bot-unknown = Bot
# A bot that whoever runs this server has brought along; $name: its name
bot-outside = { $name } (eigener Bot)

# The way to the guided first games.
page-learn = Beim Spielen lernen
page-learn-title = Neu hier? Lerne beim Spielen.
page-learn-lead = Ohne Regeln zu lesen: ein echter Tisch und ein Begleiter neben dir. Aufhören kannst du jederzeit.
page-learn-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
page-learn-known = Kenne ich schon
# $game: its name; $chapter: the number of the chapter
page-learn-on = { $game }: weiter mit Kapitel { $chapter }
page-learn-begin = { $game }: beim Spielen lernen

# All cards of a game.
page-cards = Alle Karten
page-cards-title = Alle Karten von { $game }
