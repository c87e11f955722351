import { codeLanguageOf } from "./codeLanguageOf.ts";
import { looksLikeCode } from "./looksLikeCode.ts";
import { isValue } from "./commentedResult.ts";
import { typedIn } from "./namesUsed.ts";
import { isInBody } from "./resultsIn.ts";
import { sessionIn } from "./sessionIn.ts";
import { isPrinting, opensBody } from "./syntax.ts";

/**
 * Whether a listing can be what the one above it prints: it is no code, and the one above prints as many lines. Where
 * nothing announces it, it is values, or the one above prints words.
 */
export function isPrintedBy(code: string, shown: string, isAnnounced: boolean): boolean {
  if (looksLikeCode(shown) || sessionIn(code.split("\n")) !== null) return false;
  const lines = shown.split("\n");
  const isPlain = isAnnounced || lines.every(isValue) || /["'`]/u.test(code);
  return isPlain && countPrinted(code) === lines.length;
}

/** Whether code prints anything. */
export function prints(code: string): boolean {
  return typedIn(code).split("\n").some(isPrinting);
}

/** Longer programs are not asked about. */
const mostLines = 60;

/** How many lines are printed; null where what a body prints, or ends of lines that code writes itself, leave that open. */
function countPrinted(code: string): number | null {
  const lines = code.split("\n");
  const ends = (code.match(/\\n/gu) ?? []).length;
  const isOpen = /\bend\s*=|System\.out\.print\(|Console\.Write\(/u.test(code);
  if (isOpen || lines.length > mostLines) return null;
  const inBodies = lines.filter((line, at) => isPrinting(line) && isInBody(lines, at));
  if (inBodies.length === 0)
    return codeLanguageOf(code) === "c" ? ends : ends > 0 ? null : lines.filter(isPrinting).length;
  const [, times] = /^for \w+ in range\((\d+)\):$/mu.exec(code) ?? [];
  const bodies = lines.filter((line) => opensBody.test(line));
  const isOneLoop = bodies.length === 1 && inBodies.length === 1 && times !== undefined;
  const others = lines.filter(isPrinting).length - inBodies.length;
  return isOneLoop && ends === 0 ? Number(times) + others : null;
}
