import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInKit } from "../../testing/render.ts";
import type { CellRun, CodeCell } from "./cells.ts";
import { CodeCells } from "./CodeCells.tsx";

const cell = (id: string, source = id): CodeCell => ({ id, language: "javascript", source });

function Notebook({ first }: { readonly first: readonly CodeCell[] }) {
  const [cells, setCells] = useState(first);
  const [runs, setRuns] = useState<ReadonlyMap<string, CellRun>>(new Map());
  const put = (id: string, run: CellRun) => setRuns(new Map([[id, run]]));
  return (
    <CodeCells
      cells={cells}
      runs={runs}
      onChange={setCells}
      onRun={({ id, source }) =>
        put(
          id,
          source === "endless"
            ? { kind: "running", printed: [], cut: false }
            : { kind: "done", value: "3", printed: [], cut: false },
        )
      }
      onStop={() => put("a", { kind: "ended", why: "stopped", printed: [], cut: false })}
      onStartAfresh={() => setRuns(new Map())}
      makeId={() => `${cells.length}`}
    />
  );
}

test("what came of a run is read once it is over, and a run that goes on can be stopped", async () => {
  const screen = await renderInKit(<Notebook first={[cell("a", "1 + 2"), cell("b")]} />);
  const status = screen.getByRole("status");
  await userEvent.click(screen.getByRole("textbox").first());
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(status).toHaveTextContent("Cellule 1 : Terminé 3");
  await userEvent.click(screen.getByRole("textbox").first());
  await userEvent.fill(screen.getByRole("textbox").first(), "endless");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(status).toBeEmptyDOMElement();
  await expect.element(screen.getByRole("button", { name: "Exécuter" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Arrêter" }));
  await expect
    .poll(() => status.element().textContent)
    .toContain("variables de toutes les cellules sont perdues");
});

test("cells are added, moved and deleted, and come back; the focus follows", async () => {
  const screen = await renderInKit(<Notebook first={[]} />);
  const sources = () =>
    screen
      .getByRole("textbox")
      .all()
      .map((box) => Reflect.get(box.element(), "value"));
  await userEvent.click(screen.getByRole("button", { name: "Ajouter une cellule en Python" }));
  await expect.element(screen.getByRole("textbox")).toHaveFocus();
  await expect.element(screen.getByRole("combobox")).toHaveValue("python");
  await userEvent.keyboard("one");
  await userEvent.click(screen.getByRole("button", { name: "Ajouter une cellule en dessous" }));
  await userEvent.keyboard("two");
  expect(sources()).toEqual(["one", "two"]);
  await userEvent.click(screen.getByRole("button", { name: "Monter" }).last());
  expect(sources()).toEqual(["two", "one"]);
  await expect.element(screen.getByRole("textbox").first()).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Supprimer la cellule" }).first());
  expect(sources()).toEqual(["one"]);
  await expect.element(screen.getByRole("button", { name: "Annuler" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(sources()).toEqual(["two", "one"]);
  await expect.element(screen.getByRole("textbox").first()).toHaveFocus();
});

test("a cell takes no more than it holds, and says so", async () => {
  const screen = await renderInKit(<Notebook first={[cell("a", "x".repeat(9_999))]} />);
  const box = screen.getByRole("textbox");
  await userEvent.click(box);
  await userEvent.keyboard("{Control>}{End}{/Control}yy");
  await expect.element(box).toHaveAccessibleDescription(/10\s000 caractères/u);
  expect(Reflect.get(box.element(), "value")).toHaveLength(10_000);
});
