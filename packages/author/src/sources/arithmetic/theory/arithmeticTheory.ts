import type { LessonBlock, RichText } from "@alambic/contract";

import type { Claim } from "../../../model/Provenance.ts";
import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { furtherText, isTheory, theoryTemplate } from "../../../theory/furtherText.ts";
import type { TheoryContext } from "../../../model/CourseSource.ts";
import { plainText } from "../../../texts/rich-text.ts";
import { lessonTextOf } from "../../../texts/lessonTextOf.ts";
import { drawProblems } from "../drawProblems.ts";
import { templateOf } from "../draftArithmeticLesson.ts";
import type { ArithmeticMaterial } from "../draftArithmeticLesson.ts";
import { storyItem } from "../itemsOfProblem.ts";
import type { Problem } from "../Problem.ts";
import { askedOf } from "../questions.ts";
import { pitfallOf } from "./pitfalls.ts";

const drawn = 24;

/**
 * Three texts: harder examples and the mistake that many make, the same in a story and how to check
 * it, and more to try. Their problems are none of the lesson's, as long as there are others.
 */
export function arithmeticTheory(
  material: ArithmeticMaterial,
  { texts, random, existing }: TheoryContext,
): readonly ItemDraft[] {
  const { lesson } = material;
  const template = templateOf(material);
  const isKnown = knownFrom(existing);
  const all = drawProblems(template.make, drawn, random.fork("problems"), texts);
  // From hard to easy: those of the lesson only where there are too few others.
  const problems = [
    ...all.filter((problem) => !isKnown(problem)).toReversed(),
    ...all.filter(isKnown).toReversed(),
  ];
  const context = { lesson, question: template.question, texts, random: random.fork("items") };
  const pitfall = pitfallOf(lesson);
  const solved = (chosen: readonly Problem[]) =>
    chosen.flatMap((problem) => workedOut(problem, askedOf(template.question, problem, texts)));

  const hard = problems.slice(0, 2);
  const [told] = problems.slice(2, 8).flatMap((problem) => {
    const item = storyItem(problem, template.story, context);
    return item?.exercise.content_type === "numeric"
      ? [{ problem, claims: claimsOf(item), ...item.exercise.content }]
      : [];
  });
  const others = problems.filter((problem) => !hard.includes(problem) && problem !== told?.problem);
  const daily = told === undefined ? others.slice(0, 2) : [told.problem];
  const more = others
    .filter((problem) => !daily.includes(problem))
    .slice(0, 3)
    .toReversed();
  const heading = (id: "another" | "story" | "examples"): LessonBlock => ({
    type: "heading",
    text: texts.t(`author.theory.${id}`),
  });
  const text = (blocks: readonly LessonBlock[], claims: readonly Claim[], part: string) =>
    furtherText(
      blocks,
      {
        kind: "template",
        template: theoryTemplate(`${lesson}/${part}`),
        claims,
      },
      texts,
    );
  return [
    text(
      [
        heading("another"),
        ...solved(hard),
        { type: "callout", tone: "warning", text: texts.t(`author.theory.mistake.${pitfall}`) },
      ],
      hard.map(claimOf),
      "another",
    ),
    text(
      [
        heading(told === undefined ? "another" : "story"),
        ...(told === undefined
          ? solved(daily)
          : workedOut({ working: told.explanation ?? told.problem.working }, told)),
        { type: "callout", tone: "tip", text: texts.t(`author.theory.check.${pitfall}`) },
      ],
      told?.claims ?? daily.map(claimOf),
      "story",
    ),
    text(
      [
        heading("examples"),
        { type: "callout", tone: "tip", text: texts.t("author.theory.try") },
        ...solved(more),
      ],
      more.map(claimOf),
      "more",
    ),
  ].filter((_, index) => [hard, daily, more][index]?.length !== 0);
}

/** Whether a problem was asked or worked out in the lesson, apart from these texts. */
function knownFrom(existing: readonly ItemDraft[]): (problem: Problem) => boolean {
  const own = existing.filter(({ provenance }) => !isTheory(provenance));
  const asked = new Set(own.flatMap(claimsOf).map(({ left }) => left));
  const read = lessonTextOf(own);
  return (problem) => asked.has(claimOf(problem).left) || read.includes(problem.working);
}

/** The question, its figure, and how the answer is found. */
function workedOut({ working, wording }: Worked, asked: Asked): readonly LessonBlock[] {
  const { prompt, figure } = asked;
  return [
    {
      type: "paragraph",
      text: [{ text: plainText(prompt), style: "strong" }],
      ...(figure === undefined ? {} : { figure }),
    },
    ...(wording?.block === undefined || figure !== undefined ? [] : [wording.block]),
    { type: "paragraph", text: working },
  ];
}

/** A problem with its steps; those of a story end in the number that it asks for. */
interface Worked {
  readonly working: RichText;
  readonly wording?: Problem["wording"];
}

type Asked = Omit<ReturnType<typeof askedOf>, "prompt"> & {
  readonly prompt: Parameters<typeof plainText>[0];
};

function claimsOf({ provenance }: ItemDraft): readonly Claim[] {
  return provenance.kind === "template" ? provenance.claims : [];
}

function claimOf(problem: Problem): Claim {
  return { ...problem.claim(problem.answer), holds: true };
}
