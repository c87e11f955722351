import { expect, test } from "vitest";
import { renderInKit } from "../../testing/render.ts";
import { RichText } from "./RichText.tsx";

test("a question keeps a short word with a hyphen on one line", async () => {
  const screen = await renderInKit(
    <div style={{ inlineSize: 90 }}>
      <RichText text="Quel mot choisis-tu ?" />
    </div>,
  );
  const words = screen.getByText("choisis-tu", { exact: true }).element();
  expect(getComputedStyle(words).whiteSpace).toBe("nowrap");
});

test("Japanese is broken between its phrases", async () => {
  const screen = await renderInKit(<RichText text={[{ text: "勉強します", lang: "ja" }]} />);
  const words = screen.getByText("勉強します").element();
  expect(getComputedStyle(words).wordBreak).toBe("auto-phrase");
});
