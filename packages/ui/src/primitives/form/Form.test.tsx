import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInKit } from "../../testing/render.ts";
import { Button } from "../button/Button.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Form } from "./Form.tsx";

async function renderForm(pending = false) {
  const onSubmit = vi.fn();
  const screen = await renderInKit(
    <Form onSubmit={onSubmit}>
      <TextField label="Nom" required value="" onChange={() => {}} />
      <Button type="submit" pending={pending}>
        Envoyer
      </Button>
    </Form>,
  );
  return { screen, onSubmit };
}

test("the submit button and Enter send it, though a required field is empty", async () => {
  const { screen, onSubmit } = await renderForm();
  await screen.getByRole("button").click();
  await screen.getByRole("textbox").click();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test("a pending button sends nothing, keeps its focus and says that it is under way", async () => {
  const { screen, onSubmit } = await renderForm(true);
  const button = screen.getByRole("button", { name: "Envoyer En cours" });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
});
