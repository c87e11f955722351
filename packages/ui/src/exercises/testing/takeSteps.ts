import type { Formatter } from "@alambic/i18n";
import type { Step } from "./Step.ts";

/** The most keys that lead from one thing of an exercise to another. */
const mostStops = 40;

/** Presses keys as user-event writes them, and tells what they are. */
export type PressKeys = (keys: string, shown: string) => Promise<void>;

/** Does by keys alone what is to be done. */
export async function takeSteps(
  steps: readonly Step[],
  t: Formatter["t"],
  press: PressKeys,
): Promise<void> {
  async function goTo(matches: (element: Element) => boolean, nextKey = () => "Tab") {
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (document.activeElement && matches(document.activeElement)) return;
      const key = nextKey();
      await press(`{${key}}`, key);
    }
    throw new Error(`No key led there, but to ${document.activeElement?.outerHTML ?? "nothing"}.`);
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
