import { afterEach, expect, test, vi } from "vitest";
import { atomOf } from "../testing/atoms.ts";
import { renderExercise } from "../testing/renderExercise.tsx";
import { ExercisePlayer } from "./ExercisePlayer.tsx";

vi.mock("../true-false/TrueFalse.tsx", () => ({
  TrueFalse: () => {
    throw new TypeError("x is undefined");
  },
}));

afterEach(() => {
  vi.restoreAllMocks();
});

test("a renderer that fails is explained, and reported with what failed", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const report = vi.fn();
  const atom = atomOf("trueFalse");
  const screen = await renderExercise(
    <ExercisePlayer
      atom={atom}
      language="fr"
      onAnswer={vi.fn()}
      onContinue={vi.fn()}
      onReport={report}
    />,
  );
  await expect.element(screen.getByRole("heading", { level: 2 })).toBeVisible();
  await screen.getByRole("button", { name: "Signaler un problème" }).click();
  expect(report).toHaveBeenCalledExactlyOnceWith({
    atomId: atom.id,
    reason: "broken",
    details: ["renderer: TypeError: x is undefined"],
  });
});
