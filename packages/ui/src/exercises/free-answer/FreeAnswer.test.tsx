import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { playing } from "../testing/playing.tsx";
import { expectAccessible, keys, listen, named, tabTo } from "../testing/renderExercise.tsx";
import { examples, passage } from "./examples.ts";

const isText = (element: Element) => element.matches("textarea");

test("is written, compared and judged by keyboard; the score is the learner’s own", async () => {
  const { screen, given } = await playing(examples.boiling);
  const said = listen(screen.container);
  await tabTo(isText);
  await userEvent.keyboard("Moins de pression.");
  await expect
    .element(screen.getByRole("textbox", { name: "Ton texte" }))
    .toHaveAccessibleDescription("3 mots");
  await expect.element(screen.getByRole("button", { name: "Terminer" })).toBeDisabled();
  expect(screen.container.textContent).not.toContain("Une température plus basse");

  await tabTo(named("Comparer avec la réponse modèle"));
  await keys("Enter");
  await expect.element(screen.getByRole("heading", { name: "Réponse modèle" })).toHaveFocus();
  expect(said()).toEqual(["Voici la réponse modèle. Coche les points que ta réponse contient."]);
  await expectAccessible(screen.container);

  await keys("Tab", " ", "3");
  await expect.element(screen.getByRole("checkbox", { checked: true }).nth(1)).toBeVisible();
  await keys("Enter");
  const feedback = screen.getByRole("group", { name: "C’est noté." });
  await expect
    .element(feedback)
    .toHaveAccessibleDescription("2 points clés sur 3, selon ton propre jugement.");
  await expect.element(screen.getByText("+13 XP").first()).toBeVisible();
  expect(given).toEqual([
    {
      content_type: "free_answer",
      text: "Moins de pression.",
      found_point_ids: ["pressure", "lower"],
    },
  ]);
});

test("a passage that is quoted stands below its question, and describes what is written", async () => {
  const { screen } = await playing(examples.goesOn);
  const question = "Que dit-il ensuite ? Écris ce que tu as retenu.";
  await expect.element(screen.getByRole("heading", { name: question, exact: true })).toBeVisible();
  const quotation = screen.getByRole("blockquote");
  await expect.element(quotation).toHaveTextContent(passage);
  await expect.element(quotation.getByText(passage)).toHaveAttribute("lang", "en");
  await expect
    .element(screen.getByRole("textbox"))
    .toHaveAccessibleDescription(expect.stringContaining(passage));
  await expectAccessible(screen.container);
});

test("nothing written is nothing to compare", async () => {
  const { screen } = await playing(examples.boiling);
  await tabTo(isText);
  await userEvent.keyboard("  ");
  await expect
    .element(screen.getByRole("button", { name: "Comparer avec la réponse modèle" }))
    .toBeDisabled();
});
