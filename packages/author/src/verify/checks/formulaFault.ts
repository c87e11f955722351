import type { NumericContent } from "@alambic/contract";

import { formulaIn } from "../../document/formulas/formulaIn.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { plainText } from "../../texts/rich-text.ts";
import { isSameQuantity } from "../arithmetic/claimHolds.ts";

/**
 * What is wrong with a question about a formula: it asks for what the quoted one gives, names a value for each
 * of its operands, and its answer is what these give when they are put into the quote, reckoned anew. Null for
 * nothing.
 */
export function formulaFault(
  { prompt, answer, ...others }: NumericContent,
  quote: string,
  language: InstructionLanguage,
): string | null {
  const asked = plainText(prompt);
  const formula = formulaIn(quote, language, () => true);
  if (formula === null || !asked.includes(formula.name)) return asked;
  if (others.units !== undefined || others.tolerance !== undefined || others.close !== undefined)
    return "units or tolerance";
  const { operands } = formula;
  const values = operands.map((operand) => valueIn(asked, operand));
  if (values.some((value) => value === null)) return asked;
  const longest = operands
    .map((operand, at) => ({ operand, value: values[at] ?? "" }))
    .toSorted((a, b) => b.operand.length - a.operand.length);
  const reckoned = longest
    .reduce((text, { operand, value }) => withValue(text, operand, value), formula.side)
    .replaceAll(/(?<=\s)x(?=\s)|·/gu, "×")
    .replaceAll("–", "-")
    .replaceAll("/", "÷");
  return isSameQuantity([reckoned, language], [answer, "en"]) ? null : `${reckoned} = ${answer}`;
}

/** What a question gives for a name, of which another may hold a part. */
function valueIn(asked: string, operand: string): string | null {
  return new RegExp(`[:;]\\s${operand} = (\\d+)`, "u").exec(asked)?.[1] ?? null;
}

/** With a number for a name, which is letters, wherever that stands by itself. */
function withValue(text: string, operand: string, value: string): string {
  return text.replaceAll(
    new RegExp(`(?<![\\p{Letter}’'-])${operand}(?![\\p{Letter}’'-])`, "gu"),
    value,
  );
}
