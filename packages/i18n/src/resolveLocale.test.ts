import { expect, test } from "vitest";

import { resolveLocale } from "./resolveLocale.ts";

test.each([
  ["the stored choice before all", "nl", ["en-US"], "nl"],
  ["a regional form of a language of ours", null, ["nl-BE", "en"], "nl"],
  ["the first language that we speak", null, ["de-DE", "EN-us", "fr"], "en"],
  ["nothing of a stored value that is not ours", "de", ["en"], "en"],
  ["French where nothing is known", null, [], "fr"],
  ["French for languages that we do not speak", null, ["ja", "pt-BR"], "fr"],
] as const)("takes %s", (_, stored, languages, expected) => {
  expect(resolveLocale(stored, languages)).toBe(expected);
});
