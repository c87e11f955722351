import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { cardOf, find, placeOf, take } from "../testing/placing-ways.ts";
import { playing } from "../testing/playing.tsx";
import { keys, tabTo } from "../testing/renderExercise.tsx";
import { examples } from "./examples.ts";

async function setUp() {
  const stage = await playing(examples.words);
  await vi.waitFor(() => find(stage.screen.container, "[data-drag]"));
  return { ...stage, container: stage.screen.container };
}

test("a group is a region that holds its cards", async () => {
  const { container, screen } = await setUp();
  await take(container, "drop");
  await userEvent.click(placeOf(container, "noun"));
  const group = screen.getByRole("region", { name: "Noms" });
  await expect.element(group.getByRole("listitem").getByRole("button")).toHaveTextContent("goutte");
});

test("with empty hands a group is nothing to press, and no stop of any key", async () => {
  const { container, screen } = await setUp();
  const group = screen.getByRole("region", { name: "Verbes" });
  expect(group.getByRole("button").query()).toBeNull();
  await expect.element(group).toHaveTextContent("Verbesvide");
  await tabTo((element) => element.closest("[data-drop], [data-item]") !== null);
  expect(document.activeElement).toBe(cardOf(container, "cold"));
  await keys("ArrowUp");
  expect(document.activeElement).toBe(cardOf(container, "still"));
  await take(container, "heat");
  expect(placeOf(container, "verb").textContent).toBe("Verbes: Placer ici");
});

test("keys put cards in and take them out; what changed is said once", async () => {
  const { container, said } = await setUp();
  await tabTo((element) => element === cardOf(container, "cold"));
  await keys("Enter", "ArrowDown", "Enter");
  expect(document.activeElement).toBe(cardOf(container, "clear"));
  cardOf(container, "cold").focus();
  await keys("Delete");
  expect(document.activeElement).toBe(cardOf(container, "clear"));
  await vi.waitFor(() =>
    expect(said().map((words) => words.replaceAll("\u202F", " "))).toEqual([
      "« froid » en main. Choisis sa place.",
      "« froid » rangé dans « Verbes ». Il reste 5 cartes.",
      "« froid » de retour parmi les cartes.",
    ]),
  );
});

test("a press on a card that lies in a group puts the one in hand beside it", async () => {
  const { container } = await setUp();
  await take(container, "drop");
  await userEvent.click(placeOf(container, "noun"));
  await take(container, "still");
  await userEvent.click(cardOf(container, "drop"));
  const group = find(container, "[data-drop='noun']");
  const lying = () => [...group.querySelectorAll<HTMLElement>("[data-item]")];
  await vi.waitFor(() =>
    expect(lying().map(({ dataset }) => dataset["item"])).toEqual(["drop", "still"]),
  );
});
