import { loadMessages } from "@alambic/i18n";
import { I18nProvider } from "@alambic/i18n/react";
import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { createElement } from "react";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../global/index.ts";
import { kitNamespaces } from "./kit-namespaces.ts";
import { overflowing } from "./overflowing.ts";

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>(
  ["../primitives/**/*.stories.tsx", "../patterns/**/*.stories.tsx"],
  { eager: true },
);

/** The spacing that readers may give to any text: WCAG 2.2, criterion 1.4.12. */
const spaced = "* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em }";

/** What a page must bear on the narrowest screen, which is also a wide one at 400 % zoom. */
const demands = {
  "from right to left": () => (document.documentElement.dir = "rtl"),
  "with its text spaced": () => {
    const sheet = document.createElement("style");
    sheet.textContent = spaced.replaceAll(";", " !important;").replace(" }", " !important }");
    sheet.dataset["demand"] = "";
    document.head.append(sheet);
  },
  "with text of twice the size": () => (document.documentElement.style.fontSize = "200%"),
} as const;

const { innerWidth, innerHeight } = window;
beforeAll(() => page.viewport(320, 640));
afterAll(() => page.viewport(innerWidth, innerHeight));

afterEach(() => {
  document.documentElement.removeAttribute("dir");
  document.documentElement.removeAttribute("style");
  document.body.removeAttribute("style");
  document.querySelector("[data-demand]")?.remove();
});

describe.each(Object.entries(demands))("%s", (_, demand) => {
  test.each(Object.entries(modules))("%s fits the narrowest screen", async (file, module) => {
    demand();
    document.body.style.paddingInline = "16px";
    const messages = await loadMessages("nl", kitNamespaces);
    const stories: Record<string, ComponentType<object> | undefined> = composeStories(module);
    const findings: string[] = [];
    for (const [name, story] of Object.entries(stories)) {
      if (story === undefined) continue;
      const { container, unmount } = await render(
        <I18nProvider locale="nl" messages={messages}>
          {createElement(story)}
        </I18nProvider>,
      );
      findings.push(...overflowing(container).map((found) => `${name}: ${found}`));
      await unmount();
    }
    expect(findings, file).toEqual([]);
  });
});
