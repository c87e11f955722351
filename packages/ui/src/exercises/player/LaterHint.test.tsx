import { expect, test, vi } from "vitest";
import { renderInKit } from "../../testing/render.ts";
import { ExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { LaterHint } from "./LaterHint.tsx";

vi.mock("./Hint.tsx", () => {
  throw new TypeError("It did not load.");
});

test("a hint whose looks do not arrive is shown by what the browser has", async () => {
  const screen = await renderInKit(
    <ExerciseTexts>
      <LaterHint text="Compte les limites." language="fr" announce={() => {}} />
    </ExerciseTexts>,
    { locale: "fr" },
  );
  const text = screen.getByText("Compte les limites.");
  await expect.element(text).not.toBeVisible();
  await screen.getByText("Indice").click();
  await expect.element(text).toBeVisible();
});
