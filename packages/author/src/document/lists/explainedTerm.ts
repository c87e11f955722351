import { foldText } from "../../texts/foldText.ts";
import type { ExplainedTerm } from "../recipes/Recipe.ts";

/** Of a back, in characters. */
const usualShortest = 12;
const usualNamed = /^([^:.;,()]{2,40}?)\s?: (\S.*?)\s?[.,;]?$/su;
const longest = 220;

/** The term that an entry of a list begins with, and what it says of it; null where it does not. */
export function explainedTerm(
  entry: string,
  shortest: number = usualShortest,
  named: RegExp = usualNamed,
): ExplainedTerm | null {
  const [, front = "", back = ""] = named.exec(entry) ?? [];
  const isOwn = back.length >= shortest && back.length <= longest && !back.includes("\n");
  return isOwn && !foldText(back).includes(foldText(front)) ? { front, back } : null;
}
