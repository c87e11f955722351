import { locales } from "@alambic/i18n";
import { expect, test } from "vitest";
import { renderInKit } from "../../testing/renderInKit.tsx";
import { ReviewSummary } from "./ReviewSummary.tsx";

/** The words that stand on more than one line. */
function brokenWords(container: HTMLElement): string[] {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/\p{L}+/gu)) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => top));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

test.each(locales)("in %s no word breaks in the box of a docs page on a phone", async (locale) => {
  const { container } = await renderInKit(
    <div style={{ inlineSize: "246px" }}>
      <ReviewSummary
        queue={{
          kind: "waiting",
          due: 9,
          overdue: 4,
          new: 5,
          minutes: 5,
          forecast: [18, 4, 9, 2, 14, 0, 7].map((count, day) => ({
            date: new Date(2026, 10, 20 + day),
            count,
          })),
          onStart: () => {},
        }}
      />
    </div>,
    { locale },
  );
  expect(brokenWords(container)).toEqual([]);
});
