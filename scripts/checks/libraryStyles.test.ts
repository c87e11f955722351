import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { libraryStyles } from "../../apps/server/src/http/plugins/libraryStyles.ts";
import { root } from "../lib/root.ts";

const ofKit = createRequire(join(root, "packages/ui/package.json"));
const components = dirname(ofKit.resolve("react-aria-components/package.json"));
const library = dirname(
  createRequire(join(components, "package.json")).resolve("react-aria/package.json"),
);

const written = /\.textContent = `(?<text>[^`]*)`\.trim\(\)/gu;
const inserted = /\$\{(?<name>[^}]+)\}/gu;

/** The style sheets that a file of the library writes, with the constants in them. */
function stylesIn(source: string): string[] {
  return [...source.matchAll(written)].map(({ groups }) =>
    (groups?.["text"] ?? "")
      .replace(inserted, (_, name: string) => {
        const value = source.split(`const ${name} = '`)[1]?.split("'")[0];
        if (value === undefined) throw new Error(`${name} is no constant.`);
        return value;
      })
      .trim(),
  );
}

test("the policy allows the styles that react-aria writes into a page, and no other", () => {
  const sources = globSync("dist/private/**/*.mjs", { cwd: library })
    .map((path) => readFileSync(join(library, path), "utf8"))
    .filter((source) => source.includes("createElement('style')"));
  const styles = sources.flatMap(stylesIn);
  expect(styles.length).toBe(sources.length);
  const hashes = styles.map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  expect(libraryStyles.toSorted()).toEqual(hashes.toSorted());
});
