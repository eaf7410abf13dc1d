import "@fontsource-variable/piazzolla";
import "@fontsource-variable/source-sans-3";
import "./style/tokens.css"; // before any component: these have the last word
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applySettings } from "./lib/browser/settings.svelte.ts";

applySettings();
// A system that goes dark at dusk, or stops moving, takes the page along.
for (const wish of ["(prefers-color-scheme: light)", "(prefers-reduced-motion: reduce)"]) {
  matchMedia(wish).addEventListener("change", applySettings);
}
const target = document.getElementById("app");
target?.replaceChildren(); // What was to be seen until now.
if (target) mount(App, { target });
