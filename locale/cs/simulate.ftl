# hordekeep simulate: many games with bots, and what happened in them.

cli-simulate = Sehraje hru GAME mnohokrát s boty a spočítá, co se děje: jak hry končí, jak jsou dlouhé, jak často přijde na řadu který účinek, dílek, schopnost a postih. Stejné semínko dá stejné hry při každém počtu procesů.
    .short = Sehrát mnoho her s boty a spočítat, co se děje.
cli-simulate-bots = Kdo hraje; více jmen se na místech střídá. Vlastní: my.py:Class, „run:COMMAND“ pro program, nebo nainstalovaný bot.
cli-simulate-games = Kolik her.
cli-simulate-seed = Semínko první hry; každá další má následující.
cli-simulate-jobs = Kolik procesů hraje souběžně.
cli-simulate-check = V každém kroku kontrolovat pravidla: nic se neztrácí, každá nabízená akce funguje, každá jiná je odmítnuta a vracení, záznam i soubory pozic vedou zpět k téže hře. Pomalé.
cli-simulate-counts = Počítat akce, účinky, dílky a schopnosti i tehdy, když všichni hrají náhodně. Trvá to třikrát déle a hází se jako u stolu: totéž semínko pak dá jinou hru.

simulate-playing = Hraje se
simulate-of = Hra
simulate-bots = Boti
simulate-games = Hry
simulate-decisions = Rozhodnutí ve všech hrách
simulate-choices = … z toho s volbou
simulate-seconds = Čas procesoru v sekundách
simulate-turns = Tahů na hru
simulate-length = Rozhodnutí na hru
simulate-score = Nejlepší skóre ve hře
simulate-span = průměrně { NUMBER($mean, minimumFractionDigits: 1) } ({ $least } až { $most })
simulate-outcomes = Jak hry končily
ending-stopped = Zastaveno po 20 000 rozhodnutích: možná by nikdy neskončila.
simulate-share = { NUMBER($share, minimumFractionDigits: 1) } % (spolehlivost 95 %: { NUMBER($low, minimumFractionDigits: 1) } až { NUMBER($high, minimumFractionDigits: 1) } %)
simulate-actions = Co hráči dělali
simulate-effects = Provedené účinky
simulate-card-effects = Provedené účinky podle karet a desek
simulate-tiles = Aktivované dílky
simulate-powers = Použité schopnosti hrdinů
simulate-skills-gained = Odemknuté schopnosti
simulate-skills-used = Použité schopnosti
simulate-abilities = Co udělaly efekty
simulate-penalties = Postihy v závěrečné bitvě
simulate-wounds = Životy ztracené místo postihu podle karet
simulate-blessings = Použitá požehnání
simulate-survivors = Hry podle počtu přeživších
simulate-surviving-heroes = Přeživší podle hrdinů
simulate-winning-heroes = Vítězové podle hrdinů
simulate-winning-seats = Vítězové podle pořadí na tahu
simulate-not-counted = Akce a účinky se nepočítaly: počítá je --counts.
simulate-violations =
    { $count ->
        [0] Všechny kontroly prošly.
        [1] Jedna kontrola selhala:
       *[other] Selhaly kontroly, celkem { $count }:
    }
simulate-violation = { "  " }semínko { $seed }, krok { $step }: { $property }: { $found }
simulate-checked = Co se kontrolovalo a jak často

property-conserved = Žetony, karty a figurky se neztrácejí
property-decision = Existuje rozhodnutí s možnou akcí
property-candidates = Možné akce jsou možní kandidáti
property-text = Texty akcí lze přečíst zpět
property-listed = Každá nabízená akce funguje
property-unlisted = Nenabízené akce jsou odmítnuty
property-view = Stejné stavy dávají stejné pohledy
property-preview = Náhledy a předpovědi nic nemění
property-position = Soubor pozice vede zpět
property-together = Nezáleží na tom, kdo odpoví první
property-undo = Vzít zpět a znovu provést vede k témuž
property-undo-all = Vzít zpět co nejdál a znovu provést vede k témuž
property-events = Události jsou známé
property-replay = Záznam vede k témuž
property-verify = Kostky plynou z tajemství
property-elsewhere = Záznam v jiném procesu vede k témuž
