import { describe, expect, it } from "vitest";

import { describeRefusal } from "../describeRefusal.ts";
import { refusal } from "../model/refused.ts";
import { detectLanguage } from "./detectLanguage.ts";
import { foldText, mentions } from "./foldText.ts";
import { loadTexts } from "./loadTexts.ts";
import { inLanguage, plainText, withRuns } from "./rich-text.ts";

describe("foldText", () => {
  it("leaves words in lower case between single spaces", () => {
    expect(foldText("  L’Œuvre d’été : 2×3 ! ")).toBe(" l oeuvre d ete 2 3 ");
    expect(foldText("🎸 ")).toBe("");
  });
});

describe("mentions", () => {
  it("finds whole words, and starts of words where a star stands", () => {
    const folded = foldText("Les fractions décimales");
    expect(mentions(folded, ["fraction"])).toBe(false);
    expect(mentions(folded, ["fraction*"])).toBe(true);
    expect(mentions(folded, ["les fractions"])).toBe(true);
    expect(mentions(folded, ["actions"])).toBe(false);
  });
});

describe("detectLanguage", () => {
  it.each([
    ["en", "The queen is the mother of the whole colony."],
    ["fr", "La reine est la mère de toute la colonie."],
    ["nl", "De koningin is de moeder van het hele volk."],
    ["de", "Die Königin ist die Mutter des ganzen Volkes und legt die Eier."],
    ["es", "La reina es la madre de toda la colonia y pone los huevos."],
  ])("knows %s", (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it.each(["", "12345 67890", "女王は巣のすべての蜂の母です。", "Xyz qwrt plkj"])(
    "says nothing of %j",
    (text) => {
      expect(detectLanguage(text)).toBeNull();
    },
  );
});

describe("withRuns", () => {
  it("puts runs where the message has their places", () => {
    const runs = withRuns({ word: inLanguage("appel", "nl") }, (place) => `« ${place("word")} » ?`);
    expect(runs).toEqual([{ text: "« " }, { text: "appel", lang: "nl" }, { text: " » ?" }]);
    expect(plainText(runs)).toBe("« appel » ?");
  });
});

describe("describeRefusal", () => {
  it("gives a reason and a next step in each language", async () => {
    for (const language of ["en", "fr", "nl"] as const) {
      const texts = await loadTexts(language);
      const short = describeRefusal(
        refusal("document_too_short", { words: 90, minimum: 250 }),
        texts,
      );
      expect(short.reason).toContain("90");
      expect(short.reason).toContain("250");
      const uncovered = describeRefusal(
        refusal("language_not_covered", { languages: "Dutch" }),
        texts,
      );
      expect(uncovered.nextStep).toContain("Dutch");
    }
  });
});
