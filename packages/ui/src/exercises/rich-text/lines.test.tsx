import { expect, test } from "vitest";
import { renderInKit } from "../../testing/render.ts";
import { RichText } from "./RichText.tsx";

test("Japanese is broken between its phrases", async () => {
  const screen = await renderInKit(<RichText text={[{ text: "勉強します", lang: "ja" }]} />);
  const words = screen.getByText("勉強します").element();
  expect(getComputedStyle(words).wordBreak).toBe("auto-phrase");
});
