/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "icons:*" {
  const bodies: Record<string, string>;
  export default bodies;
}
