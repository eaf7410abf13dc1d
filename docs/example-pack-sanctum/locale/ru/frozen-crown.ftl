pack-frozen-crown = Ледяная корона
demon-rime-queen = Королева инея
    .acc = Королеву инея
    .gen = Королевы инея
    .ins = Королевой инея
item-crown-of-frost = Корона мороза
