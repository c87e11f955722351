import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { toRomaji } from "./toRomaji.ts";
import { describe, expect, it } from "vitest";

import { readDataSet } from "./readDataSet.ts";
import { taughtLanguages } from "../../model/taught-languages.ts";
import { entriesOf, pictureThemes, themes } from "./words/WordSet.ts";

const require = createRequire(import.meta.url);
const pictures = readFileSync(require.resolve("@alambic/content/data/pictures.json"), "utf8");
const iconSet: { readonly icons: Readonly<Record<string, unknown>> } = JSON.parse(
  readFileSync(require.resolve("@iconify-json/fluent-emoji-flat/icons.json"), "utf8"),
);

describe("the vocabulary", () => {
  const entries = readDataSet("vocabulary");

  it("holds more than three hundred pictured words", () => {
    expect(entries.length).toBeGreaterThan(300);
    expect(entries.filter(({ id }) => !(id in iconSet.icons))).toEqual([]);
    expect(entries.filter(({ id }) => !pictures.includes(`"${id}"`))).toEqual([]);
  });

  it("belongs to known themes, none of which is too small for a lesson", () => {
    expect(entries.filter(({ theme }) => !themes.some((known) => known === theme))).toEqual([]);
    for (const theme of pictureThemes)
      expect(entries.filter((entry) => entry.theme === theme).length).toBeGreaterThanOrEqual(8);
  });

  it.each(taughtLanguages)("never names two things of one theme alike in %s", (language) => {
    for (const theme of themes) {
      const names = entriesOf(theme, language, "en").map(({ names: all }) => all[language].text);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it("can be read: every Japanese word has kana that become Latin letters", () => {
    const all = themes.flatMap((theme) => entriesOf(theme, "ja", "fr"));
    for (const { names } of all)
      expect(names.ja.romaji ?? toRomaji(names.ja.reading ?? names.ja.text)).toMatch(
        /^[a-z' …-]+$/,
      );
  });

  it.each(["fr", "nl", "es", "it", "pt"] as const)(
    "tells the gender of every %s noun",
    (language) => {
      const nouns = entries.filter(({ theme }) => theme !== "colours");
      expect(nouns.filter(({ names }) => names[language].gender === undefined)).toEqual([]);
    },
  );
});
