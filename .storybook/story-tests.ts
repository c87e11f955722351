import { locales } from "@alambic/i18n";
import type { Locale } from "@alambic/i18n";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import type { RunnerTestCase } from "vitest";
import { page } from "vitest/browser";
import { extras } from "../packages/ui/src/exercises/player/extras.ts";
import { longestLanguage, statesByStory } from "../packages/ui/src/testing/longest-language.ts";
import { loadJapaneseSigns } from "../packages/ui/src/primitives/language-font/loadJapaneseSigns.ts";
import { findings } from "./findings.ts";
import { toLocale } from "./globals.ts";
import { pressKey } from "./pressKey.ts";
import type { Theme } from "./globals.ts";
import { showIn, showInItsOwn } from "./shown-language.ts";

const margin = "1rem";
const overlays =
  "dialog[open], [role='dialog'], [role='menu'], [role='tooltip'], [popover]:popover-open";

/** What comes late is there for all stories, and the focus shows as where somebody uses keys, whatever ran before. */
beforeAll(async () => {
  await Promise.all([extras.load(), loadJapaneseSigns()]);
  await pressKey();
});

/**
 * What floats is placed where the page has its margins already. By its id the page is found whatever it says:
 * what was announced in it is gone some seconds later.
 */
beforeEach(() => {
  document.body.dataset["testid"] = "story";
  document.body.style.padding = margin;
});

/**
 * Every story, when it has played, is judged by axe in the state that it has reached: wholly in light in its
 * own language, which the addon does before; then, by what colours and the room that words take can change,
 * in the contrast theme in the second language and in dark in the last. So each theme and each language is
 * judged once. The sheet of a component, and each state that a player is
 * led to, is photographed in light in its own language and in dark in the longest.
 */
afterEach(async ({ task }) => {
  const storyId = task.meta["storyId"];
  if (typeof storyId !== "string" || task.result?.state === "fail") return;
  const pictured = isSheet(task);
  const waiting = unfinished();
  const [second, last] = otherLanguages(toLocale(document.documentElement.lang, "story"));
  try {
    if (pictured) await expectPicture(`${storyId}-light`, "light");
    await turnTo(second, waiting);
    await expectSeen(second, "contrast");
    await turnTo(last, waiting);
    if (pictured) await expectPicture(`${storyId}-dark-${last}`, "dark");
    await expectSeen(last, "dark");
  } finally {
    // What is found here must not turn the stories after it as well.
    showInItsOwn();
    wear("light");
    document.body.removeAttribute("style");
  }
});

/** What holds texts of the kit's own: the states of a component, or its first story. */
function isSheet({ name, file, meta }: Readonly<RunnerTestCase>): boolean {
  const storyId = String(meta["storyId"]);
  if (statesByStory.test(storyId)) return true;
  if (!/^(?:brand|primitives|patterns|exercises|embed)-/.test(storyId)) return false;
  const stories = file.tasks.map((story) => story.name);
  return name === (stories.find((story) => story === "States") ?? stories[0]);
}

/** The languages that a story has not been judged in, the longest at the end. */
function otherLanguages(own: Locale): readonly [Locale, Locale] {
  const [second, last] = locales
    .filter((locale) => locale !== own)
    .toSorted((a, b) => Number(a === longestLanguage) - Number(b === longestLanguage));
  if (second === undefined || last === undefined) throw new Error("There are not three languages.");
  return [second, last];
}

/** How much of the page is still to come. */
function unfinished(): number {
  return document.querySelectorAll("[aria-busy]").length;
}

/** Other words in the state that the story has reached, with no more to come than there was. */
async function turnTo(locale: Locale, waiting: number): Promise<void> {
  const arrived = () => {
    expect(document.documentElement.lang).toBe(locale);
    expect(unfinished()).toBeLessThanOrEqual(waiting);
  };
  await showIn(locale);
  await vi.waitFor(arrived, { timeout: 5000, interval: 10 });
}

function wear(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
}

async function expectPicture(name: string, theme: Theme): Promise<void> {
  wear(theme);
  await document.fonts.ready;
  await endMovement();
  // The picture is as high as the story, so that a small change is a large share of it. What floats
  // above the page is part of it although the page does not grow with it.
  const isFloating = document.querySelector(overlays) !== null;
  Object.assign(document.body.style, { minBlockSize: isFloating ? "100vh" : "0", padding: margin });
  const { innerWidth, innerHeight } = window;
  // What lies below the window would come out blank.
  const height = Math.max(innerHeight, Math.ceil(document.body.scrollHeight));
  if (height > innerHeight) await page.viewport(innerWidth, height);
  await expect(page.getByTestId("story")).toMatchScreenshot(name, { timeout: 15_000 });
  if (height > innerHeight) await page.viewport(innerWidth, innerHeight);
}

/** What moves in is where it comes to rest, and painted: a busy machine may else show its first frame. */
async function endMovement(): Promise<void> {
  finishAnimations();
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise(requestAnimationFrame);
  }
}

function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (endTime !== undefined && Number.isFinite(Number(endTime))) animation.finish();
  }
}

/** What axe finds of the look is nothing, in a theme and a language. */
async function expectSeen(locale: Locale, theme: Theme): Promise<void> {
  wear(theme);
  finishAnimations();
  expect(await findings("look"), `${theme}, ${locale}`).toEqual([]);
}
