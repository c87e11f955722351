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

test("what a step is about stays in use, the rest is silent until the end", async () => {
  const step = {
    id: "two",
    title: "Crée ta capsule",
    text: "Une phrase suffit.",
    target: "#create",
  };
  const tour = (isOpen: boolean, hasTarget: boolean) => (
    <>
      <button>Avant</button>
      <div>
        {hasTarget ? <button id="create">Créer</button> : null}
        <button>Après</button>
      </div>
      {isOpen ? (
        <TutorialOverlay
          steps={[step]}
          index={0}
          onStep={() => undefined}
          onSkip={() => undefined}
          onFinish={() => undefined}
        />
      ) : null}
    </>
  );
  const screen = await renderInKit(tour(true, false));
  const target = screen.getByRole("button", { name: "Créer" });
  const silent = () =>
    ["Avant", "Créer", "Après"].filter((name) => {
      const button = screen.getByRole("button", { name }).query();
      return button !== null && button.closest("[inert]") !== null;
    });
  expect(silent()).toEqual(["Avant", "Après"]);

  await screen.rerender(tour(true, true));
  await expect.element(target).toBeVisible();
  expect(silent()).toEqual(["Avant", "Après"]);
  await userEvent.tab({ shift: true });
  await expect.element(target).toHaveFocus();

  await screen.rerender(tour(false, true));
  expect(silent()).toEqual([]);
});
