import { detectLanguage } from "../texts/detectLanguage.ts";
import type {
  ExtractedHeading,
  ExtractedPage,
  ExtractionResult,
} from "../model/ExtractedDocument.ts";
import { isShortText } from "./isShortText.ts";
import { isInstructionLanguage } from "./languages.ts";
import { countWords } from "./layout/assembleDocument.ts";
import { entryListsOf } from "./layout/entryListsOf.ts";
import type { PlacedBlock } from "./layout/headingsOf.ts";

const fewestWords = 120;
const charactersPerPage = 3000;
const longestHeading = 100;
const pointsPerSpace = 5;

/**
 * Makes a document of pasted text: empty lines part its paragraphs, and a paragraph that begins
 * with # (## for a deeper one), or is short and without a full stop, is a heading. Lines that begin
 * with a bullet are entries of a list. Refused with the codes of a PDF.
 */
export function documentFromText(text: string, title: string | null = null): ExtractionResult {
  const blocks = text
    .normalize("NFC")
    .split(/\r?\n\s*\r?\n|\r?\n(?=[ \t]*[•*–-][ \t])/)
    .flatMap(partsOf)
    .filter((part) => part.text !== "");
  const language = detectLanguage(text);
  if (blocks.length === 0) return { status: "refused", code: "pdf_empty" };
  if (!isInstructionLanguage(language))
    return { status: "refused", code: "pdf_language_unsupported" };
  const wordCount = countWords(text);
  if (wordCount < fewestWords) return { status: "refused", code: "pdf_too_short" };
  const { pages, headings, placed } = paginate(blocks);
  const isHeading = ({ page, offset }: PlacedBlock) =>
    headings.some((heading) => heading.page === page && heading.offset === offset);
  const entryLists = entryListsOf(
    placed,
    isShortText(pages.length) ? { isGathered: false, isHeading } : null,
  );
  return {
    status: "extracted",
    document: { title, language, pageCount: pages.length, wordCount, pages, headings, entryLists },
  };
}

/** A paragraph, or an entry of a list with the bullet that stood in front of it. */
interface Part {
  readonly text: string;
  readonly bullet: string | null;
  /** Spaces in front of the bullet. */
  readonly indent: number;
}

/** A block; behind an entry, a line that is not indented begins a paragraph. */
function partsOf(block: string): readonly Part[] {
  const [, before = "", bullet, entry] =
    /^(\s*)([•*–-])[ \t]+(.*(?:\n[ \t]+\S.*)*)/u.exec(block) ?? [];
  if (bullet === undefined || entry === undefined) return [paragraph(block)];
  const rest = block.slice(block.indexOf(entry) + entry.length);
  const indent = before.split(/[^ \t]/u).at(-1)?.length ?? 0;
  return [{ ...paragraph(entry), bullet, indent }, paragraph(rest)];
}

function paragraph(text: string): Part {
  return { text: text.replaceAll(/\s+/g, " ").trim(), bullet: null, indent: 0 };
}

function paginate(blocks: readonly Part[]) {
  const pages: ExtractedPage[] = [];
  const headings: ExtractedHeading[] = [];
  const placed: PlacedBlock[] = [];
  let text = "";
  for (const { text: block, bullet, indent } of blocks) {
    if (text.length > charactersPerPage && bullet === null) {
      pages.push({ number: pages.length + 1, text });
      text = "";
    }
    if (text !== "") text += "\n\n";
    const heading = bullet === null ? headingIn(block) : null;
    if (heading !== null)
      headings.push({ ...heading, page: pages.length + 1, offset: text.length });
    placed.push({
      text: heading?.title ?? block,
      page: pages.length + 1,
      offset: text.length,
      size: 0,
      isListItem: bullet !== null,
      ordinal: null,
      bullet,
      indent: indent * pointsPerSpace,
    });
    text += heading?.title ?? block;
  }
  pages.push({ number: pages.length + 1, text });
  return { pages, headings, placed };
}

function headingIn(block: string): Pick<ExtractedHeading, "title" | "level"> | null {
  const [, marks, title] = /^(#{1,4}) (.+)$/.exec(block) ?? [];
  if (marks !== undefined && title !== undefined) return { title, level: marks.length };
  const short =
    block.length <= longestHeading && /^\p{Uppercase}.*[\p{Letter}\p{Number})]$/u.test(block);
  return short ? { title: block, level: 1 } : null;
}
