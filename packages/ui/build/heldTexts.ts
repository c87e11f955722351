import type { Plugin } from "vite";

const onUse = /^@alambic\/i18n\/texts\/(\w+)$/u;
const prefix = "\0held-texts:";

/**
 * Stands in for catalogues that are loaded on use, where what uses them has its texts with it: each is
 * named, so that it is found among those, and has nothing to load.
 */
export function heldTexts(): Plugin {
  return {
    name: "held-texts",
    enforce: "pre",
    resolveId: (source) => {
      const [, namespace] = onUse.exec(source) ?? [];
      return namespace === undefined ? null : `${prefix}${namespace}`;
    },
    load: (id) =>
      id.startsWith(prefix)
        ? `export default { namespace: ${JSON.stringify(id.slice(prefix.length))}, load: {} };`
        : null,
  };
}
