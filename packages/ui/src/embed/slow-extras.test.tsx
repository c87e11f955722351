import exercise from "@alambic/i18n/messages/en/exercise";
import kit from "@alambic/i18n/messages/en/kit";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Exercise } from "./Exercise.tsx";
import trueFalse from "../exercises/true-false/index.ts";

const network = vi.hoisted(() => Promise.withResolvers<void>());

vi.mock("../exercises/player/extras.ts", async () => {
  const { lazy } = await import("../exercises/lazy.ts");
  const extras = lazy(async () => {
    await network.promise;
    return import("../exercises/player/extra-parts.ts");
  });
  return { extras };
});

test("a verdict is laid out unseen as soon as what follows an answer arrives, and tells nobody", async () => {
  const checked = vi.fn();
  const screen = await render(
    <Exercise
      kind={trueFalse}
      content={{ statement: "Ice floats on water.", answer: true }}
      language="en"
      messages={{ ...kit, ...exercise }}
      onChecked={checked}
    />,
  );
  await screen.getByRole("radio", { name: "False" }).click();
  await expect.element(screen.getByRole("button", { name: "Check" })).toBeEnabled();
  const verdict = () => document.querySelector("h3");
  expect(verdict()).toBeNull();
  network.resolve();
  await expect.poll(() => verdict()?.textContent).toBe(exercise["exercise.feedback.incorrect"]);
  await expect.element(screen.getByRole("heading", { level: 3 })).not.toBeInTheDocument();
  expect(checked).not.toHaveBeenCalled();
});
