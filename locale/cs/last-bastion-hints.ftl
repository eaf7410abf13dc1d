# Hints of Last Bastion: why a choice is worth it, and what to expect of it within three turns.
hint-fight = Poraz { $card_acc } hned: šance je { $percent } %.
hint-go-fight = Jdi { $tile_to } a poraz { $card_acc }: šance je { $percent } %.
hint-go = Jdi { $tile_to }, blíž k tomu, co je třeba udělat příště.
hint-treat = { $hero } má už jen { $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
}: miř { $tile_to }.
hint-destroy = Zaplať { $tile_at } život a zbav se nestvůry nadobro; máš životů: { $life }.
hint-cleanse = { $count ->
    [0] Žádný dílek zatím není v moci zla a tak to má zůstat.
    [one] V moci zla je { $count } dílek; se třetím bašta padne.
    [few] V moci zla jsou { $count } dílky; se třetím bašta padne.
   *[other] V moci zla je { $count } dílků; se třetím bašta padne.
}
hint-use = Teď aktivuj { $tile_acc }.
hint-end = Ukonči tah a nech si, co máš.

hint-fact-falls = pád do tří tahů { $n } %
hint-fact-life = životy hrdinů { $n }
hint-fact-beaten = poražené karty { $n }
hint-fact-tokens = vybavení { $n }
hint-more-falls = Bašta padne do tří tahů častěji, o { $count } ze 100 případů.
hint-less-falls = Bašta padne do tří tahů méně často, o { $count } ze 100 případů, ale později se méně získá.
hint-more-life = Zachová víc životů: { $count }.
hint-less-life = Stojí víc životů: { $count }.
hint-more-beaten = { $count ->
    [one] Padne o jednu kartu víc.
    [few] Padne o { $count } karty víc.
   *[other] Padne o { $count } karet víc.
}
hint-less-beaten = { $count ->
    [one] Padne o jednu kartu méně.
    [few] Padne o { $count } karty méně.
   *[other] Padne o { $count } karet méně.
}
hint-more-tokens = { $count ->
    [one] Přinese o jeden žeton víc.
    [few] Přinese o { $count } žetony víc.
   *[other] Přinese o { $count } žetonů víc.
}
hint-less-tokens = { $count ->
    [one] Přinese o jeden žeton méně.
    [few] Přinese o { $count } žetony méně.
   *[other] Přinese o { $count } žetonů méně.
}
