import type { Option } from "@alambic/contract";
import type { Exercise } from "./Exercise.ts";
import { plainText } from "./rich-text.ts";

/** Stands for a blank. */
const blank = "___";

/**
 * What an exercise asks, in one line and without style, as it is named in a list. Empty for a text,
 * which asks nothing.
 */
export function questionOf(exercise: Exercise): string {
  switch (exercise.content_type) {
    case "lesson":
      return "";
    case "true_false":
      return plainText(exercise.content.statement);
    case "fill_in_blank":
      return exercise.content.segments
        .map((segment) => (segment.type === "text" ? plainText(segment.text) : blank))
        .join("");
    case "matching":
      return withOptions(exercise.content.prompt, exercise.content.left);
    case "ordering":
    case "categorization":
      return withOptions(exercise.content.prompt, exercise.content.items);
    case "flashcards":
      return withOptions(
        exercise.content.prompt,
        exercise.content.cards.map(({ id, front }) => ({ id, text: front })),
      );
    default:
      return plainText(exercise.content.prompt);
  }
}

function withOptions(prompt: Parameters<typeof plainText>[0], options: readonly Option[]): string {
  return `${plainText(prompt)} ${options.map(({ text }) => plainText(text)).join(" · ")}`;
}
