import { detectLanguage } from "../../texts/detectLanguage.ts";
import type { ExtractionResult } from "../../model/ExtractedDocument.ts";
import { assembleDocument } from "../layout/assembleDocument.ts";
import { isInstructionLanguage } from "../languages.ts";
import { isTitle } from "../naming/isTitle.ts";
import { readPdf } from "./readPdf.ts";
import type { PdfLimits, PdfText } from "./readPdf.ts";

/** Fewer words than this cannot fill a single lesson. */
export const fewestWords = 120;
/** Pages of a scan show at most a stamp or a page number as text. */
const fewestWordsPerPage = 4;

/**
 * Turns the bytes of a PDF into a document, or says why it cannot. What its letters tell is handed to
 * `read` before a short one is looked at more closely, which what it draws may be too much for.
 */
export async function extractText(
  bytes: Uint8Array,
  limits: PdfLimits,
  pageRead?: () => void,
  read?: (result: ExtractionResult) => void,
): Promise<ExtractionResult> {
  if (bytes.length === 0) return { status: "refused", code: "pdf_empty" };
  const reading = await readPdf(bytes, limits, pageRead);
  switch (reading.status) {
    case "encrypted":
      return { status: "refused", code: "pdf_encrypted" };
    case "damaged":
      return { status: "refused", code: "pdf_damaged" };
    case "too_many_pages":
      return { status: "refused", code: "pdf_too_many_pages" };
    case "read": {
      const { text } = reading;
      if (text.closer === null) return documentOf(text);
      read?.(documentOf(text));
      return documentOf({ ...text, pages: await text.closer() });
    }
  }
}

function documentOf(text: PdfText): ExtractionResult {
  const { pages, pageCount, outline, title: given, scannedPages } = text;
  const { unjoinedPages, coverTitles, prose, ...document } = assembleDocument(pages, outline);
  const { wordCount } = document;
  if (unjoinedPages.length > 0 && wordCount < fewestWords)
    return { status: "refused", code: "pdf_too_complex" };
  if (scannedPages.length > 0 && wordCount < fewestWordsPerPage * pages.length)
    return { status: "refused", code: "pdf_no_text" };
  if (wordCount === 0) return { status: "refused", code: "pdf_empty" };
  const language = detectLanguage(prose);
  const isShort = wordCount < fewestWords;
  if (isShort && language === null) return { status: "refused", code: "pdf_too_short" };
  if (!isInstructionLanguage(language))
    return { status: "refused", code: "pdf_language_unsupported" };
  if (isShort) return { status: "refused", code: "pdf_too_short" };
  const unread = new Set([
    ...scannedPages,
    ...unjoinedPages,
    ...pagesBehind(pages.length, pageCount),
  ]);
  const unreadPages = [...unread].toSorted((a, b) => a - b);
  const titles = given === null ? coverTitles : [given, ...coverTitles];
  const title = titles.find((each) => isTitle(each, language)) ?? null;
  return {
    status: "extracted",
    document: { ...document, title, language, pageCount, unreadPages },
  };
}

/** The numbers of the pages behind so many that were read. */
function pagesBehind(read: number, pageCount: number): readonly number[] {
  return Array.from({ length: pageCount - read }, (_, index) => read + index + 1);
}
