import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { exerciseOf } from "../testing/atoms.ts";
import { cardOf, find, placeOf, take } from "../testing/placing-ways.ts";
import { playing } from "../testing/playing.tsx";
import { keys, tabTo } from "../testing/renderExercise.tsx";

async function setUp() {
  const stage = await playing(exerciseOf("matching"));
  await expect.element(stage.screen.getByText("Touche une carte, puis sa place")).toBeVisible();
  const { container } = stage.screen;
  return { ...stage, container, place: (id: string) => placeOf(container, id) };
}

type SetUp = Awaited<ReturnType<typeof setUp>>;

async function expectLying({ place }: SetUp, id: string, name: string): Promise<void> {
  await vi.waitFor(() => expect(place(id).textContent).toMatch(new RegExp(`: ${name}$`, "u")));
}

/** Guillemets are set off by narrow spaces, which say nothing. */
async function expectSaid({ said }: SetUp, expected: string[]): Promise<void> {
  await vi.waitFor(() =>
    expect(said().map((words) => words.replaceAll("\u202F", " "))).toEqual(expected),
  );
}

test("a place says what a press would do", async () => {
  const stage = await setUp();
  await take(stage.container, "r2");
  expect(stage.place("l1").textContent).toMatch(/か: Placer «\ski\s» ici$/u);
});

test("a card that is dragged off its place goes back to the others", async () => {
  const stage = await setUp();
  await userEvent.dragAndDrop(cardOf(stage.container, "r1"), stage.place("l2"));
  await userEvent.dragAndDrop(cardOf(stage.container, "r1"), find(stage.container, "h2"));
  await vi.waitFor(() => find(stage.container, "[data-item='r1']"));
  await expectLying(stage, "l2", "vide");
});

test("a drag that Escape ends leaves all as it was", async () => {
  const stage = await setUp();
  const card = cardOf(stage.container, "r1");
  const pointer = { pointerId: 1, isPrimary: true, button: 0, bubbles: true, clientX: 5 };
  await vi.waitFor(() => {
    card.dispatchEvent(new PointerEvent("pointerdown", pointer));
    card.dispatchEvent(new PointerEvent("pointermove", { ...pointer, clientX: 50 }));
    expect(card).toHaveAttribute("aria-pressed", "true");
  });
  await keys("Escape");
  expect(card).toHaveAttribute("aria-pressed", "false");
  card.dispatchEvent(new PointerEvent("pointerup", pointer));
  expect(find(stage.container, "[data-item='r1']")).toBe(card);
});

test("what changed is said once: what was picked, where it is, what had to go, what is left", async () => {
  const stage = await setUp();
  await tabTo((element) => element === stage.place("l1"));
  await keys("End", "ArrowUp", "Enter");
  expect(document.activeElement).toBe(stage.place("l1"));
  await keys("Space");
  expect(document.activeElement?.textContent).toBe("ku");
  await keys("Enter", "Home", "Enter");
  await expectSaid(stage, [
    "« ka » en main. Choisis sa place.",
    "« ka » placé avec « か ». Il reste 3 places.",
    "« ku » en main. Choisis sa place.",
    "« ku » placé avec « か ». « ka » de retour parmi les cartes. Il reste 3 places.",
  ]);
});

test("Escape puts a card back where it was, Delete takes it off its place", async () => {
  const stage = await setUp();
  await take(stage.container, "r1");
  await userEvent.click(stage.place("l3"));
  stage.place("l3").focus();
  await keys("Enter");
  expect(stage.place("l3")).toHaveAttribute("aria-pressed", "true");
  await keys("Escape");
  expect(stage.place("l3")).toHaveAttribute("aria-pressed", "false");
  await keys("Delete");
  await vi.waitFor(() => find(stage.container, "[data-item='r1']"));
  await expectSaid(stage, [
    "« ka » en main. Choisis sa place.",
    "« ka » placé avec « く ». Il reste 3 places.",
    "« ka » en main. Choisis sa place.",
    "« ka » de retour à sa place.",
    "« ka » de retour parmi les cartes.",
  ]);
});

test("Escape leaves the menu as well, and gives focus back to the card", async () => {
  const stage = await setUp();
  await tabTo((element) => element === cardOf(stage.container, "r4"));
  await keys("Enter");
  await tabTo((element) => element.matches("select"));
  await keys("Escape");
  await vi.waitFor(() => expect(document.activeElement).toBe(cardOf(stage.container, "r4")));
  expect(stage.container.querySelector("select")).toBeNull();
});

test("from right to left the arrows change sides", async () => {
  const stage = await setUp();
  stage.container.dir = "rtl";
  stage.place("l1").focus();
  await keys("ArrowLeft");
  expect(document.activeElement).toBe(stage.place("l2"));
  await keys("ArrowRight");
  expect(document.activeElement).toBe(stage.place("l1"));
});

test("a drag that is over before anything was drawn still counts, once", async () => {
  const stage = await setUp();
  const at = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { clientX: x + width / 2, clientY: y + height / 2 };
  };
  const mouse = { pointerId: 1, isPrimary: true, button: 0, bubbles: true };
  const card = cardOf(stage.container, "r2");
  card.dispatchEvent(new PointerEvent("pointerdown", { ...mouse, ...at(card) }));
  await import("../placement/drag.ts");
  await new Promise(requestAnimationFrame);
  for (const type of ["pointermove", "pointerup"]) {
    card.dispatchEvent(new PointerEvent(type, { ...mouse, ...at(stage.place("l2")) }));
  }
  await vi.waitFor(() => expect(stage.place("l2").dataset["drag"]).toBe("r2"));
  await vi.waitFor(() => expect(stage.said().at(-1)).toContain("Il reste 3 places."));
});

test("a retry begins with empty hands", async () => {
  const stage = await setUp();
  for (const [item, place] of [
    ["r1", "l2"],
    ["r2", "l1"],
    ["r3", "l3"],
    ["r4", "l4"],
  ] as const) {
    await take(stage.container, item);
    await userEvent.click(stage.place(place));
  }
  await userEvent.click(stage.place("l1"));
  expect(stage.place("l1")).toHaveAttribute("aria-pressed", "true");
  await stage.screen.getByRole("button", { name: "Vérifier" }).click();
  await stage.screen.getByRole("button", { name: "Réessayer" }).click();
  await vi.waitFor(() => expect(stage.place("l1")).toHaveAttribute("aria-pressed", "false"));
  expect(stage.container.querySelector("select")).toBeNull();
});
