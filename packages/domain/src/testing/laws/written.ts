import type {
  CodeAnswer,
  CodeExercise,
  FillInBlankExercise,
  FreeAnswerExercise,
  LessonExercise,
  NumericExercise,
  ShortAnswerExercise,
  VocabularyExercise,
} from "@alambic/contract";
import fc from "fast-check";
import { codeGapsOf } from "../../exercises/code/tasks.ts";
import { printedLines } from "../../exercises/code/sameCode.ts";
import { gapsOf } from "../../exercises/fill-in-blank/gaps.ts";
import { marking as numericMarking } from "../../exercises/numeric/marking.ts";
import { answersOf } from "../../exercises/vocabulary/sides.ts";
import { codeExercises } from "../code-exercises.ts";
import { fillInBlankExercises, lessonExercises, shortAnswerExercises } from "../exercises.ts";
import { wordBankExercises } from "../placing-exercises.ts";
import { vocabularyExercises } from "../spoken-exercises.ts";
import { freeAnswerExercises, numericExercises } from "../written-exercises.ts";
import type { Answering, Part } from "./answering.ts";
import { madeOf } from "./answering.ts";
import { neverAccepted } from "./neverAccepted.ts";
import { listsOf } from "./placed.ts";
import type { LawsOf } from "./Subject.ts";

export const lesson: LawsOf<LessonExercise> = {
  exercises: lessonExercises,
  key: { none: "A text is read: nothing of it is right or wrong." },
  shown: { none: "A text is read in the order in which it was written." },
  answers: { none: "A text is read as a whole: its answer has no parts." },
};

interface TypedPart {
  readonly id: string;
  readonly text: string;
}

/** Something else, nothing, and what is accepted. */
function typedPart(id: string, right: string, wrong?: string): Part<TypedPart> {
  return [wrong === undefined ? [] : [{ id, text: wrong }], [], [{ id, text: right }]];
}

export const fillInBlank: LawsOf<FillInBlankExercise> = {
  exercises: fc.oneof(fillInBlankExercises, wordBankExercises),
  key: "scores 1",
  shown: ({ content, ...exercise }, shuffle) => ({
    ...exercise,
    content: {
      ...content,
      segments: content.segments.map((segment) =>
        segment.type === "gap" ? { ...segment, answers: shuffle(segment.answers) } : segment,
      ),
      ...(content.bank === undefined ? {} : { bank: shuffle(content.bank) }),
    },
  }),
  answers({ content }) {
    const gaps = gapsOf(content);
    const accepted = new Set(gaps.flatMap(({ answers }) => answers));
    const others = content.bank?.filter((word) => !accepted.has(word));
    const parts = gaps.map(({ id, answers }, at) =>
      typedPart(id, answers[0] ?? "", others === undefined ? neverAccepted : others[at]),
    );
    return madeOf({ parts, respond: (given) => ({ content_type: "fill_in_blank", gaps: given }) });
  },
};

/** One text, worse and better. */
function texts(
  states: readonly string[],
  respond: (text: string) => ReturnType<Answering["answer"]>,
) {
  return madeOf({
    parts: [states.map((text) => [text])],
    respond: ([text = ""]) => respond(text),
  });
}

export const shortAnswer: LawsOf<ShortAnswerExercise> = {
  exercises: shortAnswerExercises,
  key: "scores 1",
  shown: ({ content, ...exercise }, shuffle) => ({
    ...exercise,
    content: { ...content, answers: shuffle([...content.answers, neverAccepted.toUpperCase()]) },
  }),
  answers: ({ content: { answers } }) =>
    texts(["x".repeat(60), "", answers[0] ?? ""], (text) => ({
      content_type: "short_answer",
      text,
    })),
};

/** Farther from every answer than any tolerance reaches. */
const farAway = "-5e60";

export const numeric: LawsOf<NumericExercise> = {
  exercises: numericExercises,
  key: "scores 1",
  shown: {
    none: "A number is typed: nothing stands in a list, and the first unit measures the others.",
  },
  answers({ content: { unit_asked: asked, ...content } }) {
    const respond = (text: string) => ({ content_type: "numeric" as const, text });
    const right = numericMarking.correctResponse(content)?.text ?? "";
    if (asked !== true) return texts([farAway, "", right], respond);
    const symbol = content.units?.[0]?.symbol ?? "";
    return madeOf({
      parts: [
        [[farAway], [right]],
        [[` ${neverAccepted}`], [], [` ${symbol}`]],
      ],
      respond: (pieces) => respond(pieces.join("")),
      inOrder: true,
    });
  },
};

export const freeAnswer: LawsOf<FreeAnswerExercise> = {
  exercises: freeAnswerExercises,
  key: { none: "An answer in one's own words is judged by the learner: none is the right one." },
  shown: ({ content, ...exercise }, shuffle) => ({
    ...exercise,
    content: { ...content, key_points: shuffle(content.key_points) },
  }),
  answers: ({ content: { key_points: points } }) =>
    madeOf({
      parts: points.map(({ id }) => [[], [id]]),
      respond: (found_point_ids) => ({
        content_type: "free_answer",
        text: "Parce que.",
        found_point_ids,
      }),
    }),
};

export const vocabulary: LawsOf<VocabularyExercise> = {
  exercises: vocabularyExercises,
  key: "scores 1",
  shown: ({ content, ...exercise }, shuffle) => ({
    ...exercise,
    content: { ...content, entries: shuffle(content.entries) },
  }),
  answers({ content: { directions, entries } }) {
    const direction = directions[0] ?? "term_to_meaning";
    const parts = entries.map((entry) =>
      typedPart(entry.id, answersOf(entry, direction)[0] ?? "", neverAccepted),
    );
    return madeOf({
      parts,
      respond: (given) => ({
        content_type: "vocabulary",
        direction,
        answers: given.map(({ id, text }) => ({ entry_id: id, text })),
      }),
    });
  },
};

export const code: LawsOf<CodeExercise> = {
  exercises: codeExercises,
  key: "scores 1",
  shown: ({ content, ...exercise }, shuffle) => {
    const { task } = content;
    if (task.type === "lines") {
      return {
        ...exercise,
        content: { ...content, task: { ...task, lines: shuffle(task.lines) } },
      };
    }
    if (task.type !== "edit") return { ...exercise, content };
    return {
      ...exercise,
      content: { ...content, task: { ...task, answers: shuffle(task.answers) } },
    };
  },
  answers({ content: { task } }) {
    const respond = (answer: CodeAnswer) => ({ content_type: "code" as const, answer });
    const written = (text: string) => respond({ type: "written", text });
    switch (task.type) {
      case "output": {
        const lines = printedLines(task.output).map((line) => [[neverAccepted], [line]]);
        return madeOf({
          parts: [...lines, [[neverAccepted], []]],
          respond: (pieces) => written(pieces.join("\n")),
          inOrder: true,
        });
      }
      case "edit":
        return texts([neverAccepted, task.answers[0] ?? ""], written);
      case "lines":
        return listsOf(task.correct_line_ids, (ids) => respond({ type: "ordered", line_ids: ids }));
      case "fill":
        return madeOf({
          parts: codeGapsOf(task).map(({ id, answers }) =>
            typedPart(id, answers[0] ?? "", neverAccepted),
          ),
          respond: (gaps) => respond({ type: "filled", gaps }),
        });
    }
  },
};
