import fc from "fast-check";
import { expect, test } from "vitest";
import { isReminderDate } from "@alambic/domain/reminders";
import { quickMoments } from "./quickMoments.ts";

const on = (day: string, time: string) => new Date(`${day}T${time}`);

test("a morning offers this evening, tomorrow and Saturday", () => {
  expect(quickMoments(on("2026-12-02", "09:00"))).toEqual([
    on("2026-12-02", "18:30"),
    on("2026-12-03", "18:30"),
    on("2026-12-05", "10:00"),
  ]);
});

test.each([
  ["Friday", "2026-12-04"],
  ["Saturday", "2026-12-05"],
])("late on a %s no evening is left, and Saturday is the one of next week", (_, day) => {
  const [tomorrow, saturday, ...none] = quickMoments(on(day, "17:31"));
  expect(tomorrow?.getHours()).toBe(18);
  expect(saturday).toEqual(on("2026-12-12", "10:00"));
  expect(none).toEqual([]);
});

test("all are days apart and in the future, whenever it is", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2025-01-01"), max: new Date("2035-01-01"), noInvalidDate: true }),
      (now) => {
        const moments = quickMoments(now);
        expect(moments.every((moment) => isReminderDate(moment.getTime(), now.getTime()))).toBe(
          true,
        );
        expect(new Set(moments.map((moment) => moment.toDateString())).size).toBe(moments.length);
      },
    ),
  );
});
