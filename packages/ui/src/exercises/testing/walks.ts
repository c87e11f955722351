import type { ContentType, Exercise } from "@alambic/domain/exercises";
import { examples as characters } from "../character/examples.ts";
import { examples as snippets } from "../code/examples.ts";
import { bankExamples } from "../fill-in-blank/examples.ts";
import { examples as words } from "../vocabulary/examples.ts";
import { exerciseOf } from "./atoms.ts";
import { everyKind } from "./everyKind.ts";
import type { Step } from "./Step.ts";

/** An exercise, and how it is answered by keys: at first not well, then right. */
export interface Walk {
  readonly exercise: Exercise;
  readonly steps: readonly Step[];
}

const tab: Step = { key: "Tab" };
const enter: Step = { key: "Enter" };
const space: Step = { key: "Space" };
const down: Step = { key: "ArrowDown" };
const check: Step = { button: "exercise.check" };
const retry: Step = { button: "exercise.retry" };
const toInput: Step = { to: "input, textarea" };

/** What keys do on a board besides: the first item is taken back, the last is lifted and put back. */
const aroundBoard: readonly Step[] = [
  { key: "Home" },
  { key: "Delete" },
  { key: "End" },
  space,
  { key: "Escape" },
];

/** Puts an item in the first place, takes it back, and puts it there again. */
function putAndTakeBack(put: string, at: string): readonly Step[] {
  const step: Step = { put, at };
  return [step, ...aroundBoard, step, { key: "Home" }, { key: "Backspace" }, step];
}

/** The first of each kind is the one that is read before and after its answer was revealed. */
export const walks: Readonly<Record<ContentType, readonly [Walk, ...Walk[]]>> = {
  lesson: [
    { exercise: everyKind.lesson, steps: [tab, down, { button: "exercise.finishReading" }] },
  ],
  true_false: [
    {
      exercise: everyKind.true_false,
      steps: [toInput, { key: "1" }, enter, retry, down, enter],
    },
  ],
  quiz: [
    {
      exercise: everyKind.quiz,
      steps: [toInput, space, enter, retry, tab, space, tab, tab, { key: "4" }, enter],
    },
    {
      exercise: exerciseOf("quiz"),
      steps: [toInput, space, enter, retry, down, enter],
    },
  ],
  matching: [
    {
      exercise: everyKind.matching,
      steps: [
        ...putAndTakeBack("r1", "l1"),
        { put: "r2", at: "l2" },
        { put: "r4", at: "l3" },
        { put: "r3", at: "l4" },
        check,
        retry,
        { put: "r3", at: "l3" },
        check,
      ],
    },
  ],
  ordering: [
    {
      exercise: everyKind.ordering,
      steps: [
        { key: "Tab" },
        { key: "End" },
        space,
        { key: "Escape" },
        { key: "Home" },
        { put: "heat", at: "1" },
        check,
        retry,
        { put: "rise", at: "2" },
        check,
      ],
    },
  ],
  categorization: [
    {
      exercise: everyKind.categorization,
      steps: [
        ...putAndTakeBack("cold", "noun"),
        { put: "clear", at: "adjective" },
        { put: "cool", at: "verb" },
        { put: "heat", at: "verb" },
        { put: "drop", at: "noun" },
        { put: "still", at: "noun" },
        check,
        retry,
        { put: "cold", at: "adjective" },
        check,
      ],
    },
  ],
  fill_in_blank: [
    {
      exercise: everyKind.fill_in_blank,
      steps: [
        toInput,
        { type: "annulée" },
        tab,
        { type: "une fois" },
        enter,
        retry,
        { type: "renouvelée" },
        enter,
      ],
    },
    {
      exercise: bankExamples.rule,
      steps: [
        ...putAndTakeBack("1", "g1"),
        { put: "0", at: "g2" },
        check,
        retry,
        { put: "2", at: "g1" },
        check,
      ],
    },
  ],
  short_answer: [
    {
      exercise: everyKind.short_answer,
      steps: [toInput, { type: "le carotène" }, enter, retry, { type: "la chlorophylle" }, enter],
    },
  ],
  numeric: [
    {
      exercise: everyKind.numeric,
      steps: [toInput, { type: "280000 km/s" }, enter, retry, { type: "300000 km/s" }, enter],
    },
  ],
  free_answer: [
    {
      exercise: everyKind.free_answer,
      steps: [
        toInput,
        { type: "Il y a moins d’air, donc moins de pression." },
        { button: "freeAnswer.compare" },
        tab,
        space,
        { key: "3" },
        enter,
      ],
    },
  ],
  dialogue: [
    {
      exercise: everyKind.dialogue,
      steps: [
        { to: "button" },
        { key: "1" },
        { type: "Nee, bedankt." },
        enter,
        check,
        retry,
        enter,
        { key: "2" },
        check,
      ],
    },
  ],
  flashcards: [
    {
      exercise: everyKind.flashcards,
      steps: [
        { to: "[data-card]" },
        enter,
        { key: "4" },
        space,
        { key: "1" },
        { button: "exercise.finishCards" },
      ],
    },
  ],
  vocabulary: [
    {
      exercise: everyKind.vocabulary,
      steps: [
        toInput,
        { type: "das Haus" },
        tab,
        { type: "die Schlüssel" },
        tab,
        { type: "das Fenster" },
        tab,
        { type: "die Tür" },
        enter,
        retry,
        tab,
        { type: "der Schlüssel" },
        enter,
      ],
    },
    {
      exercise: words.family,
      steps: [
        { to: "select" },
        down,
        tab,
        down,
        tab,
        down,
        down,
        down,
        check,
        retry,
        tab,
        down,
        check,
      ],
    },
  ],
  character: [
    {
      exercise: everyKind.character,
      steps: [toInput, down, tab, { type: "さ" }, enter, retry, { type: "き" }, enter],
    },
    {
      exercise: characters.read,
      steps: [toInput, { key: "1" }, enter, retry, { key: "2" }, enter],
    },
  ],
  image_labelling: [
    {
      exercise: everyKind.image_labelling,
      steps: [
        ...putAndTakeBack("roof", "top"),
        { put: "wall", at: "side" },
        { put: "door", at: "way" },
        { put: "chimney", at: "knob" },
        check,
        retry,
        { put: "handle", at: "knob" },
        check,
      ],
    },
  ],
  code: [
    {
      exercise: everyKind.code,
      steps: [
        toInput,
        { type: "total: 2{Enter}total: 3{Enter}total: 10" },
        check,
        retry,
        { type: "total: 2{Enter}total: 5{Enter}total: 10" },
        check,
      ],
    },
    {
      exercise: snippets.lines,
      steps: [
        { put: "def", at: "1" },
        { put: "zero", at: "2" },
        check,
        retry,
        { put: "for", at: "3" },
        { put: "add", at: "4" },
        check,
      ],
    },
    {
      exercise: snippets.fill,
      steps: [
        toInput,
        { type: "HAVING" },
        tab,
        { type: "name" },
        enter,
        retry,
        { type: "WHERE" },
        enter,
      ],
    },
    {
      exercise: snippets.edit,
      steps: [
        toInput,
        { type: "year => year % 4 === 0" },
        { key: "Control+]" },
        { key: "Control+[" },
        tab,
        { key: "Shift+Tab" },
        check,
        retry,
        {
          type: "function isLeap(year) {{ return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0; }",
        },
        check,
      ],
    },
  ],
};
