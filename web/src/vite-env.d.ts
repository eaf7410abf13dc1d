/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "icons:*" {
  const bodies: Record<string, string>;
  export default bodies;
}

/** The first words, asked for before this page's code was there (public/early.js). */
declare var hordekeepEarly: { address: string; text: Promise<string> } | undefined;
