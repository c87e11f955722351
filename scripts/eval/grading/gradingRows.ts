import { numberRow, shareRow } from "../Row.ts";
import type { Row } from "../Row.ts";
import { readPairs } from "./GradingPair.ts";
import { gradingBars, measureGrading } from "./measureGrading.ts";

const locales = ["fr", "en", "nl"];

/** How the grading of short answers agrees with a teacher, in each language. */
export function gradingRows(): readonly Row[] {
  const pairs = readPairs();
  const all = measureGrading(pairs);
  return [
    ...locales.map((locale) => {
      const own = pairs.filter((pair) => pair.locale === locale);
      const { agreement } = measureGrading(own);
      return shareRow(
        `answers, ${locale} (${own.length}): agreement`,
        agreement,
        gradingBars.agreement,
      );
    }),
    numberRow("answers wrongly accepted", all.wronglyAccepted.length, {
      most: gradingBars.wronglyAccepted,
    }),
    numberRow("answers wrongly refused", all.wronglyRefused.length, null),
    shareRow("slips told as slips", all.slips, gradingBars.agreement),
  ];
}
