import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../lib/root.ts";
import { weighScript } from "./weighScript.ts";
import type { Weight } from "./weighScript.ts";

const kit = join(root, "packages/ui");
const entries = join(kit, "dist/lib/exports");
const react = /^react(?:$|\/|-dom)/u;

/** What each entry of the built kit brings to a page that has React, by name; kinds apart. */
export async function weighEntries(): Promise<ReadonlyMap<string, Weight>> {
  const weights = new Map<string, Weight>();
  const files = readdirSync(entries).filter((file) => file.endsWith(".js"));
  for (const file of files.toSorted()) {
    const code = `export * from ${JSON.stringify(join(entries, file))};`;
    weights.set(basename(file, ".js"), await weighScript(code, { from: kit, without: [react] }));
  }
  return weights;
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
