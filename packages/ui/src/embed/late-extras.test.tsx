import exercise from "@alambic/i18n/messages/en/exercise";
import kit from "@alambic/i18n/messages/en/kit";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Exercise } from "./Exercise.tsx";
import trueFalse from "../exercises/true-false/index.ts";

const network = vi.hoisted(() => ({ isDown: true, asked: 0 }));

vi.mock("../exercises/player/extras.ts", async () => {
  const { lazy } = await import("../exercises/lazy.ts");
  const extras = lazy(async () => {
    network.asked += 1;
    if (network.isDown) throw new TypeError("It did not load.");
    return import("../exercises/player/extra-parts.ts");
  });
  return { extras };
});

test("an answer whose extras does not arrive is kept, and checked once that has come", async () => {
  const checked = vi.fn();
  const screen = await render(
    <Exercise
      kind={trueFalse}
      content={{ statement: "Ice floats on water.", answer: true, explanation: "It is lighter." }}
      language="en"
      messages={{ ...kit, ...exercise }}
      onChecked={checked}
    />,
  );
  // Nobody answered yet: nothing was asked for.
  expect(network.asked).toBe(0);
  const right = screen.getByRole("radio", { name: "True" });
  await right.click();
  await vi.waitFor(() => expect(network.asked).toBeGreaterThan(0));
  const check = screen.getByRole("button", { name: "Check" });
  await check.click();
  await expect.element(screen.getByText(/could not be checked/u)).toHaveRole("alert");
  await expect.element(right).toBeChecked();
  expect(checked).not.toHaveBeenCalled();
  network.isDown = false;
  await check.click();
  await expect.element(screen.getByRole("heading", { level: 3 })).toBeVisible();
  await expect.element(screen.getByText("It is lighter.")).toBeVisible();
  expect(checked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome: "correct" }));
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("radio", { checked: true })).not.toBeInTheDocument();
  await userEvent.keyboard("2");
  await expect.element(screen.getByRole("radio", { name: "False" })).toBeChecked();
});
