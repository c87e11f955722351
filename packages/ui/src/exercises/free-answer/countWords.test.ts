import { expect, test } from "vitest";
import { countWords } from "./countWords.ts";

test.each([
  ["", "fr", 0],
  [" … ", "fr", 0],
  ["L’eau bout à 100 °C.", "fr", 5],
  ["de trein\nvertrekt", "nl", 3],
  ["これは本です", "ja", 4],
])("%j in %s has %d words", (text, language, count) => {
  expect(countWords(text, language)).toBe(count);
});
