import type { CriterionResult } from "./criteria.ts";
import { addressOf, criteria } from "./wcag.ts";

/** The results of one kind of exercise. */
export interface TestedKind {
  readonly kind: string;
  readonly results: readonly CriterionResult[];
}

/** A report in EARL 1.0 (JSON-LD): one assertion for each kind and criterion, with what judged it. */
export function toEarl(kinds: readonly TestedKind[]): string {
  const assertions = kinds.flatMap(({ kind, results }) =>
    [...byCriterion(results)].map(([criterion, judged]) => ({
      "@type": "earl:Assertion",
      "earl:assertedBy": "@alambic/ui tests",
      "earl:subject": `exercise:${kind}`,
      "earl:test": {
        "@id": addressOf(criterion),
        "dct:title": `WCAG 2.2 ${criterion} ${criteria[criterion]?.name}`,
      },
      "earl:mode": "earl:automatic",
      "earl:result": {
        "@type": "earl:TestResult",
        "earl:outcome": judged.every(({ findings }) => findings.length === 0)
          ? "earl:passed"
          : "earl:failed",
        "dct:description": [...new Set(judged.map(({ by }) => by))].toSorted().join("; "),
      },
    })),
  );
  const report = {
    "@context": { earl: "http://www.w3.org/ns/earl#", dct: "http://purl.org/dc/terms/" },
    "@graph": assertions,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function byCriterion(results: readonly CriterionResult[]): Map<string, CriterionResult[]> {
  const ordered = results.toSorted((a, b) =>
    a.criterion.localeCompare(b.criterion, "en", { numeric: true }),
  );
  return Map.groupBy(ordered, ({ criterion }) => criterion);
}
