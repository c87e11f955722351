import { describe, expect, it } from "vitest";

import { createRandom } from "../../random/createRandom.ts";
import { draftAll } from "../../testing/draftAll.ts";
import { injectFaults } from "../../testing/injectFaults.ts";
import { makePdf, readSampleText } from "../../testing/makePdf.ts";
import { plainText } from "../../texts/rich-text.ts";
import { verifyLesson } from "../../verify/verifyLesson.ts";
import { extractDocument } from "../extractDocument.ts";

const said = {
  en: "The share that is left of each sale is reckoned as follows: Gross margin = (selling price – price) × 100 / selling price.",
  fr: "La part qui reste de chaque vente se calcule comme suit : Taux de marge = (chiffre d’affaires – coût d’achat) × 100 / chiffre d’affaires.",
  nl: "Het deel dat van elke verkoop overblijft, bereken je zo: Brutomarge = (verkoopprijs – kostprijs) × 100 / verkoopprijs.",
} as const;

async function requestFor(language: keyof typeof said) {
  const result = await extractDocument(
    await makePdf(`${readSampleText(language)}\n\n${said[language]}`),
  );
  if (result.status === "refused") throw new Error(result.code);
  const { document } = result;
  return { seed: "seed", title: "", language, source: { kind: "document", document } } as const;
}

describe.each(["en", "fr", "nl"] as const)("a formula of a PDF in %s", (language) => {
  it("is reckoned with, for fresh values, and shown before", { timeout: 60_000 }, async () => {
    const request = await requestFor(language);
    const found = (await draftAll(request)).flatMap((draft) =>
      draft.items.flatMap((item) =>
        item.exercise.content_type === "numeric"
          ? [{ draft, item, content: item.exercise.content }]
          : [],
      ),
    );
    expect(found).toHaveLength(1);
    const [first] = found;
    if (first === undefined) throw new Error("No formula is asked about");
    const { draft, item, content } = first;
    const asked = plainText(content.prompt);
    const [price = 0, cost = 0] = [...asked.matchAll(/= (\d+)/gu)].map(([, digits]) =>
      Number(digits),
    );
    expect(Number(content.answer)).toBe(((price - cost) * 100) / price);
    const quote = said[language].slice(said[language].indexOf(": ") + 2, -1);
    expect(asked).not.toContain(quote);
    expect(plainText(content.explanation ?? "")).toContain(quote);
    expect(JSON.stringify(draft.items[0]?.exercise)).toContain(quote);
    expect(verifyLesson(draft, request).rejected).toEqual([]);

    const planted = injectFaults(item, createRandom("formulas"));
    expect(planted.map(({ fault }) => fault)).toEqual(
      expect.arrayContaining(["corrupted quote", "wrong number", "other tolerance"]),
    );
    const missed = planted.filter(
      (each) => verifyLesson({ ...draft, items: [each.item] }, request).rejected.length === 0,
    );
    expect(missed.map(({ fault }) => fault)).toEqual([]);
  });
});
