import type { ExactNumber, NumericContent, NumericUnit, Tolerance } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import {
  among,
  figure,
  flag,
  list,
  member,
  object,
  picture,
  reportDuplicates,
  richText,
  text,
} from "../checks/index.ts";
import { readExact } from "./exact.ts";

const exactNumber: Check<ExactNumber> = text({
  most: 60,
  pattern: /^-?[0-9]{1,20}((\.[0-9]{1,20})?(e-?[0-9]{1,2})?|\/[1-9][0-9]{0,14})$/u,
});

const tolerance: Check<Tolerance> = object({
  kind: among(["absolute", "relative"]),
  amount: exactNumber,
});

const unit: Check<NumericUnit> = object(
  { symbol: text({ least: 1, most: 20 }) },
  { scale: exactNumber },
);

export const content: Check<NumericContent> = object(
  { prompt: richText, answer: exactNumber },
  {
    picture,
    figure,
    tolerance,
    close: tolerance,
    units: list(unit, 1, 8),
    unit_asked: flag,
    explanation: richText,
  },
);

/** Tolerances are not negative, units differ and measure in the first, and one is there to be asked. */
export function contentRules(question: NumericContent, path: string, report: Report): void {
  for (const key of ["tolerance", "close"] as const) {
    const amount = question[key]?.amount;
    if (amount === undefined || readExact(amount).numerator >= 0n) continue;
    report(member(member(path, key), "amount"), "too_small", "Expected at least 0.");
  }
  const units = question.units ?? [];
  const place = member(path, "units");
  const symbols = units.map(({ symbol }) => symbol);
  reportDuplicates(symbols, place, "symbol", report);
  for (const [index, { symbol, scale }] of units.entries()) {
    if (!/^\P{N}/u.test(symbol.trim())) {
      report(member(member(place, index), "symbol"), "malformed", "A unit begins with no digit.");
    }
    if (scale === undefined) continue;
    const where = member(member(place, index), "scale");
    const { numerator, denominator } = readExact(scale);
    if (numerator <= 0n) report(where, "too_small", "Expected more than 0.");
    else if (index === 0 && numerator !== denominator) {
      report(where, "not_allowed", "The answer is in the first unit, whose scale is 1.");
    }
  }
  if (question.unit_asked === true && units.length === 0) {
    report(place, "missing", "A unit is asked for, and none is known.");
  }
}
