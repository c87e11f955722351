import { vi } from "vitest";
import { userEvent } from "vitest/browser";
import { strokesOfKi } from "../character/examples.ts";
import { drawStroke } from "./drawStroke.ts";
import { press } from "./happenings.ts";
import { find } from "./placing-ways.ts";
import { keys, tabTo } from "./renderExercise.tsx";

/** Something that a learner does in an exercise. */
export type Act = (container: HTMLElement) => Promise<void>;

/** One thing after the other. */
export function inTurn(...acts: readonly Act[]): Act {
  return async (within) => {
    for (const act of acts) await act(within);
  };
}

/** Presses the button of that text. */
export function pressing(text: string): Act {
  return (within) => press(within, text);
}

/** Presses the labels that hold those words. */
export function pressLabels(...words: readonly string[]): Act {
  return async (within) => {
    for (const word of words) {
      const labels = [...within.querySelectorAll("label")];
      const label = labels.find(({ textContent }) => textContent.includes(word));
      if (label === undefined) throw new Error(`No label says “${word}”.`);
      await userEvent.click(label);
    }
  };
}

/** Presses keys once what the selector says has the focus: Tab leads there, but to headings. */
export function pressKeys(selector: string, ...names: readonly string[]): Act {
  return async (within) => {
    const start = await vi.waitFor(() => find(within, selector));
    if (start.matches("h2, h3")) start.focus();
    else await tabTo((element) => element.matches(selector));
    await keys(...names.map((name) => (name === "Space" ? " " : name)));
  };
}

/** Writes in the fields, one text each. */
export function type(...texts: readonly string[]): Act {
  const fields = "input:not([type='radio'], [type='checkbox']), textarea";
  return async (within) => {
    await vi.waitFor(() => find(within, fields));
    const all = within.querySelectorAll<HTMLElement>(fields);
    for (const [at, text] of texts.entries()) {
      const field = all[at];
      if (field === undefined) throw new Error(`There is no field for “${text}”.`);
      await userEvent.fill(field, text);
    }
  };
}

/** Chooses from the lists, one option each. */
export function chooseFrom(...options: readonly string[]): Act {
  return async (within) => {
    const lists = within.querySelectorAll("select");
    for (const [at, option] of options.entries()) {
      const list = lists[at];
      if (list === undefined) throw new Error(`There is no list for “${option}”.`);
      await userEvent.selectOptions(list, option);
    }
  };
}

/** Turns the card that lies there. */
export const turnCard: Act = async (within) => {
  await userEvent.click(await vi.waitFor(() => find(within, "[data-card]")));
};

/** Draws き as a finger does. */
export const draw: Act = async (within) => {
  vi.spyOn(Element.prototype, "setPointerCapture").mockImplementation(() => {});
  const board = await vi.waitFor(() => find(within, "[role='img']"));
  for (const [at, stroke] of strokesOfKi.entries()) {
    drawStroke(board, stroke);
    await vi.waitFor(() => {
      const isDrawn = new RegExp(`${at + 1} sur`, "u").test(board.ariaLabel ?? "");
      if (!isDrawn) throw new Error(`Stroke ${at + 1} is not there: ${board.ariaLabel}`);
    });
  }
};
