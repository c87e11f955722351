import { afterAll, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { operables } from "../exercises/testing/keyboard-walk.ts";
import { eachStory } from "./eachStory.tsx";
import type { StoryModule } from "./eachStory.tsx";
import { notPressed } from "./notPressed.ts";

const modules = import.meta.glob<StoryModule>(
  [
    "../primitives/**/*.stories.tsx",
    // A link within a text is excepted, and this story shows one by itself.
    "!../primitives/link/*",
    "../patterns/**/*.stories.tsx",
    "../exercises/**/*.stories.tsx",
    "../embed/**/*.stories.tsx",
  ],
  { eager: true },
);

/** What a finger presses that is narrower or lower than 44 CSS pixels; around a control its label. */
function smallIn(container: HTMLElement): string[] {
  return operables(container).flatMap((element) => {
    const target = element.closest("label") ?? element;
    const { width, height } = target.getBoundingClientRect();
    const isWithinText = getComputedStyle(target).display === "inline";
    const isLarge = Math.min(width, height) >= 43.5;
    if (isLarge || isWithinText || element.matches(notPressed)) return [];
    return [`${width} × ${height}: ${element.outerHTML.slice(0, 120)}`];
  });
}

const { innerWidth, innerHeight } = window;
beforeAll(() => page.viewport(390, 844));
afterAll(() => page.viewport(innerWidth, innerHeight));

test.each(Object.entries(modules))("%s gives every finger 44 px", async (file, module) => {
  const small: string[] = [];
  await eachStory(module, "fr", ({ name, baseElement }) => {
    small.push(...smallIn(baseElement).map((finding) => `${name}: ${finding}`));
  });
  expect(small, file).toEqual([]);
});
