import type { Line } from "./shapes.ts";

/** Fewer ends of sentences than this at ends of lines tell nothing. */
const fewestEnds = 4;
/** Shorter lines, in letters, are cells of a table. */
const shortestLine = 14;
/** At most this share of them is followed by the middle of a sentence. */
const mostBroken = 0.6;
/** Below a gap of more sizes than this something else begins, such as a term that is explained. */
const widestLeading = 1.5;

const end = /[\p{Letter}\p{Number})][.!?]["»”’)]*$/u;
/** A word in small letters, and no name of a file or setting. */
const middle = /^\p{Lowercase}[\p{Letter}’']*(?:[\s,;.]|$)/u;

/**
 * Whether lines follow each other as they are to be read. Where columns are taken for one, most lines
 * that end a sentence are followed by one that is in the middle of another.
 */
export function joinsIntoSentences(lines: readonly Line[]): boolean {
  const running = lines.filter(({ monospace, text }) => !monospace && text.length >= shortestLine);
  const next = running.slice(1).filter((line, index) => {
    const last = running[index];
    return last !== undefined && end.test(last.text) && isNear(last, line);
  });
  const broken = next.filter(({ text }) => middle.test(text));
  return next.length < fewestEnds || broken.length <= mostBroken * next.length;
}

function isNear(last: Line, line: Line): boolean {
  return line.y - last.y <= widestLeading * line.size;
}
