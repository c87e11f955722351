import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { bar as lessonBar } from "../lesson-player/LessonBar.css.ts";
import { foot, news, sheet } from "../player/ExercisePlayer.css.ts";
import { top as eyebrow } from "../player/Question.css.ts";
import { fraction } from "../rich-text/Fraction.css.ts";
import { atomWith } from "../testing/atomWith.ts";
import { find } from "../testing/placing-ways.ts";
import { renderExercise } from "../testing/renderExercise.tsx";
import { ReviewPlayer } from "./ReviewPlayer.tsx";

const intervals = { again: 1, hard: 2, good: 16, easy: 28 };
const sizes = [
  [390, 844],
  [360, 640],
] as const;

const explanation =
  "20 % = 20/100 = 1/5 · 50 % = 50/100 = 1/2 · 25 % = 25/100 = 1/4 · 35 % = 35/100 = 7/20";

async function review() {
  const atom = {
    ...atomWith({
      content_type: "quiz",
      content: {
        prompt: "Quelle fraction correspond à 75 % ?",
        multiple: false,
        choices: ["15/2", "1/75", "3/4", "1/4"].map((text, at) => ({ id: `${at}`, text })),
        correct_choice_ids: ["2"],
        explanation,
      },
    }),
    note: "Les pourcentages en fractions · Des pourcentages en fractions",
  };
  const screen = await renderExercise(
    <ReviewPlayer
      title="Révisions"
      items={[{ id: atom.id, atom, language: "fr", intervals }]}
      xp={0}
      onAnswer={() => new Promise(() => {})}
      onRate={() => new Promise(() => {})}
      onUndo={() => Promise.resolve()}
      onPutAside={() => Promise.resolve()}
      onClose={() => {}}
      onFinish={() => {}}
      onReport={() => {}}
    />,
  );
  return screen;
}

const box = (container: HTMLElement, name: string) =>
  find(container, `.${name}`).getBoundingClientRect();

/** Expects what came of the answer to be seen whole: nothing is cut, no fraction either. */
function expectWhole(container: HTMLElement): void {
  const told = find(container, `.${news}`);
  expect(told.scrollHeight, "what came of the answer").toBeLessThanOrEqual(told.clientHeight + 1);
  const why = find(container, "section[aria-labelledby]");
  const text = why.lastElementChild;
  const within = text?.getBoundingClientRect();
  const cut = [...why.querySelectorAll(`.${fraction.classNames.base}`)]
    .map((element) => element.getBoundingClientRect())
    .filter(
      ({ top, bottom }) => top < (within?.bottom ?? 0) - 1 && bottom > (within?.bottom ?? 0) + 1,
    );
  expect(cut, "fractions that are cut").toEqual([]);
}

afterAll(() => page.viewport(640, 800));

describe.each(sizes)("on a screen of %i × %i", (width, height) => {
  beforeAll(() => page.viewport(width, height));

  test.each([
    ["a wrong answer", 1],
    ["the right answer", 2],
  ] as const)("after %s why it is right is seen whole, above what is next", async (_name, said) => {
    const screen = await review();
    const { container } = screen;
    await screen.getByRole("radio").nth(said).click();
    await screen.getByRole("button", { name: "Vérifier" }).click();
    await vi.waitFor(() => expect(document.activeElement).toHaveAttribute("data-feedback"));
    await expect.element(screen.getByRole("button", { name: /^À revoir/u })).toBeVisible();
    expectWhole(container);
    const foots = box(container, foot);
    expect(foots.bottom).toBeLessThanOrEqual(innerHeight);
    expect(box(container, sheet.classNames.base).height).toBeLessThanOrEqual(0.7 * height);
    // A right answer may leave no way to scroll by which it is whole or gone.
    if (said === 2) return;
    await vi.waitFor(() => {
      const above = box(container, eyebrow);
      const bar = box(container, lessonBar).bottom;
      const isCut = above.top < bar - 1 && above.bottom > bar + 1;
      expect(isCut, "the line above the question is cut").toBe(false);
    });
  });
});
