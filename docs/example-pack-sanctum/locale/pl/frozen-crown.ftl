pack-frozen-crown = Zamarznięta korona
demon-rime-queen = Królowa szronu
    .acc = Królową szronu
    .gen = Królowej szronu
item-crown-of-frost = Korona mrozu
