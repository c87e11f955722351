import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { Formula } from "./Formula.ts";
import { formulaIn } from "./formulaIn.ts";

/** A formula and where it begins in the text that it stands in. */
export interface PlacedFormula extends Formula {
  readonly start: number;
}

/** What a formula stands between: the end of a sentence or a clause, a colon, the end of a line. */
const ends = /\n|[.;:]\s|,\s|[.;:,]$/gu;

/** What a symbol is said to be, right behind it: "where I is the current and R the resistance". */
const said =
  /^(?: ?\([^)]*\))?,? (?:is|denotes|means|stands for|the|an?|est|désigne|représente|la|le|les|un|une|betekent|staat voor|de|het|een) |^ l’/u;

/** The formulas of a text, in their order. */
export function formulasIn(text: string, language: InstructionLanguage): readonly PlacedFormula[] {
  if (!text.includes("=")) return [];
  const isExplained = (symbol: string) =>
    [
      ...text.matchAll(
        new RegExp(`(?<![\\p{Letter}\\p{Number}])${symbol}(?![\\p{Letter}\\p{Number}])`, "gu"),
      ),
    ].some(({ index }) => said.test(text.slice(index + symbol.length)));
  const cuts = [...text.matchAll(ends)].map(({ index, 0: mark }) => ({
    from: index,
    to: index + mark.length,
  }));
  return [...cuts, { from: text.length, to: text.length }].flatMap(({ from }, at) => {
    const begin = cuts[at - 1]?.to ?? 0;
    const clause = text.slice(begin, from);
    const start = begin + clause.length - clause.trimStart().length;
    const formula = formulaIn(clause.trim(), language, isExplained);
    return formula === null ? [] : [{ ...formula, start }];
  });
}
