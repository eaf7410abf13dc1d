pack-breached-wall = Die Bresche
card-ash-hound = Aschen­hund
    .flavour = Er folgt dem Rauch, und der Rauch folgt dir.
