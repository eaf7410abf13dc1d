# The table in the page, for any game: decision, undo, chronicle, rules, replay, end.

## Who

page-bot = { $bot }
page-open-seat = volné místo
page-seat-number = Místo { $number }
page-stand-in = hraje { $bot }
page-stand-in-turn = tento tah hraje { $bot }
page-bot-eased = server má málo času na přemýšlení: hraje jako „{ $bot }“
page-turn-left = zbývá { $time }
page-bot-in = bot za { $seconds } s
page-away = pryč
page-thinking = přemýšlí
page-watching =
    { $count ->
        [one] Sleduje { $count } člověk.
        [few] Sledují { $count } lidé.
       *[other] Sleduje { $count } lidí.
    }

## The decision

page-decision-of-others = O čem se rozhoduje
page-then = Potom:
page-then-revealed = Co z toho vzejde, se ukáže, až když to uděláš.
page-then-nothing = Zatím se nic nezmění.
page-decision = Tvoje rozhodnutí
page-your-decision = Tvoje rozhodnutí: { $question }
page-decides = { $name } rozhoduje.
page-person-of = { $person } ({ $name })
page-is-asked = { $name } rozhoduje: { $question }
page-going-on = Okamžik …
page-sending = Odesláno, okamžik …
page-waits-for = Na řadě je { $name }.
page-choices =
    { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    }
page-back = Zpět
page-undo = Vzít zpět
page-undo-title = Vzít zpět poslední volbu
page-undo-stops = Není co vzít zpět
page-why-not = Teď ne
page-not-done = Neprovedeno
page-not-asked = Nejsi na tahu
page-rule = Pravidlo { $clause }
page-title-your-turn = ● Jsi na tahu · { $name }

## Hints

page-hint = Rada
page-hint-title = Co lze udělat a proč
page-hint-off = Tento stůl neradí.
page-hint-by =
    { $worlds ->
        [one] { $strength }, { $worlds } dohraná hra
        [few] { $strength }, { $worlds } dohrané hry
       *[other] { $strength }, { $worlds } dohraných her
    }
page-hint-about = Šance na výhru u každé možnosti:
page-hint-steps = { $first } → { $rest }
# How far the chance to win lies behind that of the first suggestion, in points of a hundred.
page-hint-behind = −{ $points }
page-hint-do = Provést možnost { $number }
page-hint-thinking = Přemýšlím …
page-hint-stop = Zastavit

## What decided a game

page-decided = Co rozhodlo
page-decided-ask = Co rozhodlo?
page-decided-about = Štěstí, volby, nebo nebezpečí, které bylo vidět: tři okamžiky, každý se šancí na výhru před ním a po něm.
page-decided-thinking = Rozbor hry …
page-decided-nothing = O této partii nerozhodl žádný jednotlivý okamžik.
page-decided-watch = Přehrát
page-decided-watch-what = Přehrát v záznamu: { $what }
page-decided-retry = Zkusit znovu
page-decided-retry-what = Zkusit odtud znovu u nového stolu: { $what }
# $name is who chose; $better and $done are orders: “Rest”, “Move to the Tavern, then End the turn”.
page-decided-choice = { $name }: „{ $better }“ by bylo lepší než „{ $done }“.
page-decided-luck = Tak padly kostky a karty.
page-decided-swing = Šance na výhru: z { $before } na { $after }.
page-review = Celý rozbor
page-review-chance = Šance na výhru
page-review-by =
    { $worlds ->
        [one] podle { $worlds } dohrané hry, jen s tím, co šlo vědět
        [few] podle { $worlds } dohraných her, jen s tím, co šlo vědět
       *[other] podle { $worlds } dohraných her, jen s tím, co šlo vědět
    }
page-review-rivals = Co udělali soupeři, se počítá jako štěstí.
page-review-costly = Nejdražší volby
page-review-none = Nic z toho, co se zkoumalo, by jinak nevyšlo prokazatelně lépe.
page-curve = Šance na výhru: na začátku { $start }, nejnižší { $lowest }, nejvyšší { $highest }.

## Around the table

page-setting-up = příprava
page-turn = tah { $turn }
page-pick-hero = Vyber hrdinu
page-die-reroll = přehodit
page-tools = Nástroje
page-invite = Pozvat
page-point = Ukázat na něco ostatním
page-point-now = Klepni na to, na co se mají všichni podívat.
page-points = { $name }: podívejte! { $thing }
page-can-choose = lze vybrat
page-sayings = Řečeno nahlas
page-said = Řečeno
page-news = Co se právě stalo
page-say-table = Říci, jak to vypadá
page-say-danger = Říci, co hrozí
page-say-news = Říci, co se od té doby stalo
page-say-no-danger = Nehrozí nic, co by šlo předvídat.
page-say-no-news = Od té doby se nic nestalo.
page-watcher = Někdo, kdo sleduje
page-words = Rychlé zprávy
page-words-about = K něčemu určitému: pak na to klepni
page-words-now = „{ $words }“: klepni na to, čeho se to týká.
page-words-mute = Čí zprávy a ukazování nezobrazovat
page-words-mute-all = všech
page-words-quiet = Ztlumit zprávy
page-wheel = Rychlé zprávy: { $thing }
page-wheel-about = Řekni k tomu něco: každý to čte ve svém jazyce.
quick-said = { $name }: { $text }
quick-mine = Tohle beru já
quick-mine-about = Tohle beru já: { $thing }
quick-mine-colour-red = Beru červenou
quick-mine-colour-green = Beru zelenou
quick-mine-colour-blue = Beru modrou
quick-mine-colour-yellow = Beru žlutou
quick-yours = Tohle vezmi ty
quick-yours-about = Tohle vezmi ty: { $thing }
quick-help = Tady mi pomoz
quick-help-about = Tady mi pomoz: { $thing }
quick-careful = Pozor
quick-careful-about = Pozor: { $thing }
quick-wait = Počkej chvíli
quick-go-ahead = Jen do toho
quick-yes = Ano
quick-no = Ne
quick-thanks = Díky
quick-sorry = Promiň
quick-well-done = Dobrá práce
quick-good-luck = Hodně štěstí
page-rules = Pravidla
page-rules-search = Hledat v pravidlech
page-rules-ask = Ptej se: jak vyhraju? zbroj, kolik kostek …
page-rules-short = Stručně
page-rules-guide = Prostými slovy
page-rules-clauses = Přesně
page-rules-unexpected = Co možná nečekáš
page-rules-example = Příklad
page-rules-show-me = Ukázat u cvičného stolu
page-rules-exact = Přesná pravidla:
page-rules-told = Srozumitelně:
page-rules-none = Těmto slovům nic neodpovídá. Zkus jiná.
page-rules-failed = Pravidla teď nejsou dostupná.
page-ruling = náš výklad
page-ruling-title = Pravidla hry tu mlčí; takto je vykládá Hordekeep.
page-chronicle = Kronika
page-skip-decision = Přejít k rozhodnutí
page-chronicle-empty = Zatím se nic nestalo.
page-chronicle-fork = Tato hra navazuje na určitý okamžik jiné hry.
page-chronicle-position = Tato hra začíná ze zadané pozice.
page-chronicle-before = Co bylo předtím
page-to-moment = K tomuto okamžiku
page-show-rule = Ukázat pravidlo
page-replay = Záznam
page-table-menu = Stůl
page-keys = Klávesové zkratky
page-who-sits = Kdo tu sedí
page-look-from = Podívat se odsud
page-pace = Jak rychle ukazovat kroky ostatních
page-pace-slow = Pomalu
page-pace-normal = Normálně
page-pace-fast = Rychle
page-pace-once = Hned
page-pace-pause = Pozastavit
page-pace-go-on = Pokračovat
page-pace-next = Další krok
page-since = Od tvého tahu
page-since-show = Ukázat ještě jednou: { $what }
page-since-all = Přehrát vše
page-since-stop = Zastavit
page-do = Co můžeš udělat
page-export = Uložit hru
page-export-detail = deník jako soubor
page-save-position = Uložit tuto pozici
page-sealed = Tvoje odpověď je zapečetěná: { $action }. Vzít ji zpět lze, dokud neodpoví všichni.
page-move-device = Přejít na jiné zařízení
page-let-bot-play = Nechat za mě hrát bota
page-redo = Znovu provést
page-redo-title = Znovu provést, co bylo vzato zpět
page-share-position = Sdílet tuto pozici odkazem
page-seats-dialog = Místa a pozvánky
page-vote = Ať táhne náhradník
page-vote-undo = Přece jen počkat
page-votes = { $count }/{ $needed }
page-kick-ask = Poslat pryč navždy: { $name }? Místo převezme bot, dokud ho nedáš někomu jinému.
page-offer = Nabídnout toto místo
page-turn-is = Čas na tah: { $time }.
page-turn-is-any = Čas na tah je libovolný.
page-grace-is = Za toho, kdo odešel, zaskočí bot. Ostatní čekají nejdéle: { $time }.
page-grace-is-never = Za toho, kdo odešel, bot nezaskočí.
page-asks-seat = { $name } žádá o místo { $number } ({ $seat }).
page-asks-waits = { $name } žádá o místo { $number }. Chybí souhlas: { $names }.
page-asks-yes = Ano, sedni si
page-asks-no = Ne
page-notice-took-seat = Na místě { $number } teď hraje { $name }.
page-notice-kicked = { $name } už u stolu není; na místě { $number } hraje bot.
page-notice-time-up = { $name }: čas vypršel, tento tah hraje náhradník.
page-notice-voted = { $name }: ostatní rozhodli, že tento tah hraje náhradník.
page-notice-offered = Místo { $number } se nabízí někomu novému.
page-notice-bot-failed = Bot { $name } na místě { $number } selhává; volí za něj náhradník.
page-way-back = Cesta zpět
page-way-back-lead = Když se data tohoto prohlížeče smažou, ztratí se i tvoje místo. Cesta zpět tě na ně přivede z kteréhokoli prohlížeče.
page-way-back-make = Vytvořit cestu zpět
page-way-back-once = Ulož si ji na bezpečné místo: ukáže se jen teď, platí jednou, a kdo ji má, má tvoje místo.
page-way-back-save = Uložit jako soubor
page-webhook = Upozornit jinde
page-webhook-lead = Když jsi na tahu a nejsi tu, jde na tento webhook zpráva: jednou za tah a bez čehokoli, co by otevřelo tvoje místo.
page-webhook-keep = Uložit
page-webhook-kept = Uloženo
page-give-up = Navrhnout vzdání
page-give-up-asked = Vzdát se chce: { $names }. Souhlasíš?
page-give-up-waits = Hra skončí, až bude souhlasit i: { $names }.
page-give-up-agree = Vzdát se
page-give-up-ask = Vzdát se? Hra hned skončí a nepůjde v ní pokračovat.
page-give-up-go-on = Hrát dál
page-bot-plays-for-you = Hraje za tebe bot.
page-take-back-seat = Vzít si místo zpět
page-reconnecting = Spojení vypadlo. Zkouší se znovu; nic se neztratilo.
page-closed-deleted = Tento stůl byl smazán.
page-closed-moved = Toto místo máš teď na jiném zařízení.
page-closed-banned = Provozovatel serveru tuto adresu odmítá.
page-table-closed = Provozovatel serveru tento stůl uzavřel. Lze si ho prohlížet, ale ne u něj hrát.
page-closed-kicked = Zakladatel stolu dal tvoje místo někomu jinému.
page-closed- = Tento stůl je uzavřen.

## Keys

page-key-number = očíslované možnosti; v boji kostky
page-key-move = pohyb, vstát
page-key-activate = aktivovat dílek pod figurkou
page-key-fight = boj
page-key-call = volání do zbraně
page-key-power = zvláštní schopnost hrdiny
page-key-reroll = přehodit
page-key-beat = porazit první kartu, druhou, obě
page-key-end = ukončit tah nebo fázi
page-key-hint = rada
page-kbd-alt-click = Alt + kliknutí
page-key-undo = vzít zpět
page-key-back = o krok zpět, zavřít
page-key-tab = z části do části
page-key-arrows = z věci na věc
page-key-enter = zvolit, co je vybráno
page-key-point = na něco ukázat
page-key-words = rychlé zprávy
page-key-alt = ukazovat myší
page-key-help = tento seznam

## Replay

page-replay-detail = hrát dál z kteréhokoli okamžiku
page-replay-unseen = Něco se rozdává skrytě.
page-replay-over = Hra skončila.
page-replay-position = Okamžik
page-replay-at = { $place }/{ $last }
page-replay-first = Na začátek
page-replay-back = O krok zpět
page-replay-play = Přehrát
page-replay-pause = Pozastavit
page-replay-on = O krok dál
page-replay-last = Na konec
page-continue-here = Pokračovat odtud
page-back-to-table = Ke stolu
page-fork-running = Od tohoto okamžiku začne nový stůl s novými kostkami. Co ještě nikdo neviděl, se rozdá znovu.
page-fork-over = Od tohoto okamžiku začne nový stůl s novými kostkami.
page-fork-holder = Kdo hraje: { $name }
page-fork-bot = Bot
page-fork-friend = Přítel
page-fork-strength = Síla: { $name }
page-fork-go = Otevřít nový stůl

## The end

page-after = Po hře
page-once-more = Ještě jednou?
page-mine-once-more = Vítězství! Ještě jednou?
page-won-once-more = Společné vítězství! Ještě jednou?
page-lost-once-more = Tentokrát porážka. Ještě jednou?
page-given-up = Vzdáno. Ještě jednou?
page-rematch = Odveta
page-rematch-detail = stejná místa, nový balíček
page-rematch-open = stůl je připravený
page-verify = Ověřit kostky
page-verify-detail = podle zveřejněného tajemství
page-verifying = všechno se hází znovu …
page-verified =
    { $stretches ->
        [1] Všechny hody a vzaté karty ({ $answers }) vyplývají ze zveřejněného tajemství.
       *[other] Všechny hody a vzaté karty ({ $answers }) vyplývají ze zveřejněných tajemství ({ $stretches }).
    }
page-verified-how = Závazek byl ukázán před prvním hodem. Je to otisk tajemství a tajemství spolu se solí každého hráče dává každý hod a každou kartu.
page-verified-open = Tento stůl byl otevřen s ručně zadaným semínkem: kdo ho znal, mohl kostky předvídat.
page-commitments = Závazky
page-salt = sůl { $salt }
page-show-board = Ukázat herní plán
page-show-result = Ukázat výsledek
page-lobby = Lobby
page-lobby-detail = odejít od stolu

## A game without a page of its own

page-generic-view = Hra
page-generic-result = Výsledek
page-generic-change = { $what }: { $before } → { $after }.
page-generic-nobody = Nikdo nevyhrál.
page-generic-winners =
    { $count ->
        [1] Vítězí { $names }.
       *[other] Společně vítězí { $names }.
    }
page-yes = ano
page-no = ne

## Achievements and statistics

page-book-lead = Co máš za sebou ve hrách odehraných od začátku do konce. Je to jen v tomto prohlížeči: ulož to jako soubor a vezmi s sebou.
page-book-save = Uložit jako soubor
page-book-open = Přidat soubor
page-book-added =
    { $count ->
        [0] Nic nového: všechny hry ze souboru už tu byly.
        [1] Přidána jedna hra.
        [one] Přidána { $count } hra.
        [few] Přidány { $count } hry.
       *[other] Přidáno { $count } her.
    }
page-book-not-json = Tento soubor nelze přečíst: není to JSON.
page-book-not-ours = Tento soubor neobsahuje úspěchy z Hordekeepu.
page-book-newer = Tento soubor zapsala jiná verze Hordekeepu.
page-book-bad-game =
    { $field ->
        [none] Nic nebylo přidáno: hru { $place } ze souboru nelze přečíst.
       *[other] Nic nebylo přidáno: hra { $place } ze souboru nemá platné „{ $field }“.
    }
page-book-earned = získáno { $count }/{ $all }
page-book-games = Hry
page-book-won = Výhry
page-book-best = Nejlepší skóre výhry
page-book-streak = Nejdelší řada výher
page-book-running = Současná řada
page-book-heroes = Podle hrdinů
page-book-difficulties = Podle obtížnosti
page-book-is-earned = získáno
page-book-not-earned = zatím nezískáno
page-book-count = { $count }/{ $goal }
page-book-new =
    { $more ->
        [0] Nově: { $name }
       *[other] Nově: { $name } a další ({ $more })
    }
page-book-new-title = Nové úspěchy

# The guided first game.
page-guide = Průvodce
page-lessons-title = Nauč se: { $game }
# $minutes: 0 is half a minute
page-lessons-lead =
    { $minutes ->
        [0] Celkem asi půl minuty. Odejít můžeš kdykoli.
        [one] Celkem asi { $minutes } minuta. Odejít můžeš kdykoli.
        [few] Celkem asi { $minutes } minuty. Odejít můžeš kdykoli.
       *[other] Celkem asi { $minutes } minut. Odejít můžeš kdykoli.
    }
page-lessons-chapters = Kapitoly
page-lessons-done = hotovo
# $step: the step of the chapter that one is at; $steps: how many it has
page-lessons-step = krok { $step }/{ $steps }
page-lessons-note = Vše funguje jako ve skutečné hře. Zkoušej: co uděláš, lze vzít zpět.
page-lessons-go = Pokračovat
page-lessons-take-back = Vzít to zpět
page-lessons-play-on = Hrát takhle dál
page-lessons-next = Další kapitola
page-lessons-skip = Přeskočit tuto kapitolu
page-lessons-rules = Pravidla na jedné obrazovce
page-lessons-leave = Odejít a uložit postup
page-lessons-show = Ukázat průvodce
page-lessons-hide = Skrýt průvodce
page-lessons-game = Zahrát si malou hru

# Notes on what happens for the first time.
page-notes = Poznámky
page-note-more = Více
page-note-never = Takové poznámky neukazovat
page-note-read = Přečíst poznámku
page-lessons-notes = Říkat mi o nových věcech i v mých hrách

# All cards of a game, and their sheets.
page-cards-kinds = Druhy karet
page-cards-all = Všechny
page-cards-search = Hledat v názvech a textech
page-cards-changed = Nové nebo změněné
page-cards-fresh = změněno
page-cards-found =
    { $count ->
        [one] { $count } kus
        [few] { $count } kusy
       *[other] { $count } kusů
    }
page-cards-none = Nic se nenašlo.
page-cards-no-cards = Tato hra nemá karty k zobrazení.
page-cards-turn = Otočit
page-cards-sheets = Archy { $paper }
page-cards-print = Vytisknout
page-cards-back = Zpět ke kartám
page-cards-how =
    { $double ->
        [0] Stran: { $pages }. Tiskni v měřítku 100 %, jednostranně.
       *[other] Stran: { $pages }. Tiskni v měřítku 100 %: prvních { $double } oboustranně (převrátit po delší straně), ostatní jednostranně.
    }
page-cards-sheet = { $game } · { $kind } · arch { $number } · { $side ->
    [back] rub
   *[front] líc
}
page-cards-boards = Desky
page-cards-tokens = Žetony a figurky
page-cards-heroes = Hrdinové
