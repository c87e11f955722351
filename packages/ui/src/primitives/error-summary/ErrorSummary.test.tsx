import { expect, test } from "vitest";
import { renderInKit } from "../../testing/render.ts";
import { TextField } from "../text-field/TextField.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";

const form = (message: string | undefined) => (
  <>
    <ErrorSummary errors={message === undefined ? [] : [{ fieldId: "email", message }]} />
    <TextField id="email" label="E-mail" required value="" onChange={() => {}} error={message} />
  </>
);

test("takes the focus when errors come, and leads to the field", async () => {
  const screen = await renderInKit(form(undefined));
  const summary = screen.getByRole("group", { name: "Il reste un point à corriger" });
  await expect.element(summary).not.toBeInTheDocument();
  await screen.rerender(form("Il manque un @."));
  await expect.element(summary).toHaveFocus();
  await summary.getByRole("link", { name: "Il manque un @." }).click();
  await expect.element(screen.getByRole("textbox", { name: "E-mail" })).toHaveFocus();
});

test("the field is invalid and described by its error", async () => {
  const screen = await renderInKit(form("Il manque un @."));
  const input = screen.getByRole("textbox", { name: "E-mail" });
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveAccessibleDescription("Il manque un @.");
});
