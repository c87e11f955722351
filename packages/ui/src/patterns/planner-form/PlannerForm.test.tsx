import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInKit } from "../../testing/render.ts";
import { PlannerForm } from "./PlannerForm.tsx";
import type { PlanDraft } from "./plan.ts";

test("tells its host what is typed, so that it can be kept", async () => {
  const told: PlanDraft[] = [];
  const screen = await renderInKit(
    <PlannerForm
      state="idle"
      now={() => new Date(2026, 10, 20, 18, 0)}
      onChange={(draft) => told.push(draft)}
      onSave={() => undefined}
    />,
  );
  await userEvent.fill(screen.getByLabelText(/étudier/u), "Réviser");
  await userEvent.fill(screen.getByLabelText(/Notes/u), "Le K.");
  expect(told.at(-1)).toMatchObject({ title: "Réviser", notes: "Le K.", time: "18:00" });
});
