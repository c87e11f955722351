import { Virtual } from "@guidepup/virtual-screen-reader";
import type { Locale } from "@alambic/contract";
import { createFormatter, loadMessages } from "@alambic/i18n";
import { lazyBoardController } from "../placement/useBoardController.ts";
import { extras } from "../player/extras.ts";
import { lateParts } from "../player/lateParts.ts";
import { expect } from "vitest";
import { playIn } from "./playIn.tsx";
import { showState } from "./showState.ts";
import { walkThrough } from "./walkThrough.ts";
import type { Walk } from "./walks.ts";

/** More stops than any exercise has: a reader that goes round would never end. */
const mostStops = 400;

/**
 * What a screen reader says of exercises of a kind. Of the first: read from end to end, and read again
 * once its answer was asked for. Then of each, under its question, how it is answered by keys: every
 * key, what has the focus after it, and what is announced.
 */
export async function transcribe(
  [first, ...others]: readonly [Walk, ...Walk[]],
  locale: Locale,
): Promise<string> {
  const t = await textsIn(locale);
  await Promise.all([extras.load(), lateParts.inPage.load(), lazyBoardController.load()]);
  const screen = await playIn(first.exercise, locale);
  const read = [await readThrough(screen.container)];
  const reveal = screen.getByRole("button", { name: t("exercise.reveal"), exact: true });
  if (reveal.query() !== null) {
    await reveal.click();
    await screen.getByRole("heading", { name: t("exercise.feedback.revealed") }).findElement();
    // What became of the answer comes a moment later.
    await expect.element(screen.getByText(t("exercise.sending"))).not.toBeInTheDocument();
    read.push(`── ${t("exercise.reveal")} ──`, await readThrough(screen.container));
  }
  await screen.unmount();
  read.push(await answered(first, locale));
  for (const walk of others) read.push(await answered(walk, locale, true));
  return read.join("\n\n");
}

async function textsIn(locale: Locale) {
  return createFormatter(locale, await loadMessages(locale, ["exercise", "freeAnswer"])).t;
}

/** Answered by keys, with its question above, and read through before where it was not yet. */
async function answered({ exercise, steps }: Walk, locale: Locale, isRead = false) {
  const { container, unmount } = await playIn(exercise, locale);
  const question = container.querySelector("h2")?.textContent ?? "";
  const parts = [`══ ${question} ══`];
  if (isRead) parts.push(await readThrough(container));
  parts.push(await walkThrough(container, steps, await textsIn(locale)));
  await unmount();
  return parts.join("\n\n");
}

/** All that is read between the start and the end of a place, a line each. */
async function readThrough(container: HTMLElement): Promise<string> {
  showState(container);
  const reader = new Virtual();
  await reader.start({ container });
  for (let stop = 0; stop < mostStops; stop += 1) {
    await reader.next();
    if ((await reader.lastSpokenPhrase()) === "end of main") break;
  }
  const spoken = await reader.spokenPhraseLog();
  await reader.stop();
  return spoken.join("\n");
}
