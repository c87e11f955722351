import type { CodeTask, ExerciseResponse } from "@alambic/contract";
import { correctResponse } from "@alambic/domain/exercises";
import type { Exercise } from "@alambic/domain/exercises";
import { locales } from "@alambic/i18n";
import type { Locale } from "@alambic/i18n";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { overflowing } from "../../testing/overflowing.ts";
import { renderInKit } from "../../testing/renderInKit.tsx";
import { examples as characters } from "../character/examples.ts";
import { examples as code } from "../code/examples.ts";
import { examples as dialogues } from "../dialogue/examples.ts";
import { examples as freeAnswers } from "../free-answer/examples.ts";
import { examples as texts } from "../lesson/examples.ts";
import { examples as numbers } from "../numeric/examples.ts";
import type { Phase } from "../renderer.ts";
import { examples as words } from "../vocabulary/examples.ts";
import { ExerciseTexts } from "./ExerciseTexts.tsx";
import { hard, longWord, wholeText } from "./hard-texts.ts";
import { RendererState } from "./RendererStates.tsx";

const judging: ExerciseResponse = {
  content_type: "free_answer",
  text: "Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung e\u0301 👩‍🔬 ".repeat(
    140,
  ),
  found_point_ids: [],
};

const judged: Exercise = {
  content_type: "true_false",
  content: { statement: wholeText, answer: true, explanation: wholeText },
};
const choices = hard.map((text, at) => ({ id: `c${at}`, text }));
const chosen: Exercise = {
  content_type: "quiz",
  content: { prompt: wholeText, multiple: true, choices, correct_choice_ids: ["c0", "c3"] },
};
const asked: Exercise = {
  content_type: "short_answer",
  content: { prompt: wholeText, answer_type: "text", answers: [longWord, "قانون"] },
};
const turned: Exercise = {
  content_type: "flashcards",
  content: {
    prompt: wholeText,
    cards: hard.map((text, at) => ({ id: `k${at}`, front: text, back: text })),
  },
};
const filled: Exercise = {
  content_type: "fill_in_blank",
  content: {
    prompt: wholeText,
    segments: hard.flatMap((text, at) => [
      { type: "text" as const, text },
      { type: "gap" as const, id: `g${at}`, answers: [longWord], hint: longWord },
    ]),
  },
};

/** Answers end at 40 to 300 characters. */
const longAnswer = longWord.slice(0, 40);
const readSign: Exercise = {
  content_type: "character",
  content: {
    prompt: wholeText,
    character: "👩‍🔬🏳️‍🌈",
    lang: "ja",
    task: { type: "read", choices, right_choice_id: "c1" },
    explanation: wholeText,
  },
};
const writtenSign: Exercise = {
  content_type: "character",
  content: {
    prompt: wholeText,
    character: "蒸",
    lang: "ja",
    task: { type: "write", typed: [longAnswer] },
    explanation: wholeText,
  },
};
const hardCode = hard.map((text) => `print("${text}")`).join("\n");
const codeOf = (task: CodeTask): Exercise => ({
  content_type: "code",
  content: { prompt: wholeText, language: "python", task, explanation: wholeText },
});
const hardLines = hard.map((text, at) => ({
  id: `l${at}`,
  text: `  print("${text.slice(0, 280)}")`,
}));

const tex = String.raw`\int_0^{\infty} e^{-x^2}\,dx = \frac{\sqrt{\pi}}{2} \approx 0{,}8862269254527580136490837416706`;
const formula = [{ text: "Gauss " }, { text: tex, notation: "tex" as const }];
const picture = { name: "flask", alt: "Un ballon" };

const calculated: Exercise = {
  content_type: "lesson",
  content: {
    blocks: [
      { type: "heading", text: formula },
      { type: "paragraph", text: formula },
      { type: "list", ordered: false, items: [formula] },
      { type: "quote", text: formula, page: 4 },
      { type: "callout", tone: "key", text: formula },
      { type: "terms", entries: [{ term: formula, description: formula }] },
      { type: "terms", entries: [{ term: formula, description: formula, picture }] },
      { type: "table", caption: "Gauss", header: [formula, formula], rows: [[formula, formula]] },
      { type: "figure", picture, caption: formula },
      { type: "maths", tex, caption: formula },
      { type: "code", language: "python", code: "x = 1", caption: formula },
    ],
  },
};
const calculatedCards: Exercise = {
  content_type: "flashcards",
  content: { prompt: formula, cards: [{ id: "k", front: formula, back: formula }] },
};

/** What is typed, spoken, drawn or read, with the hardest content there is of it. */
const cases: Record<string, readonly [exercise: Exercise, response?: ExerciseResponse]> = {
  "a statement": [judged],
  choices: [chosen],
  "a word": [asked],
  cards: [turned],
  "gaps in a text": [filled],
  numeric: [numbers.extremes],
  "a number with its unit": [numbers.length],
  free_answer: [freeAnswers.extremes],
  "ten thousand characters to judge": [freeAnswers.extremes, judging],
  dialogue: [dialogues.extremes],
  "a typed turn": [
    dialogues.cafe,
    {
      content_type: "dialogue",
      said: [{ type: "chosen", turn_id: "order", option_id: "order" }],
    },
  ],
  vocabulary: [words.extremes],
  "words to choose": [words.family],
  "a character to read": [characters.read],
  "a character to write": [characters.write],
  "code to read": [code.output],
  "code to edit": [code.edit],
  "code to fill in": [code.fill],
  "code to order": [code.lines],
  "a character among hard sounds": [readSign],
  "a character to write after a whole text": [writtenSign],
  "hard code to read": [
    codeOf({ type: "output", code: hardCode, output: hard.join("\n").slice(0, 2000) }),
  ],
  "hard code to edit": [codeOf({ type: "edit", start: hardCode, answers: ["pass"] })],
  "hard code to fill in": [
    codeOf({
      type: "fill",
      segments: hard.flatMap((text, at) => [
        { type: "text" as const, text },
        { type: "gap" as const, id: `g${at}`, answers: [longWord] },
      ]),
    }),
  ],
  "hard code to order": [
    codeOf({
      type: "lines",
      lines: hardLines,
      correct_line_ids: hardLines.map(({ id }) => id).toReversed(),
    }),
  ],
  "a text with code and formulas": [texts.growth],
  "a text of extremes": [texts.extremes],
  "a text full of formulas": [calculated],
  "formulas on cards": [calculatedCards],
};

interface Shown {
  readonly locale?: Locale;
  readonly phase?: Phase;
}

async function show(name: string, { locale = "fr", phase = "answering" }: Shown = {}) {
  const [exercise, response] = cases[name] ?? [];
  if (exercise === undefined) throw new Error(`There is no case ${name}.`);
  await page.viewport(320, 640);
  Object.assign(document.body.style, { inlineSize: "320px", paddingInline: "16px" });
  const given = response ?? (phase === "checked" ? correctResponse(exercise) : undefined);
  const { container } = await renderInKit(
    <ExerciseTexts>
      <RendererState
        exercise={exercise}
        phase={phase}
        {...(given === undefined || phase === "revealed" ? {} : { response: given })}
      />
    </ExerciseTexts>,
    { locale },
  );
  await vi.waitFor(() => expect(container.querySelector("[aria-busy]")).toBeNull(), 10_000);
  expect(container.textContent).not.toBe("");
  expect(container.textContent).not.toMatch(
    /\b(?:exercise|numeric|freeAnswer|dialogue|vocabulary|character|code|maths|placement)\.[a-z]/u,
  );
  return container;
}

/** What a finger presses: around a radio its label, around a text its box. */
function targetsIn(container: HTMLElement): HTMLElement[] {
  const all = container.querySelectorAll<HTMLElement>("button, select, input, textarea, summary");
  return [...all].map((element) =>
    element.matches("[type='radio'], [type='checkbox'], [type='text']")
      ? (element.closest("label") ?? element.parentElement ?? element)
      : element,
  );
}

afterEach(async () => {
  document.documentElement.removeAttribute("dir");
  document.body.removeAttribute("style");
  await page.viewport(640, 800);
});

test.each(["a text full of formulas", "formulas on cards"])(
  "%s: each stands whole on the screen or scrolls there",
  async (name) => {
    const container = await show(name);
    const ends = [...container.querySelectorAll("math")]
      // A table scrolls as a whole.
      .filter((formula) => formula.closest("table") === null)
      .map((formula) => formula.parentElement?.getBoundingClientRect().right);
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends.map((end = Infinity) => end))).toBeLessThanOrEqual(305);
  },
);

describe.each(Object.keys(cases))("%s", (name) => {
  test.each(locales)("speaks %s, and fits the narrowest screen in it", async (locale) => {
    expect(overflowing(await show(name, { locale }))).toEqual([]);
  });

  test.each(["checked", "revealed"] as const)("fits when %s", async (phase) => {
    expect(overflowing(await show(name, { phase }))).toEqual([]);
  });

  test("fits from right to left, and with the widest spacing of text", async () => {
    document.documentElement.dir = "rtl";
    Object.assign(document.body.style, {
      lineHeight: "1.5",
      letterSpacing: "0.12em",
      wordSpacing: "0.16em",
    });
    expect(overflowing(await show(name))).toEqual([]);
  });

  test("gives every finger 44 px", async () => {
    const small = targetsIn(await show(name)).filter(
      ({ offsetWidth, offsetHeight }) => Math.min(offsetWidth, offsetHeight) < 44,
    );
    expect(small.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
  });
});
