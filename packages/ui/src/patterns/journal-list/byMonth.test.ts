import fc from "fast-check";
import { expect, test } from "vitest";
import { byMonth } from "./byMonth.ts";

test("every entry stands in its month once, in its order", () => {
  const moment = fc.date({ min: new Date(2020, 0), max: new Date(2027, 0), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(moment), (moments) => {
      const entries = moments
        .toSorted((one, other) => other.getTime() - one.getTime())
        .map((writtenAt) => ({ writtenAt }));
      const months = byMonth(entries);
      expect(months.flatMap((month) => month.entries)).toEqual(entries);
      expect(new Set(months.map(({ month }) => month)).size).toBe(months.length);
      for (const { entries: ofMonth } of months) {
        const names = ofMonth.map(({ writtenAt }) =>
          writtenAt.toDateString().replace(/ \d+ |^\w+/gu, ""),
        );
        expect(new Set(names).size).toBe(1);
      }
    }),
  );
});
