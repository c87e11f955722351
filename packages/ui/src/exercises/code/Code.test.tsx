import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { playing } from "../testing/playing.tsx";
import { expectAccessible, keys, named, tabTo } from "../testing/renderExercise.tsx";
import { examples } from "./examples.ts";

const isBox = (element: Element) => element.matches("textarea, input");

test("what is printed is typed by keyboard, and judged line by line", async () => {
  const { screen, given } = await playing(examples.output);
  await expect.element(screen.getByRole("region", { name: "Code en Python" })).toBeVisible();
  await tabTo(isBox);
  await userEvent.keyboard("total: 2{Enter}total: 3{Enter}total: 10");
  await expectAccessible(screen.container);
  await tabTo(named("Vérifier"));
  await keys("Enter");
  await expect.element(screen.getByText("Certaines réponses sont incorrectes.")).toBeVisible();
  await expect.element(screen.getByRole("listitem").first()).toBeVisible();
  const items = screen.getByRole("listitem").elements();
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "justeLigne 1",
    "pas encoreLigne 2",
    "justeLigne 3",
  ]);
  expect(given).toHaveLength(1);
});

test("code is edited by keyboard: Tab leaves, Ctrl and a bracket indent", async () => {
  const { screen } = await playing(examples.edit);
  const box = screen.getByRole("textbox", { name: /Ton code$/u });
  await tabTo(isBox);
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("{Control>}{Home}{/Control}{Control>}]{/Control}");
  await expect.element(box).toHaveValue(expect.stringMatching(/^ {2}function isLeap/u));
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("{Control>}[[{/Control}");
  await expect.element(box).toHaveValue(expect.stringMatching(/^function isLeap/u));
  await keys("Tab");
  await expect.element(screen.getByRole("button", { name: "Désindenter" })).toHaveFocus();
  await userEvent.fill(
    box,
    "function isLeap(year) {\n  return (year%4===0 && year%100!==0) || year%400===0;\n}",
  );
  await screen.getByRole("button", { name: "Vérifier" }).click();
  await expect.element(screen.getByRole("heading", { name: "C’est ça !" })).toBeVisible();
  await expectAccessible(screen.container);
});

test("gaps in code are filled by keyboard, and Enter checks", async () => {
  const { screen, given } = await playing(examples.fill);
  await tabTo(isBox);
  await userEvent.keyboard("where{Tab}name");
  await keys("Enter");
  await expect.element(screen.getByRole("heading", { name: "C’est ça !" })).toBeVisible();
  expect(given).toHaveLength(1);
  await expectAccessible(screen.container);
});

test("lines are put in order by keyboard", async () => {
  const { screen } = await playing(examples.lines);
  const line = screen.getByRole("button", { name: /def vowels/u });
  await expect.element(line).toBeVisible();
  await tabTo((element) => element.matches("[data-place]"));
  await keys("ArrowDown", "ArrowDown", "Enter", "Home", "Enter");
  await expect
    .element(screen.getByRole("button", { name: /Position 1 sur 5.*def vowels/u }))
    .toBeVisible();
  await expectAccessible(screen.container);
});
