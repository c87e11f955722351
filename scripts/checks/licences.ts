import { pnpm } from "../lib/pnpm.ts";
import type { Check } from "./Check.ts";

/** What is shipped may carry one of these licences. */
const permissive = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unicode-3.0",
  "Unlicense",
  "Zlib",
]);

/** Used to build and to test, never shipped: read for each package before it was added. */
const onlyForDevelopment = new Set([
  "CC-BY-4.0", // caniuse-lite: data for the builds
  "MPL-2.0", // axe-core, lightningcss
  "Public Domain", // jsonify
  "Python-2.0", // argparse
]);

/** Packages whose manifest names no licence, or not by its identifier; read in their repositories. */
const known: Readonly<Record<string, string>> = {
  "require-like": "MIT",
  slick: "MIT",
  "@visx/vendor": "MIT AND ISC",
};

/** Shipped as the files that they came as, with where their source is in NOTICE: their licence asks for that. */
const unchanged = new Set(["pyodide"]);

type Report = Record<string, { name: string }[]>;

/** Every dependency may be used in a product under the MIT licence. */
export const licences: Check = {
  name: "licences of the dependencies",
  async findings() {
    const shipped = judgeLicences(await report("--prod"), [permissive]);
    const others = judgeLicences(await report("--dev"), [permissive, onlyForDevelopment]);
    return [...shipped, ...others];
  },
};

async function report(kind: "--prod" | "--dev"): Promise<Report> {
  const options = ["licenses", "list", "--recursive", kind, "--json"];
  const { code, output } = await pnpm(options, { quiet: true });
  if (code !== 0) throw new Error(`pnpm licenses failed:\n${output}`);
  return JSON.parse(output.slice(output.indexOf("{")));
}

/** Packages of a report that carry no allowed licence. */
export function judgeLicences(found: Report, allowed: readonly ReadonlySet<string>[]): string[] {
  return Object.entries(found).flatMap(([licence, packages]) =>
    packages
      .filter(({ name }) => !unchanged.has(name))
      .filter(({ name }) => !isAllowed(known[name] ?? licence, allowed))
      .map(({ name }) => `${name} carries the licence ${licence}, which is not on the list`),
  );
}

/** `A OR B` needs one of the two, `A AND B` both. */
function isAllowed(expression: string, allowed: readonly ReadonlySet<string>[]): boolean {
  return expression
    .replaceAll(/[()]/gu, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((name) => allowed.some((set) => set.has(name))));
}
