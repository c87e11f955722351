import { detectLanguage } from "../texts/detectLanguage.ts";
import type { ExtractedHeading, ExtractedPage, ExtractionResult } from "./ExtractedDocument.ts";
import { isInstructionLanguage } from "./languages.ts";
import { countWords } from "./layout/assembleDocument.ts";

const fewestWords = 120;
const charactersPerPage = 3000;
const longestHeading = 100;

/**
 * Makes a document of pasted text: empty lines part its paragraphs, and a paragraph that begins
 * with # (## for a deeper one), or is short and without a full stop, is a heading. Refused with the
 * codes of a PDF.
 */
export function documentFromText(text: string, title: string | null = null): ExtractionResult {
  const blocks = text
    .normalize("NFC")
    .split(/\r?\n\s*\r?\n/)
    .map((block) => block.replaceAll(/\s+/g, " ").trim())
    .filter((block) => block !== "");
  const language = detectLanguage(text);
  if (blocks.length === 0) return { status: "refused", code: "pdf_empty" };
  if (!isInstructionLanguage(language))
    return { status: "refused", code: "pdf_language_unsupported" };
  const wordCount = countWords(text);
  if (wordCount < fewestWords) return { status: "refused", code: "pdf_too_short" };
  const { pages, headings } = paginate(blocks);
  return {
    status: "extracted",
    document: { title, language, pageCount: pages.length, wordCount, pages, headings },
  };
}

function paginate(blocks: readonly string[]) {
  const pages: ExtractedPage[] = [];
  const headings: ExtractedHeading[] = [];
  let text = "";
  for (const block of blocks) {
    if (text.length > charactersPerPage) {
      pages.push({ number: pages.length + 1, text });
      text = "";
    }
    if (text !== "") text += "\n\n";
    const heading = headingIn(block);
    if (heading !== null)
      headings.push({ ...heading, page: pages.length + 1, offset: text.length });
    text += heading?.title ?? block;
  }
  pages.push({ number: pages.length + 1, text });
  return { pages, headings };
}

function headingIn(block: string): Pick<ExtractedHeading, "title" | "level"> | null {
  const [, marks, title] = /^(#{1,4})\s+(.+)$/.exec(block) ?? [];
  if (marks !== undefined && title !== undefined) return { title, level: marks.length };
  const short =
    block.length <= longestHeading && /^\p{Uppercase}.*[\p{Letter}\p{Number})]$/u.test(block);
  return short ? { title: block, level: 1 } : null;
}
