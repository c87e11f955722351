import type { Plugin } from "vite";

const maker = /createLucideIcon\.mjs$/u;
const own = decodeURIComponent(new URL("createLucideIcon.ts", import.meta.url).pathname);

/**
 * Lets the icons of lucide-react be drawn by a few lines of ours: the kit's `Icon` sets all that
 * theirs computes from context and names (1.6 kB gz on every page). Each is said to do nothing but be
 * made: else a bundler that finds one both in a page and in what the page loads later puts all that
 * they share into a file of its own, which is a request more.
 */
export function lightIcons(): Plugin {
  return {
    name: "light-icons",
    enforce: "pre",
    resolveId: (source, importer) =>
      maker.test(source) && importer?.includes("/lucide-react/") ? own : null,
    transform: (code, id) =>
      id.includes("/lucide-react/dist/esm/icons/")
        ? {
            code: code
              .replace(/^__iconData\.node;$/mu, "")
              .replace("= createLucideIcon(", "= /* @__PURE__ */ createLucideIcon("),
            map: null,
          }
        : null,
  };
}
