import type { Formatter } from "@alambic/i18n";
import { vi } from "vitest";
import { userEvent } from "vitest/browser";
import { hear } from "./hear.ts";

/** The text of a button, by the name of its message. */
type Pressed =
  | "exercise.check"
  | "exercise.retry"
  | "exercise.finishCards"
  | "exercise.finishReading"
  | "freeAnswer.compare";

/** What a learner does by keys alone. */
export type Step =
  /** Presses a key once, by its name; `Space` too, and with another as in `Shift+Tab`. */
  | { readonly key: string }
  /** Types in place of what is there; `{Enter}` is a new line. */
  | { readonly type: string }
  /** Presses Tab until what the selector says has the focus. */
  | { readonly to: string }
  /** Presses Tab until the button of that text has the focus, then Enter. */
  | { readonly button: Pressed }
  /** Carries an item to a place. */
  | { readonly put: string; readonly at: string };

/** The most keys that lead from one thing of an exercise to another. */
const mostStops = 40;

/** Frames without a change after which an exercise has said what it had to say. */
const quietFrames = 3;

/** Does what is to be done; writes down each key, with what a screen reader says after it. */
export async function walkThrough(
  container: HTMLElement,
  steps: readonly Step[],
  t: Formatter["t"],
): Promise<string> {
  container.querySelector<HTMLElement>("h2")?.focus();
  const hearing = hear(container);
  const lines = [...(await hearing.heard())];

  async function press(keys: string, shown: string): Promise<void> {
    await userEvent.keyboard(keys);
    await quiet(container);
    lines.push("", `── ${shown} ──`, ...(await hearing.heard()));
  }
  async function goTo(matches: (element: Element) => boolean, nextKey = () => "Tab") {
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (document.activeElement && matches(document.activeElement)) return;
      const key = nextKey();
      await press(`{${key}}`, key);
    }
    throw new Error(`No key led there:\n${lines.join("\n")}`);
  }
  async function take(step: Step): Promise<void> {
    if ("key" in step) return press(pressed(step.key), step.key);
    if ("to" in step) return goTo((element) => element.matches(step.to));
    if ("type" in step) {
      return press(
        `{Control>}a{/Control}${step.type}`,
        step.type.replaceAll("{Enter}", " ↵ ").replaceAll("{{", "{"),
      );
    }
    if ("button" in step) {
      const name = t(step.button);
      await goTo((one) => one.matches("button") && one.textContent?.trim() === name);
      return press("{Enter}", "Enter");
    }
    const place = `button[data-place="${step.at}"]`;
    await goTo((element) => element.matches(`button[data-drag="${step.put}"]`), arrowOnBoard);
    await press("{Enter}", "Enter");
    await goTo((element) => element.matches(place), arrowOnBoard);
    return press("{Enter}", "Enter");
  }

  for (const step of steps) await take(step);
  return lines.join("\n");
}

/** A key as user-event writes it, where brackets stand for themselves when they are doubled. */
function pressed(key: string): string {
  const [name = "", modifier] = key.split("+").toReversed();
  const alone = name === "Space" ? " " : name === "[" ? "[[" : name === "]" ? "]" : `{${name}}`;
  return modifier === undefined ? alone : `{${modifier}>}${alone}{/${modifier}}`;
}

/** Arrows lead through a board, Tab to it. */
function arrowOnBoard(): string {
  return document.activeElement?.matches("[data-place], [data-drag]") ? "ArrowDown" : "Tab";
}

/** Waits until nothing changed for some frames, and nothing is on its way. */
async function quiet(container: HTMLElement): Promise<void> {
  let still = 0;
  const observer = new MutationObserver(() => (still = 0));
  observer.observe(container, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  while (still < quietFrames) {
    still += 1;
    await new Promise(requestAnimationFrame);
  }
  observer.disconnect();
  await vi.waitFor(() => {
    if (container.querySelector("[aria-busy='true']")) throw new Error("Something is loading.");
  });
}
