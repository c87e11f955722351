import type { ComponentProps } from "react";
import type { CDPSession } from "@vitest/browser-playwright";
import { expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { atomOf } from "../testing/atoms.ts";
import { keys, renderExercise, tabTo } from "../testing/renderExercise.tsx";
import { ReviewPlayer } from "./ReviewPlayer.tsx";
import type { Grade } from "./reviewSession.ts";

test("the end waits for the last answer, which may still be on its way", async () => {
  const atom = atomOf("trueFalse");
  const { promise, resolve } = Promise.withResolvers<Grade | null>();
  const finish = vi.fn();
  const screen = await renderExercise(
    <ReviewPlayer
      title="Révisions"
      items={[{ id: atom.id, atom, language: "fr" }]}
      xp={0}
      onAnswer={() => promise}
      onClose={vi.fn()}
      onFinish={finish}
    />,
  );
  await tabTo((element) => element.matches("input"));
  await keys("ArrowDown", "Enter");
  // An answer is gone on from once all that came of it is seen, which takes the focus.
  await expect.element(screen.getByRole("group", { name: "C’est ça !" })).toHaveFocus();
  await keys("Enter");
  await expect.element(screen.getByRole("heading", { name: "C’est ça !" })).not.toBeInTheDocument();
  expect(finish).not.toHaveBeenCalled();
  resolve(null);
  await vi.waitFor(() => expect(finish).toHaveBeenCalledOnce());
});

const intervals = { again: 1, hard: 2, good: 4, easy: 9 };
const first = atomOf("trueFalse");
const second = atomOf("shortAnswer");

/** Two cards, the second answered in a text field, and all that is told of them. */
async function sitting(more: Partial<ComponentProps<typeof ReviewPlayer>> = {}) {
  const told = {
    onAnswer: vi.fn<ComponentProps<typeof ReviewPlayer>["onAnswer"]>((_, __, { score }) => {
      const known = score?.outcome === "correct" ? "good" : "again";
      return Promise.resolve({ rating: known, intervalDays: intervals[known] });
    }),
    onRate: vi.fn((_: string, rating: Grade["rating"]) =>
      Promise.resolve({ rating, intervalDays: intervals[rating] }),
    ),
    onUndo: vi.fn(() => Promise.resolve()),
    onClose: vi.fn(),
    onFinish: vi.fn(),
  };
  const screen = await renderExercise(
    <ReviewPlayer
      title="Révisions"
      items={[first, second].map((atom) => ({ id: atom.id, atom, language: "fr", intervals }))}
      xp={0}
      hasKeys
      {...told}
      {...more}
    />,
  );
  await expect.element(screen.getByRole("button", { name: /^(Révéler|C’est lu)$/u })).toBeVisible();
  return { screen, ...told };
}

/** Answers the first card rightly, which comes to `good`. */
async function answerRightly(screen: Awaited<ReturnType<typeof sitting>>["screen"]) {
  await screen.getByRole("radio", { name: "Faux" }).click();
  await screen.getByRole("button", { name: "Vérifier" }).click();
  await expect.element(screen.getByRole("button", { name: /^Bien/u })).toBeVisible();
}

async function answerWrongly(screen: Awaited<ReturnType<typeof sitting>>["screen"]) {
  await screen.getByRole("radio", { name: "Vrai" }).click();
  await screen.getByRole("button", { name: "Vérifier" }).click();
  await expect.element(screen.getByRole("button", { name: /^À revoir/u })).toBeVisible();
}

const rating = (screen: Awaited<ReturnType<typeof sitting>>["screen"], name: RegExp) =>
  screen.getByRole("button", { name });

test("by keys alone: space shows, 1 goes on, U takes back", async () => {
  const { screen, onAnswer, onRate, onUndo } = await sitting();
  await keys(" ");
  const again = rating(screen, /^À revoir/u);
  await expect.element(again).toHaveAttribute("aria-keyshortcuts", "1");
  await expect.element(again).toHaveAccessibleName(/^À revoir dans 1.jour$/u);
  await keys("1");
  await expect.element(screen.getByRole("textbox")).toBeVisible();
  expect(onAnswer).toHaveBeenCalledOnce();
  expect(onRate).not.toHaveBeenCalled();
  await keys("u");
  await expect.element(screen.getByRole("radio").first()).toBeVisible();
  expect(onUndo).toHaveBeenCalledExactlyOnceWith(first.id);
});

test("an answer that was shown is to be seen again, and nothing else", async () => {
  const { screen, onRate } = await sitting();
  await keys(" ");
  await expect.element(rating(screen, /^À revoir/u)).toBeVisible();
  await expect.element(rating(screen, /^Bien/u)).not.toBeInTheDocument();
  await expect.element(rating(screen, /^Je le savais/u)).not.toBeInTheDocument();
  await keys("2", "3", "4");
  const letGo = await swipe(screen.container, 120, 8);
  await letGo();
  await expect.element(rating(screen, /^À revoir/u)).toBeVisible();
  expect(onRate).not.toHaveBeenCalled();
});

test("after a wrong answer Enter goes on; that it was a slip is one press away", async () => {
  const { screen, onAnswer, onRate } = await sitting();
  await answerWrongly(screen);
  await expect.element(rating(screen, /^Bien/u)).not.toBeInTheDocument();
  await vi.waitFor(() => expect(document.activeElement).toHaveAttribute("data-feedback"));
  await keys("Enter");
  await expect.element(screen.getByRole("textbox")).toBeVisible();
  expect(onAnswer).toHaveBeenCalledOnce();
  expect(onRate).not.toHaveBeenCalled();
  await keys("u");
  await answerWrongly(screen);
  await rating(screen, /^Je le savais/u).click();
  await expect.element(screen.getByRole("group", { name: /à quel point/u })).toBeVisible();
  await expect.element(rating(screen, /^Difficile/u)).toHaveFocus();
  await keys("3");
  expect(onRate).toHaveBeenCalledExactlyOnceWith(first.id, "good");
});

test("a wrong answer is no slip any more once the right one was shown", async () => {
  const { screen } = await sitting();
  await answerWrongly(screen);
  await expect.element(rating(screen, /^Je le savais/u)).toBeVisible();
  await screen.getByRole("button", { name: "Révéler" }).click();
  await expect.element(rating(screen, /^À revoir/u)).toBeVisible();
  await expect.element(rating(screen, /^Je le savais/u)).not.toBeInTheDocument();
});

test("the next card is drawn before it is shown; its time and its keys count from then", async () => {
  const { screen, onAnswer } = await sitting();
  await vi.waitFor(() => expect(document.querySelectorAll("form")).toHaveLength(2));
  await expect.element(screen.getByRole("textbox")).not.toBeInTheDocument();
  await answerRightly(screen);
  await keys(" ");
  expect(onAnswer).toHaveBeenCalledOnce();
  const shownAfter = performance.now();
  await keys("3");
  await expect.element(screen.getByRole("textbox")).toBeVisible();
  await screen.getByRole("button", { name: "Révéler" }).click();
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(2));
  const [, , { elapsedMs = 0 } = {}] = onAnswer.mock.lastCall ?? [];
  expect(elapsedMs).toBeLessThanOrEqual(Math.ceil(performance.now() - shownAfter));
});

test("a right answer that a hint helped to is graded hard, and says so when it is sent", async () => {
  const metadata = { hint: "Compte les limites." };
  // No reply ever comes: the grade is that of the device.
  const onAnswer = vi.fn(() => new Promise<Grade>(() => {}));
  const { screen } = await sitting({
    onAnswer,
    items: [{ id: first.id, atom: { ...first, metadata }, language: "fr", intervals }],
  });
  await screen.getByRole("button", { name: "Indice" }).click();
  await screen.getByRole("radio", { name: "Faux" }).click();
  await screen.getByRole("button", { name: "Vérifier" }).click();
  await expect
    .element(screen.getByRole("button", { name: /^Difficile \(proposé\)/u }))
    .toBeVisible();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(
    first.id,
    expect.anything(),
    expect.objectContaining({ hinted: true }),
  );
});

test("letters and digits that are typed into an answer rate nothing", async () => {
  // No reply ever comes: the next card does not wait for it.
  const onRate = vi.fn(() => new Promise<Grade>(() => {}));
  const { screen, onUndo } = await sitting({ onRate });
  await answerRightly(screen);
  await keys("2");
  await screen.getByRole("textbox").click();
  await keys("u", "1", " ");
  await expect.element(screen.getByRole("textbox")).toHaveValue("u1 ");
  expect(onUndo).not.toHaveBeenCalled();
  expect(onRate).toHaveBeenCalledOnce();
});

test("no key does anything where they are put off, and no button says so", async () => {
  const { screen, onAnswer } = await sitting({ hasKeys: false });
  await keys(" ");
  await answerRightly(screen);
  expect(onAnswer).toHaveBeenCalledOnce();
  await keys("3");
  await expect.element(screen.getByRole("button", { name: /^Bien/u })).toBeVisible();
  expect(document.querySelector("[aria-keyshortcuts]:not([data-shortcut])")).toBeNull();
});

test("a rating that could not be kept says so on the next card, and is tried again", async () => {
  const onRate = vi
    .fn<(cardId: string, rating: Grade["rating"]) => Promise<Grade>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue({ rating: "easy", intervalDays: 9 });
  const { screen } = await sitting({ onRate });
  await answerRightly(screen);
  await keys("4");
  await expect.element(screen.getByText("Ta réponse n’a pas pu être enregistrée.")).toBeVisible();
  await screen.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(screen.getByText(/Carte précédente.*Facile.*9.jours/u)).toBeVisible();
  expect(onRate).toHaveBeenCalledTimes(2);
});

/** A finger that goes down in the middle of the question, and so far across and down before it is let go. */
async function swipe(container: Element, across: number, down: number) {
  const browser: CDPSession = cdp();
  const heading = container.querySelector("h2")?.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const x = (frame?.x ?? 0) + innerWidth / 2;
  const y = (frame?.y ?? 0) + (heading?.y ?? 0) + 10;
  const send = (
    type: "touchStart" | "touchMove" | "touchEnd",
    touchPoints: { x: number; y: number }[],
  ) => browser.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [{ x, y }]);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    await send("touchMove", [{ x: x + part * across, y: y + part * down }]);
  }
  return () => send("touchEnd", []);
}

test("a swipe to the side rates, and shows what before it is let go; up and down rates nothing", async () => {
  const { screen, onRate } = await sitting();
  await answerRightly(screen);
  const again = screen.getByRole("button", { name: /^À revoir/u });
  await expect.element(again).toBeVisible();
  const good = screen.getByRole("button", { name: /^Bien/u });
  const filled = (button: typeof good) => getComputedStyle(button.element(), "::before").content;
  await (
    await swipe(screen.container, 20, -120)
  )();
  await (
    await swipe(screen.container, 60, 0)
  )();
  expect(onRate).not.toHaveBeenCalled();
  const letGo = await swipe(screen.container, -120, 8);
  await vi.waitFor(() => expect(filled(again)).not.toBe("none"));
  expect(filled(good)).toBe("none");
  expect(onRate).not.toHaveBeenCalled();
  await letGo();
  await expect.element(screen.getByRole("textbox")).toBeVisible();
  expect(onRate).toHaveBeenCalledExactlyOnceWith(first.id, "again");
});

test("a quest counts its exercises, those of an earlier sitting too, and not the texts on the way", async () => {
  const text = atomOf("lesson");
  const { screen } = await sitting({
    items: [text, first, second].map((atom) => ({ id: atom.id, atom, language: "fr" })),
    doneBefore: 3,
    onRate: undefined,
  });
  const bar = screen.getByRole("progressbar");
  await expect.element(bar).toHaveAttribute("aria-valuetext", expect.stringMatching(/3.*5/u));
  // The next card is drawn already, out of sight.
  const seen = screen.getByText(/sur 5/u).elements();
  expect(seen.filter((element) => element.checkVisibility())).toEqual([]);
  await screen.getByRole("button", { name: "C’est lu" }).click();
  await expect.element(screen.getByText(/4 sur 5/u)).toBeVisible();
});
