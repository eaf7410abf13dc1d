# hordekeep content: component sets and packs, checked, packed and printed.
cli-content = Práce s obsahem a balíčky: kontrola, sdílení jako jeden soubor, tisk.
    .short = Kontrolovat, balit a tisknout obsah a balíčky.
cli-check = Zkontroluje všechen dodávaný obsah, nebo balíček či obsah v DIR, nebo balíček či pozici v souboru FILE. U balíčku hledá i chybějící slova: anglická v něm být musí, v ostatních jazycích se jen vypíšou.
    .short = Zkontrolovat všechen obsah, jeden balíček nebo pozici.
cli-check-smoked = Sehrát také 10 rychlých her s balíčkem a 10 bez něj, se stejnými semínky, a říct, jak často se vyhrávají.
# $language: its code; $keys: keys of messages
cli-check-lacking = V „{ $language }“ chybějí slova, ukazují se anglická: { $keys }
# $games: a number; $pack, $base: shares; $between: an interval
cli-check-played = Rychlé hry se stejnými semínky, po { $games }: vyhráno { $pack } % s balíčkem (interval 95 %: { $between }), { $base } % bez něj.
cli-pack = Udělá z balíčku v DIR jeden soubor ke sdílení; každá volba „--pack“ přijme i ten. Stejný balíček dá všude stejné bajty.
    .short = Udělat z balíčku jeden soubor ke sdílení.
cli-pack-output = Kam ho zapsat; není-li řečeno, označení balíčku s koncovkou .zip.
# $file: a path; $pack: an id; $hash: that of journals, $sum: that of the file
cli-pack-done = { $file }: balíček { $pack } ({ $hash }), bajtů: { $bytes }, SHA-256 { $sum }
cli-print = Vytiskne všechny karty, dílky a hrdiny hry, s balíčky nebo bez nich, ve skutečné velikosti na archy s řezacími čarami: PDF, které vyrobí Chromium nebo Chrome v tomto počítači.
    .short = Vytisknout karty hry nebo balíčku do PDF.
cli-print-paper = Papír.
cli-print-changed = Jen to, co balíčky přidávají nebo mění.
cli-print-target = Kam zapsat PDF.
cli-print-changed-needs-pack = --changed potřebuje balíček.
# $file: a path; $pages: a number
cli-print-done = { $file }: { $pages ->
    [one] { $pages } strana
    [few] { $pages } strany
   *[other] { $pages } stran
}
