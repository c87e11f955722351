import { foldText } from "../../texts/foldText.ts";
import type { ExplainedTerm } from "../recipes/Recipe.ts";

/** Of a back, in characters. */
const usualShortest = 12;
const usualNamed = /^([^:.;,()]{2,40}?)\s?: (\S.*?)\s?[.,;]?$/su;
const longest = 220;
/** What goes on with a text, or remarks on it, and names nothing. */
const connective =
  /^(?:besides|also|in addition|moreover|furthermore|further|then|finally|therefore|note|remember|in short|in practice|en outre|de plus|ensuite|enfin|par ailleurs|aussi|donc|à noter|rappel|en bref|en pratique|daarnaast|bovendien|verder|ook|ten slotte|tenslotte|daarbij|vervolgens|dus|let op|onthoud|kortom|in de praktijk)$/iu;

/** The term that an entry of a list begins with, and what it says of it; null where it does not. */
export function explainedTerm(
  entry: string,
  shortest: number = usualShortest,
  named: RegExp = usualNamed,
): ExplainedTerm | null {
  const [, front = "", back = ""] = named.exec(entry) ?? [];
  const isOwn = back.length >= shortest && back.length <= longest && !back.includes("\n");
  return isOwn && !connective.test(front) && !foldText(back).includes(foldText(front))
    ? { front, back }
    : null;
}
