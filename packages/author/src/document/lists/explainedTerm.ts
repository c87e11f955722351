import { foldText } from "../../texts/foldText.ts";
import type { ExplainedTerm } from "../recipes/Recipe.ts";

const shortest = 12;
const longest = 220;

/** The term that an entry of a list begins with, and what it says of it; null where it does not. */
export function explainedTerm(entry: string): ExplainedTerm | null {
  const [, front = "", back = ""] = /^([^:.;,()]{2,40}?)\s?: (\S.*?)\s?[.,;]?$/su.exec(entry) ?? [];
  const isOwn = back.length >= shortest && back.length <= longest && !back.includes("\n");
  return isOwn && !foldText(back).includes(foldText(front)) ? { front, back } : null;
}
