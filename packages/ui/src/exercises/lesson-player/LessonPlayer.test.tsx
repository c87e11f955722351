import { createFormatter, loadMessages, locales } from "@alambic/i18n";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { atomOf } from "../testing/atoms.ts";
import {
  expectAccessible,
  keys,
  named,
  renderExercise,
  tabTo,
} from "../testing/renderExercise.tsx";
import { replyTo } from "../testing/replies.ts";
import { LessonPlayer } from "./LessonPlayer.tsx";
import type { LessonAtom } from "./LessonAtom.ts";

function lessonOf(atoms: readonly LessonAtom[]) {
  const onAnswer = vi.fn<Parameters<typeof LessonPlayer>[0]["onAnswer"]>(
    async (atomId, response, { revealed }) => {
      const atom = atoms.find(({ id }) => id === atomId);
      if (atom === undefined) throw new Error("An answer to an unknown item.");
      return replyTo(atom, response, revealed);
    },
  );
  const [onClose, onFinish] = [vi.fn(), vi.fn()];
  const element = (
    <LessonPlayer
      title="La famille du K"
      atoms={atoms}
      language="fr"
      xpEarned={100}
      planHref="#plan"
      next={{ title: "La famille du S", href: "#next" }}
      onAnswer={onAnswer}
      onClose={onClose}
      onFinish={onFinish}
    />
  );
  return { element, onAnswer, onClose, onFinish };
}

const three = [atomOf("lesson"), atomOf("trueFalse"), atomOf("shortAnswer")];
/** A press that goes on from a verdict counts only once that was seen. */
async function checkAndGoOn(): Promise<void> {
  await keys("Enter");
  await vi.waitFor(() => expect(document.activeElement).toHaveAttribute("data-feedback"));
  await keys("Enter");
}

const isInput = (element: Element) => element.matches("input");

test.each(locales)("a lesson is done by keyboard alone, in %s", async (locale) => {
  const { t } = createFormatter(locale, await loadMessages(locale, ["exercise", "lessonPlayer"]));
  const lesson = lessonOf(three);
  const screen = await renderExercise(lesson.element, locale);
  await tabTo(named(t("exercise.finishReading")));
  await keys("Enter");

  const statement = screen.getByRole("heading", { name: /autant de fois/u });
  await expect.element(statement).toHaveFocus();
  await tabTo(isInput);
  await keys("ArrowUp");
  await checkAndGoOn();

  await expect.element(screen.getByRole("heading", { name: /Quel pigment/u })).toHaveFocus();
  await tabTo(isInput);
  await userEvent.keyboard("chlorophylle");
  await checkAndGoOn();

  const summary = screen.getByRole("heading", { name: t("lessonPlayer.summary.title") });
  await expect.element(summary).toHaveFocus();
  await expect
    .element(screen.getByText(t("lessonPlayer.xpLabel", { xp: 160 })))
    .toBeInTheDocument();
  await expectAccessible(screen.container);
  expect(lesson.onFinish).toHaveBeenCalledOnce();
});

test("what was wrong comes back at the end, and is told apart in the summary", async () => {
  const lesson = lessonOf([atomOf("trueFalse"), atomOf("numberAnswer")]);
  const screen = await renderExercise(lesson.element);
  await screen.getByRole("radio", { name: "Vrai" }).click();
  await checkAndGoOn();
  await screen.getByLabelText("Ta réponse").fill("1/2");
  await checkAndGoOn();
  await expect.element(screen.getByText("Vrai ou faux · à refaire")).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: "Vrai" })).not.toBeChecked();
  await screen.getByRole("radio", { name: "Faux" }).click();
  await checkAndGoOn();
  await screen.getByText("Toutes les étapes de cette séance").click();
  await expect.element(screen.getByText("après un retour")).toBeVisible();
  await expect.element(screen.getByText("1 sur 2").last()).toBeVisible();
  expect(lesson.onAnswer).toHaveBeenCalledTimes(3);
});

test("what stays open is offered again", async () => {
  const screen = await renderExercise(lessonOf([atomOf("trueFalse")]).element);
  for (let turn = 0; turn < 3; turn += 1) {
    await screen.getByRole("button", { name: "Révéler" }).click();
    await screen.getByRole("button", { name: "Continuer" }).click();
  }
  await expect.element(screen.getByRole("heading", { name: "Leçon parcourue" })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: /Leçon suivante/u }))
    .not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Refaire ce qui reste" }).click();
  await expect.element(screen.getByRole("radio", { name: "Faux" })).toBeVisible();
});

test("goes on where the learner stopped, and counts what was done", async () => {
  const done = { progress_status: "completed" } as const;
  const screen = await renderExercise(
    lessonOf([atomOf("trueFalse", done), atomOf("quiz", done), atomOf("numberAnswer")]).element,
  );
  await expect.element(screen.getByText("Répondre · 3 sur 3")).toBeVisible();
  const bar = screen.getByRole("progressbar", { name: "Progression de la leçon" });
  await expect.element(bar).toHaveAttribute("aria-valuetext", "2 sur 3");
});

test("a broken item does not stop the lesson", async () => {
  const broken = { ...atomOf("quiz"), content: {} };
  const screen = await renderExercise(lessonOf([broken, atomOf("numberAnswer")]).element);
  await screen.getByRole("button", { name: "Continuer" }).click();
  await expect.element(screen.getByText("Répondre · 2 sur 2")).toBeVisible();
});

test("the way out is the first stop", async () => {
  const lesson = lessonOf(three);
  const screen = await renderExercise(lesson.element);
  await screen.getByRole("button", { name: "Quitter la leçon" }).click();
  expect(lesson.onClose).toHaveBeenCalledOnce();
});
