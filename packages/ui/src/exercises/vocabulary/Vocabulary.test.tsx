import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { playing } from "../testing/playing.tsx";
import { expectAccessible, keys, tabTo } from "../testing/renderExercise.tsx";
import { examples } from "./examples.ts";

const isField = (element: Element) => element.matches("input, select");

test("words are typed by keyboard; an article alone is told apart from a word", async () => {
  const { screen, given } = await playing(examples.home);
  await tabTo(isField);
  await expect.element(screen.getByLabelText("la maison")).toHaveFocus();
  await expect.element(screen.getByLabelText("la maison")).toHaveAttribute("lang", "de");
  for (const word of ["das Haus", "Schlüssel", "die Fenster", "die Tor"]) {
    await userEvent.keyboard(word);
    await keys("Tab");
  }
  await expectAccessible(screen.container);
  await tabTo((element) => element.textContent === "Vérifier");
  await keys("Enter");
  const feedback = screen.getByRole("group", { name: "Certaines réponses sont incorrectes." });
  await expect.element(feedback).toHaveAccessibleDescription(/^1 mot su sur 4\./u);
  const misses = /^Le mot est juste\s: regarde son article\. pas encore$/u;
  await expect.element(screen.getByLabelText("la clé")).toHaveAccessibleDescription(misses);
  await expect.element(screen.getByLabelText("la porte")).toHaveAccessibleDescription("pas encore");
  expect(given).toHaveLength(1);
  await expectAccessible(screen.container);
});

test("the words are turned around, and back, and nothing that was typed is lost", async () => {
  const { screen, said } = await playing(examples.home);
  await userEvent.fill(screen.getByLabelText("la maison"), "das Haus");
  await screen.getByRole("button", { name: "Inverser" }).click();
  expect(said()).toEqual(["Les mots sont maintenant demandés dans l’autre sens."]);
  await userEvent.fill(screen.getByLabelText("der Schlüssel"), "la clef");
  await expect.element(screen.getByText("allemand vers français")).toBeVisible();
  await screen.getByRole("button", { name: "Inverser" }).click();
  await expect.element(screen.getByLabelText("la maison")).toHaveValue("das Haus");
  await screen.getByRole("button", { name: "Inverser" }).click();
  await expect.element(screen.getByLabelText("der Schlüssel")).toHaveValue("la clef");
});

test("words are chosen by keyboard", async () => {
  const { screen, given } = await playing(examples.family);
  await tabTo(isField);
  await keys("ArrowDown", "Tab");
  await keys("ArrowDown", "ArrowDown", "Tab");
  await keys("ArrowDown", "ArrowDown", "ArrowDown");
  await screen.getByRole("button", { name: "Vérifier" }).click();
  await expect.element(screen.getByRole("heading", { name: "C’est ça !" })).toBeVisible();
  expect(given).toHaveLength(1);
});
