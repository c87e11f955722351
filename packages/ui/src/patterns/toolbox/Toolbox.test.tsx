import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Dialog } from "../../primitives/dialog/Dialog.tsx";
import { NotebookPen } from "../../primitives/icon/icons.ts";
import { renderInKit } from "../../testing/render.ts";
import { Toolbox } from "./Toolbox.tsx";
import type { ToolboxView } from "./Toolbox.tsx";

function Shell() {
  const [view, setView] = useState<ToolboxView>({ kind: "tool", id: "notes" });
  const [asking, setAsking] = useState(true);
  return (
    <Toolbox
      tools={[{ id: "notes", name: "Carnet", text: "Tes notes", icon: NotebookPen }]}
      view={view}
      onView={setView}
    >
      <button type="button">Écrire</button>
      {asking ? (
        <Dialog title="Lien" onClose={() => setAsking(false)}>
          <button type="button">Poser</button>
        </Dialog>
      ) : null}
    </Toolbox>
  );
}

test("Escape closes the dialog of a tool first, and only then the panel", async () => {
  const screen = await renderInKit(<Shell />);
  await expect.element(screen.getByRole("dialog", { name: "Lien" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("region", { name: "Carnet" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Écrire" }));
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("region", { name: "Carnet" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Boîte à outils" })).toHaveFocus();
});
