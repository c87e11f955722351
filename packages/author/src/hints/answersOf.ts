import type { RichText } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import { plainText } from "../texts/rich-text.ts";

/** Words that answer together: whoever reads all of one answer knows it. */
type Answer = readonly string[];

/** What answers an exercise, or a part of it: each accepted answer, each right choice, each pair. */
export function answersOf(exercise: Exercise): readonly Answer[] {
  switch (exercise.content_type) {
    case "quiz":
      return chosen(exercise.content.choices, exercise.content.correct_choice_ids);
    case "true_false":
      return verdicts[exercise.content.answer ? "right" : "wrong"].map(alone);
    case "fill_in_blank":
      return gapsOf(exercise.content.segments);
    case "short_answer":
      return exercise.content.answers.map(alone);
    case "numeric":
      return [alone(exercise.content.answer)];
    case "matching": {
      const { left, right, pairs } = exercise.content;
      return pairs.map(({ left_id, right_id }) => [textOf(left, left_id), textOf(right, right_id)]);
    }
    case "categorization": {
      const { items, groups, members } = exercise.content;
      return members.map(({ item_id, group_id }) => [
        textOf(items, item_id),
        textOf(groups, group_id),
      ]);
    }
    case "flashcards":
      return exercise.content.cards.map(({ back }) => alone(plainText(back)));
    case "free_answer":
      return [alone(plainText(exercise.content.model_answer))];
    case "vocabulary": {
      const { entries, directions } = exercise.content;
      const asked = (direction: (typeof directions)[number]) =>
        entries.flatMap(({ terms, meanings }) =>
          direction === "meaning_to_term" ? terms : meanings,
        );
      return directions.flatMap(asked).map(alone);
    }
    case "character": {
      const { task, character } = exercise.content;
      return task.type === "read"
        ? chosen(task.choices, [task.right_choice_id])
        : [character, ...(task.typed ?? [])].map(alone);
    }
    case "dialogue":
      return exercise.content.steps.flatMap((step) => {
        if (step.type === "line") return [];
        return step.type === "reply"
          ? step.answers.map(alone)
          : chosen(step.options, step.right_option_ids);
      });
    case "code":
      return answersOfCode(exercise.content.task);
    // What is read has no answer; what is put in order or in place is not told by its names.
    case "lesson":
    case "ordering":
    case "image_labelling":
      return [];
  }
}

/** How a verdict is named, in each language. */
const verdicts = {
  right: ["vrai", "vraie", "true", "klopt", "is waar"],
  wrong: ["faux", "fausse", "false", "untrue", "klopt niet", "niet waar", "onwaar"],
} as const;

interface Part {
  readonly id: string;
  readonly text: RichText;
}

function alone(answer: string): Answer {
  return [answer];
}

function textOf(parts: readonly Part[], id: string): string {
  const part = parts.find((other) => other.id === id);
  return part === undefined ? "" : plainText(part.text);
}

function chosen(parts: readonly Part[], right: readonly string[]): Answer[] {
  return right.map((id) => alone(textOf(parts, id)));
}

type Segment =
  | { readonly type: "gap"; readonly answers: readonly string[] }
  | { readonly type: "text" };

function gapsOf(segments: readonly Segment[]): Answer[] {
  return segments.flatMap((segment) => (segment.type === "gap" ? segment.answers.map(alone) : []));
}

function answersOfCode(
  task: Extract<Exercise, { content_type: "code" }>["content"]["task"],
): readonly Answer[] {
  switch (task.type) {
    case "output":
      return [alone(task.output)];
    case "fill":
      return gapsOf(task.segments);
    case "edit":
      return task.answers.map(alone);
    case "lines":
      return [];
  }
}
