import type { Exercise } from "@alambic/domain/exercises";

import { plainText } from "../texts/rich-text.ts";

/** What an exercise shows before it is answered, its choices aside. */
export function askedIn(exercise: Exercise): string {
  return partsAsked(exercise).join("\n");
}

function partsAsked(exercise: Exercise): readonly string[] {
  switch (exercise.content_type) {
    case "lesson":
      return [];
    case "true_false":
      return [plainText(exercise.content.statement)];
    case "fill_in_blank":
      return [
        plainText(exercise.content.prompt),
        ...exercise.content.segments.map((segment) =>
          segment.type === "text" ? plainText(segment.text) : (segment.hint ?? ""),
        ),
      ];
    case "flashcards":
      return [
        plainText(exercise.content.prompt),
        ...exercise.content.cards.map(({ front }) => plainText(front)),
      ];
    case "vocabulary": {
      const { prompt, entries, directions } = exercise.content;
      const [direction, other] = directions;
      const shown = entries.flatMap(({ terms, meanings }) =>
        direction === "term_to_meaning" ? terms : meanings,
      );
      // Asked both ways, each side is the answer once.
      return [plainText(prompt), ...(other === undefined ? shown : [])];
    }
    case "character": {
      const { prompt, task, character } = exercise.content;
      return [plainText(prompt), ...(task.type === "read" ? [character] : [])];
    }
    case "dialogue":
      return [
        plainText(exercise.content.prompt),
        ...exercise.content.steps.map((step) =>
          step.type === "line" ? plainText(step.text) : plainText(step.cue ?? ""),
        ),
      ];
    default:
      return [plainText(exercise.content.prompt)];
  }
}
