# hordekeep lab: games by the thousand, and what they tell those who change cards.

cli-lab = Nechá boty sehrát mnoho her a řekne, co z nich plyne: co mění balíček, kdo s čím vyhrává, jak jsou hry napínavé, proč jedna dopadla, jak dopadla. Stejný příkaz dá všude stejná čísla při každém počtu procesů.
    .short = Měřit hry, balíčky a karty.
cli-balance = Spočítá, jak často vyhrávají a přežívají ti, kdo měli hrdinu, kartu, dílek, schopnost nebo cokoli jiného, co se počítá, a označí, co vyčnívá. Všechno se zkoumá společně, a proto se to, co je označené, koriguje na mnoho porovnání. Co jde spolu, nemusí být příčinou: karta, která přichází pozdě, se bere v dlouhých hrách.
    .short = Kdo s čím vyhrává a přežívá.
cli-compare = Sehraje BASE a PACK se stejnými semínky a řekne, v čem se liší, i s intervalem. BASE je hra nebo balíček, PACK jiný balíček téže hry. Kde ještě není nic rozhodnuto, řekne zhruba, kolik dalších her by stačilo.
    .short = Co mění balíček se stejnými semínky.
cli-curve = Ukáže, jak se šance ve hrách vyvíjejí: šance pozdějších vítězů tah po tahu, jak často se mění vedení, jak jsou hry dlouhé a jak dobře se šance naplnily.
    .short = Jak jsou hry napínavé, tah po tahu.
cli-trace = Sehraje tu jednu hru, kterou dá SEED v ostatních příkazech, a ukáže, proč dopadla, jak dopadla: tahy, které změnily nejvíc, co se v nich rozhodlo a jak padaly kostky.
    .short = Proč jedna hra dopadla, jak dopadla.

# Options of several of these commands
cli-option-bots = Kdo hraje; více jmen se na místech střídá. Vlastní: my.py:Class, „run:COMMAND“ pro program, nebo nainstalovaný bot.
cli-option-seats = „rotate“: boti a jmenovaní hrdinové se od hry ke hře posouvají o jedno místo; „keep“: zůstávají, kde jsou jmenováni.
cli-option-games = Kolik her.
cli-option-seed = Semínko první hry; každá další má následující.
cli-option-jobs = Kolik procesů hraje souběžně.
cli-option-resume = Ukládat každou hru do tohoto souboru a nehrát znovu, co v něm je.
cli-option-csv = Zapsat čísla jako CSV.
cli-option-parquet = Zapsat čísla jako Parquet; potřebuje doplněk „lab“.
cli-option-html = Zapsat zprávu jako jednu stránku s grafy.
cli-compare-content = Verze obsahu pod oběma; bez zadání nejnovější.
cli-compare-games = Kolik her od každého: s každým semínkem se hraje obojí.
cli-compare-until-decided = Skončit, jakmile je jisté, že se jedno vyhrává častěji.
cli-trace-journal = Zapsat deník hry pro přehrávání a stránku.

cli-lab-no-parquet = Parquet potřebuje knihovnu, která není nainstalovaná: pip install hordekeep[lab]
cli-lab-no-chances = Nikdo neumí říci, jakou cenu má pozice této hry: { $game }
# $base, $pack: ids of games
cli-lab-other-game = Obojí musí patřit k jedné hře. První patří k { $base }, druhé k { $pack }.

lab-written = Zapsáno: { $file }
# $games, $wanted: numbers of games; $seats: number of seats; $bots: names; $difficulty: its name;
# $first, $last: seeds; $turned: yes or no
lab-lead =
    { $games ->
        [one] { $games } hra z { $wanted }
        [few] { $games } hry z { $wanted }
       *[other] { $games } her z { $wanted }
    }, { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }, obtížnost { $difficulty }. Boti: { $bots }. Semínka { $first } až { $last }{ $turned ->
        [yes] , místa se střídají.
       *[no] , místa podle jmenování.
    }
lab-victories = Vyhráno: { $share } % her (interval 95 %: { $between }). Přežilo: { $survival } % všech hrdinů.
# $count, $looks: numbers; $correction: a name; $named: things that stand out
lab-outliers =
    { $count ->
        [0] Po korekci ({ $correction }) nevyčnívá nic; porovnání: { $looks }.
       *[other] Po korekci ({ $correction }) vyčnívá: { $named }; porovnání: { $looks }.
    }
lab-outlier-wins = { $thing } (výhry)
lab-outlier-survival = { $thing } (přežití)
lab-more =
    { $count ->
        [one] … a { $count } další, který říká méně: vše je v --csv nebo --html.
        [few] … a { $count } další, které říkají méně: vše je v --csv nebo --html.
       *[other] … a { $count } dalších, které říkají méně: vše je v --csv nebo --html.
    }

# Kinds of things
lab-kind-hero = Hrdinové
lab-kind-pair = Dvojice hrdinů
lab-kind-place = Místa v pořadí tahů
lab-kind-warlord-drawn = Příchozí vojevůdci
lab-kind-warlord-beaten = Poražení vojevůdci
lab-kind-card-drawn = Příchozí nestvůry
lab-kind-card-beaten = Poražené nestvůry
lab-kind-tile-used = Aktivované dílky
lab-kind-skill = Odemknuté schopnosti
lab-kind-item-equipped = Nasazené předměty
lab-kind-achievement = Splněné úkoly
lab-kind-demon-drawn = Vzatí démoni
lab-kind-demon-beaten = Poražení démoni
lab-kind-lord-faced = Karty pána démonů v boji
lab-kind-lord-beaten = Poražené karty pána démonů
lab-pair-together = { $one } a { $other } spolu
lab-pair-against = { $one } proti: { $other }
lab-place = Místo { $place }
lab-seat = Místo { $seat }
lab-side-all = Hrdinové

# Columns of a table of things
lab-look-1 = Věc
lab-look-2 = Případy
lab-look-3 = Výhry, %
lab-look-4 = interval 95 %
lab-look-5 = Bez ní, %
lab-look-6 = Rozdíl, body
lab-look-7 = p po korekci
lab-look-8 = Přežití, %

# Columns and rows of a comparison
lab-measure-1 = Míra
lab-measure-2 = Základ
lab-measure-3 = Balíček
lab-measure-4 = Rozdíl
lab-measure-5 = p po korekci
lab-measure-6 = Závěr
lab-of-victory = Vyhrané hry, %
lab-of-survival = Přeživší hrdinové, %
lab-of-turns = Tahy
lab-of-decisions = Rozhodnutí
lab-of-first = Výhry začínajícího, %
lab-of-hero = Výhry: { $hero }, %
lab-of-hero-survival = Přežití: { $hero }, %
lab-verdict-more = s balíčkem víc
lab-verdict-less = s balíčkem méně
lab-verdict-same = v každé hře stejné
lab-verdict-more-games =
    { $games ->
        [one] nerozhodnuto: stačila by asi { $games } další hra
        [few] nerozhodnuto: stačily by asi { $games } další hry
       *[other] nerozhodnuto: stačilo by asi { $games } dalších her
    }
lab-verdict-small = nerozhodnuto: liší-li se, pak o méně než { $spread }
lab-decided = Je jisté, že se jedno vyhrává častěji, zbytek se nehraje.

# The course of games
lab-turn = Tah
lab-games = Hry
lab-ahead-team = Vyhrané hry, %
lab-behind-team = Prohrané hry, %
lab-ahead-rival = Pozdější vítěz, %
lab-behind-rival = Nejlepší z ostatních, %
lab-quartiles = Šance na výhru na začátku tahu: medián a prostřední polovina všech her.
# $median, $low, $high: numbers of turns; $changes: how often
lab-length = Počet tahů ve hře: { $median } (polovina her { $low } až { $high }). Změny vedení ve hře: { $changes }.
lab-last-change = Vedení se naposledy mění průměrně po { $share } % hry.

# One game
# $seed: a number; $ending: a sentence; $turns: number of turns; $count: number of winners
lab-trace-end = Semínko { $seed }, { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }. { $ending }{ $count ->
        [0] { "" }
       *[other] { " " }Vítěz: { $winners }.
    }
lab-swings = Tahy, které změnily nejvíc
lab-swing-1 = Tah
lab-swing-2 = Čí šance
lab-swing-3 = Předtím, %
lab-swing-4 = Potom, %
lab-swing-5 = Body
lab-swing-6 = Zásahy / očekávané
lab-decisions = Co se rozhodlo
lab-turn-choices = Tah { $turn }: { $choices }
lab-choice = { $seat }: { $action }
lab-choice-next = ;{ " " }
lab-choices-before =
    { $count ->
        [one] předtím { $count } volba
        [few] předtím { $count } volby
       *[other] předtím { $count } voleb
    }
lab-no-choice = Nebylo z čeho volit.
lab-luck = Jak padaly kostky
lab-luck-1 = Místo
lab-luck-2 = Kostky
lab-luck-3 = Zásahy
lab-luck-4 = Očekáváno
lab-luck-5 = Víc štěstí než, %

# Pages
lab-balance-title = { $game }: je hra vyvážená?
lab-compare-title = Co se změní: { $base } → { $pack }?
lab-curve-title = { $game }: jak je napínavá?
lab-trace-title = { $game }, semínko { $seed }: proč to dopadlo takto?
lab-finding-victories = Jak často se vyhrává
lab-finding-outliers = Co vyčnívá
lab-finding-length = Jak dlouho trvá
lab-finding-lead = Kdy je rozhodnuto
lab-finding-turn = Tah { $turn }: body { $swing }
lab-plot-hero-wins = Kdo vyhrává
lab-plot-hero-survival = Kdo přežívá
lab-plot-place-wins = Kdo vyhrává podle pořadí tahů
lab-plot-place-survival = Kdo přežívá podle pořadí tahů
lab-plot-note =
    { $looks ->
        [one] Podíly v procentech s intervaly 95 %; čárkovaně průměr všech. Kosočtverec vyčnívá po korekci na { $looks } porovnání.
        [few] Podíly v procentech s intervaly 95 %; čárkovaně průměr všech. Kosočtverec vyčnívá po korekci na { $looks } porovnání.
       *[other] Podíly v procentech s intervaly 95 %; čárkovaně průměr všech. Kosočtverec vyčnívá po korekci na { $looks } porovnání.
    }
lab-plot-tension = Jak je to napínavé
lab-plot-tension-note = Šance na výhru na začátku tahu v procentech: medián jako čára, prostřední polovina všech her jako pás.
lab-plot-length = Jak dlouhé jsou hry
lab-plot-length-note = Hry podle počtu tahů; pod každým sloupcem nejnižší počet, který zahrnuje.
lab-plot-shares = Podíly
lab-plot-lengths = Délka
lab-plot-compare-note = Rozdíly balíčku proti základu s intervaly 95 %; čárkovaně žádná změna. Kosočtverec je rozhodnutý.
lab-compare-table = Všechny míry
lab-compare-note =
    { $looks ->
        [one] Se stejnými semínky. Rozdíl je rozhodnutý, když obstojí po korekci na { $looks } míru.
        [few] Se stejnými semínky. Rozdíl je rozhodnutý, když obstojí po korekci na { $looks } míry.
       *[other] Se stejnými semínky. Rozdíl je rozhodnutý, když obstojí po korekci na { $looks } měr.
    }
lab-table-note = „Bez ní“ jsou ti, kdo věc neměli. Co jde spolu, nemusí být příčinou.
lab-calibration = Naplnily se šance?
lab-calibration-note = Na začátku každého tahu se řekla něčí šance; podíl těch, kdo pak vyhráli, by se jí měl blížit.
lab-calibration-1 = Řečeno, %
lab-calibration-2 = Případy
lab-calibration-3 = Řečeno průměrně, %
lab-calibration-4 = Výhry, %
lab-plot-chances = Šance na výhru
lab-plot-chances-note = Na začátku každého tahu, v procentech.
lab-luck-note = Kostka zasahuje, pokud se proti nepříteli počítá tak, jak padla. „Víc štěstí než“ je podíl her se stejnými kostkami, které by měly méně zásahů.
lab-turns = Tah po tahu
lab-turns-note = Čí šance se v každém tahu změnila nejvíc a co se rozhodlo tam, kde bylo z čeho volit.
lab-foot = Jeden soubor, nic se nenačítá. Příkaz výše dá stejná čísla znovu.

# Many machines
cli-option-cluster = Hrát přes Dask: na tomto počítači, nebo na clusteru, jehož plánovač je na ADDRESS (třeba tcp://10.0.0.5:8786). Potřebuje doplněk „cluster“.
cli-lab-no-dask = Cluster potřebuje knihovnu, která není nainstalovaná: pip install hordekeep[cluster]
cli-lab-no-cluster = Cluster neodpovídá: { $address }. S --resume zůstane, co je odehráno.
cli-lab-other-engine = Procesy clusteru mají jinou verzi Hordekeepu: { $address }
cli-lab-dead-workers = Procesy clusteru padaly znovu a znovu u stejných her: { $address }. S --resume zůstane, co je odehráno.
lab-dashboard = Přehled: { $link }

# Data sets
cli-dataset = Odehraje hry a zapíše je do nové složky DIR: deníky, každé rozhodnutí jako řádek (co místo mohlo vědět, co mohlo udělat, co udělalo a co získalo) a popis dat.
    .short = Zapsat hry jako data pro programy, které se učí.
cli-dataset-form = Jak zapsat řádky: parquet (potřebuje doplněk „lab“), nebo jsonl; bez volby parquet, kde to jde.
lab-dataset-done = Zapsáno: { $folder }. Hry: { $games }, řádky: { $rows }.
dataset-title = Hry: { $game }
dataset-about = Každé rozhodnutí z her mezi boty, od přípravy do konce. Tento příkaz vytvoří stejná data znovu:
dataset-what = Co
dataset-value = Hodnota
dataset-game = Hra a obsah
dataset-engine = Program a verze pravidel
dataset-options = Volby
dataset-bots = Boti podle míst
dataset-seeds = Semínka
dataset-size = Hry / řádky
dataset-actions = Čísla akcí
dataset-columns = Sloupce
dataset-column = Sloupec
dataset-meaning = Význam
dataset-column-seed = Semínko hry; její deník je journals/SEED.journal
dataset-column-entry = Záznamy v deníku před rozhodnutím: hordekeep replay journals/SEED.journal --from ENTRY ho tam otevře
dataset-column-decision = Číslo rozhodnutí
dataset-column-seat = Kdo rozhoduje, od 0
dataset-column-observation = Co toto místo smí vědět, jako bajty (v řádcích JSON: base64)
dataset-column-mask = Čísla všech dovolených akcí
dataset-column-action = Číslo zvolené akce
dataset-column-words = Stejná akce slovy
dataset-column-result = Co místo na konci hry získalo
dataset-observation = Pozorování
dataset-observation-note = Pojmenovaná pole bajtů, jedno za druhým; místa se počítají od toho, které se dívá. dataset.json říká totéž programům.
dataset-array-1 = Pole
dataset-array-2 = Tvar
dataset-array-3 = První bajt
dataset-limits = Co je dobré vědět
dataset-limits-note = Všichni hráči jsou boti: co by udělali lidé, tu není. Řádky s jedinou dovolenou akcí tu jsou také. Čísla akcí a místa v pozorováních platí jen pro tento obsah. Deníky říkají všechno, i to, co místo vědět nemohlo; řádky nic takového.
