import "./style/fonts.css";
import "./style/tokens.css"; // before any component: these have the last word
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/browser/mouse.ts"; // from the first page on
import { applySettings } from "./lib/browser/settings.svelte.ts";

applySettings();
// A system that goes dark at dusk, or stops moving, takes the page along.
for (const wish of ["(prefers-color-scheme: light)", "(prefers-reduced-motion: reduce)"]) {
  matchMedia(wish).addEventListener("change", applySettings);
}
// Only for notifications; a browser that has no workers, or a plain address, plays all the same.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js").catch(() => {});
const target = document.getElementById("app");
target?.replaceChildren(); // What was to be seen until now.
if (target) mount(App, { target });
