# The guided first game: chapter by chapter, a title, what it is about, and what the guide says.
# A step is lesson-<chapter>-<step>; what is said after another choice ends with that choice's name.
# No more than 30 words each, in words that a child of twelve knows.

lessons-title = Cesta k městu
lessons-about = Nauč se Sanctum hrou: sedm krátkých kapitol, asi 5 minut.

lesson-the-road = Cesta a její démoni
lesson-the-road-about = Každý tah jedna věc: pohyb, boj, nebo odpočinek.
lesson-the-road-race = Závodíte k městu. Čeká tam pán démonů. Kdo odtamtud vyjde s nejvíce životy, vyhrává.
lesson-the-road-move = Tvůj první tah je pohyb: dostaneš se do čela, za tebou je { hero-outlaw }.
lesson-the-road-take = Teď si vezmi pár démonů. Kostky pod nimi je třeba zasáhnout. Vezmi si { demon-cinderling.acc } 6 a { demon-rotling.acc } 4.
lesson-the-road-take-other = To je stejně dobré. Kostky této lekce ale víc sedí na druhý pár.
lesson-the-road-stay = Zůstanou ti v patách, dokud je neporazíš. V příštím tahu bojuješ.

lesson-first-fight = Tvůj první boj
lesson-first-fight-about = Kostka zasahuje své číslo a efekty kostky mění.
lesson-first-fight-roll = Bojuj: hodíš všemi svými kostkami. Zatím jsou dvě.
lesson-first-fight-four = Čtyřka sedí rovnou: { demon-rotling }. Přiřaď ji tam.
lesson-first-fight-four-changed = Seděla i beze změny. Změny něco stojí, proto nejdřív hledej zásahy zadarmo.
lesson-first-fight-gloves = Pětce chybí jedna. Tvoje rukavice změní kostku o jedna nahoru či dolů. Stojí 1 vůli, která se při odpočinku vrátí.
lesson-first-fight-gloves-rage = Zuřivost udělá jakékoli číslo. Je silná, tak si ji šetři: rukavice to svedou za jednu vůli.
lesson-first-fight-six = Teď sedí: { demon-cinderling }. Zasáhni ho a ukonči útok. Když nezbude démon, nejsou ani zranění.
lesson-first-fight-six-end = Jeden démon ještě stojí a způsobí ti 1 zranění.
lesson-first-fight-level = Každý poražený démon tě něco naučí: to je zkušenost. Pak se promění v předmět na později. Dvakrát posuň kterýkoli svítící kámen.

lesson-damage-and-shields = Zranění a štíty
lesson-damage-and-shields-about = Co ještě stojí, zraňuje; štíty stojí výdrž.
lesson-damage-and-shields-roll = Oba démoni chtějí šestku. Bojuj s nimi.
lesson-damage-and-shields-rage = Žádná šestka. Čas na zuřivost: nastaví jednu kostku na libovolné číslo. Z trojky udělej šestku a zasáhni jí.
lesson-damage-and-shields-rage-gloves = Jeden krok je málo: z trojky bude čtyřka.
lesson-damage-and-shields-end = Jednička tam nedosáhne. Ukonči útok. Fialové pole říká, co to bude stát.
lesson-damage-and-shields-angry = Jedna kostka zbyla a démon žije. To tě rozzlobí: tvoje zuřivost je zase aktivní.
lesson-damage-and-shields-block = Hrozí 1 zranění. Tvoje zbroj dává 2 štíty za 2 výdrže. Vykryj ho.
lesson-damage-and-shields-block-wound = Jeden život pryč, zbývá 9. Životy rozhodují na konci, ale výdrž se může hodit dřív.

lesson-levels-and-skills = Zkušenosti a schopnosti
lesson-levels-and-skills-about = Kameny stoupají a prázdná schopnost je tvoje.
lesson-levels-and-skills-first = Padli dva démoni. Začni červeným: jeho zkušenost posune červený kámen nahoru.
lesson-levels-and-skills-first-blue = Na pořadí nezáleží. Tato lekce začíná červenou.
lesson-levels-and-skills-snare = { skill-huntress-red-1 }: odejde její poslední kámen a schopnost je tvoje. Posuň ho.
lesson-levels-and-skills-snare-lower = Ten kámen postoupí o krok. { skill-huntress-red-1 } by ale byla hned tvoje.
lesson-levels-and-skills-pool = Kámen je teď ve tvém zásobníku. Předměty se platí kameny.
lesson-levels-and-skills-sight = Modrá zkušenost. { skill-huntress-blue-3 } dá 2 vůle, až odejdou oba jeho kameny. Jeden posuň.
lesson-levels-and-skills-sight-nearer = Také dobře. Tím je blíž jiná schopnost.

lesson-rest-and-gear = Odpočinek a vybavení
lesson-rest-and-gear-about = Žetony se vracejí a předměty se nasazují.
lesson-rest-and-gear-rest = Odpočiň si: vrátí se všechny použité žetony.
lesson-rest-and-gear-boots = Boty chtějí červený kámen a ten máš. První předmět ti natrvalo přinese třetí kostku.
lesson-rest-and-gear-boots-white = I to jde: bílá je libovolná barva. Pak ale nezbude kámen na kápi.
lesson-rest-and-gear-hood = Kápě chce zelenou. Tvůj bílý kámen platí za kteroukoli barvu.
lesson-rest-and-gear-hood-sold = Dostaneš za ni lektvar. Nasazená by měnila kostky v každém boji.
lesson-rest-and-gear-done = Předměty, které nevyužiješ, lze vyměnit za lektvary. Žádný ti už nezbyl, a tak je hotovo.

lesson-goals-and-blessings = Úkoly a požehnání
lesson-goals-and-blessings-about = Kdo je tam první, ten bere.
lesson-goals-and-blessings-goal = Tři schopnosti: úkol splní první hrdina, který je má. Posuň kámen.
lesson-goals-and-blessings-goal-lower = Smíš. Úkol ale čeká na tvou třetí schopnost.
lesson-goals-and-blessings-blessing = Pod úkolem leželo požehnání, které smíš vidět jen ty. Platí od závěrečné bitvy.

lesson-the-demon-lord = Pán démonů
lesson-the-demon-lord-about = Hradby, poslední odpočinek a k čemu ta cesta byla.
lesson-the-demon-lord-breach = Stojíš u hradeb a žádný démon po tobě nejde. Prolom je. Kdo čeká, pozná víc hněvu pána démonů.
lesson-the-demon-lord-breach-rest = Můžeš. Pak ale může být první { hero-outlaw }.
lesson-the-demon-lord-gear = Poslední odpočinek. Co teď nenosíš, je pryč. Nasaď si { item-silk-slippers } a ukonči odpočinek.
lesson-the-demon-lord-gear-empty = Ještě jeden předmět by se vešel. Potom je ztracený.
lesson-the-demon-lord-hit = Zasáhnout lze jen kartu pod tvou figurkou. Jednička a trojka ji porazí.
lesson-the-demon-lord-on = Hned postupuješ se zbylými kostkami. Čtyřka sedí a rukavice udělají z pětky čtyřku.
lesson-the-demon-lord-on-end = Poslední karta by zůstala a způsobila ti 3 zranění.
lesson-the-demon-lord-won = Poslední karta padá. Zbývá ti 9 životů, soupeři 7. Vítězství!
