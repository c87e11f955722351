import type { Locale } from "@alambic/contract";
import axe from "axe-core";
import type { ReactNode } from "react";
import { expect, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInKit } from "../../testing/render.ts";
import { ExerciseTexts } from "./ExerciseTexts.tsx";

/** Renders with the texts and pictures of exercises, in French unless said otherwise. */
export async function renderExercise(children: ReactNode, locale: Locale = "fr") {
  const screen = await renderInKit(<ExerciseTexts>{children}</ExerciseTexts>, { locale });
  await expect.element(screen.getByRole("heading").first()).toBeInTheDocument();
  await vi.waitFor(() => expect(screen.container.querySelector("[aria-busy]")).toBeNull());
  return screen;
}

/** What is said in the live region, in order. Starts to listen at once. */
export function listen(container: HTMLElement): () => string[] {
  const said: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const change of changes) {
      for (const node of change.addedNodes) {
        const text = node.textContent?.trim() ?? "";
        if (node.parentElement?.closest("[role='status']") && text !== "") said.push(text);
      }
    }
  });
  observer.observe(container, { subtree: true, childList: true });
  return () => said;
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Expects axe to find nothing. */
export async function expectAccessible(container: HTMLElement): Promise<void> {
  const { violations } = await axe.run(container, {
    runOnly: { type: "tag", values: tags },
    resultTypes: ["violations"],
  });
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`),
  ).toEqual([]);
}

/** Presses keys one after the other: `Tab`, `Enter`, `a`. */
export async function keys(...names: string[]): Promise<void> {
  for (const name of names) await userEvent.keyboard(name.length === 1 ? name : `{${name}}`);
}

/** Tabs until what has focus says so; gives up after a page's worth of stops. */
export async function tabTo(matches: (element: Element) => boolean): Promise<void> {
  for (let stop = 0; stop < 30; stop += 1) {
    if (document.activeElement && matches(document.activeElement)) return;
    await userEvent.keyboard("{Tab}");
  }
  throw new Error(
    `Tab never reached it; focus is on ${document.activeElement?.outerHTML ?? "nothing"}.`,
  );
}

/** Whether an element is the button of that name. */
export function named(name: string): (element: Element) => boolean {
  return (element) => element.matches("button, a") && element.textContent?.trim() === name;
}
