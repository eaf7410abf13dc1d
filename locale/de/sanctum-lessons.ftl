# The guided first game: chapter by chapter, a title, what it is about, and what the guide says.
# A step is lesson-<chapter>-<step>; what is said after another choice ends with that choice's name.
# No more than 30 words each, in words that a child of twelve knows.

lessons-title = Der Weg zur Stadt
lessons-about = Lerne Sanctum beim Spielen: sieben kurze Kapitel, etwa 5 Minuten.

lesson-the-road = Der Weg und seine Dämonen
lesson-the-road-about = In jedem Zug tust du eines: bewegen, kämpfen oder rasten.
lesson-the-road-race = Ihr lauft um die Wette zur Stadt. Dort wartet der Dämonenlord. Wer mit dem meisten Leben davonkommt, gewinnt.
lesson-the-road-move = Dein erster Zug ist eine Bewegung: Du landest vor dem Gesetzlosen.
lesson-the-road-take = Nimm jetzt ein Paar Dämonen. Die Würfel unter jedem musst du treffen. Nimm { demon-cinderling } 6 und { demon-rotling } 4.
lesson-the-road-take-other = Genauso gut. Aber die Würfel dieser Lektion passen besser zum anderen Paar.
lesson-the-road-stay = Sie bleiben bei dir, bis du sie tötest. Im nächsten Zug kämpfst du.

lesson-first-fight = Dein erster Kampf
lesson-first-fight-about = Ein Würfel trifft seine eigene Zahl, und Fähigkeiten ändern Würfel.
lesson-first-fight-roll = Kämpfe: Du wirfst alle deine Würfel. Noch sind das zwei.
lesson-first-fight-four = Die 4 passt so, wie sie ist, zu { demon-rotling }. Leg sie dorthin.
lesson-first-fight-four-changed = Sie passte schon so. Ändern kostet etwas, also such zuerst nach Treffern, die nichts kosten.
lesson-first-fight-gloves = Der 5 fehlt nur eins. Deine Handschuhe drehen einen Würfel um eins nach oben oder unten. Sie kosten 1 Fokus; den bekommst du beim Rasten zurück.
lesson-first-fight-gloves-rage = Wut macht jede Zahl möglich. Sie ist stark, also heb sie auf: Die Handschuhe schaffen das für einen Fokus.
lesson-first-fight-six = Jetzt passt sie zu { demon-cinderling }. Triff ihn und beende den Angriff. Ist kein Dämon übrig, gibt es keinen Schaden.
lesson-first-fight-six-end = Ein Dämon steht noch und macht dir 1 Schaden.
lesson-first-fight-level = Jeder getötete Dämon lehrt dich etwas: Das ist ein Level. Dann wird er zum Gegenstand für später. Versetze zweimal ein leuchtendes Juwel.

lesson-damage-and-shields = Schaden und Schilde
lesson-damage-and-shields-about = Was noch steht, verletzt dich; Schilde kosten Ausdauer.
lesson-damage-and-shields-roll = Beide Dämonen wollen eine 6. Kämpfe gegen sie.
lesson-damage-and-shields-rage = Keine einzige 6. Zeit für Wut: Sie dreht einen Würfel auf eine beliebige Zahl. Mach aus der 3 eine 6 und triff damit.
lesson-damage-and-shields-rage-gloves = Ein Schritt ist zu kurz: Aus der 3 wird eine 4.
lesson-damage-and-shields-end = Die 1 kommt nicht hin. Beende den Angriff. Das violette Feld sagt, was das kosten wird.
lesson-damage-and-shields-angry = Ein Würfel ist übrig, und ein Dämon lebt. Das macht dich wütend: Deine Wut ist wieder bereit.
lesson-damage-and-shields-block = 1 Schaden droht. Deine Rüstung gibt 2 Schilde für 2 Ausdauer. Blocke ihn.
lesson-damage-and-shields-block-wound = Eine Verletzung: Leben 9. Am Ende entscheidet das Leben, aber die Ausdauer brauchst du vielleicht früher.

lesson-levels-and-skills = Level und Begabungen
lesson-levels-and-skills-about = Juwelen steigen, und eine leere Begabung gehört dir.
lesson-levels-and-skills-first = Du hast zwei Dämonen getötet. Beginne mit dem roten: Sein Level versetzt ein rotes Juwel nach oben.
lesson-levels-and-skills-first-blue = Jede Reihenfolge ist gut. Diese Lektion beginnt mit Rot.
lesson-levels-and-skills-snare = Das letzte Juwel verlässt { skill-huntress-red-1 }, und die Begabung gehört dir. Versetze es.
lesson-levels-and-skills-snare-lower = Dieses Juwel steigt eine Stufe. Aber { skill-huntress-red-1 } hätte sofort dir gehört.
lesson-levels-and-skills-pool = Das Juwel liegt jetzt in deinem Vorrat. Mit Juwelen bezahlst du Gegenstände.
lesson-levels-and-skills-sight = Ein blauer Level. { skill-huntress-blue-3 } gibt 2 Fokus, sobald beide Juwelen weg sind. Versetze eines.
lesson-levels-and-skills-sight-nearer = Auch gut. Das bringt eine andere Begabung näher.

lesson-rest-and-gear = Rast und Ausrüstung
lesson-rest-and-gear-about = Marker kommen zurück, und Gegenstände werden ausgerüstet.
lesson-rest-and-gear-rest = Raste: Alle Marker, die du benutzt hast, kommen zurück.
lesson-rest-and-gear-boots = Die Stiefel wollen ein rotes Juwel, und du hast eines. Dein erster Gegenstand bringt auf Dauer einen dritten Würfel.
lesson-rest-and-gear-boots-white = Das geht: Weiß steht für jede Farbe. Aber dann fehlt ein Juwel für die Haube.
lesson-rest-and-gear-hood = Die Haube will Grün. Dein weißes Juwel steht für jede Farbe.
lesson-rest-and-gear-hood-sold = Du bekommst einen Trank dafür. Getragen würde sie in jedem Kampf Würfel ändern.
lesson-rest-and-gear-done = Gegenstände, die du nie trägst, tauschst du gegen Tränke. Du hast keine mehr, also bist du fertig.

lesson-goals-and-blessings = Erfolge und Segnungen
lesson-goals-and-blessings-about = Wer zuerst da ist, bekommt sie.
lesson-goals-and-blessings-goal = Drei Begabungen: Der erste Held, der sie hat, erringt diesen Erfolg. Versetze das Juwel.
lesson-goals-and-blessings-goal-lower = Das ist erlaubt. Aber der Erfolg wartet auf deine dritte Begabung.
lesson-goals-and-blessings-blessing = Unter dem Erfolg lag eine Segnung, die nur du sehen darfst. Sie wirkt ab der finalen Schlacht.

lesson-the-demon-lord = Der Dämonenlord
lesson-the-demon-lord-about = Die Mauern, die letzte Rast und wozu der Weg gut war.
lesson-the-demon-lord-breach = Du stehst an den Mauern, und kein Dämon jagt dich. Brich durch. Wer wartet, bekommt mehr vom Zorn des Dämonenlords ab.
lesson-the-demon-lord-breach-rest = Das kannst du. Aber dann ist vielleicht der Gesetzlose der Erste.
lesson-the-demon-lord-gear = Die letzte Rast. Was du jetzt nicht trägst, ist weg. Rüste die { item-silk-slippers } aus und beende die Rast.
lesson-the-demon-lord-gear-empty = Ein Gegenstand würde noch passen. Danach ist er verloren.
lesson-the-demon-lord-hit = Nur die Karte unter deiner Figur lässt sich treffen. Die 1 und die 3 besiegen sie.
lesson-the-demon-lord-on = Du rückst sofort weiter, mit den übrigen Würfeln. Die 4 passt, und die Handschuhe machen aus der 5 eine 4.
lesson-the-demon-lord-on-end = Die letzte Karte bliebe stehen und machte dir 3 Schaden.
lesson-the-demon-lord-won = Die letzte Karte fällt. Du hast noch 9 Leben, dein Rivale 7. Du gewinnst.
