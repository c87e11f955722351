import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { cardOf, find, placeOf, take } from "../testing/placing-ways.ts";
import { playing } from "../testing/playing.tsx";
import { keys, tabTo } from "../testing/renderExercise.tsx";
import { examples } from "./examples.ts";

async function setUp() {
  const stage = await playing(examples.distillation);
  await vi.waitFor(() => find(stage.screen.container, "[data-drag]"));
  const { container } = stage.screen;
  return { ...stage, container, check: stage.screen.getByRole("button", { name: "Vérifier" }) };
}

test("the list as it came is no answer yet; what was moved is", async () => {
  const { container, check } = await setUp();
  await expect.element(check).toBeDisabled();
  await take(container, "heat");
  await userEvent.click(placeOf(container, "1"));
  await expect.element(check).toBeEnabled();
});

test("keys carry a card; its way is said once, with positions", async () => {
  const { container, said } = await setUp();
  await tabTo((element) => element === placeOf(container, "4"));
  await keys("Enter", "ArrowUp", "ArrowUp", "Enter");
  expect(document.activeElement).toBe(placeOf(container, "2"));
  expect(placeOf(container, "2").dataset["drag"]).toBe("rise");
  await vi.waitFor(() =>
    expect(said().map((words) => words.replaceAll("\u202F", " "))).toEqual([
      "« La vapeur monte dans le col » en main, depuis la position 4 sur 4. Choisis sa nouvelle position.",
      "« La vapeur monte dans le col » : position 2 sur 4.",
    ]),
  );
});

test("only the cards that have to move are not right yet", async () => {
  const { container, screen, check } = await setUp();
  // One move from the right order: the last card stands first.
  for (const [item, place] of [
    ["heat", "1"],
    ["rise", "2"],
    ["drop", "1"],
  ] as const) {
    await take(container, item);
    await userEvent.click(placeOf(container, place));
  }
  await check.click();
  await expect.element(screen.getByText("3 sur 4 en place.").first()).toBeVisible();
  const wrong = () =>
    [...container.querySelectorAll("[data-place]")].filter((place) =>
      place.textContent?.includes("pas encore"),
    );
  await vi.waitFor(() =>
    expect(wrong().map((place) => place.getAttribute("data-drag"))).toEqual(["drop"]),
  );
});

test("while a card is dragged no row moves, and let go between two rows it takes a place", async () => {
  const { container } = await setUp();
  // A press loads the controller.
  await take(container, "rise");
  const gap = () => {
    const [above, below] = ["2", "3"].map((place) =>
      placeOf(container, place).getBoundingClientRect(),
    );
    if (above === undefined || below === undefined) throw new Error("There are no rows.");
    return { clientX: above.left + above.width / 2, clientY: (above.bottom + below.top) / 2 };
  };
  await keys("Escape");
  await vi.waitFor(() => expect(container.querySelector("select")).toBeNull());
  const aim = gap();
  const card = cardOf(container, "rise");
  const { left, top } = card.getBoundingClientRect();
  const mouse = { pointerId: 3, pointerType: "mouse", isPrimary: true, bubbles: true, button: 0 };
  const press = { ...mouse, clientX: left + 60, clientY: top + 20 };
  card.dispatchEvent(new PointerEvent("pointerdown", press));
  for (const step of [press, aim]) {
    card.dispatchEvent(new PointerEvent("pointermove", { ...mouse, ...step }));
  }
  await vi.waitFor(() => expect(card.ariaPressed).toBe("true"));
  expect(gap()).toEqual(aim);
  card.dispatchEvent(new PointerEvent("pointerup", { ...mouse, ...aim }));
  await vi.waitFor(() => {
    const places = ["2", "3"].map((place) => placeOf(container, place).dataset["drag"]);
    expect(places).toContain("rise");
  });
});
