import { expect, test } from "vitest";
import { topicFieldOf } from "./topicFieldOf.ts";

const free = { obstacle: null, isKnown: true, text: "" };
const offline = { kind: "offline" } as const;

test("waits until nothing is known to stand in the way", () => {
  expect(topicFieldOf({ ...free, isKnown: false })).toBe("waiting");
  expect(topicFieldOf({ ...free, isKnown: false, text: "kana" })).toBe("waiting");
  expect(topicFieldOf(free)).toBe("open");
});

test("is not there where something stands in the way, unless something was typed", () => {
  expect(topicFieldOf({ ...free, obstacle: offline })).toBe("hidden");
  expect(topicFieldOf({ ...free, obstacle: offline, isKnown: false })).toBe("hidden");
  expect(topicFieldOf({ ...free, obstacle: offline, text: "kana" })).toBe("open");
});
