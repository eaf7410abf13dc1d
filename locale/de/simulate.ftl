# hordekeep simulate: many games with bots, and what happened in them.

cli-simulate = GAME viele Male mit Bots spielen und zählen, was geschieht: wie Spiele enden, wie lang sie sind, wie oft jeder Effekt, jeder Ort, jede Heldenkraft, jede Begabung und jede Strafe vorkommt. Derselbe Startwert gibt dieselben Spiele, mit beliebig vielen Prozessen.
    .short = Viele Spiele mit Bots spielen und zählen, was geschieht.
cli-simulate-bots = Wer spielt; mehrere Namen nehmen die Plätze der Reihe nach ein. Ein eigener: my.py:Klasse, „run:BEFEHL“ für ein Programm oder ein installierter.
cli-simulate-games = Wie viele Spiele.
cli-simulate-seed = Der Startwert des ersten Spiels; jedes weitere Spiel hat den nächsten.
cli-simulate-jobs = Wie viele Prozesse nebeneinander spielen.
cli-simulate-check = Bei jedem Schritt die Regeln prüfen: Nichts geht verloren, jede aufgeführte Aktion ist möglich, jede andere wird abgelehnt, und Zurücknehmen, Wiederholung und Stellungsdateien führen zum selben Spiel zurück. Langsam.
cli-simulate-counts = Aktionen, Effekte, Orte, Heldenkräfte und Begabungen auch dann zählen, wenn alle zufällig spielen. Das dauert dreimal so lange, und gewürfelt wird wie an einem Tisch: Ein Startwert gibt dann ein anderes Spiel.

simulate-playing = Spielt
simulate-of = Spiel
simulate-bots = Bots
simulate-games = Spiele
simulate-decisions = Entscheidungen in allen Spielen
simulate-choices = … mit einer Wahl
simulate-seconds = Rechenzeit in Sekunden
simulate-turns = Züge pro Spiel
simulate-length = Entscheidungen pro Spiel
simulate-score = Beste Punktzahl pro Spiel
simulate-span = { NUMBER($mean, minimumFractionDigits: 1) } im Mittel ({ $least } bis { $most })
simulate-outcomes = Wie die Spiele endeten
ending-stopped = Nach 20.000 Entscheidungen abgebrochen: Es würde vielleicht nie enden.
simulate-share = { NUMBER($share, minimumFractionDigits: 1) } % (95-%-Konfidenz: { NUMBER($low, minimumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1) } %)
simulate-actions = Was Spieler taten
simulate-effects = Eingetretene Effekte
simulate-card-effects = Eingetretene Effekte, nach Karte und Tableau
simulate-tiles = Genutzte Orte
simulate-powers = Genutzte Heldenkräfte
simulate-skills-gained = Erworbene Begabungen
simulate-skills-used = Genutzte Begabungen
simulate-abilities = Was Fähigkeiten bewirkten
simulate-penalties = Strafen in der finalen Schlacht
simulate-wounds = Verletzungen statt einer Strafe, nach Karte
simulate-blessings = Genutzte Segnungen
simulate-survivors = Spiele nach Zahl der Überlebenden
simulate-surviving-heroes = Überlebende nach Held
simulate-winning-heroes = Sieger nach Held
simulate-winning-seats = Sieger nach Platz in der Zugreihenfolge
simulate-not-counted = Aktionen und Effekte wurden nicht gezählt: --counts zählt sie.
simulate-violations =
    { $count ->
        [0] Alle Prüfungen bestanden.
        [1] Eine Prüfung ist fehlgeschlagen:
       *[other] { $count } Prüfungen sind fehlgeschlagen:
    }
simulate-violation = { "  " }Startwert { $seed }, Schritt { $step }: { $property }: { $found }
simulate-checked = Was geprüft wurde und wie oft

property-conserved = Marker, Karten und Figuren bleiben erhalten
property-decision = Es gibt eine Entscheidung mit einer erlaubten Aktion
property-candidates = Erlaubte Aktionen sind die erlaubten Kandidaten
property-text = Texte von Aktionen lassen sich zurücklesen
property-listed = Jede aufgeführte Aktion ist möglich
property-unlisted = Nicht aufgeführte Aktionen werden abgelehnt
property-view = Gleiche Zustände ergeben gleiche Ansichten
property-preview = Vorschau und Vorhersage ändern nichts
property-position = Eine Stellungsdatei führt zurück
property-together = Es ist gleich, wer zuerst antwortet
property-undo = Zurücknehmen und Wiederholen führen zurück
property-undo-all = Zurücknehmen, so weit es geht, und Wiederholen führen zurück
property-events = Ereignisse sind bekannt
property-replay = Die Wiederholung führt zum selben Ergebnis
property-verify = Die Würfel folgen aus dem Geheimnis
property-elsewhere = Die Wiederholung in einem anderen Prozess führt zum selben Ergebnis
