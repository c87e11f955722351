import type {
  CharacterAnswer,
  CharacterExercise,
  DialogueExercise,
  DialogueStep,
  FlashcardsExercise,
  FlashcardsResponse,
  QuizExercise,
  SaidLine,
  Stroke,
  TrueFalseExercise,
} from "@alambic/contract";
import { turnsOf } from "../../exercises/dialogue/turns.ts";
import { characterExercises } from "../character-exercises.ts";
import { flashcardsExercises, quizExercises, trueFalseExercises } from "../exercises.ts";
import { dialogueExercises } from "../spoken-exercises.ts";
import type { Part } from "./answering.ts";
import { madeOf } from "./answering.ts";
import type { LawsOf } from "./Subject.ts";
import { neverAccepted } from "./neverAccepted.ts";

export const trueFalse: LawsOf<TrueFalseExercise> = {
  exercises: trueFalseExercises,
  key: "scores 1",
  shown: { none: "True stands before false in every statement." },
  answers: ({ content: { answer } }) =>
    madeOf({
      parts: [[[!answer], [answer]]],
      respond: ([value = !answer]) => ({ content_type: "true_false", value }),
    }),
};

/** Of one choice: a wrong one, none, the right one. Of several: each as it should not be, and as it should. */
function picks({ multiple, choices, correct_choice_ids: right }: QuizExercise["content"]) {
  const isRight = (id: string) => right.includes(id);
  if (multiple) {
    return choices.map(({ id }): Part<string> => (isRight(id) ? [[], [id]] : [[id], []]));
  }
  const wrong = choices.flatMap(({ id }) => (isRight(id) ? [] : [id])).slice(0, 1);
  return [[wrong, [], right]];
}

export const quiz: LawsOf<QuizExercise> = {
  exercises: quizExercises,
  key: "scores 1",
  shown: ({ content, ...exercise }, shuffle) => ({
    ...exercise,
    content: {
      ...content,
      choices: shuffle(content.choices),
      correct_choice_ids: shuffle(content.correct_choice_ids),
    },
  }),
  answers: ({ content }) =>
    madeOf<string>({
      parts: picks(content),
      respond: (ids) => ({ content_type: "quiz", choice_ids: ids }),
    }),
};

/** Marks that nobody takes for a stroke. */
const scribble: Stroke = [
  { x: 2, y: 990 },
  { x: 30, y: 960 },
  { x: 2, y: 930 },
];

function drawn(strokes: Stroke[]): CharacterAnswer {
  return { type: "drawn", strokes };
}

export const character: LawsOf<CharacterExercise> = {
  exercises: characterExercises,
  key: "scores 1",
  shown: ({ content, ...exercise }, shuffle) => {
    const { task } = content;
    const choices = task.type === "read" ? { choices: shuffle(task.choices) } : {};
    const typed = task.type === "write" && task.typed ? { typed: shuffle(task.typed) } : {};
    return { ...exercise, content: { ...content, task: { ...task, ...choices, ...typed } } };
  },
  answers({ content: { character: sign, task } }) {
    const one = (answers: CharacterAnswer[]) =>
      madeOf({
        parts: [answers.map((answer) => [answer])],
        respond: ([answer = drawn([])]) => ({ content_type: "character", answer }),
      });
    const typed = (text: string): CharacterAnswer => ({ type: "typed", text });
    if (task.type === "read") {
      const ids = task.choices.map(({ id }) => id).filter((id) => id !== task.right_choice_id);
      return one(
        [...ids.slice(0, 1), task.right_choice_id].map((id) => ({ type: "chosen", choice_id: id })),
      );
    }
    if (task.strokes === undefined) return one([typed(neverAccepted), typed(""), typed(sign)]);
    return madeOf<Stroke>({
      parts: [...task.strokes.map((stroke) => [[scribble], [stroke]]), [[scribble], []]],
      respond: (strokes) => ({ content_type: "character", answer: drawn(strokes) }),
      inOrder: true,
    });
  },
};

export const flashcards: LawsOf<FlashcardsExercise> = {
  exercises: flashcardsExercises,
  key: { none: "A card is judged by the learner: no rating is the right one." },
  shown: ({ content, ...exercise }, shuffle) => ({
    ...exercise,
    content: { ...content, cards: shuffle(content.cards) },
  }),
  answers: ({ content: { cards } }) =>
    madeOf<FlashcardsResponse["ratings"][number]>({
      parts: cards.map(({ id }) => [
        [],
        [{ card_id: id, rating: "again" }],
        [{ card_id: id, rating: "easy" }],
      ]),
      respond: (ratings) => ({ content_type: "flashcards", ratings }),
    }),
};

export const dialogue: LawsOf<DialogueExercise> = {
  exercises: dialogueExercises,
  key: "scores 1",
  shown: ({ content, ...exercise }, shuffle) => ({
    ...exercise,
    content: {
      ...content,
      speakers: shuffle(content.speakers),
      steps: content.steps.map((step): DialogueStep => {
        if (step.type === "line") return step;
        if (step.type === "reply") return { ...step, answers: shuffle(step.answers) };
        const right_option_ids = shuffle(step.right_option_ids);
        return { ...step, options: shuffle(step.options), right_option_ids };
      }),
    },
  }),
  answers: ({ content }) =>
    madeOf({
      parts: turnsOf(content).map((turn): Part<SaidLine> => {
        if (turn.type === "reply") {
          const typed = (text: string): SaidLine => ({ type: "typed", turn_id: turn.id, text });
          return [[typed(neverAccepted)], [], [typed(turn.answers[0] ?? "")]];
        }
        const { options, right_option_ids: right } = turn;
        const chosen = (option_id: string): SaidLine => ({
          type: "chosen",
          turn_id: turn.id,
          option_id,
        });
        const wrong = options.map(({ id }) => id).filter((id) => !right.includes(id));
        return [wrong.slice(0, 1).map(chosen), [], right.slice(0, 1).map(chosen)];
      }),
      respond: (said) => ({ content_type: "dialogue", said }),
    }),
};
