pack-frozen-crown = Zmrzlá koruna
demon-rime-queen = Královna jinovatky
    .acc = Královnu jinovatky
    .gen = Královny jinovatky
item-crown-of-frost = Koruna mrazu
