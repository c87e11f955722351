import { describe, expect, it } from "vitest";

import { makePdf, readSampleText } from "../testing/makePdf.ts";
import {
  blankPdf,
  encryptedPdf,
  inflatingPdf,
  manyPagesPdf,
  overdrawnPdf,
  scannedPdf,
  withRuledPage,
} from "../testing/strangePdfs.ts";
import type { ExtractedDocument } from "../model/ExtractedDocument.ts";
import type { ExtractionLimits } from "./ExtractionLimits.ts";
import { extractDocument } from "./extractDocument.ts";

const german =
  "Die Bienen leben in einem Volk, und das Volk hat eine Königin. Der Imker nimmt den Honig nicht im Winter, weil die Bienen ihn für sich brauchen. ".repeat(
    12,
  );

const poem = [
  "The bees of the colony live together in the nest that the workers",
  "have built of wax, and the queen is the mother of the whole colony.",
];

async function extract(
  pdf: Uint8Array,
  limits?: Partial<ExtractionLimits>,
): Promise<ExtractedDocument> {
  const result = await extractDocument(pdf, limits);
  if (result.status === "refused") throw new Error(result.code);
  return result.document;
}

describe("extractDocument", { timeout: 60_000 }, () => {
  it.each(["en", "fr", "nl"] as const)(
    "reads text, language and headings in %s",
    async (language) => {
      const pdf = await makePdf(readSampleText(language), { title: "Bees", runningLines: true });
      const result = await extractDocument(pdf);
      if (result.status === "refused") throw new Error(result.code);
      const { document } = result;
      expect(document).toMatchObject({ language, title: "Bees", pageCount: document.pages.length });
      expect(document.headings.map(({ level }) => level)).toEqual([1, 2, 2, 2, 2, 2]);
      const text = document.pages.map((page) => page.text).join("\n\n");
      expect(text).not.toContain("handbook for tests");
      for (const { title, page, offset } of document.headings)
        expect(document.pages[page - 1]?.text.slice(offset)).toMatch(new RegExp(`^${title}`, "u"));
      const sentences = readSampleText(language).match(/\p{Uppercase}[^.#]{30,}\./gu) ?? [];
      const found = sentences.filter((sentence) => text.includes(sentence));
      expect(found.length).toBeGreaterThan(sentences.length * 0.9);
    },
  );

  it.each([
    ["bare", undefined],
    ["under a typed header", "A handbook for tests"],
  ])("uses the pages with text, and names those that are scans: %s", async (_, scanHeader) => {
    const sample = readSampleText("en");
    const text = await extract(await makePdf(sample));
    const document = await extract(await makePdf(sample, { scans: 2, scanHeader }));
    const { pageCount, unreadPages, wordCount } = document;
    expect(unreadPages).toEqual([pageCount - 1, pageCount]);
    expect(wordCount - text.wordCount).toBeLessThan(10);
    expect(text.unreadPages).toEqual([]);
  });

  it("names a page whose letters are drawn as shapes, and no blank one", async () => {
    const pdf = await makePdf(readSampleText("en"));
    const blank = await extract(await withRuledPage(pdf, 1));
    expect(blank.unreadPages).toEqual([]);
    const outlined = await extract(await withRuledPage(pdf, 400));
    expect(outlined.unreadPages).toEqual([outlined.pageCount]);
  });

  it("reads 2,000 pages", async () => {
    const { pageCount, pages, unreadPages } = await extract(manyPagesPdf(2000, poem));
    expect(pageCount).toBe(2000);
    expect(unreadPages).toEqual([]);
    expect(pages.every(({ text }) => text === poem.join(" "))).toBe(true);
  });

  it("uses the pages up to the limit of characters, and names the rest", async () => {
    const letters = poem.join("").length;
    const pdf = manyPagesPdf(20, poem);
    const { pageCount, pages, unreadPages } = await extract(pdf, { maxCharacters: 8 * letters });
    expect(pageCount).toBe(20);
    expect(pages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(unreadPages).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    const whole = await extract(pdf, { maxCharacters: 20 * letters });
    expect(whole.pages).toHaveLength(20);
    expect(whole.unreadPages).toEqual([]);
  });

  it("gives more time for each page that was read", async () => {
    const pdf = manyPagesPdf(20, poem);
    expect((await extractDocument(pdf)).status).toBe("extracted");
    const none = { timeoutMs: 60_000, timeoutPerPageMs: -60_000 };
    expect(await extractDocument(pdf, none)).toEqual({
      status: "refused",
      code: "pdf_too_complex",
    });
  });

  it.each<[code: string, bytes: () => Uint8Array | Promise<Uint8Array>]>([
    ["pdf_empty", () => new Uint8Array()],
    ["not_a_pdf", () => new TextEncoder().encode("<html><body>%PDF-1.7</body></html>")],
    [
      "not_a_pdf",
      () => new Uint8Array([0x50, 0x4b, 3, 4, ...new TextEncoder().encode("%PDF-1.7")]),
    ],
    ["pdf_damaged", () => new TextEncoder().encode("%PDF-1.7\nnothing that a reader could use")],
    ["pdf_damaged", async () => (await makePdf(readSampleText("en"))).slice(0, 900)],
    ["pdf_encrypted", encryptedPdf],
    ["pdf_empty", blankPdf],
    ["pdf_no_text", () => scannedPdf(3)],
    ["pdf_too_many_pages", () => manyPagesPdf(20_000)],
    [
      "pdf_too_short",
      () => makePdf("The bees of the colony live together in the nest of the queen."),
    ],
    ["pdf_language_unsupported", () => makePdf(german)],
  ])("refuses with %s", async (code, bytes) => {
    expect(await extractDocument(await bytes())).toEqual({ status: "refused", code });
  });

  it("has what letters tell where what a page draws besides is too much", async () => {
    const lines = Array.from(
      { length: 12 },
      (_, at) =>
        `The queen lays the eggs of the hive, and the workers of row ${at} feed her and clean the cells.`,
    );
    const result = await extractDocument(overdrawnPdf(lines, 30));
    expect(result).toMatchObject({ status: "extracted", document: { pageCount: 1 } });
  });

  it("ends a process that takes too much memory or time", async () => {
    const bomb = inflatingPdf(300);
    expect(bomb.length).toBeLessThan(4_000_000);
    expect(await extractDocument(bomb, { memoryMb: 250, timeoutMs: 20_000 })).toEqual({
      status: "refused",
      code: "pdf_too_complex",
    });
    expect(await extractDocument(bomb, { timeoutMs: 400 })).toEqual({
      status: "refused",
      code: "pdf_too_complex",
    });
  });
});
