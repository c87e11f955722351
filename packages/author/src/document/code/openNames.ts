import { namesBound, namesGiven, namesImported, namesUsed, typedIn } from "./namesUsed.ts";
import { indentOf } from "./syntax.ts";

/** What languages name themselves, used without a call. */
const known = new Set(
  "int str float bool list dict tuple set len sum max min abs sorted print range map filter zip math self this console Math JSON Object Array Number String Boolean Integer Double System sys os args argv stdin stdout err Exception ValueError KeyError TypeError IndexError ZeroDivisionError Error object end sep key reverse step".split(
    " ",
  ),
);

/**
 * The names that code uses before it gives them a value: what a line changes by itself ("x = x + 1") among them, and
 * what a parameter of the same name hides within its function only.
 */
export function openNames(code: string): ReadonlySet<string> {
  const open = new Set<string>();
  const given = new Set<string>();
  const imported = namesImported(code);
  let hidden: { readonly names: ReadonlySet<string>; readonly indent: number }[] = [];
  for (const line of typedIn(code).split("\n")) {
    if (line.trim() === "") continue;
    const indent = indentOf(line);
    hidden = hidden.filter((each) => indent > each.indent);
    const isHidden = (name: string) => hidden.some(({ names }) => names.has(name));
    const bound = namesBound(line);
    const assigned = namesGiven(line);
    for (const name of namesUsed(line)) {
      const isFresh = assigned.has(name) && !bound.has(name) && occurrences(line, name) === 1;
      if (given.has(name) || bound.has(name) || isHidden(name) || isFresh) continue;
      open.add(name);
    }
    for (const name of assigned) if (!bound.has(name)) given.add(name);
    if (/^\s*for\b/u.test(line)) for (const name of bound) given.add(name);
    else if (bound.size > 0) hidden.push({ names: bound, indent });
  }
  for (const name of imported) open.add(name);
  return open;
}

/** Whether code can be worked out with what it names itself and these others. */
export function isComplete(code: string, others: ReadonlySet<string> = new Set()): boolean {
  const called = new Set(
    [...typedIn(code).matchAll(/([\p{Letter}_$][\p{Letter}\p{Number}_$]*)\s*\(/gu)].map(
      ([, name = ""]) => name,
    ),
  );
  return [...openNames(code)].every(
    (name) =>
      others.has(name) || known.has(name) || called.has(name) || /^\p{Uppercase}/u.test(name),
  );
}

function occurrences(line: string, name: string): number {
  return line.split(/[^\p{Letter}\p{Number}_$]+/u).filter((word) => word === name).length;
}
