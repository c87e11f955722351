import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { Formula, Term } from "./Formula.ts";
import { readTerm } from "./readTerm.ts";

const mostWords = 6;
const mostOperands = 5;

/** Signs that no program is written in. */
const printed = /[−×÷²³]/u;
/** A word as a title has it, which no program names a number with. */
const capitalized = /^\p{Uppercase}\p{Lowercase}{3,}$/u;
const symbol = /^\p{Letter}$/u;

/** Words of the sentence around a formula, which name no quantity. */
const sentenceWords: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /(?:^| )(?:and|or|where|if|then|is|are|was|than|which|that|this|it|we|you|so|thus|hence|gives?|get)(?: |$)/iu,
  fr: /(?:^| )(?:et|ou|où|si|alors|est|sont|était|qui|que|ce|cela|on|nous|tu|vous|donc|soit|donne|obtient)(?: |$)/iu,
  nl: /(?:^| )(?:en|of|waar|als|dan|is|zijn|was|die|dat|dit|het|we|je|u|dus|geeft|krijg)(?: |$)/iu,
};

/**
 * The formula that words are, whichever side says what is reckoned; null where they are none, or may be a line
 * of a program: single letters have to be explained, and names of one word to be capitalized or reckoned with by
 * printed signs.
 */
export function formulaIn(
  text: string,
  language: InstructionLanguage,
  isExplained: (symbol: string) => boolean,
): Formula | null {
  const [left = "", right = "", ...more] = text.split("=");
  if (more.length > 0) return null;
  const read = (name: string, side: string) => readSides(name, side, language, isExplained);
  const sides = read(left.trim(), right) ?? read(right.trim(), left);
  return sides === null ? null : { text, ...sides };
}

function readSides(
  name: string,
  side: string,
  language: InstructionLanguage,
  isExplained: (symbol: string) => boolean,
): Omit<Formula, "text"> | null {
  const term = readTerm(side, language);
  if (term === null || term.kind === "number" || term.kind === "operand") return null;
  const leaves = leavesOf(term);
  const operands = [...new Set(leaves.filter((leaf) => leaf !== null))];
  const names = [name, ...operands];
  const isKnown = names.every((each) => symbol.test(each))
    ? operands.every(isExplained)
    : names.every((each) => isName(each, language)) &&
      (printed.test(side) ||
        names.some((each) => each.includes(" ")) ||
        names.every((each) => capitalized.test(each)));
  const isReckoned =
    leaves.length > 1 &&
    operands.length > 0 &&
    operands.length <= mostOperands &&
    new Set(names.map((each) => each.toLowerCase())).size === names.length;
  return isKnown && isReckoned ? { name, operands, term, side } : null;
}

/** The operands of a term as often as they come, and null for each of its numbers. */
function leavesOf(term: Term): readonly (string | null)[] {
  switch (term.kind) {
    case "number":
      return [null];
    case "operand":
      return [term.operand];
    case "power":
      return leavesOf(term.base);
    case "operation":
      return [...leavesOf(term.left), ...leavesOf(term.right)];
  }
}

function isName(term: string, language: InstructionLanguage): boolean {
  const words = term.split(" ");
  return (
    term.length > 2 &&
    words.length <= mostWords &&
    words.every((word) => /^\p{Letter}[\p{Letter}’'-]*$/u.test(word)) &&
    !sentenceWords[language].test(term)
  );
}
