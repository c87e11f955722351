import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { stepRulesOf } from "../rules/steps.ts";

/** Of so many of the steps it is enough that they order something. */
const mostOrders = 2 / 3;
/** With more of them the list tells what not to do. */
const mostDenials = 1 / 4;

/**
 * Whether the entries of a numbered list are steps, to be taken or gone through in their order: what stands above them
 * says so, or they are orders and something tells of time. Reasons, rules, kinds and chapters are numbered as well.
 */
export function areSteps(
  above: readonly string[],
  steps: readonly string[],
  language: InstructionLanguage,
): boolean {
  const { process, manner, enumeration, timed, denial, action, order } = stepRulesOf[language];
  const isSaid = (pattern: RegExp) => above.some((text) => pattern.test(text));
  const share = (pattern: RegExp) =>
    steps.filter((step) => pattern.test(step)).length / steps.length;
  if (isSaid(enumeration) || share(denial) > mostDenials) return false;
  if (isSaid(process)) return true;
  const areOrders = share(order) >= mostOrders;
  return areOrders && (isSaid(manner) || isSaid(action) || share(timed) > 0);
}
