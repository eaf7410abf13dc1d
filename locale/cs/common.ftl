# Words that every game and every command uses.

# What the language calls itself, in the list of languages.
language-name = Čeština

## Lists

list-none = nic
list-last = { $rest } a { $last }
list-more = { $first }, { $rest }
list-or = { $first } nebo { $second }
list-pair = { $first } + { $second }

## Colours, difficulties, seats, endings

colour-red = červená
colour-green = zelená
colour-blue = modrá
colour-white = bílá

letter-red = Č
letter-green = Z
letter-blue = M
letter-white = B

difficulty-beginner = začátečnická
difficulty-normal = normální
difficulty-hard = těžká
difficulty-heroic = hrdinská
difficulty-nightmare = děsivá
difficulty-infernal = pekelná
difficulty-gentle = mírná (domácí pravidlo)

seat = hráč { $number }
    .acc = hráče { $number }
    .gen = hráče { $number }
    .dat = hráči { $number }
ending-abandoned = Hra končí vzdáním.

## Reasons and clauses

by-clause = { $text } [{ $clause }]
refused = { $action }: { $reason }
refused-game-over = Hra skončila.
refused-not-your-decision = Teď nerozhoduješ ty.
refused-not-asked = Na to se teď nikdo neptá.

## Errors: what went wrong, without a full stop

error-error = Něco se nepovedlo
error-unknown-game = Taková hra tu není
error-bad-option = Tahle volba není možná
error-unknown-bot = Takový bot tu není
error-unusable-bot = Tento bot nemůže hrát
error-unknown-lesson = Taková lekce tu není
error-unknown-word = To slovo tu nic neznamená
error-not-allowed = To není dovoleno
error-game-over = Hra skončila
error-not-your-decision = Toto místo teď nerozhoduje
error-stale-decision = Ta otázka už neplatí
error-illegal-action = To teď není možné
error-nothing-to-undo = Nemáš co vzít zpět
error-undo-revealed = Nelze vzít zpět: mezitím se něco odhalilo
error-undo-others = Nelze vzít zpět: mezitím hrál někdo jiný
error-fair-dice = Kostky tohoto stolu plynou z tajemství; nikdo je nemůže určit
error-would-reveal = Tak daleko dopředu se nikdo dívat nemůže: něco by se prozradilo
error-hints-off = Tento stůl neradí: byl otevřen bez rad
error-still-running = Hra ještě běží, a proto její tajemství není zveřejněno
error-view-only = Tuto hru lze prohlížet, ne však dohrát: do konce neodpovídá pravidlům
error-dice-lost = Tuto hru lze prohlížet, ne však dohrát: chybí tajemství jejích kostek
error-no-browser = Není tu žádný prohlížeč, který by mohl tisknout. Nainstaluj Chromium nebo Chrome (v Debianu: apt-get install chromium), nebo ho uveď v HORDEKEEP_BROWSER
error-not-printed = Prohlížeč nevytiskl všechny archy; nic nebylo zapsáno
error-no-postgres = PostgreSQL potřebuje balík, který není nainstalován: pip install hordekeep[postgres]
error-bad-file = Tento soubor nelze použít
error-bad-transcript = Takhle se v této lekci hrát nedalo
error-bad-journal = Tento deník je poškozený nebo neodpovídá pravidlům
error-bad-position = Tato pozice je poškozená nebo nemožná
error-bad-content = Tento obsah je poškozený
error-too-deep = Soubor je vnořený příliš hluboko a nelze ho číst
error-too-long = Soubor je příliš dlouhý a nelze ho číst
error-too-costly = Přehrát tento deník trvá příliš dlouho
error-wrong-version = Toto patří k jiné verzi
error-verify-failed = Kostky neplynou ze zveřejněného tajemství
error-endless-agenda = Pravidla se zacyklila; je to chyba hry nebo jejího obsahu

error-alone = { $what }.
error-at = { $what }: { $where }.

## Errors: where

where-next = ,{ " " }
where-file = { $value }
where-line = řádek { $value }
where-column = sloupec { $value }
where-entry = záznam { $value }
where-place = { $value }
where-field = pole „{ $value }“
where-option = { $value }

## Errors: what was expected, what was found

detail-cause = { $cause }
detail-problem = { $value }.
detail-why = { $value }.
detail-word = Slovo: „{ $value }“.
detail-game = Hra: { $value }.
detail-expected = Očekáváno: { $value }.
detail-found = Nalezeno: { $value }.
detail-first = Poprvé použito: { $value }.
detail-rules = Pravidla: { $value }.
detail-frame = Krok: { $value }.

why-filenotfounderror = Takový soubor neexistuje
why-fileexistserror = Něco toho jména už existuje
why-isadirectoryerror = Je to složka
why-notadirectoryerror = Taková složka neexistuje
why-permissionerror = Nelze ho číst, chybí oprávnění
why-unicodedecodeerror = Není to text
why-oserror = Nelze ho číst
why-enospc = Disk je plný
why-edquot = Disková kvóta je vyčerpána
why-eacces = Nelze do něj psát, chybí oprávnění
why-eperm = Nelze do něj psát, chybí oprávnění
why-erofs = Disk je jen pro čtení
why-eisdir = Je to složka
why-enotdir = Taková složka neexistuje
why-enoent = Taková složka neexistuje
why-eexist = Taková složka neexistuje, jen soubor toho jména
why-commitment = Tajemství neodpovídá svému závazku
why-open-seed = Tajemství nepochází z otevřeného semínka
why-no-secret = Tajemství tohoto úseku není zveřejněno

problem-broken-toml = Odtud dál to není TOML
problem-too-deep = Je to vnořené příliš hluboko
problem-too-long = Je to příliš dlouhé
problem-unknown-key = Takové pole neexistuje
problem-missing-key = Chybí pole
problem-wrong-type = Hodnota je jiného druhu
problem-out-of-range = Hodnota je příliš malá nebo příliš velká
problem-unknown-word = Slovo nepatří mezi povolená
problem-bad-id = Označení má špatný tvar
problem-duplicate-id = Označení je už použito
problem-unknown-id = S tímto označením tu nic není
problem-unused-id = Na toto označení nic neodkazuje
problem-duplicate-key = Pole je tu dvakrát
problem-wrong-column = Účinek nemůže být v tomto seznamu
problem-wrong-step = Účinek se v této chvíli nemůže stát
problem-wrong-effects = Příliš málo nebo příliš mnoho účinků
problem-duplicate-effect = Účinek je v seznamu dvakrát
problem-duplicate-power = Tuto schopnost může mít jen jeden
problem-wrong-count = Musí jich být jiný počet
problem-too-few = Je jich příliš málo
problem-wrong-game = Patří to k jiné hře
problem-missing-file = Soubor chybí
problem-missing-folder = Složka chybí
problem-unknown-file = Obsah takový soubor nemá
problem-unreadable = Nelze to číst
problem-broken-zip = Není to zabalený soubor, nebo je poškozený
problem-unsafe-zip = Obsahuje soubor, který tam být nesmí
problem-too-many = Je jich příliš mnoho
problem-too-large = Je to příliš velké
problem-missing-words = Chybí slovo
problem-broken-words = Odtud dál to není Fluent
problem-endless-words = Odkazuje samo na sebe
problem-broken-game = Hra s ním se přeruší
problem-endless-game = Hra s ním neskončí

## What was expected, for errors of files and options; numbers come as n1, n2

expected-header = hlavička
expected-hex = šestnáctková čísla
expected-text = text
expected-a-number = číslo
expected-an-object = objekt
expected-a-json-object = objekt JSON
expected-a-known-kind-of-entry = známý druh záznamu
expected-a-list = seznam
expected-a-list-of-seats = seznam míst
expected-a-list-of-texts = seznam textů
expected-a-number-from-n-to-n = číslo od { $n1 } do { $n2 }
expected-a-position = pozice
expected-a-table = tabulka
expected-setup-position-or-fork = setup, position nebo fork
expected-text-whole-number-or-truth = text, celé číslo, true nebo false
expected-true-or-false = true nebo false
expected-steps-that-fit-the-table = kroky, které odpovídají stolu
expected-no-step-after-the-end = žádný krok po konci
expected-at-least-one-step = aspoň jeden krok
expected-at-most-n = nejvýše { $n1 }
expected-n-or-more = { $n1 } nebo víc
expected-n-numbers = čísel: { $n1 }
expected-at-most-n-characters = znaků nejvýše { $n1 }
expected-at-most-n-entries = záznamů nejvýše { $n1 }
expected-at-most-n-levels = úrovní nejvýše { $n1 }
expected-at-most-n-steps = kroků nejvýše { $n1 }
expected-at-most-n-bytes = bajtů nejvýše { $n1 }
expected-at-most-n-files = souborů nejvýše { $n1 }
expected-less-memory = něco, co zabere méně paměti
expected-less-work = něco, co zabere méně času
expected-n-to-n = { $n1 } až { $n2 }
expected-n-n = { $n1 } až { $n2 }
expected-a-lane-for-each-of-n-seats-once = jedna dráha pro každé místo (míst: { $n1 })
expected-a-list-of-numbers = seznam čísel
expected-a-list-of-up-to-n-steps = seznam kroků, nejvýše { $n1 }
expected-a-step-that-fits-the-table = krok, který odpovídá stolu
expected-each-of-them-once = každé právě jednou
expected-no-such-field = žádné takové pole
expected-what-comes-after-the-lanes = to, co následuje po drahách
expected-what-is-at-this-table = to, co je u tohoto stolu

## Chances

percent = { $number } %
percent-below = <{ $number } %
percent-above = >{ $number } %
number-tenths = { NUMBER($number, minimumFractionDigits: 1) }
number-short = { NUMBER($number, maximumFractionDigits: 1) }
odds-next = ,{ " " }
odds-one = { $card } { $chance }

# What a webhook is told; the address of the table follows.
alert-your-turn = Hordekeep: jsi na tahu.
