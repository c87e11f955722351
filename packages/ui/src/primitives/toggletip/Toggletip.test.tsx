import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInKit } from "../../testing/render.ts";
import { Toggletip } from "./Toggletip.tsx";

test("a press shows the answer, and no mere hover; Escape hides it", async () => {
  const screen = await renderInKit(<Toggletip label="Comment ?">Ainsi.</Toggletip>);
  const button = screen.getByRole("button", { name: "Comment ?" });
  const answer = screen.getByRole("dialog", { name: "Comment ?" });
  await userEvent.hover(button);
  await expect.element(answer).not.toBeInTheDocument();
  await userEvent.click(button);
  await expect.element(answer).toHaveFocus();
  await expect.element(answer).toHaveTextContent("Ainsi.");
  await userEvent.keyboard("{Escape}");
  await expect.element(button).toHaveFocus();
});
