import { sessionIn } from "./sessionIn.ts";

const strings = /(["'`])(?:\\.|(?!\1).)*\1/gu;
const comments = /\s(?:#|\/\/|--).*$|\/\*.*?\*\//gu;
const used = /(?<![.\p{Letter}\p{Number}_$])[\p{Letter}_$][\p{Letter}\p{Number}_$]*/gu;
const given = [
  /(?<![.\p{Letter}\p{Number}_])([\p{Letter}_$][\p{Letter}\p{Number}_$]*)\s*(?:,\s*[\p{Letter}_$][\p{Letter}\p{Number}_$]*\s*)*(?::\s*[\w[\], ]+)?=(?![=>])/gu,
  /,\s*([\p{Letter}_$][\p{Letter}\p{Number}_$]*)\s*=(?!=)/gu,
  /\b(?:def|function|func|fn|class|import|as|struct|for|foreach)\s+\(?(?:(?:let|const|var|int|auto)\s+)?([\p{Letter}_$][\p{Letter}\p{Number}_$]*)/gu,
  /\b(?:let|const|var|int|long|double|float|char|String|boolean|bool)\b\s*[*[\]]*\s*([\p{Letter}_$][\p{Letter}\p{Number}_$]*)/gu,
];

/** Longer lines are not looked at. */
const longestLine = 200;

/** What is typed in a listing: of a session without prompts and answers, and without strings and comments. */
function typedIn(listing: string): string {
  const lines = listing.split("\n").map((line) => (line.length > longestLine ? "" : line));
  const session = sessionIn(lines)?.filter(({ kind }) => kind !== "answer");
  return (session?.map(({ text }) => text) ?? lines)
    .map((line) => line.replaceAll(strings, '""').replaceAll(comments, ""))
    .join("\n");
}

/** The names that a listing gives a value, or a meaning. */
export function namesGiven(listing: string): ReadonlySet<string> {
  const typed = typedIn(listing);
  return new Set(given.flatMap((form) => [...typed.matchAll(form)].map(([, name = ""]) => name)));
}

/** The names that a listing uses, whether it gives them a value or not; none that stands behind a dot. */
export function namesUsed(listing: string): ReadonlySet<string> {
  return new Set(typedIn(listing).match(used) ?? []);
}
