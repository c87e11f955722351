import { loadMessages, locales } from "@alambic/i18n";
import type { Locale } from "@alambic/i18n";
import { I18nProvider } from "@alambic/i18n/react";
import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { createElement } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import "../global/index.ts";
import { kitNamespaces } from "./kit-namespaces.ts";
import { overflowing } from "./overflowing.ts";

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>(
  ["../primitives/**/*.stories.tsx", "../patterns/**/*.stories.tsx"],
  { eager: true },
);

/** The first story of each component: what it looks like by default. */
const samples = Object.values(modules).flatMap((module) => {
  const stories: Record<string, ComponentType<object> | undefined> = composeStories(module);
  const [story] = Object.values(stories);
  return story === undefined ? [] : [{ name: module.default.title ?? "", story }];
});

/** The narrowest screen, with the margins that a page gives what stands in it. */
function narrow() {
  Object.assign(document.body.style, { inlineSize: "320px", paddingInline: "16px" });
}

/** Renders a sample in a language, with a text that is missing or broken as an error. */
async function show(story: ComponentType<object>, locale: Locale, props: object = {}) {
  const messages = await loadMessages(locale, kitNamespaces);
  const complaints: unknown[] = [];
  const screen = await render(
    <I18nProvider locale={locale} messages={messages} onError={(error) => complaints.push(error)}>
      {createElement(story, props)}
    </I18nProvider>,
  );
  return { ...screen, complaints };
}

afterEach(() => {
  document.documentElement.removeAttribute("dir");
  document.body.removeAttribute("style");
});

describe.each(samples)("$name", ({ story }) => {
  test.each(locales)("speaks %s, and fits the narrowest screen in it", async (locale) => {
    narrow();
    const { container, complaints } = await show(story, locale);
    expect(complaints).toEqual([]);
    expect(container.textContent).not.toMatch(/\b(kit|learning|tools)\.\w/);
    expect(overflowing(container)).toEqual([]);
  });

  test("fits the narrowest screen from right to left", async () => {
    document.documentElement.dir = "rtl";
    narrow();
    const { container } = await show(story, "fr");
    expect(overflowing(container)).toEqual([]);
  });

  test("passes no unknown prop on", async () => {
    const { baseElement } = await show(story, "fr", { className: "leak", "aria-leak": "leak" });
    expect(baseElement.innerHTML).not.toContain("leak");
  });

  test("leaves nothing behind", async () => {
    const before = document.body.childElementCount;
    const { unmount, container } = await show(story, "fr");
    await unmount();
    container.remove();
    // Overlays take themselves away after what opened them.
    await vi.waitFor(() => expect(document.body.childElementCount).toBe(before));
  });
});
