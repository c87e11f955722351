import axe from "axe-core";
import { afterEach, expect, vi } from "vitest";
import type { RunnerTestCase } from "vitest";
import { page } from "vitest/browser";
import { longestLanguage } from "../packages/ui/src/testing/longest-language.ts";
import type { Theme } from "./globals.ts";
import { showIn, showInItsOwn } from "./shown-language.ts";

const picturedThemes: readonly Theme[] = ["light", "dark"];
const otherThemes: readonly Theme[] = ["dark", "contrast"];
const overlays =
  "dialog[open], [role='dialog'], [role='menu'], [role='tooltip'], [popover]:popover-open";

/**
 * Every story, when it has played, is photographed in both themes and its colours are measured; the
 * sheet of a pattern or an exercise is photographed in the longest language as well.
 */
afterEach(async ({ task }) => {
  const storyId = task.meta["storyId"];
  if (typeof storyId !== "string" || task.result?.state === "fail") return;
  await document.fonts.ready;
  for (const theme of picturedThemes) await expectPicture(`${storyId}-${theme}`, theme);
  for (const theme of otherThemes) await expectReadableColours(theme);
  if (isSheet(task)) await expectPictureInLongest(storyId);
  wear("light");
  document.body.removeAttribute("style");
});

/** What holds texts of the kit's own: the states of a pattern or of an exercise, or its first story. */
function isSheet({ name, file, meta }: Readonly<RunnerTestCase>): boolean {
  if (!/^(?:patterns|exercises|embed)-/.test(String(meta["storyId"]))) return false;
  const stories = file.tasks.map((story) => story.name);
  return name === (stories.find((story) => story === "States") ?? stories[0]);
}

/** Longer words in the state that the story has reached. */
async function expectPictureInLongest(storyId: string): Promise<void> {
  const arrived = () => {
    expect(document.documentElement.lang).toBe(longestLanguage);
    expect(document.querySelector("span[aria-busy]")).toBeNull();
  };
  try {
    await showIn(longestLanguage);
    await vi.waitFor(arrived, { timeout: 5000 });
    await document.fonts.ready;
    await expectPicture(`${storyId}-${longestLanguage}`, "light");
  } finally {
    // A picture that differs must not turn the stories after it as well.
    showInItsOwn();
  }
}

function wear(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
}

async function expectPicture(name: string, theme: Theme): Promise<void> {
  wear(theme);
  await endMovement();
  // The picture is as high as the story, so that a small change is a large share of it. What floats
  // above the page is part of it although the page does not grow with it.
  const isFloating = document.querySelector(overlays) !== null;
  Object.assign(document.body.style, { minBlockSize: isFloating ? "100vh" : "0", padding: "1rem" });
  const { innerWidth, innerHeight } = window;
  // What lies below the window would come out blank.
  const height = Math.max(innerHeight, Math.ceil(document.body.scrollHeight));
  if (height > innerHeight) await page.viewport(innerWidth, height);
  await expect(page.elementLocator(document.body)).toMatchScreenshot(name, { timeout: 15_000 });
  if (height > innerHeight) await page.viewport(innerWidth, innerHeight);
}

/** What moves in is where it comes to rest, and painted: a busy machine may else show its first frame. */
async function endMovement(): Promise<void> {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (endTime !== undefined && Number.isFinite(Number(endTime))) animation.finish();
  }
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise(requestAnimationFrame);
  }
}

/** The other rules do not depend on the theme, and have run on the story already. */
async function expectReadableColours(theme: Theme): Promise<void> {
  wear(theme);
  const { violations } = await axe.run(document.body, {
    runOnly: { type: "rule", values: ["color-contrast"] },
  });
  const findings = violations.flatMap(({ nodes }) =>
    nodes.map((node) => `${theme}: ${node.target.join(" ")} — ${node.failureSummary ?? ""}`),
  );
  expect(findings).toEqual([]);
}
