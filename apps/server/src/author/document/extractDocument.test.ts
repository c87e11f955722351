import { describe, expect, it } from "vitest";

import { makePdf, readSampleText } from "../testing/makePdf.ts";
import {
  blankPdf,
  encryptedPdf,
  inflatingPdf,
  manyPagesPdf,
  scannedPdf,
} from "../testing/strangePdfs.ts";
import { extractDocument } from "./extractDocument.ts";

const german =
  "Die Bienen leben in einem Volk, und das Volk hat eine Königin. Der Imker nimmt den Honig nicht im Winter, weil die Bienen ihn für sich brauchen. ".repeat(
    12,
  );

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

  it("uses the pages with text, and names those that are scans", async () => {
    const text = await extractDocument(await makePdf(readSampleText("en")));
    const result = await extractDocument(await makePdf(readSampleText("en"), { scans: 2 }));
    if (result.status === "refused" || text.status === "refused") throw new Error("Refused");
    const { pageCount, scannedPages, wordCount } = result.document;
    expect(scannedPages).toEqual([pageCount - 1, pageCount]);
    expect(wordCount).toBe(text.document.wordCount);
    expect(text.document.scannedPages).toEqual([]);
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
    ["pdf_too_complex", () => manyPagesPdf(20_000)],
    [
      "pdf_too_short",
      () => makePdf("The bees of the colony live together in the nest of the queen."),
    ],
    ["pdf_language_unsupported", () => makePdf(german)],
  ])("refuses with %s", async (code, bytes) => {
    expect(await extractDocument(await bytes())).toEqual({ status: "refused", code });
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
