import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInKit } from "../../testing/render.ts";
import type { NoteContent } from "./note-content.ts";
import { NoteEditor } from "./NoteEditor.tsx";
import type { NoteEditorProps } from "./NoteEditor.tsx";

const nothing = () => undefined;

async function write(content: unknown = null, about: Partial<NoteEditorProps> = {}) {
  const onContent = vi.fn<(content: NoteContent) => void>();
  const screen = await renderInKit(
    <NoteEditor
      id="note"
      title="Note"
      onTitle={nothing}
      content={content}
      onContent={onContent}
      font="sans"
      onFont={nothing}
      size="normal"
      onSize={nothing}
      save="idle"
      {...about}
    />,
  );
  const field = screen.getByRole("textbox", { name: "Note", exact: true }).last();
  await expect.element(field).toBeVisible();
  await userEvent.click(field);
  const stored = () => JSON.stringify(onContent.mock.lastCall?.[0]);
  return { screen, field, stored, onContent };
}

test("typed, formatted by key and by button, undone and done again", async () => {
  const { screen, field, stored } = await write();
  await userEvent.keyboard("un {Control>}b{/Control}deux{Control>}b{/Control}");
  await expect.element(field).toHaveTextContent("un deux");
  expect(stored()).toContain('"marks":[{"type":"strong"}],"text":"deux"');
  await userEvent.click(screen.getByRole("button", { name: "Souligné" }));
  await userEvent.keyboard("trois");
  expect(stored()).toContain('"marks":[{"type":"underline"}],"text":"trois"');
  await userEvent.click(screen.getByRole("button", { name: "Annuler" }));
  await expect.element(field).not.toHaveTextContent("un deuxtrois");
  await userEvent.click(screen.getByRole("button", { name: "Rétablir" }));
  await expect.element(field).toHaveTextContent("un deuxtrois");
});

test("a link has to begin with https, and can be taken away", async () => {
  const { screen, field, stored } = await write();
  await userEvent.keyboard("voir");
  await userEvent.keyboard("{Control>}a{/Control}");
  await userEvent.click(screen.getByRole("button", { name: "Lien" }));
  const address = screen.getByLabelText(/Adresse de la page/u);
  await userEvent.fill(address, "javascript:alert(1)");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(/Ce n’est pas une adresse/u)).toBeVisible();
  await userEvent.fill(address, "https://example.org");
  await userEvent.keyboard("{Enter}");
  await expect.element(field.getByRole("link", { name: "voir" })).toBeVisible();
  expect(stored()).toContain('"href":"https://example.org"');
  await expect.element(field).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Lien" }));
  await userEvent.click(screen.getByRole("button", { name: "Retirer le lien" }));
  expect(stored()).not.toContain("href");
});

test("an address that is pasted after the prefix stands for itself", async () => {
  const { screen, stored } = await write();
  await userEvent.click(screen.getByRole("button", { name: "Lien" }));
  const address = screen.getByLabelText(/Adresse de la page/u);
  await expect.element(address).toHaveValue("https://");
  await userEvent.fill(address, "https://http://example.org/x");
  await expect.element(address).toHaveValue("http://example.org/x");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(/Ce n’est pas une adresse/u)).toBeVisible();
  await userEvent.fill(address, "https://https://example.org/x");
  await userEvent.keyboard("{Enter}");
  expect(stored()).toContain('"href":"https://example.org/x"');
});

test("what is refused is not said to be tried again, and the title says what is wrong", async () => {
  const { screen } = await write(null, { save: "refused", titleError: "200 signes au plus." });
  await expect.element(screen.getByText(/Ton texte reste sur cet appareil/u)).toBeVisible();
  await expect.element(screen.getByText(/réessayons/u)).not.toBeInTheDocument();
  const title = screen.getByLabelText("Titre");
  await expect.element(title).toHaveAccessibleDescription("200 signes au plus.");
  await expect.element(title).toHaveAttribute("aria-invalid", "true");
});

test("Tab leaves the text, and no style element is put into the page", async () => {
  const before = document.querySelectorAll("style").length;
  const { field } = await write();
  await expect.element(field).toHaveFocus();
  await userEvent.tab();
  await expect.element(field).not.toHaveFocus();
  expect(document.querySelectorAll("style").length).toBeLessThanOrEqual(before + 1);
});
