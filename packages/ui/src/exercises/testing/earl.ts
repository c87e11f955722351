import type { CriterionResult } from "./criteria.ts";
import { unjudged } from "./unjudged.ts";
import { addressOf, byNumber, criteria } from "./wcag.ts";

/** The results of one kind of exercise. */
export interface TestedKind {
  readonly kind: string;
  readonly results: readonly CriterionResult[];
}

/**
 * A report in EARL 1.0 (JSON-LD): one assertion for each kind and each criterion of A and AA. What was
 * judged is passed or failed, with what judged it; the rest is inapplicable, with the reason, or untested.
 */
export function toEarl(kinds: readonly TestedKind[]): string {
  const assertions = kinds.flatMap(({ kind, results }) => {
    const judged = byCriterion(results);
    const known = [...judged].map(([criterion, found]) => ({
      criterion,
      mode: "automatic",
      outcome: found.every(({ findings }) => findings.length === 0) ? "passed" : "failed",
      why: [...new Set(found.map(({ by }) => by))].toSorted().join("; "),
    }));
    const others = unjudged(kind, new Set(judged.keys()));
    return [...known, ...others.map((one) => ({ ...one, mode: "manual" }))]
      .toSorted((a, b) => byNumber(a.criterion, b.criterion))
      .map(({ criterion, mode, outcome, why }) => ({
        "@type": "earl:Assertion",
        "earl:assertedBy": "@alambic/ui tests",
        "earl:subject": `exercise:${kind}`,
        "earl:test": {
          "@id": addressOf(criterion),
          "dct:title": `WCAG 2.2 ${criterion} ${criteria[criterion]?.name}`,
        },
        ...(outcome === "untested" ? {} : { "earl:mode": `earl:${mode}` }),
        "earl:result": {
          "@type": "earl:TestResult",
          "earl:outcome": `earl:${outcome}`,
          "dct:description": why,
        },
      }));
  });
  const report = {
    "@context": { earl: "http://www.w3.org/ns/earl#", dct: "http://purl.org/dc/terms/" },
    "@graph": assertions,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function byCriterion(results: readonly CriterionResult[]): Map<string, CriterionResult[]> {
  return Map.groupBy(results, ({ criterion }) => criterion);
}
