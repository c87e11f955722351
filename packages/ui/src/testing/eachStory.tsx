import { loadMessages } from "@alambic/i18n";
import type { Locale } from "@alambic/i18n";
import { I18nProvider } from "@alambic/i18n/react";
import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { createElement } from "react";
import { expect, vi } from "vitest";
import { render } from "vitest-browser-react";
import "../global/index.ts";
import { kitNamespaces } from "./kit-namespaces.ts";

export type StoryModule = Parameters<typeof composeStories>[0];

/** A story that is drawn, with all that it loads. */
export interface DrawnStory {
  readonly name: string;
  readonly args: object;
  readonly container: HTMLElement;
  /** Holds what is drawn over the page as well. */
  readonly baseElement: HTMLElement;
}

/**
 * What is drawn on demand, and what is measured once it is drawn, has as long to arrive: on a machine that
 * has seven things to do at once, it took more than three seconds.
 */
export const longestWait = 15_000;

type ComposedStory = ComponentType<object> & {
  readonly args: object;
  readonly load: () => Promise<void>;
};

/** Draws the stories of a file one after another, without playing them, and has each judged. */
export async function eachStory(
  module: StoryModule,
  locale: Locale,
  judge: (story: DrawnStory) => Promise<unknown> | void,
): Promise<void> {
  const messages = await loadMessages(locale, kitNamespaces);
  const stories: Record<string, ComposedStory | undefined> = composeStories(module);
  for (const [name, story] of Object.entries(stories)) {
    if (story === undefined) continue;
    await story.load();
    const { baseElement, container, unmount } = await render(
      <I18nProvider locale={locale} messages={messages}>
        {createElement(story)}
      </I18nProvider>,
    );
    await itsTurn(container);
    const arrived = () => expect(container.querySelector("span[aria-busy]")).toBeNull();
    await vi.waitFor(arrived, { timeout: longestWait });
    await judge({ name, args: story.args, baseElement, container });
    await unmount();
  }
}

/** Frames after which what is drawn in turns has had its own. */
const turns = 5;

/** What draws nothing at first waits for its turn, or lies over the page. */
async function itsTurn(container: HTMLElement): Promise<void> {
  for (let frame = 0; frame < turns && container.childElementCount === 0; frame += 1) {
    await new Promise(requestAnimationFrame);
  }
}
