import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { readLedger } from "../security/readLedger.ts";
import type { Requirement } from "../security/readLedger.ts";
import { renderLedger } from "../security/renderLedger.ts";
import type { Check } from "./Check.ts";

const folder = "docs/security";
/** Requirements of levels 1 and 2 in version 5.0.0 of the standard. */
const known = 253;

/** The ledger of security requirements names each once, and tests and parts of documents that are there. */
export const securityLedger: Check = {
  name: "the ledger of security requirements",
  findings() {
    const ledger = readLedger(read(`${folder}/asvs.yaml`) ?? "");
    const page = read(`${folder}/asvs.md`);
    return [
      ...judgeLedger(ledger, read, known),
      ...(page === renderLedger(ledger)
        ? []
        : [`${folder}/asvs.md is stale: run \`pnpm run asvs\``]),
    ];
  },
};

function read(path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined;
}

/** What is named twice or not at all, and what names what is not there. */
export function judgeLedger(
  ledger: readonly Requirement[],
  textOf: (path: string) => string | undefined,
  expected: number,
): string[] {
  const ids = ledger.flatMap((requirement) => requirement.ids);
  const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
  const evidence = ledger.flatMap(({ ids: [id], verdict }) =>
    verdict.state === "absent"
      ? []
      : verdict.by.map((one) => ({ ...one, id, state: verdict.state })),
  );
  const missing = evidence.filter(({ file, title, state }) => {
    const text = textOf(file) ?? "";
    return state === "told" ? !hasHeading(text, title) : !hasTest(text, title);
  });
  return [
    ...twice.map((id) => `${id} stands in the ledger twice`),
    ...(ids.length === expected
      ? []
      : [`the ledger holds ${ids.length} of ${expected} requirements`]),
    ...missing.map(({ id, file, title }) => `${id}: “${title}” is not in ${file}`),
  ];
}

/** Whether a test has this title; a call of `it` or `test` may end a line before it. */
function hasTest(text: string, title: string): boolean {
  const starts = [`"${title}"`, `\`${title}\``, `'${title}'`];
  return starts.some(
    (quoted) =>
      text.includes(`(${quoted}`) ||
      text.includes(`\n    ${quoted},`) ||
      text.includes(`\n  ${quoted},`),
  );
}

function hasHeading(text: string, title: string): boolean {
  return text.split("\n").includes(`## ${title}`);
}
