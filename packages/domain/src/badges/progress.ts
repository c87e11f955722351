import type { BadgeMeasure } from "@alambic/contract";
import type { BadgeRule } from "./rules.ts";

/** What is known of a learner; what is not asked for is left out. */
export type LearnerFigures = Readonly<Partial<Record<BadgeMeasure, number>>>;

/** How far a learner is, never beyond what is asked for. */
export function badgeValue(
  rule: Pick<BadgeRule, "measure" | "threshold">,
  figures: LearnerFigures,
): number {
  return Math.min(rule.threshold, Math.max(0, Math.floor(figures[rule.measure] ?? 0)));
}

/** The rules that a learner has reached and that are still awarded. */
export function reachedRules<Rule extends BadgeRule>(
  rules: readonly Rule[],
  figures: LearnerFigures,
): readonly Rule[] {
  return rules.filter(
    (rule) => rule.isWithdrawn !== true && badgeValue(rule, figures) >= rule.threshold,
  );
}

/** What some badges are made of, so that it can be told whether a list of rules was changed. */
export function rulesVersion(rules: readonly BadgeRule[]): string {
  return rules
    .filter(({ isWithdrawn }) => isWithdrawn !== true)
    .map(({ key, measure, threshold }) => `${key} ${measure} ${threshold}`)
    .toSorted()
    .join("\n");
}
