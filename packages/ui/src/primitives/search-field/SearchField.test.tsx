import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Held } from "../../testing/index.ts";
import { renderInKit } from "../../testing/render.ts";
import { SearchField } from "./SearchField.tsx";

async function renderSearch() {
  const onSubmit = vi.fn();
  const screen = await renderInKit(
    <Held initial="">
      {(value, onChange) => (
        <SearchField label="Chercher" value={value} onChange={onChange} onSubmit={onSubmit} />
      )}
    </Held>,
  );
  return { screen, box: screen.getByRole("searchbox", { name: "Chercher" }), onSubmit };
}

test("Escape empties it and keeps the focus", async () => {
  const { box } = await renderSearch();
  await box.fill("kana");
  await userEvent.keyboard("{Escape}");
  await expect.element(box).toHaveValue("");
  await expect.element(box).toHaveFocus();
});

test("the cross empties it, gives the focus back and goes away", async () => {
  const { screen, box } = await renderSearch();
  const cross = screen.getByRole("button", { name: "Effacer la recherche" });
  await expect.element(cross).not.toBeInTheDocument();
  await box.fill("kana");
  await cross.click();
  await expect.element(box).toHaveValue("");
  await expect.element(box).toHaveFocus();
  await expect.element(cross).not.toBeInTheDocument();
});

test("Enter submits", async () => {
  const { box, onSubmit } = await renderSearch();
  await box.fill("kana");
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("takes no more than a search may hold, and cuts what is pasted", async () => {
  const { box } = await renderSearch();
  await box.fill("a".repeat(199));
  await userEvent.keyboard("bc");
  await expect.element(box).toHaveValue(`${"a".repeat(199)}b`);
  await userEvent.keyboard("{Control>}a{/Control}");
  await userEvent.copy();
  await userEvent.keyboard("{End}{Backspace}");
  await userEvent.paste();
  await expect.element(box).toHaveValue(`${"a".repeat(199)}a`);
});
