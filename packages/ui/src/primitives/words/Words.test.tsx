import { expect, test } from "vitest";
import { renderInKit } from "../../testing/render.ts";
import { Button } from "../button/Button.tsx";
import { Heading } from "../heading/Heading.tsx";

/** The lines that a stretch of the page's text stands on. */
function linesOf(words: string): number {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const tops = new Set<number>();
  const range = document.createRange();
  while (nodes.nextNode() !== null) {
    const { currentNode: node } = nodes;
    const start = node.textContent?.indexOf(words) ?? -1;
    if (start < 0) continue;
    range.setStart(node, start);
    range.setEnd(node, start + words.length);
    for (const { top } of range.getClientRects()) tops.add(Math.round(top));
  }
  return tops.size;
}

const widths = Array.from({ length: 12 }, (_, step) => 140 + 12 * step);

test.each([
  [
    "a heading",
    <Heading key="heading" level={1}>
      Pour finir, choisis-tu ?
    </Heading>,
    "choisis-tu",
  ],
  ["a button", <Button key="button">Changer mon adresse e-mail</Button>, "e-mail"],
])("%s breaks no word in two", async (_, content, words) => {
  const screen = await renderInKit(<div />);
  for (const inlineSize of widths) {
    await screen.rerender(<div style={{ inlineSize, fontSize: 22 }}>{content}</div>);
    expect(linesOf(words)).toBe(1);
  }
});
