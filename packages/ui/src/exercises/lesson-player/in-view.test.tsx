import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { lazyDialogue } from "../dialogue/lazyDialogue.ts";
import { exercise, foot, sheet } from "../player/ExercisePlayer.css.ts";
import { figures } from "../figure/examples.ts";
import { pressLabels } from "../testing/answering.ts";
import { answers } from "../testing/answers.ts";
import type { Answered } from "../testing/answers.ts";
import { atomWith } from "../testing/atomWith.ts";
import { find } from "../testing/placing-ways.ts";
import { everything } from "../testing/playIn.tsx";
import { renderExercise } from "../testing/renderExercise.tsx";
import { replyTo } from "../testing/replies.ts";
import { bar as lessonBar } from "./LessonBar.css.ts";
import { LessonPlayer } from "./LessonPlayer.tsx";

const sizes = {
  "a small phone": { width: 360, height: 640, isPhone: true },
  "a phone": { width: 390, height: 844, isPhone: true },
  "a desktop": { width: 1280, height: 800, isPhone: false },
} as const;

/** What a learner answered with. */
const given =
  "[data-right], [data-said], label:has(:checked), [data-drag], [type='text'], input:not([type]), textarea, select, [data-card]";

/** Texts to read, and what its learner judges alone: no verdict follows. */
const unjudged: readonly string[] = ["lesson", "flashcards", "free_answer"];

/** Kinds whose parts come and go with the answer, as they are meant to. */
const shifting: readonly string[] = ["dialogue", "categorization", "character", "code"];

/** A part of a point that rounding moves. */
const slack = 1;

const kinds = Object.entries(answers).flatMap(([kind, variants]) => {
  const [first] = Object.values(variants);
  return first === undefined ? [] : [[kind, first] as const];
});

function play(kind: string): Promise<HTMLElement> {
  const [, answered] = kinds.find(([name]) => name === kind) ?? [];
  if (answered === undefined) throw new Error(`Nobody answers ${kind}.`);
  return playAnswered(answered);
}

async function playAnswered(answered: Answered): Promise<HTMLElement> {
  const atom = { ...atomWith(answered.exercise), metadata: everything.metadata ?? {} };
  const screen = await renderExercise(
    <LessonPlayer
      title="La famille du K"
      atoms={[atom]}
      language="fr"
      xpEarned={100}
      planHref="#plan"
      next={null}
      onAnswer={async (_id, response, { revealed }) => replyTo(atom, response, revealed)}
      onClose={() => {}}
      onReport={() => {}}
      onWhy={() => {}}
    />,
  );
  const way = answered.ways["single presses"] ?? Object.values(answered.ways)[0];
  await way?.(screen.container);
  return screen.container;
}

/** A question of four lines on a phone, about a figure. */
const pie: Answered = {
  exercise: {
    content_type: "quiz",
    content: {
      prompt:
        "Une tarte est coupée en 6 parts égales. Tu en manges 2. Quelle fraction de la tarte as-tu mangée ?",
      figure: figures.circle,
      multiple: false,
      choices: ["6/2", "2/6", "2/4"].map((text, at) => ({ id: `${at}`, text })),
      correct_choice_ids: ["1"],
    },
  },
  ways: { pressing: pressLabels("2/6") },
};

/** Expects the question, what was answered, and what can be done to be on the screen at once. */
function expectInView(container: HTMLElement): void {
  const sheetBox = find(container, `.${sheet.classNames.base}`).getBoundingClientRect();
  const footBox = find(container, `.${foot}`).getBoundingClientRect();
  const cover = sheetBox.height > 0 ? sheetBox.top : footBox.top;
  const question = find(container, "h2").getBoundingClientRect();
  const bar = find(container, `.${lessonBar}`).getBoundingClientRect();
  expect(question.top, "the question below the bar").toBeGreaterThanOrEqual(bar.bottom);
  expect(question.bottom, "the question above the sheet").toBeLessThanOrEqual(cover);
  const answersInView = [...find(container, `.${exercise}`).querySelectorAll(given)]
    .map((element) => element.getBoundingClientRect())
    .filter(
      (box) => box.height > 0 && box.top >= question.bottom - slack && box.bottom <= cover + slack,
    );
  expect(answersInView.length, "answers in view").toBeGreaterThan(0);
  const action = find(container, "[type='submit']").getBoundingClientRect();
  expect(action.bottom, "the action on the screen").toBeLessThanOrEqual(innerHeight);
  expect(action.top).toBeGreaterThanOrEqual(cover - slack);
}

/** Where everything of the answer lies on the page. */
function places(container: HTMLElement) {
  const root = find(container, `.${exercise}`);
  const { top, left } = root.getBoundingClientRect();
  return new Map(
    [...root.querySelectorAll("label, input, [data-place], [data-drop], li, legend, img, p")].map(
      (element) => {
        const box = element.getBoundingClientRect();
        return [element, [box.left - left, box.top - top] as const] as const;
      },
    ),
  );
}

/** What hands the answer in, which can be pressed once the answer is drawn: a frame after it is given. */
async function pressable(container: HTMLElement): Promise<HTMLElement> {
  const action = find(container, "[type='submit']");
  await vi.waitFor(() => expect(action).toBeEnabled());
  return action;
}

beforeAll(async () => {
  await lazyDialogue.load();
});
afterAll(() => page.viewport(640, 800));

describe.each(Object.entries(sizes))("on %s", (_name, { width, height, isPhone }) => {
  beforeAll(() => page.viewport(width, height));

  test.each(kinds.map(([kind]) => kind).filter((kind) => !unjudged.includes(kind)))(
    "%s keeps question, answer and action in view, and still",
    async (kind) => {
      const container = await play(kind);
      const action = await pressable(container);
      expectInView(container);
      const before = places(container);
      const { top } = action.getBoundingClientRect();
      action.click();
      await vi.waitFor(() => expect(document.activeElement).toHaveAttribute("data-feedback"));
      expectInView(container);
      if (isPhone) {
        const sheetBox = find(container, `.${sheet.classNames.base}`).getBoundingClientRect();
        expect(sheetBox.height).toBeLessThanOrEqual(0.45 * height + slack);
      }
      const stayed = find(container, "[type='submit']").getBoundingClientRect().top - top;
      expect(Math.abs(stayed), "the action stays at its place").toBeLessThanOrEqual(2);
      if (shifting.includes(kind)) return;
      const moved = [...places(container)].filter(([element, [x, y]]) => {
        const [oldX, oldY] = before.get(element) ?? [x, y];
        return Math.hypot(x - oldX, y - oldY) > 2;
      });
      expect(moved.map(([element]) => element.outerHTML.slice(0, 120))).toEqual([]);
    },
  );

  test("a long question stays with what was answered of its figure", async () => {
    const container = await playAnswered(pie);
    const action = await pressable(container);
    await vi.waitFor(() => expect(container.querySelector("svg[role='img']")).not.toBeNull());
    expectInView(container);
    action.click();
    await vi.waitFor(() => expect(document.activeElement).toHaveAttribute("data-feedback"));
    await vi.waitFor(() => expectInView(container));
  });

  test.each(unjudged)("%s keeps its action on the screen", async (kind) => {
    const container = await play(kind);
    const action = (await pressable(container)).getBoundingClientRect();
    expect(action.top).toBeGreaterThanOrEqual(0);
    expect(action.bottom).toBeLessThanOrEqual(innerHeight);
  });
});
