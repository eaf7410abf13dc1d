# hordekeep content: component sets and packs, checked, packed and printed.
cli-content = Mit Spielmaterial und Paketen arbeiten: prüfen, als eine Datei weitergeben, drucken.
    .short = Spielmaterial und Pakete prüfen, packen und drucken.
cli-check = Alle mitgelieferten Inhalte prüfen, oder das Paket oder den Inhalt in DIR, oder das Paket oder die Stellung in FILE. Bei einem Paket werden auch fehlende Wörter gesucht: Englische müssen da sein, die anderer Sprachen werden nur aufgezählt.
    .short = Alle mitgelieferten Inhalte prüfen, ein Paket oder eine Stellung.
cli-check-smoked = Außerdem 10 schnelle Spiele mit dem Paket und 10 ohne spielen, mit denselben Startwerten, und sagen, wie oft sie gewonnen werden.
# $language: its code; $keys: keys of messages
cli-check-lacking = In „{ $language }“ fehlen Wörter, gezeigt werden englische: { $keys }
# $games: a number; $pack, $base: shares; $between: an interval
cli-check-played = Je { $games } schnelle Spiele mit denselben Startwerten: gewonnen { $pack } % mit dem Paket (95-%-Intervall { $between }), { $base } % ohne.
cli-pack = Aus dem Paket in DIR eine einzige Datei zum Weitergeben machen; jede Option „--pack“ nimmt auch diese Datei an. Dasselbe Paket ergibt überall dieselben Bytes.
    .short = Aus einem Paket eine Datei zum Weitergeben machen.
cli-pack-output = Wohin es geschrieben wird; ohne Angabe die Kennung des Pakets mit .zip.
# $file: a path; $pack: an id; $hash: that of journals, $sum: that of the file
cli-pack-done = { $file }: Paket { $pack } ({ $hash }), { $bytes } Bytes, SHA-256 { $sum }
cli-print = Alle Karten, Plättchen und Helden eines Spiels, mit oder ohne Pakete, in Originalgröße auf Bögen mit Schnittlinien drucken: als PDF, das Chromium oder Chrome auf diesem Rechner macht.
    .short = Die Karten eines Spiels oder Pakets als PDF drucken.
cli-print-paper = Das Papier.
cli-print-changed = Nur was die Pakete hinzufügen oder ändern.
cli-print-target = Wohin das PDF geschrieben wird.
cli-print-changed-needs-pack = --changed braucht ein Paket.
# $file: a path; $pages: a number
cli-print-done = { $file }: { $pages ->
    [one] eine Seite
   *[other] { $pages } Seiten
}
