import { expect, test, vi } from "vitest";
import { renderInKit } from "../../testing/render.ts";
import { ExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { started } from "../session/answering.ts";
import { createSessionStore } from "../session/createSessionStore.ts";
import { afterFrame } from "./afterFrame.ts";
import { LazyHint } from "./LazyHint.tsx";

vi.mock("./Hint.tsx", () => {
  throw new TypeError("It did not load.");
});

test("a hint whose looks do not arrive is shown by what the browser has", async () => {
  const store = createSessionStore(started(null, 0), afterFrame);
  const screen = await renderInKit(
    <ExerciseTexts>
      <LazyHint
        text="Compte les limites."
        language="fr"
        state="unheard"
        store={store}
        announce={() => {}}
      />
    </ExerciseTexts>,
    { locale: "fr" },
  );
  const text = screen.getByText("Compte les limites.");
  await expect.element(text).not.toBeVisible();
  await screen.getByText("Indice").click();
  await expect.element(text).toBeVisible();
  await vi.waitFor(() => expect(store.get()).toMatchObject({ hint: "open" }));
});
