import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { trackedFiles } from "../lib/trackedFiles.ts";
import { workspacePackages } from "../lib/workspacePackages.ts";
import type { Check } from "./Check.ts";

/** Used by the compiler, or by what draws components in tests, and nowhere named. */
const usedUnnamed = /^(@types\/.+|react-dom)$/u;
const readable = /\.(ts|tsx|js|cjs|mjs|json|yaml|html|md|css)$/u;

/** No package declares what none of its files names. */
export const unusedDependencies: Check = {
  name: "every dependency is used",
  async findings() {
    const files = (await trackedFiles()).filter(
      (path) => readable.test(path) && !path.endsWith("package.json"),
    );
    return (await workspacePackages()).flatMap(({ folder, dependencies, scripts }) => {
      const own = files.filter((path) => path.startsWith(`${folder}/`));
      const texts = own.map((path) => readFileSync(join(root, path), "utf8"));
      return judgeUse(folder, dependencies, [...texts, ...Object.values(scripts)]);
    });
  },
};

/** Dependencies that no text names. */
export function judgeUse(
  folder: string,
  dependencies: readonly string[],
  texts: readonly string[],
): string[] {
  return dependencies
    .filter((name) => !usedUnnamed.test(name) && !texts.some((text) => names(text, name)))
    .map((name) => `${folder}/package.json declares ${name}, which nothing in it uses`);
}

/** By its name, or by that of its program: `@redocly/cli` runs as `redocly`, `@scope/optic` as `optic`. */
function names(text: string, name: string): boolean {
  const [scope, program] = name.startsWith("@") ? name.slice(1).split("/") : [];
  const called = program === "cli" ? scope : program;
  return (
    text.includes(name) || (called !== undefined && new RegExp(`\\b${called}\\b`, "u").test(text))
  );
}
