import type {
  CategorizationExercise,
  CharacterExercise,
  DialogueExercise,
  FillInBlankExercise,
  VocabularyExercise,
} from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

/** An exercise with one fault, and which. */
interface FaultyExercise {
  readonly fault: string;
  readonly exercise: Exercise;
}

/** The faults that exercises of languages can have beyond those of all kinds. */
export function faultsInLanguage(exercise: Exercise): readonly FaultyExercise[] {
  switch (exercise.content_type) {
    case "dialogue":
      return inDialogue(exercise);
    case "vocabulary":
      return inVocabulary(exercise);
    case "categorization":
      return inGroups(exercise);
    case "character":
      return inCharacter(exercise);
    case "fill_in_blank":
      return inBank(exercise);
    default:
      return [];
  }
}

function inDialogue({ content, ...rest }: DialogueExercise): readonly FaultyExercise[] {
  const faulty = (fault: string, steps: typeof content.steps): FaultyExercise => ({
    fault,
    exercise: { ...rest, content: { ...content, steps } },
  });
  const otherKey = content.steps.map((step) => {
    if (step.type !== "choice") return step;
    const other = step.options.find(({ id }) => !step.right_option_ids.includes(id));
    return other === undefined ? step : { ...step, right_option_ids: [other.id] };
  });
  const said = content.steps.flatMap((step) =>
    step.type === "choice"
      ? step.options.filter(({ id }) => step.right_option_ids.includes(id))
      : [],
  );
  const fitting = content.steps.map((step) => {
    if (step.type !== "choice" || step.cue !== undefined) return step;
    const own = said.find(({ text }) => !step.options.some((option) => option.text === text));
    const wrong = step.options.find(({ id }) => !step.right_option_ids.includes(id));
    if (own === undefined || wrong === undefined) return step;
    const options = step.options.map((option) =>
      option.id === wrong.id ? { ...option, text: own.text } : option,
    );
    return { ...step, options };
  });
  const [first, second, ...later] = content.steps;
  return [
    ...(content.steps.some((step) => step.type === "choice" && step.cue === undefined)
      ? [faulty("line that may fit", fitting)]
      : []),
    ...(content.steps.some(({ type }) => type === "choice")
      ? [faulty("swapped line", otherKey)]
      : []),
    ...(content.steps.some(({ type }) => type === "reply")
      ? [
          faulty(
            "misspelled reply",
            content.steps.map((step) =>
              step.type === "reply"
                ? { ...step, answers: step.answers.map((answer) => `${answer}x`) }
                : step,
            ),
          ),
        ]
      : []),
    ...(first === undefined || second === undefined
      ? []
      : [faulty("swapped turns", [second, first, ...later])]),
  ];
}

function inVocabulary({ content, ...rest }: VocabularyExercise): readonly FaultyExercise[] {
  const [first, second, ...later] = content.entries;
  if (first === undefined || second === undefined) return [];
  const faulty = (fault: string, entries: typeof content.entries): FaultyExercise => ({
    fault,
    exercise: { ...rest, content: { ...content, entries } },
  });
  return [
    faulty("swapped meanings", [
      { ...first, meanings: second.meanings },
      { ...second, meanings: first.meanings },
      ...later,
    ]),
    faulty("wrong word accepted", [
      { ...first, terms: [...first.terms, ...second.terms] },
      second,
      ...later,
    ]),
  ];
}

function inBank({ content, ...rest }: FillInBlankExercise): readonly FaultyExercise[] {
  const { bank = [], segments } = content;
  const right = new Set(segments.flatMap((part) => (part.type === "gap" ? part.answers : [])));
  const other = bank.find((word) => !right.has(word));
  if (other === undefined) return [];
  return [
    {
      fault: "other word of the bank",
      exercise: {
        ...rest,
        content: {
          ...content,
          segments: segments.map((part) =>
            part.type === "gap" ? { ...part, answers: [other] } : part,
          ),
        },
      },
    },
  ];
}

function inCharacter({ content, ...rest }: CharacterExercise): readonly FaultyExercise[] {
  const { task } = content;
  const faulty = (fault: string, planted: typeof content): FaultyExercise => ({
    fault,
    exercise: { ...rest, content: planted },
  });
  const otherSign = faulty("other sign", { ...content, character: "々" });
  if (task.type === "write")
    return [
      otherSign,
      ...(task.strokes === undefined || task.strokes.length < 2
        ? []
        : [
            faulty("strokes in another order", {
              ...content,
              task: { ...task, strokes: task.strokes.toReversed() },
            }),
          ]),
      faulty("wrong reading accepted", { ...content, task: { ...task, typed: ["7919"] } }),
    ];
  const other = task.choices.find(({ id }) => id !== task.right_choice_id);
  if (other === undefined) return [otherSign];
  return [
    otherSign,
    faulty("swapped choice", { ...content, task: { ...task, right_choice_id: other.id } }),
  ];
}

function inGroups({ content, ...rest }: CategorizationExercise): readonly FaultyExercise[] {
  const [first, ...later] = content.members;
  const other = content.groups.find(({ id }) => id !== first?.group_id);
  if (first === undefined || other === undefined) return [];
  const members = [{ ...first, group_id: other.id }, ...later];
  return [{ fault: "other group", exercise: { ...rest, content: { ...content, members } } }];
}
