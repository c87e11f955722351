import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../lib/root.ts";
import { packedPackages } from "./packed.ts";
import { weighScript } from "./weighScript.ts";
import type { Weight } from "./weighScript.ts";

const kit = join(root, "packages/ui");
const entries = join(kit, "dist/lib/exports");
const elements = join(kit, "dist/elements");
const react = /^react(?:$|\/|-dom)/u;

/** What each entry brings to a page that has React, by name, and each file that the custom elements load later. */
export async function weighEntries(): Promise<ReadonlyMap<string, Weight>> {
  const weights = new Map<string, Weight>();
  for (const { name, module } of [...entriesOfKit(), ...entriesOfRules()]) {
    // A kind of exercise is the default export of its entry, which `*` leaves out.
    const brought = name.startsWith("exercises/") ? "{ default }" : "*";
    const code = `export ${brought} from ${JSON.stringify(module)};`;
    weights.set(name, await weighScript(code, { from: kit, without: [react] }));
  }
  for (const file of scriptsIn(elements).filter((each) => each !== "alambic-exercise.js")) {
    const script = gzipSync(readFileSync(join(elements, file)), { level: 9 }).length;
    weights.set(`elements/${basename(file, ".js")}`, { script, styles: 0 });
  }
  return weights;
}

/** What is weighed by itself, and where a bundler finds it. */
interface Entry {
  readonly name: string;
  readonly module: string;
}

/** Components by their name, and kinds of exercise, whose shared board counts in each. */
function entriesOfKit(): readonly Entry[] {
  return ["", "exercises"].flatMap((folder) =>
    scriptsIn(join(entries, folder)).map((file) => ({
      name: join(folder, basename(file, ".js")),
      module: join(entries, folder, file),
    })),
  );
}

/** The rules and the texts that are packed beside the kit, without the catalogues of single screens. */
function entriesOfRules(): readonly Entry[] {
  return packedPackages
    .filter(({ name }) => name === "@alambic/domain" || name === "@alambic/i18n")
    .flatMap(({ name, entries: all }) =>
      all
        .filter((entry) => !/^\.\/(?:messages|texts)\//u.test(entry))
        .map((entry) => ({ name: join(name, entry), module: join(name, entry) })),
    );
}

function scriptsIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".js"))
    .toSorted();
}

/** What a page runs that plays a choice and nothing else, React with it. */
export function weighChoiceAlone(): Promise<Weight> {
  const code = [
    `import { createElement } from "react";`,
    `import { createRoot } from "react-dom/client";`,
    `import { Exercise } from ${JSON.stringify(join(entries, "Exercise.js"))};`,
    `import quiz from ${JSON.stringify(join(entries, "exercises/quiz.js"))};`,
    `createRoot(document.body).render(createElement(Exercise, { kinds: [quiz] }));`,
  ].join("\n");
  return weighScript(code, { from: kit, without: [] });
}
