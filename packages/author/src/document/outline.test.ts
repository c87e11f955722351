import { describe, expect, it } from "vitest";

import { makePdf, readSampleText } from "../testing/makePdf.ts";
import { extractDocument } from "./extractDocument.ts";

/** The sample text without a sign of which paragraphs are titles, and these titles. */
function withoutTitles(language: "en" | "fr" | "nl") {
  const sample = readSampleText(language);
  const titles = [...sample.matchAll(/^## (.+)$/gmu)].map(([, title = ""]) => title);
  return { text: sample.replaceAll(/^#+ /gmu, ""), titles };
}

async function headingsIn(text: string, outline: readonly string[]) {
  const result = await extractDocument(await makePdf(text, { outline }));
  if (result.status === "refused") throw new Error(result.code);
  const { headings, pages } = result.document;
  return headings.map(({ title, level, page, offset }) => ({
    title,
    level,
    found: pages.find(({ number }) => number === page)?.text.slice(offset, offset + title.length),
  }));
}

describe.each(["en", "fr", "nl"] as const)(
  "a PDF in %s whose titles look like its text",
  (language) => {
    const { text, titles } = withoutTitles(language);

    it("has the headings that its outline names, where they stand", async () => {
      expect(titles.length).toBeGreaterThan(3);
      expect(await headingsIn(text, titles)).toEqual(
        titles.map((title) => ({ title, level: 1, found: title })),
      );
    });

    it("has none without an outline, and none that its text does not bear", async () => {
      expect(await headingsIn(text, [])).toEqual([]);
      expect(await headingsIn(text, [...titles, "A chapter that nobody wrote"])).toHaveLength(
        titles.length,
      );
    });
  },
);

it("headings by size are taken where the outline names too few", async () => {
  const sample = readSampleText("en");
  const [first = ""] = withoutTitles("en").titles;
  expect((await headingsIn(sample, [first])).length).toBeGreaterThan(3);
});
