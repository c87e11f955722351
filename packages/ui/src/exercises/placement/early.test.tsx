import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { exerciseOf } from "../testing/atoms.ts";
import { cardOf, find, placeOf } from "../testing/placing-ways.ts";
import { playing } from "../testing/playing.tsx";
import { keys, tabTo } from "../testing/renderExercise.tsx";
import { boardController } from "./boardController.ts";
import { lazyBoardController } from "./useBoardController.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** A board whose controller comes when the test says so, or never. */
async function setUp(arrive: () => Promise<unknown>) {
  let there: typeof boardController | null = null;
  vi.spyOn(lazyBoardController, "peek").mockImplementation(() => there);
  vi.spyOn(lazyBoardController, "load").mockImplementation(async () => {
    await arrive();
    there = boardController;
    return boardController;
  });
  const stage = await playing(exerciseOf("matching"));
  const { container } = stage.screen;
  await vi.waitFor(() => find(container, "[data-drag]"));
  return {
    ...stage,
    card: (id: string) => cardOf(container, id),
    place: (id: string) => placeOf(container, id),
    check: stage.screen.getByRole("button", { name: "Vérifier" }),
  };
}

const lost = () => Promise.reject(new TypeError("It did not load."));

const pairs = [
  ["r1", "l1"],
  ["r2", "l2"],
  ["r3", "l3"],
  ["r4", "l4"],
] as const;

test("keys that come before the controller are done in turn when it has come", async () => {
  const gate = Promise.withResolvers<void>();
  const { card, place, said } = await setUp(() => gate.promise);
  await tabTo((element) => element === card("r1"));
  await keys("Enter", "ArrowDown", "ArrowDown", "Enter");
  expect(document.activeElement).toBe(card("r1"));
  expect(place("l3").dataset["drag"]).toBeUndefined();
  gate.resolve();
  await vi.waitFor(() => expect(place("l3").dataset["drag"]).toBe("r1"));
  await vi.waitFor(() => expect(document.activeElement).toBe(card("r3")));
  await vi.waitFor(() => expect(said().at(-1)).toMatch(/ka.*placé avec.*く/u));
});

test("keys that come before the controller go to what Tab had led to", async () => {
  const gate = Promise.withResolvers<void>();
  const { card, place } = await setUp(() => gate.promise);
  const crossed = [
    ["r3", "l2"],
    ["r4", "l1"],
    ["r1", "l4"],
  ] as const;
  for (const [item, to] of crossed) {
    await tabTo((element) => element === card(item));
    await keys("Enter");
    await tabTo((element) => element === place(to));
    await keys("Enter");
  }
  await tabTo((element) => element === card("r2"));
  gate.resolve();
  await vi.waitFor(() => {
    const lying = ["l1", "l2", "l3", "l4"].map((id) => place(id).dataset["drag"]);
    expect(lying).toEqual(["r4", "r3", undefined, "r1"]);
  });
  expect(document.activeElement).toBe(card("r2"));
});

test("keys that came before the controller does not call back who has left the board", async () => {
  const gate = Promise.withResolvers<void>();
  const { card, check, screen } = await setUp(() => gate.promise);
  await tabTo((element) => element === card("r1"));
  await keys("Enter", "ArrowDown");
  const report = screen.getByRole("button", { name: "Révéler" }).element();
  if (report instanceof HTMLElement) report.focus();
  gate.resolve();
  await vi.waitFor(() => expect(card("r1")).toHaveAttribute("aria-pressed", "true"));
  expect(document.activeElement).toBe(report);
  await expect.element(check).toBeDisabled();
});

test("a pointer's press counts before the controller has come, and is told when it has", async () => {
  const gate = Promise.withResolvers<void>();
  const { card, place, said } = await setUp(() => gate.promise);
  await userEvent.click(card("r1"));
  expect(card("r1")).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(place("l2"));
  expect(place("l2").dataset["drag"]).toBe("r1");
  expect(said()).toEqual([]);
  gate.resolve();
  await vi.waitFor(() => expect(said().join()).toMatch(/ka.*placé avec.*き/u));
});

test("a drag that is over before the controller has come counts when it has", async () => {
  const gate = Promise.withResolvers<void>();
  const { card, place } = await setUp(() => gate.promise);
  const at = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { clientX: x + width / 2, clientY: y + height / 2 };
  };
  const mouse = { pointerId: 1, isPrimary: true, button: 0, bubbles: true, pointerType: "mouse" };
  for (const [item, over] of [
    ["r3", "l2"],
    ["r4", "l1"],
  ] as const) {
    card(item).dispatchEvent(new PointerEvent("pointerdown", { ...mouse, ...at(card(item)) }));
    card(item).dispatchEvent(new PointerEvent("pointerup", { ...mouse, ...at(place(over)) }));
  }
  gate.resolve();
  await vi.waitFor(() => expect(place("l2").dataset["drag"]).toBe("r3"));
  await vi.waitFor(() => expect(place("l1").dataset["drag"]).toBe("r4"));
});

test("where the controller does not arrive, single presses solve it", async () => {
  const { card, place, check, given } = await setUp(lost);
  for (const [item, to] of pairs) {
    await userEvent.click(card(item));
    await userEvent.click(place(to));
  }
  await check.click();
  await vi.waitFor(() => expect(given).toHaveLength(1));
});

test("where the controller does not arrive, the native buttons solve it by keyboard", async () => {
  const { card, place, check } = await setUp(lost);
  for (const [item, to] of pairs) {
    await tabTo((element) => element === card(item));
    await keys("Enter");
    await vi.waitFor(() => expect(card(item)).toHaveAttribute("aria-pressed", "true"));
    await tabTo((element) => element === place(to));
    await keys("Enter");
    await vi.waitFor(() => expect(place(to).dataset["drag"]).toBe(item));
  }
  await expect.element(check).toBeEnabled();
});

test("what was pressed while the controller was awaited in vain stays in hand", async () => {
  const gate = Promise.withResolvers<void>();
  const { card, place } = await setUp(() => gate.promise);
  await tabTo((element) => element === card("r1"));
  await keys("Enter");
  gate.reject(new TypeError("It did not load."));
  await vi.waitFor(() => expect(card("r1")).toHaveAttribute("aria-pressed", "true"));
  await userEvent.click(place("l2"));
  expect(place("l2").dataset["drag"]).toBe("r1");
});

test("Escape is left to others as long as nothing is in hand", async () => {
  const { card } = await setUp(() => new Promise(() => {}));
  card("r1").focus();
  const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  card("r1").dispatchEvent(escape);
  expect(escape.defaultPrevented).toBe(false);
});
