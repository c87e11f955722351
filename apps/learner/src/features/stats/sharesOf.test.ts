import { expect, test } from "vitest";
import { sharesOf } from "./sharesOf.ts";

test("adds up what each domain had, the most first", () => {
  const days = [
    { domains: [{ domain: "music", study_seconds: 40, answers: 2 } as const] },
    {
      domains: [
        { domain: "arts", study_seconds: 120, answers: 3 } as const,
        { domain: "music", study_seconds: 20, answers: 1 } as const,
      ],
    },
  ];
  expect(sharesOf(days)).toEqual([
    { domain: "arts", minutes: 2, answers: 3 },
    { domain: "music", minutes: 1, answers: 3 },
  ]);
});

test("counts whole minutes, none before the first is full", () => {
  const days = [
    { domains: [{ domain: "arts", study_seconds: 110, answers: 3 } as const] },
    { domains: [{ domain: "music", study_seconds: 50, answers: 1 } as const] },
  ];
  expect(sharesOf(days).map(({ minutes }) => minutes)).toEqual([1, 0]);
});
