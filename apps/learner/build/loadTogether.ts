import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { bundleId, bundleOf, bundlePrefix, sourcesOf } from "./bundles.ts";

const root = join(import.meta.dirname, "../../..");
const onDemand = /\bimport\("(?<path>\.{1,2}\/[^"]+)"\)/gu;

/**
 * Makes one file in the build of what is loaded on demand at the same time, so that a first visit is
 * few requests; each of these modules has a default export, and no other. While developing, each is loaded
 * by itself.
 */
export function loadTogether(): Plugin {
  return {
    name: "load-together",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { code: /import\("/u, id: /\.tsx?$/u },
      handler: (code, id) =>
        code.replaceAll(onDemand, (load, path: string) => {
          const source = join(dirname(id), path).slice(root.length + 1);
          const bundle = bundleOf(source);
          if (bundle === null) return load;
          const name = exportOf(sourcesOf(bundle).indexOf(source));
          return `import("${bundleId(bundle)}").then((bundle) => ({ default: bundle.${name} }))`;
        }),
    },
    resolveId: (id) => (id.startsWith(bundlePrefix) ? id : null),
    load(id) {
      if (!id.startsWith(bundlePrefix)) return null;
      const lines = sourcesOf(id.slice(bundlePrefix.length)).map((source, index) => {
        const path = JSON.stringify(join(root, source));
        return `export { default as ${exportOf(index)} } from ${path};\n`;
      });
      return lines.join("");
    },
  };
}

/** What a bundle calls one of its modules. */
function exportOf(index: number): string {
  return `m${index}`;
}
