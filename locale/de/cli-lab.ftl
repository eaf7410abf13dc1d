# hordekeep lab: games by the thousand, and what they tell those who change cards.

cli-lab = Bots viele Spiele spielen lassen und sagen, was sie zeigen: was ein Paket ändert, wer womit gewinnt, wie spannend Spiele sind, warum eines so ausging. Derselbe Befehl gibt überall dieselben Zahlen, mit beliebig vielen Prozessen.
    .short = Spiele, Pakete und Karten messen.
cli-balance = Zählen, wie oft gewinnt und überlebt, wer einen Helden, eine Karte, einen Ort, eine Begabung oder sonst etwas Gezähltes hatte, und markieren, was auffällt. Alles wird zusammen betrachtet, darum ist das Markierte für viele Vergleiche korrigiert. Was zusammen auftritt, muss keine Ursache sein: Eine Karte, die spät kommt, wird in langen Spielen gezogen.
    .short = Wer womit gewinnt und überlebt.
cli-compare = BASE und PACK mit denselben Startwerten spielen und sagen, was sich unterscheidet, mit Intervall. BASE ist ein Spiel oder ein Paket, PACK ein anderes Paket desselben Spiels. Wo noch nichts entschieden ist, steht, wie viele Spiele ungefähr noch nötig wären.
    .short = Was ein Paket ändert, bei denselben Startwerten.
cli-curve = Zeigen, wie Chancen durch Spiele laufen: die der späteren Sieger Zug um Zug, wie oft die Führung wechselt, wie lang Spiele sind und wie gut die Chancen eintrafen.
    .short = Wie spannend Spiele sind, Zug um Zug.
cli-trace = Das eine Spiel spielen, das SEED in den anderen Befehlen ergibt, und zeigen, warum es so ausging: die Züge, die am meisten änderten, was darin entschieden wurde und wie die Würfel fielen.
    .short = Warum ein Spiel so ausging.

# Options of several of these commands
cli-option-bots = Wer spielt; mehrere Namen nehmen die Plätze der Reihe nach ein. Ein eigener: my.py:Klasse, „run:BEFEHL“ für ein Programm oder ein installierter.
cli-option-seats = „rotate“: Bots und genannte Helden rücken von Spiel zu Spiel um einen Platz weiter; „keep“: Sie bleiben, wo sie genannt sind.
cli-option-games = Wie viele Spiele.
cli-option-seed = Der Startwert des ersten Spiels; jedes weitere Spiel hat den nächsten.
cli-option-jobs = Wie viele Prozesse nebeneinander spielen.
cli-option-resume = Jedes Spiel in dieser Datei speichern und nicht noch einmal spielen, was darin steht.
cli-option-csv = Die Zahlen als CSV schreiben.
cli-option-parquet = Die Zahlen als Parquet schreiben; braucht das Extra „lab“.
cli-option-html = Den Bericht als eine Seite mit Diagrammen schreiben.
cli-compare-content = Die Version des Inhalts unter beiden; ohne Angabe die neueste.
cli-compare-games = Wie viele Spiele von jedem: Beide werden mit jedem Startwert gespielt.
cli-compare-until-decided = Aufhören, sobald sicher ist, dass eines davon öfter gewonnen wird.
cli-trace-journal = Das Protokoll des Spiels schreiben, für Wiederholung und Seite.

cli-lab-no-parquet = Parquet braucht eine Bibliothek, die nicht installiert ist: pip install hordekeep[lab]
cli-lab-no-chances = Niemand kann sagen, was eine Stellung dieses Spiels wert ist: { $game }
# $base, $pack: ids of games
cli-lab-other-game = Beide müssen zu einem Spiel gehören. Das erste gehört zu { $base }, das zweite zu { $pack }.

lab-written = Geschrieben: { $file }
# $games, $wanted: numbers of games; $seats: number of seats; $bots: names; $difficulty: its name;
# $first, $last: seeds; $turned: yes or no
lab-lead =
    { $games ->
        [one] { $games } Spiel von { $wanted }
       *[other] { $games } Spiele von { $wanted }
    }, { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }, { $difficulty }. Bots: { $bots }. Startwerte { $first } bis { $last }{ $turned ->
        [yes] , Plätze im Wechsel.
       *[no] , Plätze wie genannt.
    }
lab-victories = Gewonnen: { $share } % der Spiele (95-%-Intervall { $between }). Überlebt: { $survival } % aller Helden.
# $count, $looks: numbers; $correction: a name; $named: things that stand out
lab-outliers =
    { $count ->
        [0] Bei { $looks } Vergleichen fällt nach Korrektur ({ $correction }) nichts auf.
       *[other] Auffällig bei { $looks } Vergleichen nach Korrektur ({ $correction }): { $named }.
    }
lab-outlier-wins = { $thing } (Siege)
lab-outlier-survival = { $thing } (Überleben)
lab-more =
    { $count ->
        [one] … und { $count } weiteres, das weniger sagt: --csv oder --html hat alles.
       *[other] … und { $count } weitere, die weniger sagen: --csv oder --html hat alles.
    }

# Kinds of things
lab-kind-hero = Helden
lab-kind-pair = Heldenpaare
lab-kind-place = Plätze in der Zugreihenfolge
lab-kind-warlord-drawn = Gezogene Kriegsherren
lab-kind-warlord-beaten = Besiegte Kriegsherren
lab-kind-card-drawn = Gezogene Monster
lab-kind-card-beaten = Besiegte Monster
lab-kind-tile-used = Genutzte Orte
lab-kind-skill = Erworbene Begabungen
lab-kind-item-equipped = Ausgerüstete Gegenstände
lab-kind-achievement = Errungene Erfolge
lab-kind-demon-drawn = Aufgenommene Dämonen
lab-kind-demon-beaten = Getötete Dämonen
lab-kind-lord-faced = Karten des Dämonenlords in der Reihe
lab-kind-lord-beaten = Besiegte Karten des Dämonenlords
lab-pair-together = { $one } mit { $other }
lab-pair-against = { $one } gegen { $other }
lab-place = Platz { $place }
lab-seat = Platz { $seat }
lab-side-all = Die Helden

# Columns of a table of things
lab-look-1 = Was
lab-look-2 = Fälle
lab-look-3 = Gewonnen, %
lab-look-4 = 95-%-Intervall
lab-look-5 = Ohne, %
lab-look-6 = Unterschied, Punkte
lab-look-7 = p, korrigiert
lab-look-8 = Überlebt, %

# Columns and rows of a comparison
lab-measure-1 = Maß
lab-measure-2 = Basis
lab-measure-3 = Paket
lab-measure-4 = Unterschied
lab-measure-5 = p, korrigiert
lab-measure-6 = Urteil
lab-of-victory = Gewonnene Spiele, %
lab-of-survival = Überlebende Helden, %
lab-of-turns = Züge
lab-of-decisions = Entscheidungen
lab-of-first = Siege des Startspielers, %
lab-of-hero = Siege: { $hero }, %
lab-of-hero-survival = Überleben: { $hero }, %
lab-verdict-more = mehr mit dem Paket
lab-verdict-less = weniger mit dem Paket
lab-verdict-same = in jedem Spiel gleich
lab-verdict-more-games =
    { $games ->
        [one] noch offen: Etwa { $games } Spiel mehr würde es zeigen
       *[other] noch offen: Etwa { $games } Spiele mehr würden es zeigen
    }
lab-verdict-small = noch offen: wenn verschieden, dann um weniger als { $spread }
lab-decided = Es ist sicher, dass eines davon öfter gewonnen wird, der Rest wird nicht gespielt.

# The course of games
lab-turn = Zug
lab-games = Spiele
lab-ahead-team = Gewonnene Spiele, %
lab-behind-team = Verlorene Spiele, %
lab-ahead-rival = Der spätere Sieger, %
lab-behind-rival = Der Beste der anderen, %
lab-quartiles = Siegchancen zu Beginn eines Zugs: der Median und die mittlere Hälfte aller Spiele.
# $median, $low, $high: numbers of turns; $changes: how often
lab-length = Spiele dauern { $median } Züge (die Hälfte davon { $low } bis { $high }). Führungswechsel pro Spiel: { $changes }.
lab-last-change = Zum letzten Mal wechselt die Führung im Mittel nach { $share } % eines Spiels.

# One game
# $seed: a number; $ending: a sentence; $turns: number of turns; $count: number of winners
lab-trace-end = Startwert { $seed }, { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }. { $ending }{ $count ->
        [0] { "" }
       *[other] { " " }Sieg: { $winners }.
    }
lab-swings = Die Züge, die am meisten änderten
lab-swing-1 = Zug
lab-swing-2 = Wessen Chance
lab-swing-3 = Davor, %
lab-swing-4 = Danach, %
lab-swing-5 = Punkte
lab-swing-6 = Treffer / erwartet
lab-decisions = Was entschieden wurde
lab-turn-choices = Zug { $turn }: { $choices }
lab-choice = { $seat }: { $action }
lab-choice-next = ;{ " " }
lab-choices-before =
    { $count ->
        [one] { $count } Entscheidung davor
       *[other] { $count } Entscheidungen davor
    }
lab-no-choice = Es gab nichts zu wählen.
lab-luck = Wie die Würfel fielen
lab-luck-1 = Platz
lab-luck-2 = Würfel
lab-luck-3 = Treffer
lab-luck-4 = Erwartet
lab-luck-5 = Mehr Glück als, %

# Pages
lab-balance-title = { $game }: Ist es ausgewogen?
lab-compare-title = Was ändert sich von { $base } zu { $pack }?
lab-curve-title = { $game }: Wie spannend ist es?
lab-trace-title = { $game }, Startwert { $seed }: Warum ging es so aus?
lab-finding-victories = Wie oft gewonnen wird
lab-finding-outliers = Was auffällt
lab-finding-length = Wie lange es dauert
lab-finding-lead = Wann es entschieden ist
lab-finding-turn = Zug { $turn }: { $swing } Punkte
lab-plot-hero-wins = Wer gewinnt
lab-plot-hero-survival = Wer überlebt
lab-plot-place-wins = Wer gewinnt, nach Platz in der Zugreihenfolge
lab-plot-place-survival = Wer überlebt, nach Platz in der Zugreihenfolge
lab-plot-note =
    { $looks ->
        [one] Anteile in Prozent mit 95-%-Intervallen; die gestrichelte Linie ist der Mittelwert aller. Eine Raute markiert Auffälliges nach Korrektur für { $looks } Vergleich.
       *[other] Anteile in Prozent mit 95-%-Intervallen; die gestrichelte Linie ist der Mittelwert aller. Eine Raute markiert Auffälliges nach Korrektur für { $looks } Vergleiche.
    }
lab-plot-tension = Wie spannend es ist
lab-plot-tension-note = Siegchancen zu Beginn eines Zugs, in Prozent: der Median als Linie, die mittlere Hälfte aller Spiele als Band.
lab-plot-length = Wie lang Spiele sind
lab-plot-length-note = Spiele nach der Zahl ihrer Züge; unter jedem Balken die kleinste Zahl, die er zählt.
lab-plot-shares = Anteile
lab-plot-lengths = Länge
lab-plot-compare-note = Unterschiede, Paket minus Basis, mit 95-%-Intervallen; die gestrichelte Linie steht für keine Änderung. Eine Raute heißt: entschieden.
lab-compare-table = Alle Maße
lab-compare-note =
    { $looks ->
        [one] Bei denselben Startwerten. Ein Unterschied ist entschieden, wenn er nach Korrektur für { $looks } Maß bestehen bleibt.
       *[other] Bei denselben Startwerten. Ein Unterschied ist entschieden, wenn er nach Korrektur für { $looks } Maße bestehen bleibt.
    }
lab-table-note = „Ohne“ sind die, die es nicht hatten. Was zusammen auftritt, muss keine Ursache sein.
lab-calibration = Sind die Chancen eingetroffen?
lab-calibration-note = Zu Beginn jedes Zugs wurde jemandes Chance genannt; der Anteil derer, die dann gewannen, sollte nahe daran liegen.
lab-calibration-1 = Genannt, %
lab-calibration-2 = Fälle
lab-calibration-3 = Im Mittel genannt, %
lab-calibration-4 = Gewonnen, %
lab-plot-chances = Siegchancen
lab-plot-chances-note = Zu Beginn jedes Zugs, in Prozent.
lab-luck-note = Ein Würfel trifft, wenn er so, wie er fiel, gegen einen Gegner zählt. „Mehr Glück als“ ist der Anteil der Spiele mit denselben Würfeln, die weniger Treffer gehabt hätten.
lab-turns = Zug um Zug
lab-turns-note = Wessen Chance sich in jedem Zug am meisten änderte und was entschieden wurde, wo es eine Wahl gab.
lab-foot = Eine Datei, nichts wird nachgeladen. Der Befehl oben gibt dieselben Zahlen noch einmal.

# Many machines
cli-option-cluster = Auf Dask spielen: auf diesem Rechner oder auf dem Cluster, dessen Scheduler unter ADDRESS erreichbar ist (etwa tcp://10.0.0.5:8786). Braucht das Extra „cluster“.
cli-lab-no-dask = Ein Cluster braucht eine Bibliothek, die nicht installiert ist: pip install hordekeep[cluster]
cli-lab-no-cluster = Der Cluster antwortet nicht: { $address }. Mit --resume bleibt erhalten, was gespielt wurde.
cli-lab-other-engine = Die Rechner des Clusters haben eine andere Version von Hordekeep: { $address }
cli-lab-dead-workers = Die Prozesse des Clusters sind immer wieder bei denselben Spielen abgestürzt: { $address }. Mit --resume bleibt erhalten, was gespielt wurde.
lab-dashboard = Übersicht: { $link }

# Data sets
cli-dataset = Spiele spielen und in den neuen Ordner DIR schreiben: die Protokolle, jede Entscheidung als Zeile (was der Platz wissen konnte, was er tun konnte, was er tat, was er gewann) und eine Datenkarte.
    .short = Spiele als Daten für lernende Programme schreiben.
cli-dataset-form = Wie Zeilen geschrieben werden: parquet (braucht das Extra „lab“) oder jsonl; ohne Angabe parquet, wo es geht.
lab-dataset-done = Geschrieben: { $folder }. Spiele: { $games }, Zeilen: { $rows }.
dataset-title = Spiele von { $game }
dataset-about = Jede Entscheidung aus Spielen zwischen Bots, vom Aufbau bis zum Ende. Dieser Befehl erzeugt dieselben Daten noch einmal:
dataset-what = Was
dataset-value = Wert
dataset-game = Spiel und Inhalt
dataset-engine = Engine und Version der Regeln
dataset-options = Optionen
dataset-bots = Bots, nach Platz
dataset-seeds = Startwerte
dataset-size = Spiele / Zeilen
dataset-actions = Nummern der Aktionen
dataset-columns = Spalten
dataset-column = Spalte
dataset-meaning = Bedeutung
dataset-column-seed = Der Startwert des Spiels; sein Protokoll ist journals/SEED.journal
dataset-column-entry = Einträge des Protokolls vor der Entscheidung: hordekeep replay journals/SEED.journal --from ENTRY öffnet es dort
dataset-column-decision = Die Nummer der Entscheidung
dataset-column-seat = Wer entscheidet, ab 0
dataset-column-observation = Was dieser Platz wissen darf, als Bytes (in JSON-Zeilen: base64)
dataset-column-mask = Die Nummern aller erlaubten Aktionen
dataset-column-action = Die Nummer der gewählten Aktion
dataset-column-words = Dieselbe Aktion in Worten
dataset-column-result = Was der Platz am Ende des Spiels gewonnen hat
dataset-observation = Beobachtung
dataset-observation-note = Benannte Felder von Bytes, eines nach dem anderen, Plätze gezählt ab dem, der schaut. dataset.json hat dasselbe für Programme.
dataset-array-1 = Feld
dataset-array-2 = Form
dataset-array-3 = Erstes Byte
dataset-limits = Was man wissen sollte
dataset-limits-note = Alle Spieler sind Bots: Was Menschen täten, steht hier nicht. Zeilen mit nur einer erlaubten Aktion sind dabei. Nummern von Aktionen und Stellen in Beobachtungen gelten nur für diesen Inhalt. Protokolle sagen alles, auch was ein Platz nicht wissen konnte; Zeilen sagen nichts, was er nicht wissen konnte.
