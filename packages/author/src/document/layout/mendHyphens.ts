import { isShortText } from "../isShortText.ts";
import type { Line, LinedPage } from "./shapes.ts";

const hyphens: ReadonlySet<string> = new Set(["-", "\u00AD", "\u2010"]);

/** Words are parted at the ends of at least so many lines, or in none of them. */
const fewestParted = 0.03;
/** Fewer lines do not tell. */
const fewestLines = 30;

/** Joins two lines of one paragraph. */
export type JoinLines = (first: string, second: string) => string;

/**
 * Learns from the words that stand unbroken in the document whether a hyphen at a line's end parts
 * a word or belongs to it.
 */
export function mendHyphens(pages: readonly LinedPage[]): JoinLines {
  const words = new Set<string>();
  for (const { lines } of pages) for (const line of lines) addWords(line, words);
  const isParting = !isShortText(pages.length) || partsWords(pages.flatMap(({ lines }) => lines));
  return (first, second) => {
    if (!hyphens.has(first.slice(-1))) return `${first} ${second}`;
    const broken = /(?<![\p{Letter}’'])([\p{Letter}’']+)[-\u00AD\u2010]$/u.exec(first);
    const rest = /^[\p{Letter}’']+/u.exec(second);
    if (broken === null || rest === null) return `${first} ${second}`;
    const [, start = ""] = broken;
    const [end] = rest;
    const joined = words.has((start + end).toLowerCase());
    const compound = words.has(`${start}-${end}`.toLowerCase());
    const capital = /^\p{Uppercase}/u.test(end);
    const keep = first.endsWith("-") && !joined && (compound || capital || !isParting);
    return keep ? `${first}${second}` : `${first.slice(0, -1)}${second}`;
  };
}

/** Whether so many lines end within a word that they are not all compounds. */
function partsWords(lines: readonly Line[]): boolean {
  const parted = lines.filter(({ text }) => hyphens.has(text.slice(-1)));
  return lines.length < fewestLines || parted.length >= fewestParted * lines.length;
}

/** Words that no line break touches, compounds with their hyphens too. */
function addWords({ text }: Line, words: Set<string>): void {
  const found = text.toLowerCase().match(/[\p{Letter}’']+(?:-[\p{Letter}’']+)*/gu) ?? [];
  for (const word of found.slice(0, /[-\u00AD\u2010]$/.test(text) ? -1 : undefined))
    words.add(word);
}
