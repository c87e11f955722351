import type { Exercise } from "@alambic/domain/exercises";

import type { ItemDraft } from "../../model/LessonDraft.ts";
import { plainText } from "../../texts/rich-text.ts";
import type { Check } from "../Check.ts";
import { figureIn } from "./figureFault.ts";

const nearlyAlike = 0.85;

/** No item of the lesson asks for what an earlier one asks for in the same way. */
export const checkDuplicates: Check = (item, { accepted }) => {
  const twin = accepted.find((earlier) => asksTheSame(item, earlier));
  return twin === undefined ? [] : [{ code: "duplicate", detail: stemOf(item.exercise) }];
};

function asksTheSame(a: ItemDraft, b: ItemDraft): boolean {
  if (a.exercise.content_type !== b.exercise.content_type) return false;
  const [stem, other] = [stemOf(a.exercise), stemOf(b.exercise)];
  if (stem === other) return true;
  // What two lines give below the same listing are two questions.
  if (a.exercise.content_type === "code") return false;
  return a.provenance.kind === "document" && b.provenance.kind === "document"
    ? overlap(stem, other) >= nearlyAlike
    : false;
}

/** All that the learner is shown before answering, what is drawn with it. */
export function stemOf(exercise: Exercise): string {
  const figure = figureIn(exercise);
  return figure === null ? wordsOf(exercise) : `${wordsOf(exercise)} ${JSON.stringify(figure)}`;
}

function wordsOf(exercise: Exercise): string {
  switch (exercise.content_type) {
    case "code":
      return JSON.stringify(exercise.content.task);
    case "character":
      return `${exercise.content.character} ${plainText(exercise.content.prompt)}`;
    case "vocabulary": {
      const { entries, mode, directions } = exercise.content;
      const terms = entries.map((entry) => entry.terms[0] ?? "").toSorted();
      return [mode, directions[0], ...terms].join(" | ");
    }
    case "dialogue":
      return plainText(exercise.content.prompt);
    case "ordering":
    case "categorization":
      return exercise.content.items
        .map(({ text }) => plainText(text))
        .toSorted()
        .join(" | ");
    case "image_labelling": {
      const { prompt, labels } = exercise.content;
      return [plainText(prompt), ...labels.map(({ text }) => plainText(text)).toSorted()].join(
        " | ",
      );
    }
    case "free_answer":
      return plainText(exercise.content.prompt);
    case "numeric":
      return plainText(exercise.content.prompt);
    case "lesson":
      return JSON.stringify(exercise.content.blocks);
    case "true_false":
      return `${plainText(exercise.content.statement)} ${exercise.content.picture?.name ?? ""}`;
    case "quiz":
      return `${plainText(exercise.content.prompt)} ${exercise.content.picture?.name ?? ""}`;
    case "matching":
      // What a table says of its rows in one column, and in another.
      return [exercise.content.left, exercise.content.right]
        .flatMap((side) => side.map(({ text }) => plainText(text)).toSorted())
        .join(" | ");
    case "fill_in_blank":
      return exercise.content.segments
        .map((segment) =>
          segment.type === "text" ? plainText(segment.text) : (segment.hint ?? "_"),
        )
        .join("");
    case "short_answer":
      return `${plainText(exercise.content.prompt)} ${exercise.content.picture?.name ?? ""}`;
    case "flashcards":
      return exercise.content.cards.map(({ front }) => plainText(front)).join(" | ");
  }
}

/** Share of words that two stems have in common. */
function overlap(a: string, b: string): number {
  const [first, second] = [distinctWords(a), distinctWords(b)];
  const common = [...first].filter((word) => second.has(word)).length;
  return common / Math.max(1, first.size + second.size - common);
}

function distinctWords(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []);
}
