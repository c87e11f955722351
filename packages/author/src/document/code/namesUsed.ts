import { codeLanguageOf } from "./codeLanguageOf.ts";
import { sessionIn } from "./sessionIn.ts";
import { parted } from "./syntax.ts";

const strings = /(["'`])(?:\\.|(?!\1).)*\1/gu;
/** A comment that closes on its line. */
const closed = /\/\*[^*\n]*\*\//gu;
const used = /(?<![\p{Letter}\p{Number}_$]|(?<!\.\.)\.)[\p{Letter}_$][\p{Letter}\p{Number}_$]*/gu;

/** What gives a name a value: "a = 1", "a, b = 1, 2", "def f", "import math", "int n". */
const assigned = [
  /(?<![.\p{Letter}\p{Number}_$])([\p{Letter}_$][\p{Letter}\p{Number}_$]*)[^\S\n]*(?::[^\S\n]*[\w[\], ]{1,40})?=(?![=>])/gu,
  /(?<![.\p{Letter}\p{Number}_$([])([\p{Letter}_$][\p{Letter}\p{Number}_$]*(?:[^\S\n]*,[^\S\n]*[\p{Letter}_$][\p{Letter}\p{Number}_$]*){1,5})[^\S\n]*=(?![=>])/gu,
  /\b(?:def|function|func|fn|class|import|as|struct|enum|interface)[^\S\n]+([\p{Letter}_$][\p{Letter}\p{Number}_$]*)/gu,
  /\b(?:let|const|var|int|long|double|float|char|String|boolean|bool)\b[^\S\n]*[*[\]]{0,4}[^\S\n]*([\p{Letter}_$][\p{Letter}\p{Number}_$]*)/gu,
];
/** What loops, functions and comprehensions name for themselves: "for k, v in", "def f(a, b)", "(a, b) =>", "lambda a:". */
const bound =
  /\bfor[^\S\n]+\(?([^=;:()\n]{1,60}?)\)?[^\S\n]+(?:in|of)\b|\b(?:def|function|fn|func)[^\S\n]*[\w$]{0,40}[^\S\n]*\(([^()\n]{0,80})\)|\(([^()\n]{0,60})\)[^\S\n]*=>|([\w$]{1,40})[^\S\n]*=>|\blambda[^\S\n]+([^:\n]{1,60}):|\b\w{1,40}[^\S\n]+\w{1,40}\(([^()\n]{0,80})\)[^\S\n]*\{/gu;
const imported = /\bimport[^\S\n]+([\w$, {}*]{1,80})/gu;

/** Longer listings and lines are not looked at. */
const most = { lines: 200, width: 200 };

/** What is typed in a listing: of a session without prompts and answers, and without strings and comments. */
export function typedIn(listing: string): string {
  const language = codeLanguageOf(listing);
  const lines = listing
    .split("\n")
    .slice(0, most.lines)
    .map((line) => (line.length > most.width ? "" : line));
  const session = sessionIn(lines)?.filter(({ kind }) => kind !== "answer");
  return (session?.map(({ text }) => text) ?? lines)
    .map((line) => parted(line, language).code.replaceAll(strings, '""').replaceAll(closed, ""))
    .join("\n");
}

/** The names that a listing gives a value or a meaning which others can use. */
export function namesGiven(listing: string): ReadonlySet<string> {
  const typed = typedIn(listing);
  const all = assigned.flatMap((form) =>
    [...typed.matchAll(form)].flatMap(([, names = ""]) => names.match(used) ?? []),
  );
  return named([...all, ...namesImported(listing)]);
}

/** The names that stand for something within a line, or the body below it: parameters, and what a loop goes through. */
export function namesBound(listing: string): ReadonlySet<string> {
  const lists = [...typedIn(listing).matchAll(bound)].map(([, ...groups]) => groups.join(" "));
  return named(lists.flatMap((list) => list.match(used) ?? []));
}

/** The names that a listing uses, whether it gives them a value or not; none that stands behind a dot. */
export function namesUsed(listing: string): ReadonlySet<string> {
  return named(typedIn(listing).match(used) ?? []);
}

/** The names that a listing takes from elsewhere. */
export function namesImported(listing: string): ReadonlySet<string> {
  const lists = [...typedIn(listing).matchAll(imported)];
  return named(lists.flatMap(([, list = ""]) => list.match(used) ?? []));
}

const keywords = new Set(
  "and as async auto await bool boolean break case catch char class const continue def del do double elif else enum except extends false final finally float fn for foreach from func function global if implements import in include int interface is lambda let long new nil nonlocal not null of or package pass print private protected public raise return short static struct super switch this throw throws true try undefined unsigned using var void while with yield False None True String echo end then begin".split(
    " ",
  ),
);

function named(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.filter((word) => !keywords.has(word)));
}
