# Hints of Sanctum: why a choice is worth it, and what to expect of it within two rounds.
hint-line = { $slain ->
    [0] Es tötet niemanden
    [one] Es tötet einen Gegner
   *[other] Es tötet { $slain } Gegner
}, { $wounds ->
    [0] lässt keine Verletzung zu
    [one] lässt { $wounds } Verletzung zu
   *[other] lässt { $wounds } Verletzungen zu
} und kostet { $stamina } Ausdauer und { $focus } Fokus.
hint-line-dear = { $slain ->
    [0] Es tötet niemanden
    [one] Es tötet einen Gegner
   *[other] Es tötet { $slain } Gegner
}, { $wounds ->
    [0] lässt keine Verletzung zu
    [one] lässt { $wounds } Verletzung zu
   *[other] lässt { $wounds } Verletzungen zu
} und kostet { $stamina } Ausdauer, { $focus } Fokus, { $rage ->
    [0] keine Wut
   *[other] die Wut
} und { $blessings ->
    [0] keine Segnung
    [one] eine Segnung
   *[other] { $blessings } Segnungen
}.
hint-fight-demons = { $count ->
    [one] Die Chance, den Dämon jetzt zu töten, ist { $percent } %.
   *[other] Die Chance, alle { $count } Dämonen jetzt zu töten, ist { $percent } %.
}
hint-take = Die Chance, diese Dämonen im nächsten Kampf zu töten, ist { $percent } %.
hint-rest = { $at_hand } von { $of } Ausdauer und Fokus sind zur Hand; eine Rast bringt den Rest zurück und lässt dich ausrüsten.
hint-move = { $count ->
    [0] Kein Dämon jagt dich: Der Weg ist frei.
    [one] Ein Dämon jagt dich und kann warten.
   *[other] { $count } Dämonen jagen dich und können warten.
}

hint-fact-dies = fällt binnen zwei Runden { $n } %
hint-fact-life = Leben { $n }
hint-fact-slain = getötete Dämonen { $n }
hint-fact-gear = ausgerüstete Gegenstände { $n }
hint-more-dies = Du fällst binnen zwei Runden in { $count } von 100 Fällen mehr.
hint-less-dies = Du fällst binnen zwei Runden in { $count } von 100 Fällen weniger, gewinnst aber später weniger.
hint-more-life = Es spart { $count } Leben.
hint-less-life = Es kostet { $count } Leben mehr.
hint-more-slain = { $count ->
    [one] Ein Dämon mehr wird getötet.
   *[other] { $count } Dämonen mehr werden getötet.
}
hint-less-slain = { $count ->
    [one] Ein Dämon weniger wird getötet.
   *[other] { $count } Dämonen weniger werden getötet.
}
hint-more-gear = { $count ->
    [one] Ein Gegenstand mehr wird ausgerüstet.
   *[other] { $count } Gegenstände mehr werden ausgerüstet.
}
hint-less-gear = { $count ->
    [one] Ein Gegenstand weniger wird ausgerüstet.
   *[other] { $count } Gegenstände weniger werden ausgerüstet.
}
