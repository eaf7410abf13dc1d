# The command line: help, questions, answers.

## Commands

cli-hordekeep = Hraje, přehrává, ověřuje a měří deskové hry Sanctum a Last Bastion.
cli-play = Spustí hru GAME v terminálu: sólo, s přáteli u jedné obrazovky, nebo s boty. Každá odpověď se hned uloží; zavřením okna se nic neztratí. Bez voleb přijde nejdřív pár otázek. Příkazy lze posílat i rourou.
    .short = Hrát hru v terminálu.
cli-play-seed = Číslo, ze kterého plynou všechny kostky: stejné dá znovu stejné kostky, a kdo ho zná, může je předvídat.
cli-play-bots = Bot pro každé z ostatních míst; lze zadat vícekrát. Vlastní: my.py:Class, „run:COMMAND“ pro program, nebo nainstalovaný bot.
cli-play-seats = Kdo má které místo: me, bot, bot:NAME, nebo jméno přítele.
cli-play-load = Pokračovat v uložené hře, nebo začít od souboru pozice.
cli-play-target = Kam ukládat; jinak nový soubor ve složce s daty.
cli-play-silent = V této hře bez poznámek o tom, co se stane poprvé.

cli-rules = Ukáže pravidla hry GAME: --short je jedna obrazovka, --guide celek prostými slovy, --ask odpoví na otázku. Jinak se vypíše každý článek s úspěšnými testy, které ho dokazují.
    .short = Číst pravidla: stručně, celá, nebo článek po článku.
cli-rules-short = Cíl, jak vyhrát a prohrát, tvůj tah: jedna obrazovka.
cli-rules-section = Pravidla prostými slovy, nebo jejich jedna část.
cli-rules-question = Odpovědět na otázku, třeba „jak vyhraju“.
cli-rules-unexpected = Co možná nečekáš
cli-rules-no-section = Část „{ $name }“ tu není; jsou tu: { $names }.
cli-rules-nothing-found = Nic se nenašlo. Zkus jiná slova, nebo čti celek: --guide.
cli-rules-example = Příklad: { $text }
cli-rules-untested = Jen články bez úspěšného testu; pokud nějaké jsou, skončí chybou.
cli-not-run = Testy ještě neběžely: vypsány jsou ty, které článek jmenují. Spouští je `make test`.
cli-no-tests = Testy nejsou součástí nainstalovaného balíku; spusť tento příkaz v repozitáři.

cli-admin = Péče o běžící server: jeho stoly, koho odmítá a zda otvírá nové stoly. Servery to zaznamenají do dvou sekund.
    .short = Péče o server a jeho stoly.
cli-tables = Vypíše všechny stoly: označení, hra, stav, záznamy, poslední změna. Kdo tam sedí, se neukazuje.
    .short = Vypsat všechny stoly.
cli-tables-stage = Jen stoly v tomto stavu.
cli-sizes = Ukáže, kolik stolů je uloženo a kolik zabírají místa.
    .short = Ukázat, kolik je uloženo.
cli-close = Uzavře stoly: lze si je prohlížet, ale ne u nich hrát. Kdo je u nich, dozví se to.
    .short = Uzavřít stoly, nebo je znovu otevřít.
cli-close-reopen = Znovu je otevřít.
cli-delete = Navždy smaže stoly. Kdo je u nich, dozví se to.
    .short = Smazat stoly.
cli-ban = Odmítá adresu nebo síť, třeba 203.0.113.7 nebo 2001:db8::/48. Kdo je odtamtud připojen, bude odpojen.
    .short = Odmítat adresu nebo síť.
cli-ban-days = Na tolik dní; bez toho navždy.
cli-ban-lift = Znovu ji pustit.
cli-drain = Nechá servery doběhnout: neotvírají se nové stoly, rozehrané běží dál a lobby to oznámí.
    .short = Neotvírat nové stoly.
cli-drain-off = Znovu otvírat nové stoly.
cli-orders = Řekne, koho servery odmítají a zda otvírají nové stoly.
    .short = Ukázat, jaká nařízení platí.
cli-admin-no-orders = Přijít smí každý a nové stoly se otvírají.
cli-admin-drained = Nové stoly se neotvírají.
cli-admin-banned = Odmítá se: { $network }.
cli-admin-banned-until = Do { $until } se odmítá: { $network }.
cli-option-store = Databáze, jako u serve.
cli-admin-sizes = { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
  }, { $mebibytes } MiB
cli-admin-closed = { $tables ->
    [one] Uzavřen { $tables } stůl.
    [few] Uzavřeny { $tables } stoly.
   *[other] Uzavřeno { $tables } stolů.
  }
cli-admin-opened = { $tables ->
    [one] Znovu otevřen { $tables } stůl.
    [few] Znovu otevřeny { $tables } stoly.
   *[other] Znovu otevřeno { $tables } stolů.
  }
cli-admin-deleted = { $tables ->
    [one] Smazán { $tables } stůl.
    [few] Smazány { $tables } stoly.
   *[other] Smazáno { $tables } stolů.
  }
cli-store = Práce se stoly, které servery uchovávají.
    .short = Kopírovat stoly mezi složkou a databází.
cli-move = Zkopíruje všechny stoly z jednoho úložiště do druhého: každé je složka, nebo databáze (postgresql://…). FROM zůstane, jak je; žádný server ho mezitím nesmí používat. Přerušené kopírování pokračuje tam, kde přestalo. Návratový kód 3: úložiště nelze použít, nebo stůl v TO není stejný.
    .short = Zkopírovat všechny stoly ze složky do databáze, nebo zpět.
cli-store-moved = { $tables ->
    [one] Zkopírován { $tables } stůl
    [few] Zkopírovány { $tables } stoly
   *[other] Zkopírováno { $tables } stolů
  } (záznamů { $entries }) z { $from } do { $to }; předtím tam bylo { $there_before }.

cli-option-content = Verze obsahu; bez zadání nejnovější.
cli-option-packs = Balíček obsahu, složka nebo soubor; lze zadat vícekrát.
cli-option-data = Složka, kde jsou uloženy hry a stoly; bez toho datová složka uživatele.
cli-option-plain = Bez kresby a barev: řádky, které lze číst nahlas.
cli-option-width = Kolik znaků se vejde na řádek.
cli-option-as-json = Vypsat JSON.
cli-option-bot-seconds = Kolik sekund smí vlastní bot přemýšlet o jednom rozhodnutí; pak za něj volí náhradník.
cli-option-version = Vypsat verzi a zda je jádro zkompilované.
cli-option-lang = Jazyk, třeba cs.
cli-no-language = Hordekeep neumí jazyk „{ $wanted }“; toto je angličtina. Umí: { $offered }.

# What content check counts, as “monsters 50, warlords 10”.

counted-monsters = nestvůry { $count }
counted-warlords = vojevůdci { $count }
counted-tiles = dílky { $count }
counted-heroes = hrdinové { $count }
counted-demons = démoni { $count }
counted-demon-lord = karty pána démonů { $count }
counted-fury = skryté útoky { $count }
counted-skills = schopnosti { $count }
counted-blessings = požehnání { $count }
counted-start-cards = karty startovních bonusů { $count }
counted-acts = dějství { $count }
counted-lessons = lekce { $count }
counted-steps = kroky { $count }
counted-branches = odbočky { $count }
counted-seats = místa { $count }

## Numbers with a fraction

number-decimal = { NUMBER($number, minimumFractionDigits: 2) }
number-thousandths = { NUMBER($number, minimumFractionDigits: 3) }
number-fine = { NUMBER($number, minimumFractionDigits: 4, maximumFractionDigits: 4) }

## What the options of a game may be

cli-says = { $what }: { $answers } [{ $default }].
cli-says-span = { $least } až { $most }
cli-says-ids = označení oddělená čárkami
cli-says-bots = Boti: { $answers }.
cli-says-bots-or = Boti: { $answers } [{ $default }].

cli-version =
    { $engine ->
        [compiled] hordekeep { $version } (jádro: zkompilované)
       *[other] hordekeep { $version } (jádro: interpretované)
    }

## Before the game

cli-welcome = Vítej. Enter bere to, co je v závorkách.
cli-ask-players = Kolik hráčů, { $answers }? [{ $default }]
cli-ask-difficulty = Jaká obtížnost: { $answers }? [{ $default }]
cli-ask-option = { $what }: { $answers }? [{ $default }]
cli-ask-who = Kdo hraje: ty s boty, nebo ty za všechny? boti, všichni [boti]
who-bots = boti
who-all = všichni
cli-one-of = Jedno z: { $answers }.
cli-load-alone = { $option } patří k nové hře; načtená má své.
cli-file-exists = { $file } už existuje. Zvol jiný název, nebo ho načti volbou --load.
cli-new-dice = Tajemství kostek této hry tu není: pokračuje s novými kostkami a její deník to říká.

## At the table

cli-question = { $actor }: { $question }
cli-which =
    { $also ->
        [none] Co z toho myslíš?
       *[other] Co z toho myslíš? { $also } by byl příkaz.
    }
cli-no-such-number = Číslo { $number } tu není; čísla jdou do { $most }.
cli-not-understood = „{ $said }“ tu nic neznamená. Napiš „pomoc“.
cli-undone = Vzato zpět: { $action }.
cli-save-where = Hra není uložena. Kam ji uložit? (Enter: nikam)
cli-saved = Uloženo jako { $file }.
cli-left = Uloženo jako { $file }. Pokračování: hordekeep play --load { $file }
cli-ended = S tímto souborem hordekeep verify znovu odvodí každý hod a hordekeep replay ukáže hru krok za krokem.
cli-possible = { $action }: teď je to možné.
cli-more-reasons = … a další ({ $count }). Upřesni to.
cli-more-clauses = … a další ({ $count }). Upřesni to.
cli-no-clause = Žádný článek se nezmiňuje o „{ $said }“.
cli-chapters = Napiš „pravidla“ a označení článku nebo slovo. Kapitoly: { $chapters }.
cli-no-odds = Tento hrdina nemá v dosahu žádnou kartu hordy.
cli-hint = { $worlds ->
        [one] Šance na výhru, { $worlds } svět dohraný botem „{ $strength }“:
        [few] Šance na výhru, { $worlds } světy dohrané botem „{ $strength }“:
       *[other] Šance na výhru, { $worlds } světů dohraných botem „{ $strength }“:
    }
cli-hint-choice = { $number }. { $what }: { $percent } % (plus minus { $error }), { $standing }
cli-hint-steps = { $first } → { $rest }
cli-nothing-ahead = Do tvého příštího tahu nic jistého nepřijde.
cli-more-ahead = (další: { $count }; napiš „výhled“)
cli-when =
    { $turns ->
        [0] v tomto tahu
        [1] v příštím tahu
        [one] za { $turns } tah
        [few] za { $turns } tahy
       *[other] za { $turns } tahů
    }
cli-danger = { $when }: { $what } [{ $clause }]
cli-risk = { $when }, možná: { $what } [{ $clause }]

menu-or = Nebo
menu-folded = … možností: { $count }

command-undo = zpět
    .usage = zpět
    .help = vzít zpět poslední volbu, pokud se nic neodhalilo
command-why = proč
    .usage = proč [akce]
    .help = proč něco lze nebo nelze udělat, s pravidlem
command-what = co
    .usage = co VĚC
    .help = co dělá karta, dílek nebo hrdina
command-odds = šance
    .usage = šance
    .help = přesné šance všech dosažitelných bojů
command-hint = rada
    .usage = rada [nováček|znalec|expert|mistr]
    .help = co lze teď udělat, co od toho čekat a proč
command-ahead = výhled
    .usage = výhled
    .help = vše, co přijde do tvého příštího tahu
command-log = kronika
    .usage = kronika [n]
    .help = co se stalo; 0 pro všechno
command-rules = pravidla
    .usage = pravidla [slovo]
    .help = pravidla, článek po článku
command-notes = poznámky
    .usage = poznámky [ano|ne]
    .help = více k poslední poznámce; ano a ne se pamatují
command-notes-on = ano
command-notes-off = ne
command-view = stůl
    .usage = stůl
    .help = znovu nakreslit stůl
command-save = uložit
    .usage = uložit [soubor]
    .help = hned uložit, třeba pod vlastním názvem
command-help = pomoc
    .usage = pomoc
    .help = tento seznam
command-quit = odejít
    .usage = odejít
    .help = odejít; hra je uložena

cli-help-actions = Napiš číslo, nebo samotnou akci: „pohyb krčma“, „volání tržiště“; stačí začátky slov. Enter znovu ukáže nabídku.

## Replay and verify

cli-replay = Prochází hru v souboru FILE krok za krokem, vpřed i zpět; klávesami v terminálu (n, b, g, s, e, l, p, q nebo šipky), slovy z roury (další, zpět, jdi N, začátek, konec, kronika, hrát, odejít). S --play odtud pokračuje jako nová hra s novými kostkami.
    .short = Projít hru krok za krokem, nebo z ní kdekoli hrát dál.
cli-replay-start = Začít u záznamu N.
cli-replay-row = Je-li FILE složka datové sady: okamžik řádku N, počítáno od 0.
cli-replay-opens = Otevřít stránku v tomto okamžiku, na vlastním serveru; Ctrl-C ho ukončí.
cli-replay-printed = Jako --open, ale jen vypsat adresu a neotvírat prohlížeč.
# $url: an address
cli-replay-here = Hra je zde až do Ctrl-C: { $url }
cli-replay-going-on = Odtud hrát dál (bez --from: od konce).
cli-replay-only-log = Vypsat jen celou kroniku.
cli-replay-bots = Bot pro každé z ostatních míst při hraní dál.
cli-replay-seats = Kdo má které místo při hraní dál: me, bot:NAME, nebo jméno přítele.
cli-replay-as-json = Vypsat každý záznam s tím, co se stalo, jako JSON.

cli-position = Zapíše pozici uložené hry v souboru FILE jako text, který lze číst, měnit a hrát z něj dál. Dohraná hra se zapíše, jak byla; v běžící se to, co místo nemůže vědět, rozdá znovu.
    .short = Zapsat okamžik hry jako soubor pozice.
cli-position-entry = Pozice po záznamu N (bez toho: poslední).
cli-position-seat = Čí znalosti se počítají, dokud hra běží (první místo je 1).

cli-review = Řekne, co rozhodlo o dohrané hře v souboru FILE: šance na výhru po každé volbě jako křivka, co udělalo štěstí a co volby, tři okamžiky, které rozhodly, co by bylo lepší a proč. Každá šance pochází ze světů, které mohly nastat, pokud o nich hrající místo mohlo vědět; stejná hra má všude stejný rozbor.
    .short = Říci, co rozhodlo o dohrané hře.
cli-review-seat = Pro které místo, když nevyhrávají nebo neprohrávají všichni společně (první místo je 1).
cli-review-as-json = Vypsat zjištění jako JSON.
cli-review-chances = { $worlds ->
        [one] Šance na výhru v průběhu hry, podle { $worlds } dohraného světa:
        [few] Šance na výhru v průběhu hry, podle { $worlds } dohraných světů:
       *[other] Šance na výhru v průběhu hry, podle { $worlds } dohraných světů:
    }
cli-review-moment = { $number }. { $what } { $before } % → { $after } % (hordekeep replay --from { $entry })

cli-verify = Zkontroluje, že nikdo nepodváděl: znovu odvodí každý hod a každou kartu dohrané hry v souboru FILE z tajemství zveřejněného na konci. Návratový kód 1: něco nesouhlasí, nebo hra ještě běží; 3: soubor je poškozený.
    .short = Zkontrolovat, že kostky dohrané hry byly poctivé.
cli-verify-as-json = Vypsat zjištění jako JSON.

cli-entry = Záznam { $at }/{ $last }.
cli-steps = další, zpět, jdi N, začátek, konec, kronika, hrát (odtud dál), odejít.
cli-keys = n další · b zpět · g na záznam · s začátek · e konec · l kronika · p hrát odtud · q odejít
cli-go-where = Na který záznam?
cli-misfit = Tento deník byl psán pro jiná pravidla a odpovídá jen do záznamu { $entry }; až potud ho lze prohlížet.
step-next = další
step-back = zpět
step-go = jdi
step-start = začátek
step-end = konec
step-log = kronika
step-play = hrát
step-help = pomoc
step-quit = odejít
cli-verified =
    Ověřeno. { $answers ->
        [one] { $answers } odpověď náhody plyne
        [few] { $answers } odpovědi náhody plynou
       *[other] { $answers } odpovědí náhody plyne
    } { $stretches ->
        [1] ze zveřejněného tajemství.
       *[other] ze zveřejněných tajemství ({ $stretches }).
    }
cli-dictated =
    { $answers ->
        [one] { $answers } odpověď náhody určil někdo u stolu, jak říká soubor.
        [few] { $answers } odpovědi náhody určil někdo u stolu, jak říká soubor.
       *[other] { $answers } odpovědí náhody určil někdo u stolu, jak říká soubor.
    }
cli-open-seed = Semínko bylo zadáno ručně: kdo ho znal, mohl znát každý hod předem.

## Several people at one screen

cli-hand-over = Předej klávesnici – { $person } ({ $actor }). Enter, až nikdo jiný neuvidí na obrazovku.
cli-actor = { $actor } ({ $person })

cli-learn = Naučí tě hru GAME hraním: první hra s průvodcem v krátkých kapitolách. Odejít lze kdykoli; příště se pokračuje tam, kde to skončilo. Příkazy lze posílat rourou; prázdný řádek udělá, co chce průvodce.
    .short = Naučit se hru hraním.
cli-learn-chapter = Začít touto kapitolou (číslo nebo název).
cli-learn-listed = Vypsat kapitoly, hotové jsou odškrtnuté.
cli-lesson-go = Pokračuj klávesou Enter.
cli-lesson-mark = ◂ tohle myslí průvodce
cli-lesson-back = zpět: vzít to zpět
cli-lesson-on = dál: hrát takhle dál
cli-lesson-again = znovu: začít kapitolu znovu
cli-lesson-skip = přeskočit: přeskočit kapitolu
cli-lesson-quit = odejít: odejít a uložit postup
cli-lesson-left = Tvůj postup je uložen. Pokračování: hordekeep learn { $game }
cli-lesson-game = Enter: zahrát si malou partii s nováčky. Jakékoli slovo: odejít.
cli-note-ways = (poznámky: více o tom; poznámky ne: už žádné takové)
cli-no-note = Zatím žádná poznámka nebyla.
cli-notes-on = Co se ti stane poprvé, se jednou vysvětlí.
cli-notes-off = Poznámky už nebudou. „poznámky ano“ je vrátí.
command-lesson-back = zpět
command-lesson-on = dál
command-lesson-again = znovu
command-lesson-skip = přeskočit
command-lesson-quit = odejít

# A bot of one's own fails. $name: the bot, $number: its seat, $why: what happened
bot-failed =
    { $why ->
        [timed-out] Bot { $name } na místě { $number } neodpověděl včas; volí za něj náhradník.
        [nonsense] Bot { $name } na místě { $number } odpověděl nesmysl; volí za něj náhradník.
        [flooded] Bot { $name } na místě { $number } toho říká příliš; volí za něj náhradník.
        [exited] Bot { $name } na místě { $number } skončil; volí za něj náhradník.
       *[crashed] Bot { $name } na místě { $number } selhal; volí za něj náhradník.
    }
