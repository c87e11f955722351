import { detectLanguage } from "../texts/detectLanguage.ts";
import type {
  ExtractedHeading,
  ExtractedPage,
  ExtractionResult,
  Listing,
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
 * with a bullet are entries of a list; what stands between lines of ``` is code. Refused with the codes of a PDF.
 */
export function documentFromText(text: string, title: string | null = null): ExtractionResult {
  const whole = text.normalize("NFC").replaceAll("\r\n", "\n");
  const blocks = fencedPieces(whole)
    .flatMap((piece) => (piece.isCode ? [listing(piece.text)] : runningParts(piece.text)))
    .filter((part) => part.text.trim() !== "");
  const prose = blocks.filter(({ isCode }) => !isCode).map((part) => part.text);
  const language = detectLanguage(prose.join("\n"));
  if (blocks.length === 0) return { status: "refused", code: "pdf_empty" };
  if (!isInstructionLanguage(language))
    return { status: "refused", code: "pdf_language_unsupported" };
  const wordCount = countWords(prose.join("\n"));
  if (wordCount < fewestWords) return { status: "refused", code: "pdf_too_short" };
  const { pages, headings, placed, listings } = paginate(blocks);
  const isHeading = ({ page, offset }: PlacedBlock) =>
    headings.some((heading) => heading.page === page && heading.offset === offset);
  const entryLists = entryListsOf(
    placed,
    isShortText(pages.length) ? { isGathered: false, isHeading } : null,
  );
  return {
    status: "extracted",
    document: {
      title,
      language,
      pageCount: pages.length,
      wordCount,
      pages,
      headings,
      entryLists,
      listings,
    },
  };
}

/** Lines of three backticks or more stand around code. */
const fence = /^[ \t]*`{3,}/u;

/** What stands between fences, and around them; all as it is where the last fence is not closed. */
function fencedPieces(
  text: string,
): readonly { readonly text: string; readonly isCode: boolean }[] {
  const pieces: { lines: string[]; isCode: boolean }[] = [{ lines: [], isCode: false }];
  for (const line of text.split("\n")) {
    const last = pieces.at(-1);
    if (fence.test(line)) pieces.push({ lines: [], isCode: last?.isCode !== true });
    else last?.lines.push(line);
  }
  const isOpen = pieces.at(-1)?.isCode === true;
  return pieces.map(({ lines, isCode }, at) => ({
    text: lines.join("\n"),
    isCode: isCode && !(isOpen && at === pieces.length - 1),
  }));
}

function runningParts(text: string): readonly Part[] {
  return text.split(/\n\s*\n|\n(?=[ \t]*[•*–-][ \t])/).flatMap(partsOf);
}

/** A paragraph, or an entry of a list with the bullet that stood in front of it. */
interface Part {
  readonly text: string;
  readonly bullet: string | null;
  /** Spaces in front of the bullet. */
  readonly indent: number;
  readonly isCode: boolean;
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
  return { text: text.replaceAll(/\s+/g, " ").trim(), bullet: null, indent: 0, isCode: false };
}

/** Line by line; an empty one is a space, since nothing would part the listing. */
function listing(text: string): Part {
  const lines = text.replaceAll(/^\s*\n|\s+$/gu, "").split("\n");
  const code = lines.map((line) => line.trimEnd() || " ").join("\n");
  return { text: code, bullet: null, indent: 0, isCode: true };
}

function paginate(blocks: readonly Part[]) {
  const pages: ExtractedPage[] = [];
  const headings: ExtractedHeading[] = [];
  const placed: PlacedBlock[] = [];
  const listings: Listing[] = [];
  let text = "";
  for (const { text: block, bullet, indent, isCode } of blocks) {
    if (text.length > charactersPerPage && bullet === null) {
      pages.push({ number: pages.length + 1, text });
      text = "";
    }
    if (text !== "") text += "\n\n";
    const heading = bullet === null && !isCode ? headingIn(block) : null;
    if (isCode)
      listings.push({
        page: pages.length + 1,
        start: text.length,
        end: text.length + block.length,
      });
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
  return { pages, headings, placed, listings };
}

function headingIn(block: string): Pick<ExtractedHeading, "title" | "level"> | null {
  const [, marks, title] = /^(#{1,4}) (.+)$/.exec(block) ?? [];
  if (marks !== undefined && title !== undefined) return { title, level: marks.length };
  const short =
    block.length <= longestHeading && /^\p{Uppercase}.*[\p{Letter}\p{Number})]$/u.test(block);
  return short ? { title: block, level: 1 } : null;
}
