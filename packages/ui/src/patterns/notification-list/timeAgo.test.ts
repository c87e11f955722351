import { expect, test } from "vitest";
import { timeAgo } from "./timeAgo.ts";

const now = new Date("2026-11-20T18:00:00Z");

test.each([
  ["2026-11-20T18:00:30Z", null],
  ["2026-11-20T17:59:01Z", null],
  ["2026-11-20T17:59:00Z", { value: -1, unit: "minute" }],
  ["2026-11-20T17:00:01Z", { value: -59, unit: "minute" }],
  ["2026-11-20T17:00:00Z", { value: -1, unit: "hour" }],
  ["2026-11-19T18:00:00Z", { value: -1, unit: "day" }],
  ["2026-11-13T18:00:01Z", { value: -6, unit: "day" }],
  ["2026-11-13T18:00:00Z", "date"],
])("%s", (moment, ago) => expect(timeAgo(new Date(moment), now)).toEqual(ago));
