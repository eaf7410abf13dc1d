pack-breached-wall = Prolomená hradba
card-ash-hound = Popelavý ohař
    .flavour = Jde za kouřem a kouř jde za tebou.
