import type { NumericContent } from "@alambic/contract";

import type { Claim } from "../../model/Provenance.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { isSameQuantity } from "../arithmetic/claimHolds.ts";

/** The π of a calculator differs by a twentieth of a per cent from the one that is stated. */
const mostTolerated = "0.001";

/** Whether the number that counts as right, with its unit, is another than the claim's. */
export function numericFault(
  { answer, units = [], tolerance, close }: NumericContent,
  claim: Claim | undefined,
  language: InstructionLanguage,
): string | null {
  if (claim === undefined || !claim.holds) return "nothing claimed";
  const [unit, ...others] = units;
  if (others.length > 0 || unit?.scale !== undefined || close !== undefined) return "other units";
  // Nothing at all is the same in every unit.
  if (unit !== undefined && !claim.right.includes(unit.symbol)) return `unit ${unit.symbol}`;
  const quantity = `${answer}${unit?.symbol ?? ""}`;
  if (!claimed(claim).some((text) => isSameQuantity([quantity, "en"], [text, language])))
    return `answer ${quantity}`;
  if (tolerance === undefined) return null;
  const reckoned = /(?<![\d.,])3[.,]14(?!\d)/.test(claim.left);
  return reckoned && tolerance.kind === "relative" && tolerance.amount === mostTolerated
    ? null
    : `tolerance ${tolerance.amount}`;
}

/** What the claim may put to the test: its right side, what x is worth, what stands above a bar. */
function claimed({ right, variables = {} }: Claim): readonly string[] {
  const above = /^\((.+)\)\//.exec(right)?.[1];
  return [right, ...Object.values(variables), ...(above === undefined ? [] : [above])];
}
