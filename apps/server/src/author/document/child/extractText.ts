import { detectLanguage } from "../../texts/detectLanguage.ts";
import type { ExtractionResult } from "../ExtractedDocument.ts";
import { assembleDocument } from "../layout/assembleDocument.ts";
import { isInstructionLanguage } from "../languages.ts";
import { readPdf } from "./readPdf.ts";
import type { PdfLimits } from "./readPdf.ts";

/** Fewer words than this cannot fill a single lesson. */
export const fewestWords = 120;
/** Pages of a scan show at most a stamp or a page number as text. */
const fewestWordsPerPage = 4;

/** Turns the bytes of a PDF into a document, or says why it cannot. */
export async function extractText(bytes: Uint8Array, limits: PdfLimits): Promise<ExtractionResult> {
  if (bytes.length === 0) return { status: "refused", code: "pdf_empty" };
  const reading = await readPdf(bytes, limits);
  switch (reading.status) {
    case "encrypted":
      return { status: "refused", code: "pdf_encrypted" };
    case "damaged":
      return { status: "refused", code: "pdf_damaged" };
    case "too_many_pages":
      return { status: "refused", code: "pdf_too_complex" };
    case "read": {
      const { pages, outline, title, scannedPages } = reading.text;
      const document = assembleDocument(pages, outline);
      if (document.wordCount === 0)
        return { status: "refused", code: scannedPages.length > 0 ? "pdf_no_text" : "pdf_empty" };
      if (document.wordCount < fewestWordsPerPage * document.pageCount)
        return { status: "refused", code: "pdf_no_text" };
      const language = detectLanguage(document.pages.map(({ text }) => text).join("\n"));
      if (!isInstructionLanguage(language))
        return { status: "refused", code: "pdf_language_unsupported" };
      if (document.wordCount < fewestWords) return { status: "refused", code: "pdf_too_short" };
      return { status: "extracted", document: { ...document, title, language, scannedPages } };
    }
  }
}
