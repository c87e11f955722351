import { expect, it } from "vitest";
import { readAdversaries, readPairs } from "./GradingPair.ts";
import { gradingBars, measureGrading } from "./measureGrading.ts";

const pairs = readPairs();

it("agrees with a teacher, and lets nothing wrong pass", () => {
  const { agreement, slips, wronglyAccepted } = measureGrading(pairs);
  expect(wronglyAccepted.map(({ typed }) => typed)).toEqual([]);
  expect(agreement).toBeGreaterThanOrEqual(gradingBars.agreement);
  expect(slips).toBeGreaterThanOrEqual(gradingBars.agreement);
});

it.each(["fr", "en", "nl"])("agrees in %s as well", (locale) => {
  const own = pairs.filter((pair) => pair.locale === locale);
  expect(own.length).toBeGreaterThanOrEqual(60);
  expect(measureGrading(own).agreement).toBeGreaterThanOrEqual(gradingBars.agreement);
});

it.each(["fr", "en", "nl"])("refuses what only looks like the answer in %s", (locale) => {
  const own = readAdversaries().filter((pair) => pair.locale === locale);
  expect(own.length).toBeGreaterThanOrEqual(60);
  expect(measureGrading(own).wronglyAccepted).toEqual([]);
});

it.each(["fr", "en", "nl"])("refuses what only says the words of the question in %s", (locale) => {
  const own = readAdversaries().filter(
    (pair) => pair.locale === locale && pair.question !== undefined,
  );
  expect(own.length).toBeGreaterThanOrEqual(60);
  expect(measureGrading(own).wronglyAccepted).toEqual([]);
});

it.each(
  (["pairs-teacher.txt", "pairs-teacher-second.txt"] as const).flatMap((file) =>
    ["fr", "en", "nl"].map((locale) => ({ file, locale })),
  ),
)("agrees with a teacher who knew nothing of it: $file, $locale", ({ file, locale }) => {
  const own = readPairs(file).filter((pair) => pair.locale === locale);
  const { agreement, wronglyAccepted } = measureGrading(own);
  expect(own.length).toBe(70);
  expect(wronglyAccepted).toEqual([]);
  expect(agreement).toBeGreaterThanOrEqual(gradingBars.agreement);
});

it.each(["fr", "en", "nl"])("agrees on later subjects in %s", (locale) => {
  const fresh = [...readPairs("pairs-fresh.txt"), ...readPairs("pairs-second.txt")];
  const own = fresh.filter((pair) => pair.locale === locale);
  const { agreement, wronglyAccepted } = measureGrading(own);
  expect(wronglyAccepted).toEqual([]);
  expect(agreement).toBeGreaterThanOrEqual(gradingBars.agreement);
});
