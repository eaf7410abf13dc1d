# `hordekeep serve`.
cli-serve = Serve tables to browsers. Nothing else is needed; Ctrl-C ends it, and nothing is lost.
    .short = Serve tables to browsers.
cli-serve-host = The address to listen on; without it only this machine can connect.
cli-serve-port = The port to listen on; 0 takes any free one.
cli-serve-public-url = The address at which others reach this server (https://…).
cli-serve-lan = Listen on the local network, and print the address to use there.
cli-serve-webhooks = Let people have calls sent to https addresses of their own when it is their turn.
cli-serve-behind-proxy = Trust the X-Forwarded-* headers of a proxy on this machine.
cli-serve-proxies = Trust those of this proxy too (an address, or a network like 10.0.0.0/8); may be given several times.
cli-serve-store = Keep tables in this database instead (postgresql://…), which several servers may share.
cli-serve-workers = How many processes serve; more than one needs --store.
cli-serve-workers-need-store = Several processes cannot share a folder; give them a database with --store postgresql://…
cli-serve-bad-store = --store is like postgresql://user@host/name.
cli-serve-limits = A TOML file with limits of your own: how long things are kept, how much one address may do.
cli-serve-bots = Offer a bot of your own: my.py:Class, “run:COMMAND” for a program, or an installed one; mine=… names it. May be given several times.
cli-serve-packs = Offer this content pack too, a folder or a file; files that change are read anew. May be given several times.
cli-serve-logged = Log every request, without addresses of people.
cli-serve-opens = Open the page in the browser.
cli-serve-bad-url = --public-url is like https://games.example.org, without a path.
cli-serve-bad-proxy = --proxy is an address like 10.0.0.2, or a network like 10.0.0.0/8.
cli-serve-cannot-listen =
    Cannot listen on { $host } port { $port }: { $why ->
        [EADDRINUSE] another program listens there
        [EACCES] that is not allowed
        [EADDRNOTAVAIL] this machine has no such address
        [gaierror] there is no such address
       *[other] { $why }
    }. Choose another with --port.
cli-serve-here = Hordekeep: { $url }
cli-serve-for-others = For others: { $url }
cli-serve-machine-only = Only this machine can reach it; --lan opens it to the local network.
cli-serve-kept = Tables are kept in { $folder }. Ctrl-C ends the server.
cli-serve-no-page = The page is not built yet; in the repository, make play builds it.
serve-status-title = Hordekeep: how this server is doing
serve-status-open = It serves, and its store answers.
serve-status-draining = It serves, and its store answers. No new tables are opened.
serve-status-version = Version: { $engine }
serve-status-kept = Tables kept: { $tables }
serve-status-memory = Tables in memory: { $tables }
serve-status-people = Live connections: { $people }
serve-status-moves = Moves since the start of this process: { $moves }
