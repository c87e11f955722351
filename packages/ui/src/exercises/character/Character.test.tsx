import type { StrokePoint } from "@alambic/contract";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { drawStroke } from "../testing/drawStroke.ts";
import { playing } from "../testing/playing.tsx";
import { expectAccessible, keys, tabTo } from "../testing/renderExercise.tsx";
import { examples, strokesOfKi } from "./examples.ts";
import { laterDrawing } from "./Writing.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

async function drawing() {
  vi.spyOn(Element.prototype, "setPointerCapture").mockImplementation(() => {});
  const stage = await playing(examples.write);
  const board = stage.screen.getByRole("img");
  await expect.element(board).toBeVisible();
  const drawAll = async (strokes: readonly (readonly StrokePoint[])[]) => {
    for (const [at, stroke] of strokes.entries()) {
      drawStroke(board.element(), stroke);
      await expect.element(board).toHaveAccessibleName(new RegExp(`: ${at + 1} sur`, "u"));
    }
  };
  return { ...stage, board, drawAll };
}

test("is drawn stroke by stroke, each of which is announced once", async () => {
  const { screen, given, said, drawAll } = await drawing();
  await expectAccessible(screen.container);
  await drawAll(strokesOfKi);
  expect(said()).toEqual([1, 2, 3, 4].map((number) => `Trait ${number} sur 4.`));
  await screen.getByRole("button", { name: "Vérifier" }).click();
  await expect.element(screen.getByRole("heading", { name: "C’est ça !" })).toBeVisible();
  expect(given[0]).toMatchObject({ answer: { type: "drawn", strokes: [{}, {}, {}, {}] } });
  await expectAccessible(screen.container);
});

test("strokes are undone and cleared; what is not right is said of each", async () => {
  const { screen, board, drawAll } = await drawing();
  const [first = [], second = []] = strokesOfKi;
  await drawAll([first, second]);
  await screen.getByRole("button", { name: "Annuler le dernier trait" }).click();
  await expect.element(board).toHaveAccessibleName(/1 sur 4 traits/u);
  await screen.getByRole("button", { name: "Effacer le dessin" }).click();
  await expect.element(screen.getByRole("button", { name: "Vérifier" })).toBeDisabled();
  await drawAll([first, second.toReversed()]);
  await screen.getByRole("button", { name: "Vérifier" }).click();
  await expect.element(screen.getByText("Certaines réponses sont incorrectes.")).toBeVisible();
  // The strokes have their verdicts one frame after the feedback.
  await vi.waitFor(() => {
    const items = screen.getByRole("listitem").elements();
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "justeTrait 1 est juste",
      "pas encoreTrait 2 part de l’autre bout",
      "pas encoreTrait 3 manque",
      "pas encoreTrait 4 manque",
    ]);
  });
});

test("typing is as good, and by keyboard; the drawing waits", async () => {
  const { screen, given } = await playing(examples.write);
  await tabTo((element) => element.matches("[type='radio']"));
  await keys("ArrowRight");
  await expect.element(screen.getByRole("radio", { name: "Taper" })).toBeChecked();
  await tabTo((element) => element.matches("[type='text']"));
  await expect.element(screen.getByRole("textbox", { name: /\. Le signe$/u })).toHaveFocus();
  await userEvent.keyboard("き");
  await keys("Enter");
  await expect.element(screen.getByRole("heading", { name: "C’est ça !" })).toBeVisible();
  expect(given).toEqual([{ content_type: "character", answer: { type: "typed", text: "き" } }]);
});

test("where what draws does not arrive, it is typed", async () => {
  vi.spyOn(laterDrawing, "peek").mockReturnValue(null);
  vi.spyOn(laterDrawing, "load").mockRejectedValue(new TypeError("It did not load."));
  const { screen, given } = await playing(examples.write);
  await tabTo((element) => element.matches("[type='text']"));
  await userEvent.keyboard("き");
  await keys("Enter");
  await expect.element(screen.getByRole("heading", { name: "C’est ça !" })).toBeVisible();
  expect(given).toEqual([{ content_type: "character", answer: { type: "typed", text: "き" } }]);
});

test("its reading is asked for only where it may be typed", async () => {
  const { screen } = await playing(examples.type);
  await expect.element(screen.getByRole("textbox", { name: /ou sa lecture$/u })).toBeVisible();
});

test("is recognised by a number key", async () => {
  const { screen, given } = await playing(examples.read);
  await expectAccessible(screen.container);
  await tabTo((element) => element.matches("[type='radio']"));
  await keys("2", "Enter");
  await expect.element(screen.getByRole("heading", { name: "C’est ça !" })).toBeVisible();
  expect(given).toEqual([
    { content_type: "character", answer: { type: "chosen", choice_id: "ki" } },
  ]);
});

test("what is shown is shown in words too", async () => {
  const { screen } = await playing(examples.write);
  await screen.getByRole("button", { name: "Révéler" }).click();
  await expect.element(screen.getByText("き", { exact: true })).toBeVisible();
  await expectAccessible(screen.container);
});
