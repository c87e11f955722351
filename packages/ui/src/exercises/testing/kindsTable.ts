import type { ContentType } from "@alambic/domain/exercises";
import type { TestedKind } from "./earl.ts";
import { unjudged } from "./unjudged.ts";
import { byNumber, criteria } from "./wcag.ts";

const placing = "drag, two presses, keys, a list of places";
const choosing = "press, keys, number keys";

/** The ways in which each kind is answered; all of one kind give the same response and score. */
const ways: Readonly<Record<ContentType, string>> = {
  lesson: "reading",
  true_false: choosing,
  quiz: choosing,
  matching: placing,
  ordering: placing,
  categorization: placing,
  fill_in_blank: `typing; from a word bank: ${placing}`,
  short_answer: "typing",
  numeric: "typing",
  free_answer: "typing, then one's own judgement beside a model answer",
  dialogue: "press or keys to choose a line, typing",
  flashcards: "press, keys; one's own judgement",
  vocabulary: "typing, or press and keys to choose",
  character: "press or keys to recognise; drawing by pointer, or typing",
  image_labelling: placing,
  code: "typing; lines in order: as ordering",
};

const head = `# Kinds of exercise

Written by \`packages/ui/src/exercises/conformance/conformance.test.tsx\`: what is said here of a kind was
judged in a real browser, in light, dark and high contrast, in three languages, at 320 pixels, and by
keyboard. The same results stand in \`packages/ui/conformance/exercises.earl.json\` (EARL), which the
package ships; what a screen reader says of each kind stands in
\`packages/ui/src/exercises/transcripts/written\`.

WCAG 2.2 has 55 criteria of levels A and AA. Those named were judged by these tests; the others either do not
apply (\`earl:inapplicable\`, each with its reason) or are left to a human eye (\`earl:untested\`): not passed.

| Kind | Ways of answering | WCAG 2.2 A and AA judged | AAA judged | Against it | Inapplicable | Untested |
| --- | --- | --- | --- | --- | --- | --- |
`;

/** The page of the docs that tells how each kind is answered, and what the tests found of it. */
export function kindsTable(kinds: readonly TestedKind[]): string {
  const rows = kinds.map(({ kind, results }) => {
    const judged = [...new Set(results.map(({ criterion }) => criterion))].toSorted(byNumber);
    const failed = results.filter(({ findings }) => findings.length > 0);
    const of = (levels: readonly string[]) =>
      judged.filter((one) => levels.includes(criteria[one]?.level ?? "")).join(" · ");
    const against = [...new Set(failed.map(({ criterion }) => criterion))].join(" · ");
    const rest = unjudged(kind, new Set(judged));
    const untested = rest.filter(({ outcome }) => outcome === "untested").length;
    const counts = `${rest.length - untested} | ${untested}`;
    return `| \`${kind}\` | ${wayOf(kind)} | ${of(["A", "AA"])} | ${of(["AAA"])} | ${against || "nothing"} | ${counts} |`;
  });
  return `${head}${rows.join("\n")}\n`;
}

function wayOf(kind: string): string {
  return new Map<string, string>(Object.entries(ways)).get(kind) ?? "";
}
