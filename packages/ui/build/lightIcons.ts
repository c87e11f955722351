import type { Plugin } from "vite";

const maker = /createLucideIcon\.mjs$/u;
const own = decodeURIComponent(new URL("createLucideIcon.ts", import.meta.url).pathname);

/**
 * Lets the icons of lucide-react be drawn by a few lines of ours: the kit's `Icon` sets all that
 * theirs computes from context and names (1.6 kB gz on every page).
 */
export function lightIcons(): Plugin {
  return {
    name: "light-icons",
    enforce: "pre",
    resolveId: (source, importer) =>
      maker.test(source) && importer?.includes("/lucide-react/") ? own : null,
  };
}
