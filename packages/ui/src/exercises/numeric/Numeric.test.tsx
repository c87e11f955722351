import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { playing } from "../testing/playing.tsx";
import { expectAccessible, keys, tabTo } from "../testing/renderExercise.tsx";
import { examples } from "./examples.ts";

const isInput = (element: Element) => element.matches("input");

test("is typed and checked by keyboard, with a unit that is converted", async () => {
  const { screen, given } = await playing(examples.speed);
  const input = screen.getByRole("textbox", { name: /À quelle vitesse \? Ta réponse/u });
  await expect.element(input).toHaveAccessibleDescription(/^km\/s Décimal.* À 1\s% près\.$/u);
  await tabTo(isInput);
  await userEvent.keyboard("3e8 m/s");
  await expect.element(input).toHaveAccessibleDescription(/Lu comme 300\s000\skm\/s$/u);
  await keys("Enter");
  await expect.element(screen.getByRole("heading", { name: "C’est ça !" })).toBeVisible();
  expect(given).toEqual([{ content_type: "numeric", text: "3e8 m/s" }]);
  await expectAccessible(screen.container);
});

test("what cannot be read is not checked, and is told on leaving", async () => {
  const { screen } = await playing(examples.speed);
  await tabTo(isInput);
  await userEvent.keyboard("vite");
  const check = screen.getByRole("button", { name: "Vérifier" });
  await expect.element(check).toBeDisabled();
  await keys("Tab");
  await expect
    .element(screen.getByText("Écris un nombre, seul ou avec km/s ou m/s."))
    .toBeVisible();
});

test("no hint is given for a whole number, and words are answered before the field is left", async () => {
  const { screen } = await playing(examples.atoms);
  const input = screen.getByRole("textbox");
  await expect.element(input).not.toHaveAccessibleDescription();
  await tabTo(isInput);
  await userEvent.keyboard("aa");
  await expect.element(input).toHaveAccessibleDescription("Écris un nombre, en chiffres.");
});

test("a fraction is asked for as one, and a rounded decimal told apart from a wrong number", async () => {
  const { screen } = await playing(examples.thirteenths);
  const input = screen.getByRole("textbox");
  await expect.element(input).toHaveAccessibleDescription("Une fraction, comme 3/4.");
  await tabTo(isInput);
  await userEvent.keyboard("0,385");
  await keys("Enter");
  await expect
    .element(screen.getByText("C’est une valeur approchée : donne la fraction exacte."))
    .toBeVisible();
});

test("a number that is close is said to be, in the feedback", async () => {
  const { screen } = await playing(examples.speed);
  await tabTo(isInput);
  await userEvent.keyboard("320000");
  await keys("Enter");
  const feedback = screen.getByRole("group", { name: "Ce n’est pas encore ça." });
  await expect.element(feedback).toHaveFocus();
  await expect.element(feedback).toHaveAccessibleDescription(/^Tu es tout près\./u);
});

test("number and unit are judged apart; the answer is written as the language writes it", async () => {
  const { screen } = await playing(examples.length);
  await tabTo(isInput);
  await userEvent.keyboard("42,2");
  await keys("Enter");
  await expect.element(screen.getByText("Certaines réponses sont incorrectes.")).toBeVisible();
  await expect.element(screen.getByRole("listitem").first()).toBeVisible();
  const items = screen.getByRole("listitem").elements();
  expect(items.map(({ textContent }) => textContent)).toEqual(["justeNombre", "pas encoreUnité"]);
  await screen.getByRole("button", { name: "Révéler" }).click();
  await expect.element(screen.getByRole("textbox")).toHaveValue("42,195\u00A0km");
});
