import { Suspense } from "react";
import { expect, test } from "vitest";
import { renderInKit } from "../../testing/render.ts";
import { figures } from "./examples.ts";
import { cornerOf, isDark, squares } from "./chessboardLayout.ts";
import { PromptPicture } from "../picture/PromptPicture.tsx";

function shown(figure: Parameters<typeof PromptPicture>[0]["figure"]) {
  return renderInKit(
    <Suspense>
      <PromptPicture figure={figure} />
    </Suspense>,
  );
}

test.each(Object.entries(figures))("%s is a picture with its description", async (_, figure) => {
  const screen = await shown(figure);
  await expect.element(screen.getByRole("img", { name: figure.description })).toBeVisible();
});

test("without a figure nothing is there", async () => {
  const screen = await shown(undefined);
  expect(screen.container.textContent).toBe("");
});

test("a board lists its pieces in words", async () => {
  const screen = await shown(figures.fromBlack);
  await screen.getByText("Les pièces en mots").click();
  await expect.element(screen.getByText("Blancs")).toBeVisible();
  await expect.element(screen.getByText("dame h5")).toBeVisible();
  await expect.element(screen.getByText("cavaliers c6 et f6")).toBeVisible();
});

test("what cannot be drawn says so, in words", async () => {
  const screen = await shown({ ...figures.ending, position: "9/8/8/8/8/8/8/8" });
  await expect.element(screen.getByText(/ne peut pas être affichée/u)).toBeVisible();
  expect(screen.container.querySelector("svg")).toBeNull();
});

test("the board turns with its view", () => {
  expect(cornerOf("a1", "white")).toEqual(cornerOf("h8", "black"));
  expect(cornerOf("a8", "white").y).toBe(0);
  expect(squares.filter(isDark)).toHaveLength(32);
  expect(["a1", "h8", "d4"].every(isDark)).toBe(true);
  expect(isDark("h1")).toBe(false);
});
