import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { isImperative } from "../rules/imperatives.ts";
import { stepRulesOf } from "../rules/steps.ts";

/** Of so many of the steps it is enough that they order something. */
const mostOrders = 2 / 3;
/** With more of them the list tells what not to do. */
const mostDenials = 1 / 4;
/** With so many of them it tells what is to be kept to all the time. */
const fewestRules = 2;
const leastRules = 1 / 4;

/**
 * Whether the entries of a numbered list are steps, to be taken or gone through in their order: what stands above them
 * says so, or they are orders and something tells of time. Reasons, rules, kinds and chapters are numbered as well.
 */
export function areSteps(
  above: readonly string[],
  steps: readonly string[],
  language: InstructionLanguage,
): boolean {
  const { process, manner, enumeration, timed, denial, rule, action, order } =
    stepRulesOf[language];
  const isSaid = (pattern: RegExp) => above.some((text) => pattern.test(text));
  const share = (pattern: RegExp) =>
    steps.filter((step) => pattern.test(step)).length / steps.length;
  const rules = steps.filter((step) => rule.test(step)).length;
  const isOfRules = rules >= Math.max(fewestRules, leastRules * steps.length);
  if (isSaid(enumeration) || share(denial) > mostDenials || isOfRules) return false;
  if (isSaid(process)) return true;
  const orders = steps.filter((step) => order.test(step) || isImperative(step, language));
  const areOrders = orders.length / steps.length >= mostOrders;
  const isDeed = isSaid(action) || above.some((text) => isImperative(`${text} `, language));
  return areOrders && (isSaid(manner) || isDeed || share(timed) > 0);
}
