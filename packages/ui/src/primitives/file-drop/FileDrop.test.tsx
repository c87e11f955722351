import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Held } from "../../testing/index.ts";
import { renderInKit } from "../../testing/render.ts";
import { FileDrop } from "./FileDrop.tsx";
import type { FileTransfer } from "./ChosenFile.tsx";

const pdf = new File(["%PDF-1.7"], "cours.pdf", { type: "application/pdf" });

async function renderDrop(transfer?: FileTransfer) {
  const taken = vi.fn();
  const screen = await renderInKit(
    <Held<File | null> initial={null}>
      {(file, change) => (
        <FileDrop
          label="Ton PDF"
          file={file}
          transfer={transfer}
          onChange={(next) => {
            taken(next?.name ?? null);
            change(next);
          }}
        />
      )}
    </Held>,
  );
  return { screen, taken };
}

function drop(zone: Element) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(pdf);
  const options = { dataTransfer, bubbles: true, cancelable: true };
  zone.dispatchEvent(new DragEvent("dragover", options));
  zone.dispatchEvent(new DragEvent("drop", options));
}

test("takes a file that is chosen, and gives it back", async () => {
  const { screen, taken } = await renderDrop();
  await userEvent.upload(screen.getByLabelText(/Ton PDF/), pdf);
  await expect.element(screen.getByRole("status").getByText("cours.pdf")).toBeVisible();
  await screen.getByRole("button", { name: "Retirer cours.pdf" }).click();
  expect(taken.mock.calls).toEqual([["cours.pdf"], [null]]);
});

test("takes a file that is dropped on it", async () => {
  const { screen, taken } = await renderDrop();
  const zone = screen
    .getByLabelText(/Ton PDF/)
    .element()
    .closest("label");
  expect(zone).not.toBeNull();
  if (zone !== null) drop(zone);
  await expect.element(screen.getByText("cours.pdf")).toBeVisible();
  expect(taken).toHaveBeenCalledExactlyOnceWith("cours.pdf");
});

test("the input is reached by Tab, so that keys open the dialog", async () => {
  const { screen } = await renderDrop();
  await userEvent.tab();
  await expect.element(screen.getByLabelText(/Ton PDF/)).toHaveFocus();
});

test("a file that did not arrive says why, and is sent again", async () => {
  const onRetry = vi.fn();
  const reason = "La connexion s’est coupée.";
  const { screen, taken } = await renderDrop({ status: "failed", reason, onRetry });
  await userEvent.upload(screen.getByLabelText(/Ton PDF/), pdf);
  await expect.element(screen.getByRole("alert").getByText(reason)).toBeVisible();
  await screen.getByRole("button", { name: "Réessayer" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await screen.getByRole("button", { name: "Retirer cours.pdf" }).click();
  expect(taken).toHaveBeenLastCalledWith(null);
});

test("a file on its way cannot be taken back, and says how far it is", async () => {
  const { screen } = await renderDrop({ status: "sending", sent: 0.25 });
  await userEvent.upload(screen.getByLabelText(/Ton PDF/), pdf);
  const bar = screen.getByRole("progressbar", { name: "Envoi du fichier" });
  await expect.element(bar).toHaveAttribute("aria-valuenow", "0.25");
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
});
