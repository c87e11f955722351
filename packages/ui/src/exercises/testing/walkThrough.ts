import type { Formatter } from "@alambic/i18n";
import { userEvent } from "vitest/browser";
import { hear } from "./hear.ts";
import { quiet } from "./quiet.ts";
import type { Step } from "./Step.ts";
import { takeSteps } from "./takeSteps.ts";

/** Does what is to be done; writes down each key, with what a screen reader says after it. */
export async function walkThrough(
  container: HTMLElement,
  steps: readonly Step[],
  t: Formatter["t"],
): Promise<string> {
  container.querySelector<HTMLElement>("h2")?.focus();
  const hearing = hear(container);
  const lines = [...(await hearing.heard())];
  await takeSteps(steps, t, async (keys, shown) => {
    await userEvent.keyboard(keys);
    await quiet(container);
    lines.push("", `── ${shown} ──`, ...(await hearing.heard()));
  });
  return lines.join("\n");
}
