import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInKit } from "../../testing/render.ts";
import { Info } from "../icon/icons.ts";
import { Tooltip } from "./Tooltip.tsx";

test("the focus shows it, it describes the button, and Escape hides it", async () => {
  const screen = await renderInKit(<Tooltip icon={Info} label="Confiance" text="De 0 à 100 %." />);
  const button = screen.getByRole("button", { name: "Confiance" });
  await userEvent.tab();
  await expect.element(screen.getByRole("tooltip")).toHaveTextContent("De 0 à 100 %.");
  await expect.element(button).toHaveAccessibleDescription("De 0 à 100 %.");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("tooltip")).not.toBeInTheDocument();
});
