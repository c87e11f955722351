import { gapMark } from "../document/recipes/itemsOfRecipe.ts";
import { toneOf } from "../document/analysis/negation.ts";
import type { AuthorRequest } from "../model/AuthorRequest.ts";
import type { ItemDraft, LessonDraft } from "../model/LessonDraft.ts";
import { plainText } from "../texts/rich-text.ts";
import type { FaultyItem } from "./FaultyItem.ts";
import { straysOf } from "./requests.ts";

/** What asks about one sentence of a document, on each of others that no reader would understand alone. */
export function faultsOfSentences(
  item: ItemDraft,
  { source }: AuthorRequest,
): readonly FaultyItem[] {
  if (source.kind !== "document") return [];
  return straysOf(source.document.language).flatMap((stray) =>
    source.document.pages.flatMap(({ number, text }) => {
      const start = text.indexOf(stray);
      const exercise = start < 0 ? null : onSentence(item, stray);
      if (exercise === null || item.source === null) return [];
      const place = { quote: stray, page: number, start, end: start + stray.length };
      return [
        {
          fault: "sentence that leans on others, or orders",
          item: {
            ...item,
            exercise,
            source: { ...item.source, quote: stray, page: number, context: stray },
            provenance: { kind: "document" as const, ...place },
          },
        },
      ];
    }),
  );
}

/** The same exercise on another sentence, sound but for the sentence; null for other kinds. */
function onSentence({ exercise }: ItemDraft, stray: string): ItemDraft["exercise"] | null {
  const word = stray.match(/(?<= )\p{Lowercase}{6,}(?= )/gu)?.at(-1) ?? "";
  const [before = "", after = ""] = stray.split(word);
  switch (exercise.content_type) {
    case "true_false":
      return exercise.content.answer
        ? { ...exercise, content: { ...exercise.content, statement: stray } }
        : null;
    case "fill_in_blank":
      return {
        ...exercise,
        content: {
          ...exercise.content,
          segments: exercise.content.segments.flatMap((part) =>
            part.type === "text"
              ? []
              : [
                  { type: "text" as const, text: before },
                  { ...part, answers: [word] },
                  { type: "text" as const, text: after },
                ],
          ),
        },
      };
    case "quiz": {
      const { prompt, choices, correct_choice_ids: right, multiple } = exercise.content;
      if (multiple || !plainText(prompt).includes(gapMark)) return null;
      return {
        ...exercise,
        content: {
          ...exercise.content,
          prompt: before + gapMark + after,
          choices: choices.map((choice) =>
            right.includes(choice.id) ? { ...choice, text: word } : choice,
          ),
        },
      };
    }
    default:
      return null;
  }
}

/** Only those statements of a lesson that a negation tells: with one false, without one true. Null where they are few. */
export function toldByNegation(
  { items, ...lesson }: LessonDraft,
  { source }: AuthorRequest,
): LessonDraft | null {
  if (source.kind !== "document") return null;
  const { language } = source.document;
  const told = items.filter(
    ({ exercise }) =>
      exercise.content_type === "true_false" &&
      (toneOf(plainText(exercise.content.statement), language) === "denies") ===
        !exercise.content.answer,
  );
  return told.length < 2 ? null : { ...lesson, items: told };
}
