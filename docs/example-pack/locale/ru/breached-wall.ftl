pack-breached-wall = Пролом в стене
card-ash-hound = Пепельный пёс
    .flavour = Он идёт за дымом, а дым идёт за тобой.
