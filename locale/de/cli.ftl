# The command line: help, questions, answers.

## Commands

cli-hordekeep = Die Brettspiele Sanctum und Last Bastion spielen, noch einmal ansehen, nachprüfen und messen.
cli-play = GAME im Terminal spielen: allein, mit Freunden an einem Bildschirm oder mit Bots. Jede Antwort wird sofort gespeichert; wer das Fenster schließt, verliert nichts. Ohne Optionen kommen zuerst ein paar Fragen. Befehle können auch aus einer Pipe kommen.
    .short = Ein Spiel im Terminal spielen.
cli-play-seed = Die Zahl, aus der alle Würfel folgen: Dieselbe gibt wieder dieselben Würfel, und wer sie kennt, kann sie vorhersehen.
cli-play-bots = Ein Bot für jeden der anderen Plätze; mehrmals möglich. Ein eigener: my.py:Klasse, „run:BEFEHL“ für ein Programm oder ein installierter.
cli-play-seats = Wer welchen Platz hat: me, bot, bot:NAME oder der Name eines Freundes.
cli-play-load = Ein gespeichertes Spiel fortsetzen oder mit einer Stellungsdatei beginnen.
cli-play-target = Wohin gespeichert wird; sonst in eine neue Datei im Datenordner.
cli-play-silent = In diesem Spiel keine Hinweise auf das, was zum ersten Mal geschieht.

cli-rules = Die Regeln von GAME lesen: --short ist ein Bildschirm, --guide das Ganze in einfachen Worten, --ask beantwortet eine Frage. Sonst wird jede Regel aufgeführt, mit den bestandenen Tests, die sie belegen.
    .short = Die Regeln lesen: kurz, ganz oder Regel für Regel.
cli-rules-short = Ziel, wie man gewinnt und verliert, dein Zug: ein Bildschirm.
cli-rules-section = Die Regeln in einfachen Worten oder ein Abschnitt davon.
cli-rules-question = Eine Frage beantworten, etwa „Wie gewinne ich?“.
cli-rules-unexpected = Anders, als man denkt
cli-rules-no-section = Einen Abschnitt „{ $name }“ gibt es nicht; es gibt: { $names }.
cli-rules-nothing-found = Nichts gefunden. Versuche andere Wörter oder lies das Ganze: --guide.
cli-rules-example = Beispiel: { $text }
cli-rules-untested = Nur Regeln ohne bestandenen Test; schlägt fehl, wenn es welche gibt.
cli-not-run = Die Tests liefen noch nicht: Aufgeführt sind die, die eine Regel nennen. `make test` startet sie.
cli-no-tests = Die Tests gehören nicht zum installierten Paket; rufe diesen Befehl im Repository auf.

cli-admin = Sich um einen laufenden Server kümmern: seine Tische, wen er abweist und ob er neue Tische eröffnet. Server merken es innerhalb von zwei Sekunden.
    .short = Sich um einen Server und seine Tische kümmern.
cli-tables = Alle Tische aufführen: Kennung, Spiel, Stand, Einträge, letzte Änderung. Wer dort sitzt, wird nicht gezeigt.
    .short = Alle Tische aufführen.
cli-tables-stage = Nur Tische in diesem Stand.
cli-sizes = Zeigen, wie viele Tische gespeichert sind und wie viel Platz sie brauchen.
    .short = Zeigen, wie viel gespeichert ist.
cli-close = Tische schließen: Man kann sie ansehen, aber nicht weiterspielen. Wer dort ist, erfährt es.
    .short = Tische schließen oder wieder öffnen.
cli-close-reopen = Sie wieder öffnen.
cli-delete = Tische endgültig löschen. Wer dort ist, erfährt es.
    .short = Tische löschen.
cli-ban = Eine Adresse oder ein Netz abweisen, etwa 203.0.113.7 oder 2001:db8::/48. Bestehende Verbindungen von dort werden getrennt.
    .short = Eine Adresse oder ein Netz abweisen.
cli-ban-days = Für so viele Tage; ohne Angabe für immer.
cli-ban-lift = Wieder einlassen.
cli-drain = Server leerlaufen lassen: Neue Tische werden nicht eröffnet, bestehende gehen weiter, und die Lobby sagt es.
    .short = Keine neuen Tische eröffnen.
cli-drain-off = Wieder neue Tische eröffnen.
cli-orders = Sagen, wen Server abweisen und ob sie neue Tische eröffnen.
    .short = Zeigen, welche Anordnungen gelten.
cli-admin-no-orders = Alle dürfen kommen, und neue Tische werden eröffnet.
cli-admin-drained = Neue Tische werden nicht eröffnet.
cli-admin-banned = { $network } wird abgewiesen.
cli-admin-banned-until = { $network } wird bis { $until } abgewiesen.
cli-option-store = Die Datenbank, wie bei serve.
cli-admin-sizes = { $tables ->
    [1] 1 Tisch
   *[other] { $tables } Tische
  }, { $mebibytes } MiB
cli-admin-closed = { $tables ->
    [1] 1 Tisch
   *[other] { $tables } Tische
  } geschlossen.
cli-admin-opened = { $tables ->
    [1] 1 Tisch
   *[other] { $tables } Tische
  } wieder geöffnet.
cli-admin-deleted = { $tables ->
    [1] 1 Tisch
   *[other] { $tables } Tische
  } gelöscht.
cli-store = Mit den Tischen arbeiten, die Server gespeichert haben.
    .short = Tische zwischen Ordner und Datenbank kopieren.
cli-move = Alle Tische von einem Speicher in einen anderen kopieren: Jeder ist ein Ordner oder eine Datenbank (postgresql://…). FROM bleibt, wie es ist; währenddessen darf kein Server damit laufen. Eine unterbrochene Kopie geht dort weiter, wo sie aufhörte. Rückgabewert 3: Ein Speicher ist nicht benutzbar, oder ein Tisch in TO ist nicht derselbe.
    .short = Alle Tische aus einem Ordner in eine Datenbank kopieren oder zurück.
cli-store-moved = { $tables ->
    [1] 1 Tisch
   *[other] { $tables } Tische
  } ({ $entries } Einträge) von { $from } nach { $to } kopiert; { $there_before } waren schon dort.

cli-option-content = Die Version des Inhalts; ohne Angabe die neueste.
cli-option-packs = Ein Inhaltspaket, als Ordner oder Datei; mehrmals möglich.
cli-option-data = Der Ordner, in dem Spiele und Tische gespeichert werden; ohne Angabe der Datenordner des Benutzers.
cli-option-plain = Ohne Zeichnung und ohne Farbe: Zeilen, die sich vorlesen lassen.
cli-option-width = Wie viele Zeichen in eine Zeile passen.
cli-option-as-json = JSON ausgeben.
cli-option-bot-seconds = Wie viele Sekunden ein eigener Bot über eine Entscheidung nachdenken darf; danach wählt ein Ersatz für ihn.
cli-option-version = Die Version ausgeben und ob die Engine kompiliert ist.
cli-option-lang = Die Sprache, etwa de.
cli-no-language = Hordekeep spricht „{ $wanted }“ nicht; das hier ist Englisch. Gesprochen: { $offered }.

# What content check counts, as “monsters 50, warlords 10”.

counted-monsters = Monster { $count }
counted-warlords = Kriegsherren { $count }
counted-tiles = Orte { $count }
counted-heroes = Helden { $count }
counted-demons = Dämonen { $count }
counted-demon-lord = Karten des Dämonenlords { $count }
counted-fury = Rasereikarten { $count }
counted-skills = Begabungen { $count }
counted-blessings = Segnungen { $count }
counted-start-cards = Startbonus-Karten { $count }
counted-acts = Etappen { $count }
counted-lessons = Lektionen { $count }
counted-steps = Schritte { $count }
counted-branches = Abzweigungen { $count }
counted-seats = Plätze { $count }

## Numbers with a fraction

number-decimal = { NUMBER($number, minimumFractionDigits: 2) }
number-thousandths = { NUMBER($number, minimumFractionDigits: 3) }
number-fine = { NUMBER($number, minimumFractionDigits: 4, maximumFractionDigits: 4) }

## What the options of a game may be

cli-says = { $what }: { $answers } [{ $default }].
cli-says-span = { $least } bis { $most }
cli-says-ids = Kennungen, durch Kommas getrennt
cli-says-bots = Bots: { $answers }.
cli-says-bots-or = Bots: { $answers } [{ $default }].

cli-version =
    { $engine ->
        [compiled] hordekeep { $version } (Engine: kompiliert)
       *[other] hordekeep { $version } (Engine: interpretiert)
    }

## Before the game

cli-welcome = Willkommen. Die Eingabetaste nimmt, was in Klammern steht.
cli-ask-players = Wie viele Spieler, { $answers }? [{ $default }]
cli-ask-difficulty = Wie schwer: { $answers }? [{ $default }]
cli-ask-option = { $what }: { $answers }? [{ $default }]
cli-ask-who = Wer spielt: du mit Bots, oder spielst du alle? bots, alle [bots]
who-bots = bots
who-all = alle
cli-one-of = Eines von: { $answers }.
cli-load-alone = { $option } gehört zu einem neuen Spiel; ein geladenes bringt seine Angaben mit.
cli-file-exists = { $file } gibt es schon. Nimm einen anderen Namen oder lade das Spiel mit --load.
cli-new-dice = Das Geheimnis der Würfel dieses Spiels ist nicht hier: Es geht mit neuen Würfeln weiter, und sein Protokoll sagt es.

## At the table

cli-question = { $actor }: { $question }
cli-which =
    { $also ->
        [none] Was davon meinst du?
       *[other] Was davon meinst du? { $also } wäre ein Befehl.
    }
cli-no-such-number = { $number } gibt es nicht; die Nummern gehen bis { $most }.
cli-not-understood = „{ $said }“ bedeutet hier nichts. Tippe „hilfe“.
cli-undone = Zurückgenommen: „{ $action }“.
cli-save-where = Das Spiel ist nicht gespeichert. Wohin damit? (Eingabetaste: nirgendwohin)
cli-saved = Gespeichert als { $file }.
cli-left = Gespeichert als { $file }. Zum Weiterspielen: hordekeep play --load { $file }
cli-ended = Mit dieser Datei leitet hordekeep verify jeden Wurf noch einmal her, und hordekeep replay zeigt das Spiel Schritt für Schritt.
cli-possible = { $action } – jetzt möglich.
cli-more-reasons = … und noch { $count }. Sei genauer.
cli-more-clauses = … und noch { $count }. Sei genauer.
cli-no-clause = Keine Regel erwähnt „{ $said }“.
cli-chapters = Tippe „regeln“ und die Kennung einer Regel oder ein Wort. Kapitel: { $chapters }.
cli-no-odds = Keine Hordenkarte ist in Reichweite dieses Helden.
cli-hint = { $worlds ->
        [one] Siegchance, { $worlds } Welt weitergespielt von „{ $strength }“:
       *[other] Siegchance, { $worlds } Welten weitergespielt von „{ $strength }“:
    }
cli-hint-choice = { $number }. { $what } – { $percent } % (plus oder minus { $error }), { $standing }
cli-hint-steps = { $first } → { $rest }
cli-nothing-ahead = Vor deinem nächsten Zug steht nichts Sicheres bevor.
cli-more-ahead = (und noch { $count }: Tippe „voraus“)
cli-when =
    { $turns ->
        [0] in diesem Zug
        [1] im nächsten Zug
       *[other] in { $turns } Zügen
    }
cli-danger = { $when }: { $what } [{ $clause }]
cli-risk = { $when }, vielleicht: { $what } [{ $clause }]

menu-or = Oder
menu-folded = … { $count } Möglichkeiten

command-undo = zurücknehmen
    .usage = zurücknehmen
    .help = nimmt deine letzte Wahl zurück, soweit nichts aufgedeckt wurde
command-why = warum
    .usage = warum [aktion]
    .help = warum etwas geht oder nicht geht, mit der Regel dazu
command-what = was
    .usage = was DING
    .help = was eine Karte, ein Ort oder ein Held tut
command-odds = chancen
    .usage = chancen
    .help = die genauen Chancen aller Kämpfe, die du erreichen könntest
command-hint = tipp
    .usage = tipp [neuling|kenner|experte|meister]
    .help = was du jetzt tun könntest, was davon zu erwarten ist und warum
command-ahead = voraus
    .usage = voraus
    .help = alles, was vor deinem nächsten Zug kommt
command-log = chronik
    .usage = chronik [n]
    .help = was geschah; 0 für alles
command-rules = regeln
    .usage = regeln [kennung oder wort]
    .help = die Regeln, Regel für Regel
command-notes = hinweise
    .usage = hinweise [an|aus]
    .help = mehr zum letzten Hinweis; „an“ und „aus“ werden gemerkt
command-notes-on = an
command-notes-off = aus
command-view = ansicht
    .usage = ansicht
    .help = zeichnet den Tisch noch einmal
command-save = speichern
    .usage = speichern [datei]
    .help = speichert jetzt, auf Wunsch unter eigenem Namen
command-help = hilfe
    .usage = hilfe
    .help = diese Liste
command-quit = verlassen
    .usage = verlassen
    .help = verlässt das Spiel; es ist gespeichert

cli-help-actions = Tippe eine Nummer oder die Aktion selbst: „gehen schenke“, „ruf markt“; Wortanfänge genügen. Die Eingabetaste zeigt das Menü noch einmal.

## Replay and verify

cli-replay = Schritt für Schritt durch das Spiel in FILE gehen, vor und zurück; im Terminal mit Tasten (n, b, g, s, e, l, p, q oder Pfeile), aus einer Pipe mit Wörtern (weiter, zurück, gehe N, anfang, ende, chronik, spielen, verlassen). Mit --play geht es von dort als neues Spiel mit neuen Würfeln weiter.
    .short = Ein Spiel durchgehen oder von einer beliebigen Stelle weiterspielen.
cli-replay-start = Bei Eintrag N beginnen.
cli-replay-row = Mit dem Ordner eines Datensatzes als FILE: der Moment von Zeile N, von 0 an gezählt.
cli-replay-opens = Die Seite an dieser Stelle öffnen, auf einem eigenen Server; Strg-C beendet ihn.
cli-replay-printed = Wie --open, aber nur die Adresse nennen und keinen Browser öffnen.
# $url: an address
cli-replay-here = Das Spiel ist bis Strg-C hier: { $url }
cli-replay-going-on = Von dort weiterspielen (ohne --from: vom Ende).
cli-replay-only-log = Die ganze Chronik ausgeben und sonst nichts.
cli-replay-bots = Ein Bot für jeden der anderen Plätze beim Weiterspielen.
cli-replay-seats = Wer beim Weiterspielen welchen Platz hat: me, bot:NAME oder der Name eines Freundes.
cli-replay-as-json = Jeden Eintrag mit dem, was geschah, als JSON ausgeben.

cli-position = Die Stellung des gespeicherten Spiels in FILE als Text schreiben, den man lesen und ändern und von dem aus man weiterspielen kann. Ein beendetes Spiel wird geschrieben, wie es war; in einem laufenden wird neu ausgeteilt, was der Platz nicht wissen kann.
    .short = Einen Moment eines Spiels als Stellungsdatei schreiben.
cli-position-entry = Die Stellung nach Eintrag N (ohne Angabe: die letzte).
cli-position-seat = Wessen Wissen zählt, solange das Spiel läuft (der erste Platz ist 1).

cli-verify = Nachprüfen, dass niemand betrogen hat: jeden Wurf und jede Karte des beendeten Spiels in FILE noch einmal aus dem Geheimnis herleiten, das am Ende veröffentlicht wurde. Rückgabewert 1: Etwas weicht ab, oder das Spiel läuft noch; 3: Die Datei ist beschädigt.
    .short = Nachprüfen, dass alle Würfel eines beendeten Spiels fair waren.
cli-verify-as-json = Die Ergebnisse als JSON ausgeben.

cli-review = Sagen, was das beendete Spiel in FILE entschieden hat: die Siegchance nach jeder Wahl als Kurve, was das Glück und was die Entscheidungen taten, die drei Momente, die es entschieden, mit dem, was besser gewesen wäre, und warum. Jede Chance stammt aus Welten, die es hätte geben können, soweit der handelnde Platz es wissen konnte; dasselbe Spiel hat überall denselben Rückblick.
    .short = Sagen, was ein beendetes Spiel entschieden hat.
cli-review-seat = Für welchen Platz, wo nicht alle gemeinsam gewinnen oder verlieren (der erste Platz ist 1).
cli-review-as-json = Die Ergebnisse als JSON ausgeben.
cli-review-chances = { $worlds ->
        [one] Die Siegchance im Lauf des Spiels, aus { $worlds } weitergespielten Welt:
       *[other] Die Siegchance im Lauf des Spiels, aus { $worlds } weitergespielten Welten:
    }
cli-review-moment = { $number }. { $what } { $before } % → { $after } % (hordekeep replay --from { $entry })

cli-entry = Eintrag { $at } von { $last }.
cli-steps = weiter, zurück, gehe N, anfang, ende, chronik, spielen (von hier), verlassen.
cli-keys = n weiter · b zurück · g gehe zu Eintrag · s Anfang · e Ende · l Chronik · p von hier spielen · q verlassen
cli-go-where = Welcher Eintrag?
cli-misfit = Dieses Protokoll wurde für andere Regeln geschrieben und passt nur bis Eintrag { $entry }; so weit lässt es sich ansehen.
step-next = weiter
step-back = zurück
step-go = gehe
step-start = anfang
step-end = ende
step-log = chronik
step-play = spielen
step-help = hilfe
step-quit = verlassen
cli-verified =
    Nachgeprüft. { $answers ->
        [one] { $answers } Antwort des Zufalls folgt
       *[other] { $answers } Antworten des Zufalls folgen
    } aus { $stretches ->
        [1] dem veröffentlichten Geheimnis.
       *[other] den { $stretches } veröffentlichten Geheimnissen.
    }
cli-dictated =
    { $answers ->
        [one] { $answers } Antwort des Zufalls hat
       *[other] { $answers } Antworten des Zufalls hat
    } jemand am Tisch vorgegeben, wie die Datei sagt.
cli-open-seed = Der Startwert wurde von Hand vorgegeben: Wer ihn kannte, konnte jeden Wurf im Voraus wissen.

## Several people at one screen

cli-hand-over = Gib die Tastatur weiter an { $person } ({ $actor }). Eingabetaste, wenn sonst niemand den Bildschirm sieht.
cli-actor = { $actor } ({ $person })

cli-learn = GAME beim Spielen lernen: ein begleitetes erstes Spiel in kurzen Kapiteln. Du kannst jederzeit gehen; der nächste Start macht dort weiter, wo du warst. Befehle können auch aus einer Pipe kommen; eine leere Zeile tut, was der Begleiter möchte.
    .short = Ein Spiel beim Spielen lernen.
cli-learn-chapter = Mit diesem Kapitel beginnen, nach Nummer oder Name.
cli-learn-listed = Die Kapitel aufführen, mit einem Haken bei den erledigten.
cli-lesson-go = Drücke die Eingabetaste, dann geht es weiter.
cli-lesson-mark = ◂ das meint der Begleiter
cli-lesson-back = zurück: zurücknehmen
cli-lesson-on = weiter: so weiterspielen
cli-lesson-again = nochmal: dieses Kapitel von vorn beginnen
cli-lesson-skip = überspringen: dieses Kapitel überspringen
cli-lesson-quit = verlassen: gehen, und mein Stand bleibt
cli-lesson-left = Dein Stand ist gespeichert. Zum Weitermachen: hordekeep learn { $game }
cli-lesson-game = Enter: eine kleine Partie mit Neulingen spielen. Irgendein Wort: aufhören.
cli-note-ways = (hinweise: mehr dazu; hinweise aus: keine solchen Hinweise mehr)
cli-no-note = Es gab noch keinen Hinweis.
cli-notes-on = Was dir zum ersten Mal geschieht, wird dir einmal erklärt.
cli-notes-off = Du bekommst keine Hinweise mehr. „hinweise an“ bringt sie zurück.
command-lesson-back = zurück
command-lesson-on = weiter
command-lesson-again = nochmal
command-lesson-skip = überspringen
command-lesson-quit = verlassen

# A bot of one's own fails. $name: the bot, $number: its seat, $why: what happened
bot-failed =
    { $why ->
        [timed-out] Der Bot { $name } auf Platz { $number } hat nicht rechtzeitig geantwortet; ein Ersatz wählt für ihn.
        [nonsense] Der Bot { $name } auf Platz { $number } hat Unsinn geantwortet; ein Ersatz wählt für ihn.
        [flooded] Der Bot { $name } auf Platz { $number } sagt zu viel; ein Ersatz wählt für ihn.
        [exited] Der Bot { $name } auf Platz { $number } hat sich beendet; ein Ersatz wählt für ihn.
       *[crashed] Der Bot { $name } auf Platz { $number } ist abgestürzt; ein Ersatz wählt für ihn.
    }
