import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { roundedBody } from "./src/icons/round.ts";

const require = createRequire(import.meta.url);

/**
 * `import icons from "icons:shared"` gives the SVG bodies of the game-icons listed in
 * `src/icons/shared.json`: only what is drawn is shipped, with coordinates rounded.
 */
function gameIcons(): Plugin {
  const prefix = "icons:";
  return {
    name: "hordekeep-icons",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const list = fileURLToPath(
        new URL(`src/icons/${id.slice(prefix.length + 1)}.json`, import.meta.url),
      );
      this.addWatchFile(list);
      const names: string[] = JSON.parse(readFileSync(list, "utf8"));
      const set = require("@iconify-json/game-icons/icons.json");
      const bodies: Record<string, string> = {};
      for (const name of names) {
        const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
        if (!icon) throw new Error(`${list}: there is no game-icon ${name}`);
        bodies[name] = roundedBody(icon.body);
      }
      return `export default ${JSON.stringify(bodies)};`;
    },
  };
}

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  build: {
    target: "es2022",
    outDir: "dist",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: "licences.md" }, // of everything that is shipped in the page
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
});
