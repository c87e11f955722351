import { expect, test, vi } from "vitest";
import { atomOf } from "../testing/atoms.ts";
import { keys, renderExercise, tabTo } from "../testing/renderExercise.tsx";
import { answering } from "../testing/replies.ts";
import { ExercisePlayer } from "./ExercisePlayer.tsx";
import type { ExerciseReport } from "./ExercisePlayerProps.ts";

async function playing(onReport?: (report: ExerciseReport) => void) {
  const atom = atomOf("trueFalse");
  return renderExercise(
    <ExercisePlayer
      atom={atom}
      language="fr"
      onAnswer={answering(atom)}
      onContinue={() => {}}
      onReport={onReport}
    />,
  );
}

test("a learner reports a question, by a press or a key, and goes on answering it", async () => {
  const onReport = vi.fn<(report: ExerciseReport) => void>();
  const screen = await playing(onReport);
  const report = screen.getByRole("button", { name: "Signaler un problème" });
  await screen.getByRole("radio", { name: "Faux" }).click();
  await report.click();
  const told: ExerciseReport = { atomId: "atom-trueFalse", reason: "learner", details: [] };
  expect(onReport).toHaveBeenCalledExactlyOnceWith(told);
  await tabTo((element) => element === report.element());
  await keys("Enter");
  expect(onReport.mock.calls).toEqual([[told], [told]]);
  await screen.getByRole("button", { name: "Vérifier" }).click();
  await expect.element(screen.getByRole("heading", { name: "C’est ça !" })).toBeVisible();
});

test("nothing is offered where nobody listens", async () => {
  const screen = await playing();
  await expect.element(screen.getByRole("radio", { name: "Faux" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Signaler un problème" }).query()).toBeNull();
});
