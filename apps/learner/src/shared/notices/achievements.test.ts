import { afterEach, expect, test } from "vitest";
import { achievements, earn, putAllAway, putAway } from "./achievements.ts";

const badge = (key: string) => ({
  key,
  points: 10,
  bonus_xp: 10,
  title: null,
  awarded_at: "2026-11-20T10:00:00Z",
});
const keys = () => achievements.earned.map(({ badge: { key } }) => key);

afterEach(putAllAway);

test("what was earned waits until it is put away, each once", () => {
  earn({ badge: badge("a"), during: "session" });
  earn({ badge: badge("b"), during: "other" });
  earn({ badge: badge("a"), during: "other" });
  expect(keys()).toEqual(["b", "a"]);
  putAway("b");
  expect(keys()).toEqual(["a"]);
  putAllAway();
  expect(keys()).toEqual([]);
});
