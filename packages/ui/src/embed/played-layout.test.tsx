import type { CompiledMessages } from "@alambic/i18n";
import { loadMessages } from "@alambic/i18n";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { ReadPlayable } from "../exercises/playable.ts";
import { everyKind } from "../exercises/testing/everyKind.ts";
import { hard, longWord, wholeText } from "../exercises/testing/hard-texts.ts";
import { overflowing } from "../testing/overflowing.ts";
import { Exercise } from "./Exercise.tsx";

const kinds = import.meta.glob<ReadPlayable>("../exercises/*/index.ts", {
  eager: true,
  import: "default",
});

const cases = Object.values(everyKind).map(({ content_type, content }) => {
  const kind = kinds[`../exercises/${content_type.replaceAll("_", "-")}/index.ts`];
  const explained = { ...content, explanation: wholeText };
  // Not every kind explains its answers.
  const takes = kind?.(explained).ok === true;
  return { name: content_type, kind, content: takes ? explained : content };
});

const title = `${longWord} ${hard[1]} ${hard[2]}`;
const hint = hard.slice(0, 4).join(" ").slice(0, 300);
const source = {
  quote: wholeText.slice(0, 4000),
  title,
  page: 123_456,
  url: `https://example.org/${longWord.repeat(3)}`,
};

let messages: CompiledMessages = {};

beforeAll(async () => {
  messages = await loadMessages("fr", [
    "kit",
    "exercise",
    "placement",
    "numeric",
    "freeAnswer",
    "dialogue",
    "vocabulary",
    "character",
    "code",
  ]);
});

afterEach(async () => {
  document.body.removeAttribute("style");
  await page.viewport(640, 800);
});

/** An exercise on the narrowest screen, with all that can stand around it. */
async function play({ kind, content }: (typeof cases)[number]) {
  await page.viewport(320, 640);
  Object.assign(document.body.style, { inlineSize: "320px", paddingInline: "16px" });
  const checked = vi.fn();
  const screen = await render(
    <Exercise
      kind={kind}
      content={content}
      title={title}
      hint={hint}
      source={source}
      language="fr"
      messages={messages}
      onChecked={checked}
    />,
  );
  const { container } = screen;
  await vi.waitFor(() => {
    expect(container.querySelector("h2")).toBeTruthy();
    expect(container.querySelector("[aria-busy]")).toBeNull();
  });
  return { container, screen, checked };
}

describe.each(cases)("$name", (played) => {
  test("fits the narrowest screen with a long title and hint, and once its answer is explained", async () => {
    const { container, screen, checked } = await play(played);
    if (played.name !== "lesson") {
      await screen.getByRole("button", { name: "Indice" }).click();
      await vi.waitFor(() =>
        expect(container.querySelector("[aria-expanded='true']")).toBeTruthy(),
      );
    }
    expect(overflowing(container)).toEqual([]);
    const reveal = screen.getByRole("button", { name: "Révéler", exact: true });
    if (reveal.query() === null) return;
    await reveal.click();
    await vi.waitFor(() => {
      expect(checked).toHaveBeenCalledOnce();
      expect(container.querySelector("details")).toBeTruthy();
    });
    for (const details of container.querySelectorAll("details")) details.open = true;
    await expect.element(screen.getByRole("blockquote")).toBeVisible();
    expect(overflowing(container)).toEqual([]);
  });
});
