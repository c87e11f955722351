import type { ContentType, Exercise } from "@alambic/domain/exercises";
import { examples as sorted } from "../categorization/examples.ts";
import { examples as characters } from "../character/examples.ts";
import { examples as snippets } from "../code/examples.ts";
import { examples as talks } from "../dialogue/examples.ts";
import { examples as essays } from "../free-answer/examples.ts";
import { examples as labelled } from "../image-labelling/examples.ts";
import { examples as numbers } from "../numeric/examples.ts";
import { examples as listed } from "../ordering/examples.ts";
import { examples as words } from "../vocabulary/examples.ts";
import { exerciseOf } from "./atoms.ts";

/** An exercise of each kind: what holds of all kinds is shown on these. */
export const everyKind: Readonly<Record<ContentType, Exercise>> = {
  lesson: exerciseOf("lesson"),
  true_false: exerciseOf("trueFalse"),
  quiz: exerciseOf("several"),
  matching: exerciseOf("matching"),
  ordering: listed.distillation,
  categorization: sorted.words,
  fill_in_blank: exerciseOf("fillInBlank"),
  short_answer: exerciseOf("shortAnswer"),
  numeric: numbers.speed,
  free_answer: essays.boiling,
  dialogue: talks.cafe,
  flashcards: exerciseOf("flashcards"),
  vocabulary: words.home,
  character: characters.write,
  image_labelling: labelled.house,
  code: snippets.output,
};
