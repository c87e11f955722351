import type { LessonBlock } from "@alambic/contract";

import type { ItemDraft } from "../model/LessonDraft.ts";
import { lessonText } from "../items/simple-exercises.ts";
import { detectLanguage } from "../texts/detectLanguage.ts";
import { givesOrders } from "../texts/givesOrders.ts";
import type { Texts } from "../texts/loadTexts.ts";
import { inLanguage, plainText } from "../texts/rich-text.ts";
import { textOfTableBlock } from "./recipes/tableBlock.ts";
import type { TextBlock } from "./analysis/shapes.ts";
import type { ExtractedDocument } from "../model/ExtractedDocument.ts";
import { readDocument } from "./plan/readDocument.ts";
import type { DocumentMaterial } from "./recipes/Recipe.ts";

const mostParagraphs = 6;
/** A paragraph of which more was shown is known. */
const mostShown = 0.5;
/** Characters: shorter ones are captions and the like, longer ones were not parted rightly. */
const shortest = 80;
const longest = 1500;

/**
 * More to read for a lesson on a document: paragraphs of its own sections that none of its texts
 * has shown yet, word for word. Null where there are none left.
 */
export function furtherReading(
  material: DocumentMaterial,
  document: ExtractedDocument,
  existing: readonly ItemDraft[],
  texts: Texts,
): ItemDraft | null {
  const { blocks, document: read } = readDocument(document);
  const sections = new Set(
    blocks
      .filter((block) => material.passages.some((passage) => holds(block, passage)))
      .map(({ heading }) => heading),
  );
  const shown = existing.flatMap(quotesOf);
  const fresh = blocks
    .filter(
      ({ text, heading, isHeading }) =>
        !isHeading &&
        sections.has(heading) &&
        text.length >= shortest &&
        text.length <= longest &&
        detectLanguage(text) === document.language &&
        !givesOrders(text) &&
        shareShown(text, shown) < mostShown,
    )
    .slice(0, mostParagraphs);
  const [first] = fresh;
  return first === undefined ? null : reading(fresh, first, material, read, texts);
}

function reading(
  paragraphs: readonly TextBlock[],
  first: TextBlock,
  { documentTitle, documentLanguage: lang }: DocumentMaterial,
  { headings }: ExtractedDocument,
  texts: Texts,
): ItemDraft {
  const { page, start, text: quote } = first;
  const blocks = paragraphs.flatMap(({ text, heading, page: place }, index): LessonBlock[] => {
    const title = headings[heading]?.title;
    const isNew = title !== undefined && paragraphs[index - 1]?.heading !== heading;
    return [
      ...(isNew ? [{ type: "heading" as const, text: [inLanguage(title, lang)] }] : []),
      { type: "quote", text: [inLanguage(text, lang)], page: place },
    ];
  });
  return {
    title: texts.t("author.item.further"),
    exercise: lessonText([
      {
        type: "paragraph",
        text: texts.t("author.document.introduction", { title: documentTitle }),
      },
      ...blocks,
    ]),
    source: { quote, title: documentTitle, page },
    provenance: { kind: "document", quote, page, start, end: start + quote.length },
  };
}

function holds(block: TextBlock, passage: DocumentMaterial["passages"][number]): boolean {
  return block.page === passage.page && block.text.includes(passage.text);
}

function quotesOf({ exercise }: ItemDraft): readonly string[] {
  return exercise.content_type === "lesson"
    ? exercise.content.blocks.flatMap((block) =>
        block.type === "quote"
          ? [plainText(block.text)]
          : block.type === "list"
            ? block.items.map(plainText)
            : block.type === "table"
              ? [textOfTableBlock(block)]
              : [],
      )
    : [];
}

/** How much of a paragraph some quotes have shown, from 0 to 1. */
function shareShown(text: string, quotes: readonly string[]): number {
  if (quotes.some((quote) => quote.includes(text))) return 1;
  const within = quotes.filter((quote) => text.includes(quote));
  return within.reduce((sum, quote) => sum + quote.length, 0) / text.length;
}
