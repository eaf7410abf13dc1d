pack-breached-wall = Wyłom w murze
card-ash-hound = Popielny ogar
    .acc = Popielnego ogara
    .gen = Popielnego ogara
    .flavour = On idzie za dymem, a dym idzie za tobą.
