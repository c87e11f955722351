import { numberRow, shareRow } from "../Row.ts";
import type { Row } from "../Row.ts";
import { readAdversaries, readPairs } from "./GradingPair.ts";
import type { GradingPair } from "./GradingPair.ts";
import { gradingBars, measureGrading } from "./measureGrading.ts";

const locales = ["fr", "en", "nl"];

function agreementRows(name: string, pairs: readonly GradingPair[]): readonly Row[] {
  return locales.map((locale) => {
    const own = pairs.filter((pair) => pair.locale === locale);
    const { agreement } = measureGrading(own);
    return shareRow(
      `${name}, ${locale} (${own.length}): agreement`,
      agreement,
      gradingBars.agreement,
    );
  });
}

/** How the grading of short answers agrees with a teacher, in each language. */
export function gradingRows(): readonly Row[] {
  const pairs = readPairs();
  const fresh = [...readPairs("pairs-fresh.txt"), ...readPairs("pairs-second.txt")];
  const lookalikes = readAdversaries();
  const teacher = readPairs("pairs-teacher.txt");
  const second = readPairs("pairs-teacher-second.txt");
  const all = measureGrading(pairs);
  const judged = [...pairs, ...fresh, ...teacher, ...second, ...lookalikes];
  const accepted = measureGrading(judged).wronglyAccepted;
  return [
    ...agreementRows("answers", pairs),
    ...agreementRows("answers, later subjects", fresh),
    ...agreementRows("answers, by a teacher", teacher),
    ...agreementRows("answers, by a teacher, second sample", second),
    ...agreementRows("answers, wrong lookalikes", lookalikes),
    numberRow("answers wrongly accepted", accepted.length, { most: gradingBars.wronglyAccepted }),
    numberRow("answers wrongly refused", all.wronglyRefused.length, null),
    shareRow("slips told as slips", all.slips, gradingBars.agreement),
  ];
}
