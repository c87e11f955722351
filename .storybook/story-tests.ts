import axe from "axe-core";
import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";
import type { Theme } from "./globals.ts";

const picturedThemes: readonly Theme[] = ["light", "dark"];
const otherThemes: readonly Theme[] = ["dark", "contrast"];
const overlays =
  "dialog[open], [role='dialog'], [role='menu'], [role='tooltip'], [popover]:popover-open";

/** Every story, when it has played, is photographed in both themes and its colours are measured. */
afterEach(async ({ task }) => {
  const storyId = task.meta["storyId"];
  if (typeof storyId !== "string" || task.result?.state === "fail") return;
  await document.fonts.ready;
  for (const theme of picturedThemes) await expectPicture(`${storyId}-${theme}`, theme);
  for (const theme of otherThemes) await expectReadableColours(theme);
  wear("light");
  document.body.removeAttribute("style");
});

function wear(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
}

async function expectPicture(name: string, theme: Theme): Promise<void> {
  wear(theme);
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
