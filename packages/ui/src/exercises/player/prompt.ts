import type { RichText } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";
import type { PlainMessageId } from "@alambic/i18n";

/** What the heading asks; null for a text, whose title is its heading. */
export function promptOf(exercise: Exercise): RichText | null {
  switch (exercise.content_type) {
    case "lesson":
      return null;
    case "true_false":
      return exercise.content.statement;
    default:
      return exercise.content.prompt;
  }
}

/** What is to be done, in a word or two. */
export function kindLabelOf(exercise: Exercise) {
  switch (exercise.content_type) {
    case "lesson":
      return "exercise.kind.lesson";
    case "true_false":
      return "exercise.kind.trueFalse";
    case "quiz":
      return exercise.content.multiple ? "exercise.kind.quizMultiple" : "exercise.kind.quiz";
    case "matching":
      return "exercise.kind.matching";
    case "fill_in_blank":
      return "exercise.kind.fillInBlank";
    case "short_answer":
      return "exercise.kind.shortAnswer";
    case "flashcards":
      return "exercise.kind.flashcards";
  }
}

/** The explanation that the exercise itself gives. */
export function explanationOf(exercise: Exercise): RichText | undefined {
  return "explanation" in exercise.content ? exercise.content.explanation : undefined;
}

export type KindLabel = ReturnType<typeof kindLabelOf> & PlainMessageId;
