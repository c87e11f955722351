import type { TestedKind } from "./earl.ts";
import { unjudged } from "./unjudged.ts";
import { byNumber, criteria } from "./wcag.ts";

/** A kind with the ways in which each of its variants was answered right, as the tests noted them. */
export interface AnsweredKind extends TestedKind {
  readonly answered: ReadonlyMap<string, readonly string[]>;
}

const head = `# Kinds of exercise

Written by \`packages/ui/src/exercises/conformance/conformance.test.tsx\`: what is said here of a kind was
judged in a real browser, in light, dark and high contrast, in three languages, at 320 pixels, and by
keyboard. The same results stand in \`packages/ui/conformance/exercises.earl.json\` (EARL), which the
package ships; what a screen reader says of each kind stands in
\`packages/ui/src/exercises/transcripts/written\`.

Each way of answering was taken by these tests, up to the whole score; where things are placed, all ways gave
the same response.

WCAG 2.2 has 55 criteria of levels A and AA. Those named were judged by these tests; the others either do not
apply (\`earl:inapplicable\`, each with its reason) or are left to a human eye (\`earl:untested\`): not passed.

| Kind | Ways of answering | WCAG 2.2 A and AA judged | AAA judged | Against it | Inapplicable | Untested |
| --- | --- | --- | --- | --- | --- | --- |
`;

/** The page of the docs that tells how each kind is answered, and what the tests found of it. */
export function kindsTable(kinds: readonly AnsweredKind[]): string {
  const rows = kinds.map(({ kind, results, answered }) => {
    const judged = [...new Set(results.map(({ criterion }) => criterion))].toSorted(byNumber);
    const failed = results.filter(({ findings }) => findings.length > 0);
    const of = (levels: readonly string[]) =>
      judged.filter((one) => levels.includes(criteria[one]?.level ?? "")).join(" · ");
    const against = [...new Set(failed.map(({ criterion }) => criterion))].join(" · ");
    const rest = unjudged(kind, new Set(judged));
    const untested = rest.filter(({ outcome }) => outcome === "untested").length;
    const counts = `${rest.length - untested} | ${untested}`;
    return `| \`${kind}\` | ${waysOf(answered)} | ${of(["A", "AA"])} | ${of(["AAA"])} | ${against || "nothing"} | ${counts} |`;
  });
  return `${head}${rows.join("\n")}\n`;
}

function waysOf(answered: AnsweredKind["answered"]): string {
  const told = [...answered].map(([variant, ways]) =>
    answered.size === 1 ? ways.join(", ") : `${variant}: ${ways.join(", ")}`,
  );
  return told.join("; ");
}
