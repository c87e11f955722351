import { expect, test, vi } from "vitest";
import { renderInKit } from "../../testing/render.ts";
import { ClassificationChipsProblem } from "./ClassificationChipsProblem.tsx";

test("a topic that could not be looked at is an alert with both ways on", async () => {
  const [onRetry, onCorrect] = [vi.fn(), vi.fn()];
  const screen = await renderInKit(
    <ClassificationChipsProblem problem="failed" onRetry={onRetry} onCorrect={onCorrect} />,
  );
  const alert = screen.getByRole("alert");
  await expect.element(alert.getByText(/Ton texte est gardé/u)).toBeVisible();
  await alert.getByRole("button", { name: "Réessayer" }).click();
  await alert.getByRole("button", { name: "Choisir moi-même" }).click();
  expect([onRetry.mock.calls.length, onCorrect.mock.calls.length]).toEqual([1, 1]);
});

test("a topic that is not known is no failure, and offers no second try", async () => {
  const screen = await renderInKit(
    <ClassificationChipsProblem problem="unknown" onCorrect={() => undefined} />,
  );
  await expect.element(screen.getByRole("status").getByText(/Dis-le autrement/u)).toBeVisible();
  expect(screen.getByRole("button").elements()).toHaveLength(1);
});
