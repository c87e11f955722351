import { loadMessages } from "@alambic/i18n";
import { I18nProvider } from "@alambic/i18n/react";
import { composeStories } from "@storybook/react-vite";
import axe from "axe-core";
import type { ComponentType } from "react";
import { createElement } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import "../global/index.ts";
import { kitNamespaces } from "./kit-namespaces.ts";

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>(
  [
    "../primitives/**/*.stories.tsx",
    "../patterns/**/*.stories.tsx",
    "../exercises/**/*.stories.tsx",
  ],
  { eager: true },
);

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/** What is drawn on demand, and what is measured once it is drawn, has as long to arrive. */
const longestWait = 3000;

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
    const messages = await loadMessages(locale, kitNamespaces);
    const stories: Record<string, ComponentType<object> | undefined> = composeStories(module);
    for (const [name, story] of Object.entries(stories)) {
      if (story === undefined) continue;
      const screen = await render(
        <I18nProvider locale={locale} messages={messages}>
          {createElement(story)}
        </I18nProvider>,
      );
      const arrived = () => expect(screen.container.querySelector("span[aria-busy]")).toBeNull();
      await vi.waitFor(arrived, { timeout: longestWait });
      const judged = async () => expect(await findings(), name).toEqual([]);
      await vi.waitFor(judged, { timeout: longestWait });
      await screen.unmount();
    }
  });
});
