import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { overflowing } from "./overflowing.ts";
import { eachStory } from "./eachStory.tsx";
import type { DrawnStory, StoryModule } from "./eachStory.tsx";

const modules = import.meta.glob<StoryModule>(
  [
    "../primitives/**/*.stories.tsx",
    "../patterns/**/*.stories.tsx",
    "../exercises/**/*.stories.tsx",
    "../embed/**/*.stories.tsx",
  ],
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
beforeEach(() => page.viewport(320, 640));
afterAll(() => page.viewport(innerWidth, innerHeight));

afterEach(() => {
  document.documentElement.removeAttribute("dir");
  document.documentElement.removeAttribute("style");
  document.body.removeAttribute("style");
  document.querySelector("[data-demand]")?.remove();
});

type Change = (story: DrawnStory) => void;

async function findingsIn(module: StoryModule, change: Change = () => {}): Promise<string[]> {
  const findings: string[] = [];
  await eachStory(module, "nl", (story) => {
    change(story);
    findings.push(...overflowing(story.container).map((found) => `${story.name}: ${found}`));
  });
  return findings;
}

describe.each(Object.entries(demands))("%s", (_, demand) => {
  test.each(Object.entries(modules))("%s fits the narrowest screen", async (file, module) => {
    demand();
    document.body.style.paddingInline = "16px";
    expect(await findingsIn(module), file).toEqual([]);
  });
});

const longWord = "Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung";

/** Puts one long word in the place of each text, the kit’s own as well, but for the name of the product. */
function withLongWords({ container }: DrawnStory): void {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (/\p{L}{3}/u.test(text.nodeValue ?? "") && text.nodeValue !== "Alambic") {
      text.nodeValue = longWord;
    }
  }
}

const patterns = Object.entries(modules).filter(([file]) => file.includes("/patterns/"));

describe("with words of sixty letters", () => {
  test.each(patterns)("%s fits the narrowest screen", async (file, module) => {
    document.body.style.paddingInline = "16px";
    expect(await findingsIn(module, withLongWords), file).toEqual([]);
  });
});
