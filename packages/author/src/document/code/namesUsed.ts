import { sessionIn } from "./sessionIn.ts";

const strings = /(["'`])(?:\\.|(?!\1).)*\1/gu;
const comments = /\s(?:#|\/\/|--).*$|\/\*.*?\*\//gu;
const used = /(?<![\p{Letter}\p{Number}_$]|(?<!\.\.)\.)[\p{Letter}_$][\p{Letter}\p{Number}_$]*/gu;
const given = [
  /(?<![.\p{Letter}\p{Number}_])([\p{Letter}_$][\p{Letter}\p{Number}_$]*)\s*(?:,\s*[\p{Letter}_$][\p{Letter}\p{Number}_$]*\s*)*(?::\s*[\w[\], ]+)?=(?![=>])/gu,
  /,\s*([\p{Letter}_$][\p{Letter}\p{Number}_$]*)\s*=(?!=)/gu,
  /\b(?:def|function|func|fn|class|import|as|struct|for|foreach)\s+\(?(?:(?:let|const|var|int|auto)\s+)?([\p{Letter}_$][\p{Letter}\p{Number}_$]*)/gu,
  /\b(?:let|const|var|int|long|double|float|char|String|boolean|bool)\b\s*[*[\]]*\s*([\p{Letter}_$][\p{Letter}\p{Number}_$]*)/gu,
];

/** What loops, functions and comprehensions name for themselves: "for k, v in", "def f(a, b)", "(a, b) =>", "lambda a:". */
const listed =
  /\bfor\s+\(?([^=;:()]{1,60}?)\)?\s+(?:in|of)\b|\b(?:def|function|fn|func)\s*[\w$]*\s*\(([^()]{0,80})\)|\(([^()]{0,60})\)\s*=>|([\w$]+)\s*=>|\blambda\s+([^:]{1,60}):|\b\w+\s+\w+\(([^()]{0,80})\)\s*\{/gu;

/** Longer lines are not looked at. */
const longestLine = 200;

/** What is typed in a listing: of a session without prompts and answers, and without strings and comments. */
export function typedIn(listing: string): string {
  const lines = listing.split("\n").map((line) => (line.length > longestLine ? "" : line));
  const session = sessionIn(lines)?.filter(({ kind }) => kind !== "answer");
  return (session?.map(({ text }) => text) ?? lines)
    .map((line) => line.replaceAll(strings, '""').replaceAll(comments, ""))
    .join("\n");
}

/** The names that a listing gives a value, or a meaning. */
export function namesGiven(listing: string): ReadonlySet<string> {
  const typed = typedIn(listing);
  const alone = given.flatMap((form) => [...typed.matchAll(form)].map(([, name = ""]) => name));
  const together = [...typed.matchAll(listed)].flatMap(
    ([, ...lists]) => lists.join(" ").match(used) ?? [],
  );
  return named([...alone, ...together]);
}

/** The names that a listing uses, whether it gives them a value or not; none that stands behind a dot. */
export function namesUsed(listing: string): ReadonlySet<string> {
  return named(typedIn(listing).match(used) ?? []);
}

const keywords = new Set(
  "and as auto bool boolean break case char class const continue def double elif else false float fn for from func function if import in int lambda let long new not null of or print private public return static struct switch this true undefined var void while False None True String".split(
    " ",
  ),
);

function named(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.filter((word) => !keywords.has(word)));
}
