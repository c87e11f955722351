import { codeLanguageOf } from "./codeLanguageOf.ts";
import { looksLikeCode } from "./looksLikeCode.ts";
import { sessionIn } from "./sessionIn.ts";
import { isPrinting, opensBody } from "./syntax.ts";
import { typedIn } from "./namesUsed.ts";

/**
 * Whether a listing can be what the one above it prints: it is no code, the one above prints, and prints so many lines
 * as far as can be told. Where nothing announces it that has to be certain.
 */
export function isPrintedBy(code: string, shown: string, isAnnounced: boolean): boolean {
  if (looksLikeCode(shown) || !prints(code) || sessionIn(code.split("\n")) !== null) return false;
  const count = countPrinted(code);
  return count === null ? isAnnounced : count === shown.split("\n").length;
}

/** Whether code prints anything. */
export function prints(code: string): boolean {
  return typedIn(code).split("\n").some(isPrinting);
}

/** How many lines are printed; null where bodies, or ends of lines that code writes itself, leave that open. */
function countPrinted(code: string): number | null {
  const lines = code.split("\n");
  const ends = (code.match(/\\n/gu) ?? []).length;
  const isC = codeLanguageOf(code) === "c";
  if (lines.some((line) => opensBody.test(line)) || /\bend\s*=/u.test(code)) return null;
  if (isC) return ends;
  return ends > 0 ? null : lines.filter(isPrinting).length;
}
