import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { LogOut } from "../../primitives/icon/icons.ts";
import { renderInKit } from "../../testing/render.ts";
import { CapsuleMenu } from "./CapsuleMenu.tsx";

test("discloses what is seldom done, does it, and gives the focus back on Escape", async () => {
  const leave = vi.fn();
  const screen = await renderInKit(
    <CapsuleMenu
      label="Plus"
      items={[{ id: "leave", label: "Ne plus suivre", icon: LogOut, onPress: leave }]}
    />,
  );
  const button = screen.getByRole("button", { name: "Plus" });
  const entry = screen.getByRole("button", { name: "Ne plus suivre" });
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}{Tab}");
  await expect.element(entry).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(entry).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();

  await userEvent.keyboard("{Enter}{Tab}{Enter}");
  expect(leave).toHaveBeenCalledOnce();
  await expect.element(entry).not.toBeInTheDocument();
});
