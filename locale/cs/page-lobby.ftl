# The lobby, joining by a link, invitations and settings of the page.

page-home = Hordekeep, do lobby
page-close = Zavřít
page-loading = Okamžik …
page-try-again = Zkusit znovu
page-to-lobby = Do lobby
page-settings = Nastavení
page-achievements = Úspěchy
page-unofficial = Neoficiální a zdarma. Bez vazby na vydavatele obou her.
page-credits = Ikony: Lorc, Delapouite a další, game-icons.net, CC BY 3.0.
# $version: as 0.1.0, $build: how the rules run here
page-engine =
    { $build ->
        [compiled] Hordekeep { $version }, zkompilovaný: boti přemýšlejí naplno.
       *[interpreted] Hordekeep { $version }, nezkompilovaný: boti nepřemýšlejí tak daleko.
    }

page-skip-games = Přejít ke hře
page-lobby-title = Vyber hru a začni.
page-draining = Tento server se brzy aktualizuje. Rozehrané hry běží dál; nové stoly půjde otevřít později.
page-lobby-lead = Bez účtu. Hraj hned s boty, nebo pošli přátelům odkaz ke stejnému stolu.

game-last-bastion = Last Bastion
game-last-bastion-pitch = Až čtyři hrdinové drží devět dílků proti čtyřem hordám. Vyhrají všichni, nebo nikdo.
game-last-bastion-length = asi 40 minut

game-sanctum = Sanctum
game-sanctum-pitch = Dva až čtyři hrdinové závodí krajem plným démonů k závěrečné bitvě. Kdo z ní vyjde s nejvíce životy, vyhrává.
game-sanctum-length = asi 90 minut

page-players = hráči: { $least } až { $most }
page-seats = Místa
page-seat = Místo { $number }
page-place = Místo { $number }
page-seat-me = Ty
page-seat-bot = { $bot }
page-seat-friend = Přítel, přes odkaz
page-seat-empty = Nikdo
page-choose-game = Vybrat { $game }
page-choose = Vybrat
page-more-options = Další volby
page-your-name = Tvoje jméno
page-guest = Host
page-start = Začít
page-start-inviting = Otevřít stůl
page-start-anyway = Začít, volná místa mají boti
page-invite-friends = Pozvat přátele

option-players = Hráči
option-difficulty = Obtížnost
option-heroes = Hrdinové
option-tiles = Dílky po řadách
option-boards = Desky hordy od severu ve směru hodinových ručiček
option-first = Kdo začíná
option-starving_rounds = Domácí pravidlo: kolik klidných kol, než bašta vyhladoví
option-last_battle = Závěrečná bitva
option-side-by-side = Souběžně, postihy se volí tajně
option-in-order = Přísně popořadě od toho, kdo prolomil hradby
option-random = Náhodně
option-choose = Zvolit u stolu
page-hero = Tvůj hrdina
page-hero-title = Vyber si hrdinu
page-first-table = Nastaveno pro první hru: lehká, s nováčky; hrdinu si zvolíš u stolu.
page-first-usual = Obvyklé nastavení
option-hints = Rady a nejlepší postupy
option-on = Zapnuto
option-off = Vypnuto

page-my-tables = Tvoje stoly
page-my-tables-waiting = { $count ->
    [1] jeden čeká na tebe
    [one] { $count } čeká na tebe
    [few] { $count } čekají na tebe
   *[other] { $count } čeká na tebe
}
page-my-tables-all = Ukázat všechny ({ $count })
page-my-tables-save = Uložit všechny mé stoly
page-my-tables-saving = Ukládá se…
page-my-tables-not-saved = { $count ->
    [one] { $count } stůl nešlo uložit: jeho hra možná ještě nezačala.
    [few] { $count } stoly nešlo uložit: jejich hry možná ještě nezačaly.
   *[other] { $count } stolů nešlo uložit: jejich hry možná ještě nezačaly.
  }
page-my-tables-none = Zatím žádné. Objeví se tu ty, u kterých hraješ.
page-table-over = Dohráno
page-table-gathering = Čeká na hráče
page-table-your-turn = Jsi na tahu
page-table-running = Běží
page-table-continue = Pokračovat
page-table-look-back = Prohlédnout
page-table-forget = Navždy odejít od stolu
page-table-forget-ask = Navždy odejít od tohoto stolu? Tvoje místo dostane bot a vrátit se nepůjde.
page-you = Ty
page-here = U této obrazovky
page-nobody-yet = zatím nikdo

page-join-title = Připojit se ke stolu
page-join-paste = Vlož odkaz
page-join = Připojit se
page-join-no-link = To není odkaz ke stolu. Ten vypadá takto: …/t/jméno#tajemství.
page-open-file = Otevřít uloženou hru nebo pozici
page-sit-down = Sednout si
page-watch = Sledovat

# At the door of a table: the heading by what the link leads to, then what follows from it.
page-door-seat = Čeká tu na tebe místo
page-door-seat-lead = Zvol si jméno a sedni si. Místo se pak váže k tomuto prohlížeči.
page-door-table = Pojď ke stolu
page-door-table-lead = Vyber si místo a jméno. Místo se pak váže k tomuto prohlížeči.
page-door-watch = Sledovat hru
page-door-watch-lead = Vidíš vše, co je veřejné, a o ničem nerozhoduješ.
page-door-move = Vezmi si místo s sebou
page-door-move-lead = Tvoje místo u tohoto stolu přejde do tohoto prohlížeče; ten druhý ho ztratí.
page-door-back = Vezmi si své místo zpět
page-door-back-lead = Tvoje místo u tohoto stolu se odteď váže k tomuto prohlížeči. Tato cesta zpět pak už neplatí: u stolu si vytvoř novou.
page-door-take-back = Vzít své místo
page-door-place = Máš tu místo
page-door-place-lead = Pojď dál.
page-door-asking = Tvoje žádost o místo čeká
page-door-asking-lead = Čeká se na souhlas: { $names }. Dřív ze hry nic neuvidíš.
page-door-ask-lead = Hra běží. K získání místa je potřeba souhlas: { $names }.
page-door-ask = Požádat o toto místo
page-door-no = Raději budou pokračovat, jak jsou.
page-door-full = Není tu volné místo.
page-door-host = stůl hráče { $name }
page-door-no-host = nový stůl
page-door-gathering = ještě se nehraje
page-door-playing = běží
page-door-over = dohráno
page-door-seat-free = volné
page-door-seat-ask = { $who }, lze požádat
page-door-seat-asked = požádáno
page-door-seat-yours = čeká na tebe
page-no-seat-heading = Nemáš tu místo
page-no-seat-lead = Tento prohlížeč nemá u toho stolu místo. Požádej o nový odkaz, nebo otevři vlastní stůl.

page-gathering-heading = Stůl je připravený
page-gathering-lead = Pošli přátelům odkaz: každý si vybere volné místo. Hra začne, až si všichni sednou, nebo když ji spustíš.
page-gathering-wait = Hra začne, až si všichni sednou, nebo až ji spustí ten, kdo stůl založil.
page-join-link = Pro všechny: výběr místa
page-other-links = Odkazy na jedno místo nebo ke sledování
page-watch-link = Ke sledování
page-kick = Poslat pryč
page-link = Odkaz
page-copy = Kopírovat
page-copied = Zkopírováno
page-qr = QR kód
page-qr-label = Odkaz jako QR kód
page-new-link = Nový odkaz
page-reach-machine = Na server teď dosáhne jen tento počítač. Pro přátele ve své síti ho spusť takto:
page-reach-lan = Přátelé ve tvé místní síti mohou tyto odkazy otevřít.

# How long a table waits for its people.
page-turn-time = Čas na tah
page-turn-any = Libovolný
page-grace = Bot zaskočí za toho, kdo odešel
page-grace-after = čekání: { $time }
page-grace-never = nikdy
page-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
page-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
page-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
page-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}

page-set = Sada karet
page-set-version = Verze { $version }
page-set-newest = Verze { $version } (nejnovější)
page-set-at-table = Sada karet: verze { $version }.
page-pack = Karty
page-pack-none = Jako v krabici
page-pack-at-table = Hraje se s balíčkem obsahu { $pack } ({ $hash }).
page-pack-fault = Jeho soubory teď nejsou v pořádku; nabízí se předchozí vydání: { $fault }
page-seed = Semínko
page-seed-none = náhodné
page-seed-open = Otevřený stůl: kostky vyplývají ze semínka, které může znát každý.
page-shared-position = Někdo s tebou sdílí pozici.
page-shared-open = Otevřít ji

page-language = Jazyk
page-language-browser = Podle prohlížeče
page-language-refused = Tato stránka nemluví jazykem „{ $language }“; je v angličtině.
page-theme = Barvy
page-theme-system = Podle systému
page-theme-dark = Noc
page-theme-light = Den
page-keys-setting = Klávesy místo tlačítek
page-keys-single = Samotné písmeno
page-keys-alt = Alt a písmeno
page-keys-off = Žádné
page-motion = Animace
page-sound = Zvuky
page-sound-effects = Hlasitost zvuků
page-sound-ambience = Hlasitost pozadí
page-notify = Upozornit, když jsem na tahu
page-notes-setting = Poznámky, když se mi něco stane poprvé

# Bots of a strength. bot-greedy and bot-random are those of older games.
bot-novice = Nováček
bot-adept = Znalec
bot-expert = Expert
bot-master = Mistr
bot-rival = { $name }, { $manner } ({ $strength })
bot-greedy = Bot, rozvážný
bot-random = Bot, zbrklý
bot-unknown = Bot
# A bot that whoever runs this server has brought along; $name: its name
bot-outside = { $name } (vlastní bot)

# The way to the guided first games.
page-learn = Naučit se hrou
page-learn-title = Poprvé tady? Nauč se to hrou.
page-learn-lead = Bez čtení pravidel: skutečný stůl a vedle tebe průvodce. Odejít můžeš kdykoli.
page-learn-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
page-learn-known = Už to znám
# $game: its name; $chapter: the number of the chapter
page-learn-on = { $game }: pokračovat kapitolou { $chapter }
page-learn-begin = { $game }: naučit se hrou

# All cards of a game.
page-cards = Všechny karty
page-cards-title = Všechny karty: { $game }
