# `hordekeep serve`.
cli-serve = Zpřístupní stoly v prohlížečích. Nic dalšího není třeba; Ctrl-C to ukončí a nic se neztratí.
    .short = Zpřístupnit stoly v prohlížečích.
cli-serve-host = Adresa, na které naslouchat; bez ní se připojí jen tento počítač.
cli-serve-port = Port, na kterém naslouchat; 0 vezme kterýkoli volný.
cli-serve-public-url = Adresa, na které je server pro ostatní (https://…).
cli-serve-lan = Naslouchat v místní síti a vypsat adresu, která tam platí.
cli-serve-webhooks = Dovolit lidem posílat si upozornění na vlastní adresy https, když jsou na tahu.
cli-serve-behind-proxy = Věřit hlavičkám X-Forwarded-* od proxy na tomto počítači.
cli-serve-proxies = Věřit i této proxy (adresa, nebo síť jako 10.0.0.0/8); lze zadat vícekrát.
cli-serve-store = Ukládat stoly raději do této databáze (postgresql://…), kterou může sdílet více serverů.
cli-serve-workers = Kolik procesů vyřizuje požadavky; víc než jeden potřebuje --store.
cli-serve-workers-need-store = Více procesů nemůže sdílet složku; dej jim databázi volbou --store postgresql://…
cli-serve-bad-store = --store má tvar postgresql://user@host/name.
cli-serve-limits = Soubor TOML s vlastními limity: jak dlouho se co uchovává a kolik smí jedna adresa.
cli-serve-bots = Nabídnout vlastního bota: my.py:Class, „run:COMMAND“ pro program, nebo nainstalovaný bot; mine=… ho pojmenuje. Lze zadat vícekrát.
cli-serve-packs = Nabízet i tento balíček obsahu, složku nebo soubor; změněné soubory se čtou znovu. Lze zadat vícekrát.
cli-serve-logged = Zaznamenávat každý požadavek, bez adres lidí.
cli-serve-opens = Otevřít stránku v prohlížeči.
cli-serve-bad-url = --public-url má tvar https://games.example.org, bez cesty.
cli-serve-bad-proxy = --proxy je adresa jako 10.0.0.2, nebo síť jako 10.0.0.0/8.
cli-serve-cannot-listen =
    Nelze naslouchat na { $host }, port { $port }: { $why ->
        [EADDRINUSE] naslouchá tam už jiný program
        [EACCES] není to povoleno
        [EADDRNOTAVAIL] tento počítač takovou adresu nemá
        [gaierror] taková adresa neexistuje
       *[other] { $why }
    }. Zvol jiný volbou --port.
cli-serve-here = Hordekeep: { $url }
cli-serve-for-others = Pro ostatní: { $url }
cli-serve-machine-only = Dosáhne na něj jen tento počítač; --lan ho otevře místní síti.
cli-serve-kept = Stoly jsou uloženy v { $folder }. Ctrl-C server ukončí.
cli-serve-no-page = Stránka ještě není sestavená; v repozitáři ji sestaví make play.
serve-status-title = Hordekeep: stav tohoto serveru
serve-status-open = Server běží a jeho úložiště odpovídá.
serve-status-draining = Server běží a jeho úložiště odpovídá. Nové stoly se neotvírají.
serve-status-version = Verze: { $engine }
serve-status-kept = Uložené stoly: { $tables }
serve-status-memory = Stoly v paměti: { $tables }
serve-status-people = Živá spojení: { $people }
serve-status-moves = Tahy od spuštění tohoto procesu: { $moves }
