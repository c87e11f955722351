import type { Plugin } from "vite";

const own = decodeURIComponent(new URL("createRecipe.ts", import.meta.url).pathname);

/**
 * Lets a few lines of ours choose the classes of recipes: those of vanilla-extract bring helpers for
 * older browsers (1 kB gz), and copy the choice on each call.
 */
export function lightRecipes(): Plugin {
  return {
    name: "light-recipes",
    enforce: "pre",
    resolveId: (source) => (source === "@vanilla-extract/recipes/createRuntimeFn" ? own : null),
  };
}
