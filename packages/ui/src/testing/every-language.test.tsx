import axe from "axe-core";
import { afterEach, describe, expect, test, vi } from "vitest";
import { eachStory, longestWait } from "./eachStory.tsx";
import type { StoryModule } from "./eachStory.tsx";

const modules = import.meta.glob<StoryModule>(
  [
    "../primitives/**/*.stories.tsx",
    "../patterns/**/*.stories.tsx",
    "../exercises/**/*.stories.tsx",
  ],
  { eager: true },
);

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

async function findings(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { runOnly: { type: "tag", values: tags } });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

afterEach(() => {
  document.documentElement.lang = "fr";
});

/** In French every story is judged where it plays. */
describe.each(["en", "nl"] as const)("axe finds nothing in %s", (locale) => {
  test.each(Object.entries(modules))("%s", async (_, module) => {
    document.documentElement.lang = locale;
    await eachStory(module, locale, async ({ name }) => {
      const judged = async () => expect(await findings(), name).toEqual([]);
      await vi.waitFor(judged, { timeout: longestWait });
    });
  });
});
