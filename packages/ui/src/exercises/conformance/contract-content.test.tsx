import { isContentType } from "@alambic/domain/exercises";
import type { Exercise } from "@alambic/domain/exercises";
import { contractExercises } from "@alambic/domain/testing";
import { createFormatter, loadMessages } from "@alambic/i18n";
import { expect, test, vi } from "vitest";
import { playableTypes } from "../registry.ts";
import { playIn } from "../testing/playIn.tsx";

/** Plays one, and has its right answer shown. */
async function play(exercise: Exercise) {
  const { t } = createFormatter("nl", await loadMessages("nl", ["exercise"]));
  const { container, getByRole, unmount } = await playIn(exercise, "nl");
  const expectSound = () =>
    expect(container.textContent, JSON.stringify(exercise)).not.toContain(
      t("exercise.broken.title"),
    );
  expectSound();
  const reveal = getByRole("button", { name: t("exercise.reveal"), exact: true });
  if (reveal.query() !== null) {
    await reveal.click();
    await getByRole("heading", { name: t("exercise.feedback.revealed") }).findElement();
    expectSound();
  }
  await unmount();
}

test.each(playableTypes.filter(isContentType))(
  "plays what the contract's schema makes and the parser takes: %s",
  async (kind) => {
    const exercises = contractExercises(kind, 8);
    expect(exercises).toHaveLength(8);
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    for (const exercise of exercises) await play(exercise);
    expect(errors).not.toHaveBeenCalled();
  },
  120_000,
);
