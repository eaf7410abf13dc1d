# Hints of Last Bastion: why a choice is worth it, and what to expect of it within three turns.
hint-fight = Besiege jetzt { $card }: Die Chance ist { $percent } %.
hint-go-fight = Geh { $tile_to } und besiege { $card }: Die Chance ist { $percent } %.
hint-go = Geh { $tile_to }, näher an das, was als Nächstes zu tun ist.
hint-treat = { $hero_nom } hat { $life ->
    [one] nur noch { $life } Leben
   *[other] noch { $life } Leben
}: Nutze { $tile_acc }.
hint-destroy = Zahle { $tile_dat } ein Leben und werde ein Monster endgültig los; du hast { $life }.
hint-cleanse = { $count ->
    [0] Noch ist kein Ort in der Gewalt des Bösen, und so soll es bleiben.
    [one] { $count } Ort ist in der Gewalt des Bösen; beim dritten fällt die Bastion.
   *[other] { $count } Orte sind in der Gewalt des Bösen; beim dritten fällt die Bastion.
}
hint-use = Nutze jetzt { $tile_acc }.
hint-end = Beende den Zug und behalte, was du hast.

hint-fact-falls = fällt in drei Zügen { $n } %
hint-fact-life = Leben der Helden { $n }
hint-fact-beaten = besiegte Karten { $n }
hint-fact-tokens = Ausrüstung { $n }
hint-more-falls = Die Bastion fällt binnen drei Zügen in { $count } von 100 Fällen mehr.
hint-less-falls = Die Bastion fällt binnen drei Zügen in { $count } von 100 Fällen weniger, aber später wird weniger gewonnen.
hint-more-life = Es spart { $count } Leben.
hint-less-life = Es kostet { $count } Leben mehr.
hint-more-beaten = { $count ->
    [one] Eine Karte mehr wird besiegt.
   *[other] { $count } Karten mehr werden besiegt.
}
hint-less-beaten = { $count ->
    [one] Eine Karte weniger wird besiegt.
   *[other] { $count } Karten weniger werden besiegt.
}
hint-more-tokens = { $count ->
    [one] Es bringt einen Marker mehr.
   *[other] Es bringt { $count } Marker mehr.
}
hint-less-tokens = { $count ->
    [one] Es bringt einen Marker weniger.
   *[other] Es bringt { $count } Marker weniger.
}
