import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Held } from "../../testing/index.ts";
import { renderInKit } from "../../testing/render.ts";
import { Tabs } from "./Tabs.tsx";

test("arrow keys move, pass what is disabled and show the panel", async () => {
  const screen = await renderInKit(
    <Held initial="one">
      {(selected, onChange) => (
        <Tabs
          label="Carnet"
          selected={selected}
          onChange={onChange}
          tabs={[
            { id: "one", label: "Leçon", content: "deux notes" },
            { id: "two", label: "Partagées", disabled: true, content: "rien" },
            { id: "three", label: "Toutes", content: "dix notes" },
          ]}
        />
      )}
    </Held>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole("tab", { name: "Leçon" })).toHaveFocus();
  await expect.element(screen.getByRole("tabpanel")).toHaveTextContent("deux notes");
  await userEvent.keyboard("{ArrowRight}");
  const all = screen.getByRole("tab", { name: "Toutes" });
  await expect.element(all).toHaveFocus();
  await expect.element(all).toHaveAttribute("aria-selected", "true");
  await expect.element(screen.getByRole("tabpanel")).toHaveTextContent("dix notes");
});
