import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInKit } from "../../testing/render.ts";
import { TutorialOverlay } from "./TutorialOverlay.tsx";

test("Escape skips, and the overlay waits for its owner to close it", async () => {
  const onSkip = vi.fn<() => void>();
  const screen = await renderInKit(
    <TutorialOverlay
      steps={[{ id: "one", title: "Bienvenue", text: "Voici ton atelier." }]}
      index={0}
      onStep={() => undefined}
      onSkip={onSkip}
      onFinish={() => undefined}
    />,
  );
  await expect.element(screen.getByRole("dialog", { name: "Bienvenue" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(onSkip).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole("dialog")).toBeVisible();
});
