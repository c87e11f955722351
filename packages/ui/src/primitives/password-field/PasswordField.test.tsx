import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Held } from "../../testing/index.ts";
import { renderInKit } from "../../testing/render.ts";
import { PasswordField } from "./PasswordField.tsx";

const field = (
  <Held initial="">
    {(value, onChange) => (
      <PasswordField
        required
        label="Mot de passe"
        autoComplete="new-password"
        value={value}
        onChange={onChange}
        rules={[
          { rule: "length", met: value.length >= 8 },
          { rule: "digit", met: /\d/.test(value) },
        ]}
      />
    )}
  </Held>
);

test("shows and hides what is typed, and says which it will do", async () => {
  const screen = await renderInKit(field);
  const input = screen.getByLabelText("Mot de passe", { exact: true });
  await input.fill("secret");
  await expect.element(input).toHaveAttribute("type", "password");
  await screen.getByRole("button", { name: "Afficher le mot de passe" }).click();
  await expect.element(input).toHaveAttribute("type", "text");
  await screen.getByRole("button", { name: "Masquer le mot de passe" }).click();
  await expect.element(input).toHaveAttribute("type", "password");
});

test("is filled by managers and takes what is pasted", async () => {
  const screen = await renderInKit(
    <>
      <input aria-label="Carnet" defaultValue="Secret-1234" />
      {field}
    </>,
  );
  await userEvent.tripleClick(screen.getByLabelText("Carnet"));
  await userEvent.copy();
  const input = screen.getByLabelText("Mot de passe", { exact: true });
  await expect.element(input).toHaveAttribute("autocomplete", "new-password");
  await input.click();
  await userEvent.paste();
  await expect.element(input).toHaveValue("Secret-1234");
});

test("each rule says in words whether it is met, and the count is announced", async () => {
  const screen = await renderInKit(field);
  const input = screen.getByLabelText("Mot de passe", { exact: true });
  await expect.element(screen.getByRole("status")).toHaveTextContent("");
  await input.fill("1234");
  const rules = screen.getByRole("listitem");
  await expect.element(rules.nth(0)).toHaveTextContent("Au moins 8 caractères : il manque encore");
  await expect.element(rules.nth(1)).toHaveTextContent("Un chiffre : respecté");
  await expect.element(screen.getByRole("status")).toHaveTextContent("1 règle sur 2 respectée");
});

test("the rules describe the input", async () => {
  const screen = await renderInKit(field);
  const input = screen.getByLabelText("Mot de passe", { exact: true });
  await expect.element(input).toHaveAccessibleDescription(/Au moins 8 caractères/);
});

test("the button is reached by Tab and pressed by Space", async () => {
  const screen = await renderInKit(field);
  const input = screen.getByLabelText("Mot de passe", { exact: true });
  await input.click();
  await userEvent.keyboard("{Tab} ");
  await expect.element(input).toHaveAttribute("type", "text");
});
