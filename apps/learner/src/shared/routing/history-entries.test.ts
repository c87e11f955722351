import { expect, test } from "vitest";
import { nextEntry, readEntry } from "./history-entries.ts";

test("an entry is read back as it was kept", () => {
  const entry = nextEntry(readEntry(null), "a");
  expect(readEntry(structuredClone(entry))).toEqual({ key: "a", index: 1 });
});

test.each([null, undefined, 3, {}, { key: 1, index: 1 }, { key: "a" }])(
  "a state of someone else (%j) is that of a first entry",
  (state) => {
    expect(readEntry(state).index).toBe(0);
  },
);
