import { readFileSync } from "node:fs";
import { join } from "node:path";

const browserPackages = ["packages/i18n", "packages/ui", "packages/api-client", "packages/offline"];

/** Packages that hold styles, fonts or build-time code, and so cannot be bundled beforehand. */
const notBundled = /^(@fontsource|@vanilla-extract\/css$|@vanilla-extract\/recipes$|@alambic\/)/u;

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
}

/**
 * What Vite must bundle before a browser test starts: a dependency found only in mid-run reloads
 * the page and fails the test. Read from the packages' own manifests.
 */
export function browserDependencies(root: string): string[] {
  const own = browserPackages.flatMap((folder) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    return Object.keys(manifest.dependencies ?? {})
      .filter((dependency) => !notBundled.test(dependency))
      .map((dependency) => `${manifest.name} > ${dependency}`);
  });
  return [
    "react",
    "react-dom",
    "react-dom/client",
    "react-dom/server",
    "react/jsx-runtime",
    "react/jsx-dev-runtime",
    "vitest-browser-react",
    "axe-core",
    "@alambic/ui > fast-check",
    "@storybook/react-vite",
    "storybook/test",
    "@alambic/ui > @vanilla-extract/recipes/createRuntimeFn",
    ...own,
  ];
}
