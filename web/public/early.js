// Asks for the first words while the page's code is still on its way, in the language that it will
// use: the one chosen here before, else the browser's (as lib/words/words.svelte.ts does).
(() => {
  let chosen = "";
  try {
    chosen = JSON.parse(localStorage.getItem("hordekeep.settings") ?? "{}").language ?? "";
  } catch {
    // A browser that keeps nothing.
  }
  const tags = [chosen, ...navigator.languages].filter((tag) => /^[\w-]+$/.test(tag));
  const address = `/api/locale/${[...new Set(tags)].slice(0, 10).join(",") || "en"}/lobby`;
  const text = fetch(address).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))));
  text.catch(() => {}); // Whoever needs it asks again.
  globalThis.hordekeepEarly = { address, text };
})();
