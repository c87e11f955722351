import type { LessonBlock } from "@alambic/contract";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import type { QuotePlace } from "../../model/Provenance.ts";
import { withHint } from "../../hints/withHint.ts";
import { lessonText } from "../../items/simple-exercises.ts";
import type { WordLevel } from "../../model/LanguageTarget.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { inLanguage } from "../../texts/rich-text.ts";
import type { DraftedItem } from "../kinds/ModelKind.ts";
import type { ModelMaterial } from "../ModelMaterial.ts";
import type { LessonText } from "../questions/lessonText.ts";
import { promptVersion } from "../questions/rules.ts";
import type { SourceParagraph } from "./lessonSource.ts";
import type { ModelItem } from "./ModelItem.ts";
import { sentencesOfWords } from "./sentencesOfWords.ts";
import { soundHint } from "./soundHint.ts";

/** Longer contexts are not kept with an item. */
const longestContext = 8000;

export interface ItemPlace {
  readonly paragraphs: readonly SourceParagraph[];
  /** What the quote is said to come from: the document, or the lesson. */
  readonly title: string;
  readonly model: string;
  readonly level: WordLevel | undefined;
  /** The language of instruction. */
  readonly language: InstructionLanguage;
}

/**
 * An item with the place of its quote, and with its hint where that is sound. Where the quote stands nowhere, it is given a place where it
 * does not stand either, and falls with the check of it.
 */
export function toItem(
  drafted: DraftedItem,
  { paragraphs, title, model, level, language }: ItemPlace,
): ModelItem {
  const { quote, exercise, concept, step, hint } = drafted;
  const partQuotes =
    drafted.partQuotes.length > 0
      ? drafted.partQuotes
      : sentencesOfWords(exercise, paragraphs, language);
  const place = placeOf(quote, paragraphs);
  const found = paragraphs.find(({ text }) => text.includes(quote));
  const item: ModelItem = {
    title: concept,
    step,
    exercise,
    source: {
      quote,
      title,
      ...(place.page === null ? {} : { page: place.page }),
      ...(found && found.text.length <= longestContext ? { context: found.text } : {}),
    },
    provenance: {
      kind: "model",
      model,
      promptVersion,
      ...place,
      ...(partQuotes.length === 0
        ? {}
        : { parts: partQuotes.map((part) => placeOf(part, paragraphs)) }),
      ...(level === undefined ? {} : { level }),
    },
  };
  return withHint(item, soundHint(hint, language));
}

function placeOf(quote: string, paragraphs: readonly SourceParagraph[]): QuotePlace {
  const found = paragraphs.find(({ text }) => text.includes(quote));
  const page = found === undefined ? (paragraphs[0]?.page ?? null) : found.page;
  const start = found === undefined ? 0 : found.start + found.text.indexOf(quote);
  // What stands nowhere has no place, wherever else its words are.
  return { quote, page, start, end: found === undefined ? start : start + quote.length };
}

/** The lesson's text as the model wrote it. */
export function textItem(
  { sections }: LessonText,
  texts: Texts,
  { model, level }: Pick<ItemPlace, "model" | "level">,
): ModelItem {
  const blocks = sections.flatMap(({ heading, paragraphs }): LessonBlock[] => [
    { type: "heading", text: heading },
    ...paragraphs.map((text) => ({
      type: "paragraph" as const,
      text: text.replaceAll(/\s+/gu, " ").trim(),
    })),
  ]);
  return {
    title: texts.t("author.item.lesson"),
    step: "read",
    exercise: lessonText(blocks),
    source: null,
    provenance: {
      kind: "model-text",
      model,
      promptVersion,
      ...(level === undefined ? {} : { level }),
    },
  };
}

/** The passages of the document that the items rest on, word for word. */
export function passagesItem(
  items: readonly ItemDraft[],
  { documentTitle, documentLanguage, passages }: Extract<ModelMaterial, { from: "document" }>,
  texts: Texts,
): ModelItem[] {
  const quotes = items.flatMap(({ source }) => source?.quote ?? []);
  const shown = passages.filter(({ text }) => quotes.some((quote) => text.includes(quote)));
  const [first] = shown;
  if (first === undefined) return [];
  const { text: quote, page, start } = first;
  return [
    {
      title: texts.t("author.item.lesson"),
      step: "read",
      exercise: lessonText([
        {
          type: "paragraph",
          text: texts.t("author.document.introduction", { title: documentTitle }),
        },
        ...shown.map((passage): LessonBlock => ({
          type: "quote",
          text: [inLanguage(passage.text, documentLanguage)],
          page: passage.page,
        })),
      ]),
      source: { quote, title: documentTitle, page },
      provenance: { kind: "document", quote, page, start, end: start + quote.length },
    },
  ];
}
