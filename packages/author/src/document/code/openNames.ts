import { namesBound, namesGiven, namesImported, namesUsed, typedIn } from "./namesUsed.ts";
import { indentOf } from "./syntax.ts";

/** What languages name themselves. */
const known = new Set(
  [
    "print len range int str float bool list dict tuple sorted reversed enumerate zip map filter sum max min abs",
    "divmod pow any all chr ord repr type isinstance iter next super object self key reverse sep end",
    "console Math JSON Object Array Number String Boolean parseInt parseFloat this undefined",
    "System Integer Double Character List Arrays ArrayList Map HashMap StringBuilder args",
    "printf strlen puts include stdio strcmp main out println",
    "puts echo count strtoupper strtolower strrev implode",
  ].flatMap((words) => words.split(" ")),
);

/** Of Python, to be taken from elsewhere. */
const standard = new Set(["math", "sqrt", "string", "Counter", "collections"]);

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
  for (const name of imported) if (!standard.has(name)) open.add(name);
  return open;
}

/** Whether code can be worked out by itself: all that it names it gives a value first, or its language knows. */
export function isComplete(code: string): boolean {
  return !calledType.test(code) && [...openNames(code)].every((name) => known.has(name));
}

/** "double(4)": no type where it is called. */
const calledType = /\b(?:double|long|short|char|boolean|byte)\s*\(/u;

function occurrences(line: string, name: string): number {
  return line.split(/[^\p{Letter}\p{Number}_$]+/u).filter((word) => word === name).length;
}
