import { createFormatter } from "@alambic/i18n";
import { expect, test } from "vitest";
import { formatBytes } from "./formatBytes.ts";

test.each([
  [0, "0 byte"],
  [999, "999 byte"],
  [1_500, "1.5 kB"],
  [46_200, "46 kB"],
  [9_000_000, "9 MB"],
  [12_640_000, "13 MB"],
])("%i bytes read as %s", (bytes, words) => {
  expect(formatBytes(bytes, createFormatter("en", {}).number)).toBe(words);
});
