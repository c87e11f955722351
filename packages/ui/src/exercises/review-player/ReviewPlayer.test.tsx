import { expect, test, vi } from "vitest";
import { atomOf } from "../testing/atoms.ts";
import { keys, renderExercise, tabTo } from "../testing/renderExercise.tsx";
import { ReviewPlayer } from "./ReviewPlayer.tsx";
import type { Grade } from "./reviewSession.ts";

test("the end waits for the last answer, which may still be on its way", async () => {
  const atom = atomOf("trueFalse");
  const { promise, resolve } = Promise.withResolvers<Grade | null>();
  const finish = vi.fn();
  const screen = await renderExercise(
    <ReviewPlayer
      title="Révisions"
      items={[{ id: atom.id, atom, language: "fr" }]}
      xp={0}
      onAnswer={() => promise}
      onClose={vi.fn()}
      onFinish={finish}
    />,
  );
  await tabTo((element) => element.matches("input"));
  await keys("ArrowDown", "Enter");
  await expect.element(screen.getByRole("heading", { name: "C’est ça !" })).toBeVisible();
  await keys("Enter");
  await expect.element(screen.getByRole("heading", { name: "C’est ça !" })).not.toBeInTheDocument();
  expect(finish).not.toHaveBeenCalled();
  resolve(null);
  await vi.waitFor(() => expect(finish).toHaveBeenCalledOnce());
});
