import { afterAll, beforeAll, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { operables, showsFocus } from "../exercises/testing/keyboard-walk.ts";
import { isSetOff } from "./isSetOff.ts";
import { eachStory } from "./eachStory.tsx";
import type { StoryModule } from "./eachStory.tsx";
import { alikeStates } from "./alikeStates.ts";
import { forceColours, movePointerAway } from "./forced-colours.ts";

const modules = import.meta.glob<StoryModule>(
  ["../primitives/**/*.stories.tsx", "../patterns/**/*.stories.tsx", "../embed/**/*.stories.tsx"],
  { eager: true },
);

beforeAll(async () => {
  await movePointerAway();
  await forceColours("active");
});
afterAll(() => forceColours("none"));

/** What holds an answer has to be seen without colour. */
const fields = "input:not([type='file'], [type='hidden']), textarea, select";

/** What cannot be told from the page, or does not show that it has the focus. */
function lostIn(container: HTMLElement): string[] {
  const all = operables(container);
  const lost = all.filter((element) => element.matches(fields) && !isSetOff(element));
  const unseen = all.filter((element) => {
    element.focus();
    const isUnseen = document.activeElement === element && !showsFocus(element);
    element.blur();
    return isUnseen;
  });
  return [
    ...lost.map(({ outerHTML }) => `not set off: ${outerHTML.slice(0, 160)}`),
    ...unseen.map(({ outerHTML }) => `focus unseen: ${outerHTML.slice(0, 160)}`),
  ];
}

test.each(Object.entries(modules))("%s is seen in forced colours", async (file, module) => {
  const lost: string[] = [];
  const seen = new Set<string>();
  await eachStory(module, "fr", async ({ name, baseElement }) => {
    // Focus that a script moves is shown as that of the keyboard, after a key.
    await userEvent.keyboard("{Tab}");
    const found = [...lostIn(baseElement), ...alikeStates(baseElement, seen)];
    lost.push(...found.map((finding) => `${name}: ${finding}`));
  });
  expect(lost, file).toEqual([]);
});
