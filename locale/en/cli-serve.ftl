# `hordekeep serve`.
cli-serve = Serve tables to browsers. Nothing else is needed; Ctrl-C ends it, and nothing is lost.
    .short = Serve tables to browsers.
cli-serve-host = The address to listen on; without it only this machine can come.
cli-serve-port = 0 takes any free one.
cli-serve-public-url = Where the world reaches this server (https://…).
cli-serve-lan = Listen in the local net, and say the address there.
cli-serve-behind-proxy = Believe the X-Forwarded-* headers.
cli-serve-data = Where tables are kept; without it, the user’s data folder.
cli-serve-logged = Write every request to the log.
cli-serve-opens = Open the page in the browser.
cli-serve-bad-url = --public-url is like https://games.example.org, without a path.
cli-serve-cannot-listen = Cannot listen on { $host } port { $port }: { $why }. Choose another with --port.
cli-serve-here = Hordekeep: { $url }
cli-serve-for-others = For others: { $url }
cli-serve-machine-only = Only this machine can reach it; --lan opens it to the local net.
cli-serve-kept = Tables are kept in { $folder }. Ctrl-C ends the server.
cli-serve-no-page = The page is not built yet; in the repository, make play builds it.
