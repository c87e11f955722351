import { createFormatter } from "@alambic/i18n";
import { expect, test } from "vitest";
import { formatBytes } from "./formatBytes.ts";

test.each([
  [0, "0 byte"],
  [999, "999 byte"],
  [1_500, "1 kB"],
  [46_200, "45 kB"],
  [9 * 1024 * 1024, "9 MB"],
  [50.3 * 1024 * 1024, "50.3 MB"],
])("%i bytes read as %s", (bytes, words) => {
  expect(formatBytes(bytes, createFormatter("en", {}).number)).toBe(words);
});
