import type { ExerciseResponse } from "@alambic/contract";
import { correctResponse } from "@alambic/domain/exercises";
import type { ContentType, Exercise } from "@alambic/domain/exercises";
import { examples as characters } from "../character/examples.ts";
import { examples as snippets } from "../code/examples.ts";
import { bankExamples } from "../fill-in-blank/examples.ts";
import { examples as words } from "../vocabulary/examples.ts";
import {
  chooseFrom,
  draw,
  inTurn,
  pressing,
  pressLabels,
  pressKeys,
  turnCard,
  type,
} from "./answering.ts";
import type { Act } from "./answering.ts";
import { exerciseOf } from "./atoms.ts";
import { everyKind } from "./everyKind.ts";
import { ways } from "./placing-ways.ts";

/** An exercise, and the ways in which it is answered right. */
export interface Answered {
  readonly exercise: Exercise;
  readonly ways: Readonly<Record<string, Act>>;
  /** The button that hands it in, unless it is checked. */
  readonly end?: string;
  /** What all ways give; else what they give has the whole score. */
  readonly response?: ExerciseResponse | null;
  /** The way for who has a pointer and cannot drag it, where something is dragged or drawn. */
  readonly withoutDragging?: string;
}

type Move = readonly [item: string, place: string];

/** Items that are put where they belong after a detour or two, by each way of placing. */
function placed(exercise: Exercise, ...moves: readonly Move[]): Answered {
  const acts = Object.entries(ways).map(([name, way]): [string, Act] => [
    name,
    async (within) => {
      for (const [item, place] of moves) await way(within, item, place);
    },
  ]);
  return {
    exercise,
    ways: Object.fromEntries(acts),
    response: correctResponse(exercise),
    withoutDragging: "single presses",
  };
}

function typed(exercise: Exercise, ...texts: readonly string[]): Answered {
  return { exercise, ways: { typing: type(...texts) } };
}

/** The second of choices of which one is right. */
function second(exercise: Exercise, label: string): Answered {
  return {
    exercise,
    ways: {
      presses: pressLabels(label),
      "arrow keys": pressKeys("input", "ArrowDown"),
      "number keys": pressKeys("h2", "2"),
    },
  };
}

const compared = inTurn(
  type("Il y a moins d’air, donc moins de pression."),
  pressing("Comparer avec la réponse modèle"),
);
const enough = type("Nee, bedankt.");

/** Every kind in all its variants, by all its ways. */
export const answers: Readonly<Record<ContentType, Readonly<Record<string, Answered>>>> = {
  lesson: { read: { exercise: everyKind.lesson, ways: { reading: inTurn() }, end: "C’est lu" } },
  true_false: { judged: second(everyKind.true_false, "Faux") },
  quiz: {
    "one choice": second(exerciseOf("quiz"), "これは ほんですか"),
    "several choices": {
      exercise: everyKind.quiz,
      ways: {
        presses: pressLabels("De la lumière", "De l’eau", "Du dioxyde de carbone"),
        "Tab and Space": pressKeys("input", "Space", "Tab", "Space", "Tab", "Tab", "Space"),
        "number keys": pressKeys("h2", "1", "2", "4"),
      },
    },
  },
  matching: {
    paired: placed(
      everyKind.matching,
      ["r1", "l1"],
      ["r2", "l4"],
      ["r4", "l4"],
      ["r2", "l3"],
      ["r3", "l2"],
      ["r3", "l3"],
    ),
  },
  ordering: {
    ordered: placed(everyKind.ordering, ["cool", "4"], ["drop", "4"], ["heat", "3"], ["heat", "1"]),
  },
  categorization: {
    sorted: placed(
      everyKind.categorization,
      ["drop", "verb"],
      ["heat", "verb"],
      ["cool", "verb"],
      ["still", "noun"],
      ["drop", "noun"],
      ["cold", "adjective"],
      ["clear", "adjective"],
    ),
  },
  fill_in_blank: {
    "without words to choose from": typed(everyKind.fill_in_blank, "renouvelée", "une fois"),
    "from a word bank": placed(bankExamples.rule, ["0", "g1"], ["2", "g2"], ["0", "g2"]),
  },
  short_answer: { written: typed(everyKind.short_answer, "la chlorophylle") },
  numeric: { written: typed(everyKind.numeric, "300000 km/s") },
  free_answer: {
    "written, and judged by oneself": {
      exercise: everyKind.free_answer,
      ways: {
        "typing and presses": inTurn(compared, pressLabels("baisse", "atteint", "suffit donc")),
        "typing and number keys": inTurn(compared, pressKeys("h3", "1", "2", "3")),
      },
      end: "Terminer",
    },
  },
  dialogue: {
    "lines to choose and to type": {
      exercise: everyKind.dialogue,
      ways: {
        "presses and typing": inTurn(
          pressing("Een koffie, alstublieft."),
          enough,
          pressing("Dire"),
        ),
        "number keys and typing": inTurn(
          pressKeys("h2", "2"),
          enough,
          pressKeys("input, textarea", "Enter"),
        ),
      },
    },
  },
  flashcards: {
    "turned, and judged by oneself": {
      exercise: everyKind.flashcards,
      ways: {
        presses: inTurn(turnCard, pressing("Facile"), turnCard, pressing("À revoir")),
        keys: inTurn(
          pressKeys("[data-card]", "Enter", "4"),
          pressKeys("[data-card]", "Space", "1"),
        ),
      },
      end: "Terminer",
    },
  },
  vocabulary: {
    "words to write": typed(
      everyKind.vocabulary,
      "das Haus",
      "der Schlüssel",
      "das Fenster",
      "die Tür",
    ),
    "meanings to choose": {
      exercise: words.family,
      ways: {
        "lists of meanings": chooseFrom("le chat", "le chien", "l’eau"),
        keys: inTurn(
          pressKeys("select", "ArrowDown", "Tab"),
          pressKeys("select", "ArrowDown", "ArrowDown", "Tab"),
          pressKeys("select", "ArrowDown", "ArrowDown", "ArrowDown"),
        ),
      },
    },
  },
  character: {
    "to recognise": second(characters.read, "ki"),
    "to write": {
      exercise: characters.write,
      ways: { drawing: draw, typing: inTurn(pressLabels("Taper"), type("き")) },
      withoutDragging: "typing",
    },
    "to write, without strokes": typed(characters.type, "水"),
  },
  image_labelling: {
    labelled: placed(
      everyKind.image_labelling,
      ["door", "side"],
      ["wall", "side"],
      ["door", "way"],
      ["roof", "top"],
      ["handle", "knob"],
    ),
  },
  code: {
    "what it prints": typed(everyKind.code, "total: 2\ntotal: 5\ntotal: 10"),
    "lines to put in order": placed(
      snippets.lines,
      ["zero", "1"],
      ["def", "1"],
      ["for", "3"],
      ["add", "4"],
    ),
    "gaps to fill": typed(snippets.fill, "WHERE", "name"),
    "to change": typed(snippets.edit, snippets.edit.content.task.answers[0] ?? ""),
  },
};
