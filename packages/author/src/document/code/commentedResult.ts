import type { CodeLanguage } from "@alambic/contract";

import { isPrinting, parted } from "./syntax.ts";

/** "print(x)  # 4", "1 + 1; // => 2": a line of code, and the result that a comment behind it tells. */
export interface CommentedResult {
  readonly line: string;
  readonly result: string;
}

/** Words in front of a result, in three languages. */
const tellingWords = [
  "prints",
  "displays",
  "shows",
  "outputs",
  "output",
  "returns",
  "gives",
  "result",
  "affiche",
  "donne",
  "renvoie",
  "retourne",
  "résultat",
  "sortie",
  "toont",
  "geeft",
  "print",
  "resultaat",
  "uitvoer",
];

const arrow = /^(?:=>|==>|→|⇒)\s*(?<result>\S.*)$/u;
const worded = new RegExp(
  `^(?:${tellingWords.join("|")})(?<colon>\\s*:)?\\s+(?<result>\\S.*)$`,
  "iu",
);
const word = /^[\p{Letter}\p{Number}_.!?-]{1,30}$/u;

const number = /^[-+−]?\d+(?:[._]\d+)*(?:e[-+]?\d+)?$/iu;
const name = /^(?:true|false|none|null|nil|undefined|nan|infinity)$/iu;
const quoted = /^"[^"]*"$|^'[^']*'$/u;

/** Whether a text is one value, as code writes it: a number, a string, a list of such. */
export function isValue(text: string): boolean {
  if (number.test(text) || name.test(text) || quoted.test(text)) return true;
  const [, inner] =
    /^\[(.*)\]$|^\((?=.*,)(.*)\)$|^\{(?=.*:)(.*)\}$/u.exec(text)?.filter(Boolean) ?? [];
  if (inner === undefined) return text === "[]" || text === "{}" || text === "()";
  return itemsOf(inner)?.every((item) => isValue(item.replace(key, ""))) ?? false;
}

/** The name of an entry, in front of its value: `{ ja: 3, 'nee': 1 }`. */
const key = /^(?:[\p{Letter}_][\p{Letter}\p{Number}_]*|"[^"]*"|'[^']*'|\d+)\s*:\s*/u;

/** Parts a list at its commas, of which those within lists and strings part nothing; null where it is not closed. */
function itemsOf(list: string): readonly string[] | null {
  const items: string[] = [""];
  let depth = 0;
  let quote: string | null = null;
  for (const letter of list.slice(0, longestList)) {
    if (quote === null && letter === "," && depth === 0) {
      items.push("");
      continue;
    }
    if (quote !== null) quote = letter === quote ? null : quote;
    else if (/["']/u.test(letter)) quote = letter;
    else if (/[[({]/u.test(letter)) depth += 1;
    else if (/[\])}]/u.test(letter)) depth -= 1;
    if (depth < 0) return null;
    items.push((items.pop() ?? "") + letter);
  }
  const whole = items.map((item) => item.trim());
  return depth === 0 && quote === null
    ? whole.filter((item, at) => item !== "" || at < whole.length - 1)
    : null;
}

const longestList = 200;

/** A single string is printed as it stands, whatever a comment says. */
const onlyString = /\(\s*(?:"[^"]*"|'[^']*'|`[^`$]*`)\s*\)\s*;?$/u;

/** Such a line gives nothing, whatever its comment says of it. */
const assignment =
  /^\s*(?:(?:const|let|var|int|double|float|String|final)\s+)*[\p{Letter}_$][\w$.[\]]*\s*[-+*/%]?=[^=>]/u;

/** Numbers that a comment may have rounded, or written without their decimals. */
function isRounded(line: string, result: string): boolean {
  return (
    number.test(result) &&
    /(?<!\/)\/(?!\/)|\*\*|sqrt|\bpi\b|\bPI\b|pow|sin|cos|exp|log\(|\d\.\d/u.test(line)
  );
}

/** Whether a list or a string is written as its language shows it. */
function isAsShown(result: string, language: CodeLanguage): boolean {
  if (!/^[[({]/u.test(result)) return true;
  if (language === "python") return !result.includes('"') && !/,\S/u.test(result);
  return language === "javascript" && /^\[ .* \]$|^\{ .* \}$/u.test(result);
}

/** What a comment behind a line of code says that it gives; null where it says something else. */
export function commentedResult(text: string, language: CodeLanguage): CommentedResult | null {
  const { code: line, comment } = parted(text, language);
  if (comment === null || line === "" || onlyString.test(line) || assignment.test(line))
    return null;
  const result = resultIn(comment, isPrinting(line));
  if (result !== null && (isRounded(line, result) || !isAsShown(result, language))) return null;
  // What is printed has no quotation marks, which a comment may add.
  return result === null || (isPrinting(line) && quoted.test(result)) ? null : { line, result };
}

/** What a comment tells as a result: behind a sign or a word that announces it, or by itself behind what prints. */
function resultIn(comment: string, isPrinted: boolean): string | null {
  const pointed = arrow.exec(comment)?.groups?.["result"];
  const { result: said, colon } = worded.exec(comment)?.groups ?? {};
  const marked = pointed ?? said;
  if (marked === undefined) return isPrinted && isValue(comment) ? comment : null;
  const isWord = word.test(marked) && (pointed !== undefined || colon !== undefined);
  return isValue(marked) || isWord ? marked : null;
}
