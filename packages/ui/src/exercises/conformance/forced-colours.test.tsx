import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { alikeStates } from "../../testing/alikeStates.ts";
import { forceColours, forcedLook, movePointerAway } from "../../testing/forced-colours.ts";
import { isSetOff } from "../../testing/isSetOff.ts";
import { operables, showsFocus } from "../testing/keyboard-walk.ts";
import { playIn } from "../testing/playIn.tsx";
import { playOn } from "../testing/playOn.ts";
import { walks } from "../testing/walks.ts";

beforeAll(async () => {
  await page.viewport(412, 915);
  await forceColours("active");
});
beforeEach(movePointerAway);
afterAll(() => forceColours("none"));

const answerable = "input, textarea, select, [data-drag], [data-place]";

/** What cannot be told from the page, nor from its neighbours, or does not show that it has the focus. */
async function lostIn(container: HTMLElement, seen: Set<string>): Promise<string[]> {
  const unseen = await unseenFocus(container);
  const fields = operables(container).filter((element) => element.matches(answerable));
  const lost = fields.filter((field) => !isSetOff(field)).map(({ outerHTML }) => outerHTML);
  return [
    ...unseen.map(({ outerHTML }) => `focus unseen: ${outerHTML.slice(0, 120)}`),
    ...lost.map((found) => `not set off: ${found.slice(0, 160)}`),
    ...chosenAsOthers(container),
    ...alikeStates(container, seen),
  ];
}

/**
 * What has the focus and does not show it. That keys lead there is judged elsewhere: after one key, a focus
 * that is set shows as one that keys brought.
 */
async function unseenFocus(container: HTMLElement): Promise<HTMLElement[]> {
  const focused = document.activeElement;
  await userEvent.keyboard("{Tab}");
  const unseen = operables(container).filter((element) => {
    element.focus({ preventScroll: true });
    return document.activeElement === element && !showsFocus(element);
  });
  if (focused instanceof HTMLElement) focused.focus();
  return unseen;
}

const cardOf = (input: HTMLInputElement) => input.closest("label") ?? input;

/** What was chosen, and looks as what was not. */
function chosenAsOthers(container: HTMLElement): string[] {
  const choices = [...container.querySelectorAll<HTMLInputElement>("label input[name]")];
  // What has the focus looks otherwise for that reason.
  const focused = choices.find((choice) => choice === document.activeElement);
  focused?.blur();
  const alike = choices.flatMap((chosen) => {
    const other = choices.find(({ name, checked }) => name === chosen.name && !checked);
    if (!chosen.checked || other === undefined) return [];
    const isAlike = forcedLook(cardOf(chosen)) === forcedLook(cardOf(other));
    return isAlike ? [`chosen as others: ${cardOf(chosen).outerHTML.slice(0, 160)}`] : [];
  });
  focused?.focus();
  return alike;
}

describe.each(Object.entries(walks))("in forced colours %s shows where all is", (_, variants) => {
  const seen = new Set<string>();
  const named = variants.map((walk, at) => ({ ...walk, name: `variant ${at + 1}` }));

  test.each(named)("before an answer: $name", async ({ exercise }) => {
    const { container } = await playIn(exercise, "fr");
    expect(await lostIn(container, seen)).toEqual([]);
  });

  test.each(named)("while it is answered, and after: $name", (walk) =>
    playOn(walk, "fr", {
      atEach: (container) => {
        expect(chosenAsOthers(container)).toEqual([]);
      },
      atVerdicts: async (container) => {
        expect(await lostIn(container, seen)).toEqual([]);
      },
    }),
  );
});
