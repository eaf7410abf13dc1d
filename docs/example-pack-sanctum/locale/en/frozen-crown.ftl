pack-frozen-crown = The Frozen Crown
demon-rime-queen = Rime Queen
item-crown-of-frost = Crown of Frost
