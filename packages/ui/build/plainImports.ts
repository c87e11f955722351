import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";

/**
 * Lets what is loaded later be imported as it stands. Vite would first ask for the style sheets of
 * each file, and the elements have none: their styles stand in their scripts.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    load: (id) => (id === helper ? "export const __vitePreload = (load) => load();" : null),
  };
}
