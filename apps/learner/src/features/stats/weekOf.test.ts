import type { ActivityDay } from "@alambic/contract";
import { expect, test } from "vitest";
import { weekOf } from "./weekOf.ts";

const studied = (day: string, minutes: number, xp = 10): ActivityDay => ({
  day,
  study_seconds: minutes * 60,
  answers: 4,
  xp,
  reviewed: 0,
  remembered: 0,
  domains: [],
});

test("sums up seven days, and sets them beside the seven before", () => {
  const days = [
    studied("2026-11-12", 50),
    studied("2026-11-13", 20),
    studied("2026-11-19", 10),
    studied("2026-11-20", 24),
    studied("2026-11-26", 16),
  ];
  expect(weekOf(days, "2026-11-26")).toEqual({ minutes: 40, days: 2, xp: 20, more: 10 });
});

test("has nothing to be set beside in the first week", () => {
  expect(weekOf([studied("2026-11-26", 16)], "2026-11-26").more).toBeNull();
  expect(weekOf([], "2026-11-26")).toEqual({ minutes: 0, days: 0, xp: 0, more: null });
});

test("counts whole minutes, as the dashboard does", () => {
  const day = { ...studied("2026-11-26", 0), study_seconds: 110 };
  expect(weekOf([day], "2026-11-26").minutes).toBe(1);
});
