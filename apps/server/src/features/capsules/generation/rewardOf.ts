import type { Exercise } from "@alambic/domain/exercises";

/** What the items of a generated lesson give: more for writing than for choosing or reading. */
const rewards: Readonly<Record<Exercise["content_type"], number>> = {
  lesson: 5,
  flashcards: 5,
  true_false: 10,
  quiz: 10,
  matching: 15,
  fill_in_blank: 15,
  short_answer: 15,
  numeric: 15,
  free_answer: 20,
  ordering: 15,
  categorization: 15,
  image_labelling: 15,
  dialogue: 15,
  vocabulary: 15,
  character: 15,
  code: 20,
};

/** XP that an item gives for a whole answer. */
export function rewardOf(exercise: Exercise): number {
  return rewards[exercise.content_type];
}
