import { describe, expect, it } from "vitest";

import {
  declaredPagesPdf,
  deepArrayPdf,
  deepDrawingPdf,
  deepTreePdf,
  endlessTreePdf,
  inFront,
  withArchiveBehind,
} from "../testing/hostilePdfs.ts";
import { makePdf, readSampleText } from "../testing/makePdf.ts";
import { encryptedPdf, inflatingPdf, manyPagesPdf } from "../testing/strangePdfs.ts";
import { extractDocument } from "./extractDocument.ts";

const sound = await makePdf(readSampleText("en"), { title: "Bees" });

describe(
  "a hostile PDF is refused with its code, within the limits of every reader",
  { timeout: 60_000 },
  () => {
    it.each<[what: string, bytes: () => Uint8Array, code: string]>([
      ["an archive in front", () => inFront("archive", sound), "not_a_pdf"],
      ["a website in front", () => inFront("website", sound), "not_a_pdf"],
      ["the first half", () => sound.slice(0, sound.length / 2), "pdf_damaged"],
      ["all but the end", () => sound.slice(0, -400), "pdf_damaged"],
      ["100,000 pages", () => manyPagesPdf(100_000), "pdf_too_many_pages"],
      ["one page that says it is 100,000", () => declaredPagesPdf(100_000), "pdf_too_short"],
      ["a page below 100,000 nodes", () => deepTreePdf(100_000), "pdf_too_short"],
      ["a tree that is its own branch", endlessTreePdf, "pdf_damaged"],
      ["a million arrays within each other", () => deepArrayPdf(1_000_000), "pdf_damaged"],
      ["a drawing of such arrays", () => deepDrawingPdf(1_000_000), "pdf_empty"],
      ["a gigabyte that was packed", () => inflatingPdf(1024), "pdf_too_complex"],
      ["a lock", encryptedPdf, "pdf_encrypted"],
      ["nothing", () => new Uint8Array(), "pdf_empty"],
    ])("%s", async (_what, bytes, code) => {
      expect(await extractDocument(bytes())).toEqual({ status: "refused", code });
    });
  },
);

it("a PDF with an archive behind it is no more than the PDF", async () => {
  expect(await extractDocument(withArchiveBehind(sound))).toEqual(await extractDocument(sound));
});
