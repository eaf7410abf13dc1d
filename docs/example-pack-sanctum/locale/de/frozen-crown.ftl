pack-frozen-crown = Die gefrorene Krone
demon-rime-queen = Reif­königin
item-crown-of-frost = Krone des Frosts
