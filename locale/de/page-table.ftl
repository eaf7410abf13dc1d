# The table in the page, for any game: decision, undo, chronicle, rules, replay, end.

## Who

page-bot = { $bot }
page-open-seat = freier Platz
page-seat-number = Platz { $number }
page-stand-in = { $bot } spielt
page-stand-in-turn = { $bot } spielt diesen Zug
page-bot-eased = der Server hat wenig Zeit zum Denken: spielt wie „{ $bot }“
page-turn-left = noch { $time }
page-bot-in = Bot in { $seconds } s
page-away = weg
page-thinking = denkt nach
page-watching =
    { $count ->
        [1] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }

## The decision

page-decision-of-others = Was gerade entschieden wird
page-then = Dann:
page-then-revealed = Was folgt, zeigt sich erst, wenn du es tust.
page-then-nothing = Noch ändert sich nichts.
page-decision = Deine Entscheidung
page-your-decision = Deine Entscheidung: { $question }
page-decides = { $name } entscheidet.
page-person-of = { $person } ({ $name })
page-is-asked = Gefragt: { $name }. { $question }
page-going-on = Einen Moment …
page-sending = Abgeschickt, einen Moment …
page-waits-for = Warten auf: { $name }.
page-choices =
    { $count ->
        [1] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
page-back = Zurück
page-undo = Zurücknehmen
page-undo-title = Die letzte Wahl zurücknehmen
page-undo-stops = Nichts zurückzunehmen
page-why-not = Jetzt nicht
page-not-done = Nicht getan
page-not-asked = Du bist nicht am Zug
page-rule = Regel { $clause }
page-title-your-turn = ● Du bist am Zug · { $name }

## Hints

page-hint = Tipp
page-hint-title = Was zu tun wäre und warum
page-hint-off = Dieser Tisch gibt keine Tipps.
page-hint-by =
    { $worlds ->
        [one] { $strength }, { $worlds } Spiel weitergespielt
       *[other] { $strength }, { $worlds } Spiele weitergespielt
    }
page-hint-about = Die Siegchance bei jeder Möglichkeit:
page-hint-steps = { $first } → { $rest }
# How far the chance to win lies behind that of the first suggestion, in points of a hundred.
page-hint-behind = −{ $points }
page-hint-do = Nr. { $number } ausführen
page-hint-thinking = Denkt nach …
page-hint-stop = Abbrechen

## What decided a game

page-decided = Was den Ausschlag gab
page-decided-ask = Was gab den Ausschlag?
page-decided-about = Glück, Entscheidungen oder eine Gefahr, die zu sehen war: drei Momente, jeder mit der Siegchance davor und danach.
page-decided-thinking = Rückblick …
page-decided-nothing = Kein einzelner Moment gab in dieser Partie den Ausschlag.
page-decided-watch = Ansehen
page-decided-watch-what = In der Wiederholung ansehen: { $what }
page-decided-retry = Noch einmal
page-decided-retry-what = Von hier an einem neuen Tisch noch einmal versuchen: { $what }
# $name is who chose; $better and $done are orders: “Rest”, “Move to the Tavern, then End the turn”.
page-decided-choice = { $name }: „{ $better }“ wäre besser gewesen als „{ $done }“.
page-decided-luck = So fielen die Würfel und die Karten.
page-decided-swing = Die Siegchance ging von { $before } auf { $after }.
page-review = Der ganze Rückblick
page-review-chance = Die Siegchance
page-review-by =
    { $worlds ->
        [one] aus { $worlds } weitergespielten Spiel, nur mit dem, was man wissen konnte
       *[other] aus { $worlds } weitergespielten Spielen, nur mit dem, was man wissen konnte
    }
page-review-rivals = Was Rivalen taten, zählt als Glück.
page-review-costly = Die teuersten Entscheidungen
page-review-none = Bei allem, was betrachtet wurde, wäre nichts anderes sicher besser gewesen.
page-curve = Die Siegchance: { $start } am Anfang, { $lowest } im Tief, { $highest } im Hoch.

## Around the table

page-setting-up = Aufbau
page-turn = Zug { $turn }
page-pick-hero = Einen Helden wählen
page-die-reroll = neu werfen
page-tools = Werkzeuge
page-invite = Einladen
page-point = Schaut her: auf etwas zeigen
page-point-now = Tippe an, worauf alle schauen sollen.
page-points = { $name }: Schaut her! { $thing }
page-can-choose = wählbar
page-sayings = Gesprochen
page-said = Gesagt
page-news = Was gerade geschah
page-say-table = Den Stand ansagen
page-say-danger = Die Gefahr ansagen
page-say-news = Ansagen, was seitdem geschah
page-say-no-danger = Nichts droht, was sich vorhersehen ließe.
page-say-no-news = Seitdem ist nichts geschehen.
page-watcher = Jemand, der zuschaut
page-words = Schnelle Worte
page-words-about = Zu etwas Bestimmtem: danach antippen
page-words-now = „{ $words }“: Tippe an, was du meinst.
page-words-mute = Worte und Zeigen ausblenden von
page-words-mute-all = allen
page-words-quiet = Schnelle Worte stumm
page-wheel = Schnelle Worte: { $thing }
page-wheel-about = Sag etwas dazu: Alle lesen es in ihrer Sprache.
quick-said = { $name }: { $text }
quick-mine = Das übernehme ich
quick-mine-about = Das übernehme ich: { $thing }
quick-mine-colour-red = Ich nehme Rot
quick-mine-colour-green = Ich nehme Grün
quick-mine-colour-blue = Ich nehme Blau
quick-mine-colour-yellow = Ich nehme Gelb
quick-yours = Übernimm du das
quick-yours-about = Übernimm du das: { $thing }
quick-help = Hilf mir hier
quick-help-about = Hilf mir hier: { $thing }
quick-careful = Vorsicht
quick-careful-about = Vorsicht: { $thing }
quick-wait = Warte kurz
quick-go-ahead = Nur zu
quick-yes = Ja
quick-no = Nein
quick-thanks = Danke
quick-sorry = Tut mir leid
quick-well-done = Gut gemacht
quick-good-luck = Viel Glück
page-rules = Regeln
page-rules-search = Die Regeln durchsuchen
page-rules-ask = Frag: Wie gewinne ich? Rüstung, wie viele Würfel …
page-rules-short = Kurz
page-rules-guide = In einfachen Worten
page-rules-clauses = Genau
page-rules-unexpected = Anders, als man denkt
page-rules-example = Beispiel
page-rules-show-me = An einem Übungstisch zeigen
page-rules-exact = Die genauen Regeln:
page-rules-told = In einfachen Worten:
page-rules-none = Zu diesen Wörtern passt nichts. Versuche es mit anderen.
page-rules-failed = Die Regeln sind gerade nicht erreichbar.
page-ruling = unsere Auslegung
page-ruling-title = Die Spielregel sagt dazu nichts; so legt Hordekeep sie aus.
page-chronicle = Chronik
page-skip-decision = Zur Entscheidung springen
page-chronicle-empty = Noch ist nichts geschehen.
page-chronicle-fork = Dieses Spiel setzt ein anderes ab einem bestimmten Moment fort.
page-chronicle-position = Dieses Spiel beginnt mit einer vorgegebenen Stellung.
page-chronicle-before = Was vorher geschah
page-to-moment = Zu diesem Moment
page-show-rule = Die Regel zeigen
page-replay = Wieder­holung
page-table-menu = Tisch
page-keys = Tastenkürzel
page-who-sits = Wer hier sitzt
page-look-from = Von hier aus schauen
page-pace = Wie schnell Schritte der anderen gezeigt werden
page-pace-slow = Langsam
page-pace-normal = Normal
page-pace-fast = Schnell
page-pace-once = Sofort
page-pace-pause = Anhalten
page-pace-go-on = Weiter
page-pace-next = Nächster Schritt
page-since = Seit deinem Zug
page-since-show = Noch einmal zeigen: { $what }
page-since-all = Alles ansehen
page-since-stop = Anhalten
page-do = Was du tun kannst
page-export = Spiel speichern
page-export-detail = Protokoll als Datei
page-save-position = Diese Stellung speichern
page-sealed = Deine Antwort ist versiegelt: „{ $action }“. Du kannst sie zurücknehmen, bis alle geantwortet haben.
page-move-device = Auf ein anderes Gerät umziehen
page-let-bot-play = Einen Bot für mich spielen lassen
page-redo = Wiederholen
page-redo-title = Das Zurückgenommene noch einmal tun
page-share-position = Diese Stellung als Link teilen
page-seats-dialog = Plätze und Einladungen
page-vote = Einen Ersatz ziehen lassen
page-vote-undo = Doch weiter warten
page-votes = { $count } von { $needed }
page-kick-ask = { $name } endgültig wegschicken? Ein Bot spielt auf dem Platz, bis du ihn jemand anderem gibst.
page-offer = Diesen Platz anbieten
page-turn-is = Ein Zug darf { $time } dauern.
page-turn-is-any = Ein Zug darf beliebig lange dauern.
page-grace-is = Ist jemand { $time } weg, während andere warten, springt ein Bot ein.
page-grace-is-never = Ist jemand weg, springt kein Bot ein.
page-asks-seat = { $name } bittet um Platz { $number } ({ $seat }).
page-asks-waits = { $name } bittet um Platz { $number }. Es fehlt das Ja von { $names }.
page-asks-yes = Ja, nimm Platz
page-asks-no = Nein
page-notice-took-seat = { $name } spielt jetzt auf Platz { $number }.
page-notice-kicked = { $name } wurde weggeschickt; auf Platz { $number } spielt ein Bot.
page-notice-time-up = Die Zeit ist um: Der Ersatz spielt diesen Zug für { $name }.
page-notice-voted = Die anderen haben abgestimmt: Der Ersatz spielt diesen Zug für { $name }.
page-notice-offered = Platz { $number } wird neu angeboten.
page-notice-bot-failed = Der Bot { $name } auf Platz { $number } fällt aus; ein Ersatz wählt für ihn.
page-way-back = Ein Rückweg
page-way-back-lead = Werden die Daten dieses Browsers gelöscht, ist auch dein Platz verloren. Ein Rückweg bringt dich aus jedem Browser wieder auf deinen Platz.
page-way-back-make = Rückweg anlegen
page-way-back-once = Bewahre das sicher auf: Es wird nur jetzt gezeigt, gilt einmal, und wer es hat, hat deinen Platz.
page-way-back-save = Als Datei speichern
page-webhook = Anderswo benachrichtigen
page-webhook-lead = Bist du am Zug und nicht hier, geht eine Nachricht an diesen Webhook: einmal pro Zug und ohne etwas, das deinen Platz öffnet.
page-webhook-keep = Speichern
page-webhook-kept = Gespeichert
page-give-up = Aufgeben vorschlagen
page-give-up-asked = Aufgeben möchten: { $names }. Stimmst du zu?
page-give-up-waits = Zum Aufgeben fehlt noch die Zustimmung von: { $names }.
page-give-up-agree = Aufgeben
page-give-up-ask = Aufgeben? Das Spiel endet sofort und lässt sich nicht wieder aufnehmen.
page-give-up-go-on = Weiterspielen
page-bot-plays-for-you = Ein Bot spielt für dich.
page-take-back-seat = Meinen Platz zurückholen
page-reconnecting = Die Verbindung ist unterbrochen und wird neu aufgebaut; nichts geht verloren.
page-closed-deleted = Dieser Tisch wurde gelöscht.
page-closed-moved = Du hast diesen Platz auf ein anderes Gerät mitgenommen.
page-closed-banned = Der Betreiber dieses Servers weist diese Adresse ab.
page-table-closed = Der Betreiber dieses Servers hat diesen Tisch geschlossen. Er lässt sich ansehen, nicht weiterspielen.
page-closed-kicked = Wer den Tisch eröffnet hat, hat deinen Platz vergeben.
page-closed- = Dieser Tisch ist geschlossen.

## Keys

page-key-number = die nummerierten Möglichkeiten; im Kampf die Würfel
page-key-move = gehen, aufstehen
page-key-activate = den Ort unter deiner Figur nutzen
page-key-fight = kämpfen
page-key-call = Ruf zu den Waffen
page-key-power = die Heldenkraft
page-key-reroll = neu werfen
page-key-beat = die erste Karte besiegen, die zweite, beide
page-key-end = den Zug oder den Schritt beenden
page-key-hint = ein Tipp
page-kbd-alt-click = Alt + Klick
page-key-undo = zurücknehmen
page-key-back = einen Schritt zurück, schließen
page-key-tab = von Teil zu Teil
page-key-arrows = von Ding zu Ding
page-key-enter = auswählen, was den Fokus hat
page-key-point = auf etwas zeigen
page-key-words = schnelle Worte
page-key-alt = mit der Maus zeigen
page-key-help = diese Liste

## Replay

page-replay-detail = von jedem Moment weiterspielen
page-replay-unseen = Etwas wird verdeckt ausgeteilt.
page-replay-over = Das Spiel ist zu Ende.
page-replay-position = Moment
page-replay-at = { $place } von { $last }
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-on = Einen Schritt weiter
page-replay-last = Zum Ende
page-continue-here = Von hier weiterspielen
page-back-to-table = Zum Tisch
page-fork-running = Ein neuer Tisch beginnt in diesem Moment, mit neuen Würfeln. Was noch niemand gesehen hat, wird neu ausgeteilt.
page-fork-over = Ein neuer Tisch beginnt in diesem Moment, mit neuen Würfeln.
page-fork-holder = Wer { $name } spielt
page-fork-bot = Bot
page-fork-friend = Freunde
page-fork-strength = Wie stark { $name } ist
page-fork-go = Neuen Tisch eröffnen

## The end

page-after = Nach dem Spiel
page-once-more = Noch einmal?
page-mine-once-more = Du hast gewonnen. Noch einmal?
page-won-once-more = Gemeinsam gewonnen. Noch einmal?
page-lost-once-more = Diesmal verloren. Noch einmal?
page-given-up = Aufgegeben. Noch einmal?
page-rematch = Revanche
page-rematch-detail = gleiche Plätze, neues Deck
page-rematch-open = der Tisch steht bereit
page-verify = Würfel nachprüfen
page-verify-detail = mit dem Geheimnis vergleichen
page-verifying = alles wird noch einmal gewürfelt …
page-verified =
    { $stretches ->
        [1] Alle { $answers } Würfe und Ziehungen folgen aus dem veröffentlichten Geheimnis.
       *[other] Alle { $answers } Würfe und Ziehungen folgen aus den { $stretches } veröffentlichten Geheimnissen.
    }
page-verified-how = Die Festlegung wurde vor dem ersten Wurf gezeigt. Sie ist der Hash des Geheimnisses, und das Geheimnis ergibt zusammen mit dem Salz aller Beteiligten jeden Wurf und jede Karte.
page-verified-open = Dieser Tisch wurde mit einem von Hand vorgegebenen Startwert eröffnet: Wer ihn kannte, konnte die Würfel vorhersehen.
page-commitments = Festlegungen
page-salt = Salz { $salt }
page-show-board = Spielplan zeigen
page-show-result = Ergebnis zeigen
page-lobby = Lobby
page-lobby-detail = den Tisch verlassen

## A game without a page of its own

page-generic-view = Das Spiel
page-generic-result = Das Ergebnis
page-generic-change = { $what }: { $before } → { $after }.
page-generic-nobody = Niemand hat gewonnen.
page-generic-winners =
    { $count ->
        [1] { $names } hat gewonnen.
       *[other] { $names } haben gemeinsam gewonnen.
    }
page-yes = ja
page-no = nein

## Achievements and statistics

page-book-lead = Was du in Spielen erreicht hast, die von Anfang bis Ende gespielt wurden. Es bleibt allein in diesem Browser: Speichere es als Datei, um es mitzunehmen.
page-book-save = Als Datei speichern
page-book-open = Datei hinzufügen
page-book-added =
    { $count ->
        [0] Nichts Neues: Alle Spiele der Datei waren schon hier.
        [1] Ein Spiel wurde hinzugefügt.
       *[other] { $count } Spiele wurden hinzugefügt.
    }
page-book-not-json = Diese Datei lässt sich nicht lesen: Sie ist kein JSON.
page-book-not-ours = Diese Datei enthält keine Erfolge von Hordekeep.
page-book-newer = Diese Datei stammt aus einer anderen Version von Hordekeep.
page-book-bad-game =
    { $field ->
        [none] Nichts wurde hinzugefügt: Spiel { $place } der Datei lässt sich nicht lesen.
       *[other] Nichts wurde hinzugefügt: Bei Spiel { $place } der Datei stimmt „{ $field }“ nicht.
    }
page-book-earned = { $count } von { $all } errungen
page-book-games = Spiele
page-book-won = Gewonnen
page-book-best = Bester Sieg in Punkten
page-book-streak = Längste Siegesserie
page-book-running = Laufende Serie
page-book-heroes = Nach Held
page-book-difficulties = Nach Schwierigkeit
page-book-is-earned = errungen
page-book-not-earned = noch nicht errungen
page-book-count = { $count } von { $goal }
page-book-new =
    { $more ->
        [0] Neu: { $name }
       *[other] Neu: { $name } und noch { $more }
    }
page-book-new-title = Neue Erfolge

# The guided first game.
page-guide = Begleiter
page-lessons-title = { $game } lernen
# $minutes: 0 is half a minute
page-lessons-lead =
    { $minutes ->
        [0] Etwa eine halbe Minute insgesamt. Du kannst jederzeit gehen.
        [one] Etwa { $minutes } Minute insgesamt. Du kannst jederzeit gehen.
       *[other] Etwa { $minutes } Minuten insgesamt. Du kannst jederzeit gehen.
    }
page-lessons-chapters = Kapitel
page-lessons-done = erledigt
# $step: the step of the chapter that one is at; $steps: how many it has
page-lessons-step = Schritt { $step } von { $steps }
page-lessons-note = Alles funktioniert wie in einem echten Spiel. Probier aus: Was du tust, lässt sich zurücknehmen.
page-lessons-go = Weiter
page-lessons-take-back = Zurücknehmen
page-lessons-play-on = So weiterspielen
page-lessons-next = Nächstes Kapitel
page-lessons-skip = Dieses Kapitel überspringen
page-lessons-rules = Die Regeln auf einem Bildschirm
page-lessons-leave = Gehen, Stand behalten
page-lessons-show = Begleiter zeigen
page-lessons-hide = Begleiter ausblenden
page-lessons-game = Ein kleines Spiel spielen

# Notes on what happens for the first time.
page-notes = Hinweise
page-note-more = Mehr
page-note-never = Solche Hinweise ausblenden
page-note-read = Hinweis lesen
page-lessons-notes = Auch in meinen Spielen auf Neues hinweisen

# All cards of a game, and their sheets.
page-cards-kinds = Arten von Karten
page-cards-all = Alle
page-cards-search = Namen und Texte durchsuchen
page-cards-changed = Neu oder geändert
page-cards-fresh = geändert
page-cards-found =
    { $count ->
        [one] Ein Teil
       *[other] { $count } Teile
    }
page-cards-none = Nichts gefunden.
page-cards-no-cards = Dieses Spiel hat keine Karten zu zeigen.
page-cards-turn = Umdrehen
page-cards-sheets = Bögen auf { $paper }
page-cards-print = Drucken
page-cards-back = Zurück zu den Karten
page-cards-how =
    { $double ->
        [0] Seiten: { $pages }. Drucke in Originalgröße (100 %), einseitig.
       *[other] Seiten: { $pages }. Drucke in Originalgröße (100 %), die ersten { $double } beidseitig (an der langen Kante gewendet), die übrigen einseitig.
    }
page-cards-sheet = { $game } · { $kind } · Bogen { $number } · { $side ->
    [back] Rückseite
   *[front] Vorderseite
}
page-cards-boards = Spielpläne und Tableaus
page-cards-tokens = Marker und Figuren
page-cards-heroes = Helden
