# What is ahead in Last Bastion: one sentence an omen, by the keys of games/last_bastion/omens.py.
# $card, $tile, $hero and $colour are names; $count is a number.

## Haunting and Grasps of Evil

omen-haunted = { $card }: przybywa szpon zła.
omen-haunts-tile = { $card } wysyła swój szpon zła { $tile_on }; to już { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
   *[other] { $count } kafelków
} we władzy zła.
omen-haunts-last-tile = { $card } wysyła swój szpon zła { $tile_on }: to kafelek numer { $count } we władzy zła i bastion pada.
omen-haunts-last-tile-several =
    { $count ->
        [one] { $count } karta { $board_on } wysyła swój szpon zła do środka i bastion pada.
        [few] { $count } karty { $board_on } wysyłają swoje szpony zła do środka i bastion pada.
       *[other] { $count } kart { $board_on } wysyła swoje szpony zła do środka i bastion pada.
    }
omen-grasped = Szpon zła pada { $tile_on }; to już { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
   *[other] { $count } kafelków
} we władzy zła.
omen-grasped-last = Szpon zła pada { $tile_on }: to kafelek numer { $count } we władzy zła i bastion pada.
omen-banner-falls = Sztandar jest we władzy zła: opada { $banner }.
omen-shadowed-card = { $card } kładzie szpon zła na planszy { $hero_gen }: moc zablokowana.
omen-someone-shadowed-card = { $card } kładzie szpon zła na planszy jednego bohatera, do waszego wyboru.

## Life

omen-loses-life = { $hero } traci 1 życie.
omen-loses-life-card = { $card }: { $hero } traci 1 życie.
omen-loses-life-board = { $full_board }: { $hero } traci 1 życie.
omen-loses-life-full = Wszystkie pola są zajęte i { $hero } traci 1 życie, zamiast dobrać kartę.
omen-falls-out = { $hero } traci ostatnie życie i wypada z akcji.
omen-falls-out-card = { $card }: { $hero } traci ostatnie życie i wypada z akcji.
omen-falls-out-board = { $full_board }: { $hero } traci ostatnie życie i wypada z akcji.
omen-falls-out-full = Wszystkie pola są zajęte: zamiast dobrać kartę, { $hero } traci ostatnie życie i wypada z akcji.
omen-dies = { $hero } traci ostatnie życie po raz drugi i ginie.
omen-dies-card = { $card }: { $hero } traci ostatnie życie po raz drugi i ginie.
omen-dies-board = { $full_board }: { $hero } traci ostatnie życie po raz drugi i ginie.
omen-dies-full = Wszystkie pola są zajęte: zamiast dobrać kartę, { $hero } traci ostatnie życie po raz drugi i ginie.
omen-heroes-out = Ostatni bohater traci ostatnie życie i bastion pada.
omen-heroes-out-card = { $card }: ostatni bohater traci ostatnie życie i bastion pada.
omen-heroes-out-board = { $full_board }: ostatni bohater traci ostatnie życie i bastion pada.
omen-heroes-out-full = Wszystkie pola są zajęte: zamiast dobrać kartę, ostatni bohater traci ostatnie życie i bastion pada.
omen-someone-loses-life-card = { $card }: jeden bohater, do waszego wyboru, traci 1 życie.
omen-someone-loses-life-board = { $full_board }: jeden bohater, do waszego wyboru, traci 1 życie.
omen-someone-loses-life-full = Wszystkie pola są zajęte: zamiast dobrania karty jeden bohater, do waszego wyboru, traci 1 życie.
omen-someone-falls-out = Któryś z bohaterów traci ostatnie życie, kogokolwiek wskażecie.
omen-someone-falls-out-card = { $card }: kogokolwiek wskażecie, straci ostatnie życie.
omen-someone-falls-out-board = { $full_board }: kogokolwiek wskażecie, straci ostatnie życie.
omen-someone-falls-out-full = Wszystkie pola są zajęte: zamiast dobrania karty bohater traci ostatnie życie, kogokolwiek wskażecie.

## Tokens and moves

omen-returns-token = { $hero } zwraca okrągły żeton.
omen-returns-token-card = { $card }: { $hero } zwraca okrągły żeton.
omen-someone-returns-token-card = { $card }: jeden bohater, do waszego wyboru, zwraca okrągły żeton.
omen-lies-down-card = { $card }: { $hero } traci następny ruch.
omen-lies-down-board = { $full_board }: { $hero } traci następny ruch.
omen-someone-lies-down-board = { $full_board }: jeden bohater, do waszego wyboru, traci następny ruch.

## The corruption die, and what it may do

omen-rolls-card = { $card }: { $hero } rzuca kością zepsucia.
omen-rolls-board = { $full_board }: { $hero } rzuca kością zepsucia.
omen-someone-rolls-card = { $card }: jeden bohater, do waszego wyboru, rzuca kością zepsucia.
omen-someone-rolls-board = { $full_board }: jeden bohater, do waszego wyboru, rzuca kością zepsucia.
omen-may-draw = Kość zepsucia: { $hero } być może dobierze kartę.
omen-may-deck-empty = Kość zepsucia: { $hero } być może dobierze z pustej talii, a wtedy wszystko stracone.
omen-may-return-token = Kość zepsucia: { $hero } być może zwróci okrągły żeton.
omen-may-lose-life = Kość zepsucia: { $hero } może stracić 1 życie.
omen-may-fall-out = Kość zepsucia: { $hero } może stracić ostatnie życie.
omen-may-die = Kość zepsucia: { $hero } może po raz drugi stracić ostatnie życie.
omen-may-heroes-out = Kość zepsucia: { $hero }, ostatni z bohaterów, może stracić ostatnie życie.
omen-may-grasp = Kość zepsucia może zesłać szpon zła { $tile_on }; dałoby to już { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
   *[other] { $count } kafelków
} we władzy zła.
omen-may-grasp-last = Kość zepsucia może zesłać szpon zła { $tile_on }: byłby to kafelek numer { $count } we władzy zła i bastion by padł.
omen-may-grasp-along = Kość zepsucia może zesłać szpon zła na kafelek { $board_along }; dałoby to już { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
   *[other] { $count } kafelków
} we władzy zła.
omen-may-grasp-along-last = Kość zepsucia może zesłać szpon zła na kafelek { $board_along }: byłby to kafelek numer { $count } we władzy zła i bastion by padł.

## Draws and the deck

omen-draws = { $hero } dobiera kartę.
omen-draws-card = { $card }: { $hero } dobiera kartę.
omen-draws-or-strikes = { $hero } dobiera kartę, chyba że { $board } będzie już pełna i uderzy.
omen-draws-warlord = { $hero } dobiera wodza.
omen-draws-warlord-card = { $card }: { $hero } dobiera wodza.
omen-someone-draws-card = { $card }: jeden bohater, do waszego wyboru, dobiera kartę.
omen-deck-empty = Trzeba dobrać kartę z pustej talii i bastion pada.
omen-bottom-card = { $full_board }: karta ze spodu talii zostaje odrzucona; { $count ->
    [one] zostaje { $count } karta
    [few] zostają { $count } karty
   *[other] zostaje { $count } kart
}.
omen-bottom-warlord = { $full_board }: wódz ze spodu talii zostaje odrzucony i bastion pada.
omen-starves = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[other] { $count } rund
} bez przybycia lub odejścia karty: bastion głoduje i pada.

## What holds something back

omen-netted = Sieć powstrzymuje { $card_acc }.
omen-trap-set = Pułapka czeka { $board_on }.
