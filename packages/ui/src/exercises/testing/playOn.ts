import type { Locale } from "@alambic/contract";
import { createFormatter, loadMessages } from "@alambic/i18n";
import { userEvent } from "vitest/browser";
import { movePointerAway } from "../../testing/forced-colours.ts";
import { everything, playIn } from "./playIn.tsx";
import { quiet } from "./quiet.ts";
import { takeSteps } from "./takeSteps.ts";
import type { Walk } from "./walks.ts";

type Look = (container: HTMLElement) => Promise<void> | void;

/** What is looked at as an exercise goes on. */
export interface Looks {
  /** After each key. */
  readonly atEach?: Look;
  /** Once an answer was judged, and once it was shown. */
  readonly atVerdicts: Look;
}

const feedbackOf = (container: HTMLElement) => container.querySelector("[data-feedback]");

/** Answers by keys, at first not well, then right; then has the answer shown in another turn. */
export async function playOn(
  { exercise, steps }: Walk,
  locale: Locale,
  { atEach, atVerdicts }: Looks,
): Promise<void> {
  const { t } = createFormatter(locale, await loadMessages(locale, ["exercise", "freeAnswer"]));
  const first = await playIn(exercise, locale, everything);
  first.container.querySelector<HTMLElement>("h2")?.focus();
  let last: Element | null = null;
  await takeSteps(steps, t, async (keys) => {
    await userEvent.keyboard(keys);
    await quiet(first.container);
    await atEach?.(first.container);
    const feedback = feedbackOf(first.container);
    if (feedback !== null && feedback !== last) await keepingFocus(first.container, atVerdicts);
    last = feedback;
  });
  await first.unmount();
  const other = await playIn(exercise, locale, everything);
  const reveal = other.getByRole("button", { name: t("exercise.reveal"), exact: true });
  if (reveal.query() === null) return;
  await reveal.click();
  await movePointerAway();
  await other.getByRole("heading", { name: t("exercise.feedback.revealed") }).findElement();
  await quiet(other.container);
  await atEach?.(other.container);
  await atVerdicts(other.container);
}

/** Keys go on from where they were. */
async function keepingFocus(container: HTMLElement, look: Look): Promise<void> {
  const focused = document.activeElement;
  await look(container);
  if (focused instanceof HTMLElement) focused.focus();
}
