import type { Badge } from "@alambic/contract";
import { expect, test } from "vitest";
import { boardOf } from "./boardOf.ts";

const badge = (key: string, unlocked_at: string | null): Badge => ({
  key,
  category: "lessons",
  tier: 1,
  points: 10,
  bonus_xp: 10,
  title: null,
  unlocked_at,
  progress: null,
});

const texts = {
  name: (key: string) => key,
  text: (key: string) => `Do ${key}`,
  won: (key: string) => `Did ${key}`,
  category: (name: string) => name,
  progress: () => "",
  rank: () => undefined,
};

test("a badge says what is to be done for it, and once it is won what was done", () => {
  const [lessons] = boardOf(
    {
      categories: [{ category: "lessons", unlocked: 1, total: 2, points: 10 }],
      badges: [badge("one", "2026-11-20T10:00:00Z"), badge("two", null)],
      unlocked: 1,
      total: 2,
      points: 10,
    },
    texts,
  );
  expect(lessons?.badges.map(({ description }) => description)).toEqual(["Did one", "Do two"]);
});
