import type { ExerciseResponse } from "@alambic/contract";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ExercisePlayer } from "../player/ExercisePlayer.tsx";
import { atomOf } from "../testing/atoms.ts";
import { keys, listen, named, renderExercise, tabTo } from "../testing/renderExercise.tsx";
import { replyTo } from "../testing/replies.ts";

const atom = atomOf("matching");
const moves = [
  ["ka", "l1"],
  ["ki", "l2"],
  ["ku", "l4"],
  ["ke", "l4"],
  ["ku", "l3"],
] as const;

async function setUp() {
  const given: (ExerciseResponse | null)[] = [];
  const screen = await renderExercise(
    <ExercisePlayer
      atom={atom}
      language="fr"
      focused
      onContinue={vi.fn()}
      onAnswer={async (response, { revealed }) => {
        given.push(response);
        return replyTo(atom, response, revealed);
      }}
    />,
  );
  await expect.element(screen.getByText("Touche une carte, puis sa place")).toBeVisible();
  const place = (id: string): HTMLElement => find(screen.container, `[data-place="${id}"]`);
  const card = (name: string) => screen.getByRole("button", { name, exact: true });
  return { screen, given, place, card, said: listen(screen.container) };
}

function find(container: HTMLElement, selector: string): HTMLElement {
  const element = container.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`Nothing is ${selector}.`);
  return element;
}

type SetUp = Awaited<ReturnType<typeof setUp>>;

async function expectLying(stage: SetUp, id: string, name: string): Promise<void> {
  await vi.waitFor(() =>
    expect(stage.place(id).textContent).toMatch(new RegExp(`: ${name}$`, "u")),
  );
}

async function expectSaid(stage: SetUp, said: string[]): Promise<void> {
  await vi.waitFor(() => expect(stage.said()).toEqual(said));
}

async function expectRight({ screen, given }: SetUp): Promise<void> {
  await screen.getByRole("button", { name: "Vérifier" }).click();
  await expect.element(screen.getByRole("heading", { name: "C’est ça !" })).toBeVisible();
  expect(given).toEqual([
    {
      content_type: "matching",
      pairs: ["1", "2", "3", "4"].map((n) => ({ left_id: `l${n}`, right_id: `r${n}` })),
    },
  ]);
}

test("single presses place the cards; the place says what a press would do", async () => {
  const stage = await setUp();
  for (const [name, id] of moves) {
    await stage.card(name).click();
    expect(stage.place(id).textContent).toMatch(new RegExp(`Placer «\\s${name}\\s» ici`, "u"));
    await userEvent.click(stage.place(id));
    await expectLying(stage, id, name);
  }
  await expectRight(stage);
});

test("dragging by mouse places the cards", async () => {
  const stage = await setUp();
  for (const [name, id] of moves) {
    await userEvent.dragAndDrop(stage.card(name), stage.place(id));
    await expectLying(stage, id, name);
  }
  await expectRight(stage);
});

/** A finger that goes down on one element and up over another. */
function drag(from: HTMLElement, to: HTMLElement): void {
  const at = (element: HTMLElement) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { clientX: x + width / 2, clientY: y + height / 2 };
  };
  const finger = { pointerId: 7, pointerType: "touch", isPrimary: true, bubbles: true, button: 0 };
  from.setPointerCapture = () => {};
  from.dispatchEvent(new PointerEvent("pointerdown", { ...finger, ...at(from) }));
  from.dispatchEvent(new PointerEvent("pointermove", { ...finger, ...at(to) }));
  from.dispatchEvent(new PointerEvent("pointerup", { ...finger, ...at(to) }));
}

test("dragging by finger places the cards", async () => {
  const stage = await setUp();
  for (const [name, id] of moves) {
    const card = stage.card(name).element();
    if (!(card instanceof HTMLElement)) throw new Error("A card is an element.");
    drag(card, stage.place(id));
    await expectLying(stage, id, name);
  }
  await expectRight(stage);
});

test("a card that is dragged off its place goes back to the others", async () => {
  const stage = await setUp();
  await userEvent.dragAndDrop(stage.card("ka"), stage.place("l2"));
  await userEvent.dragAndDrop(stage.place("l2"), find(stage.screen.container, "h2"));
  await expect.element(stage.card("ka")).toHaveAttribute("data-item", "r1");
  await expectLying(stage, "l2", "vide");
});

test("keys place the cards, and what changed is said once", async () => {
  const stage = await setUp();
  await tabTo((element) => element.matches("[data-place='l1']"));
  await keys("End", "ArrowUp", "Enter");
  expect(document.activeElement).toBe(stage.place("l1"));
  await keys("Space");
  await expectSaid(stage, ["ka prise. Choisis sa place.", "ka placée avec か. Il reste 3 places."]);
  expect(document.activeElement?.textContent).toBe("ku");

  await keys("Home", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "Enter", "Enter");
  await keys("Enter", "ArrowDown", "Enter", "Enter", "Enter");
  await expectLying(stage, "l4", "ke");
  await tabTo(named("Vérifier"));
  await expectRight(stage);
});

test("Escape puts a card back where it was, Delete takes it off its place", async () => {
  const stage = await setUp();
  await stage.card("ka").click();
  await userEvent.click(stage.place("l3"));
  stage.place("l3").focus();
  await keys("Enter");
  expect(stage.place("l3")).toHaveAttribute("aria-pressed", "true");
  await keys("Escape");
  expect(stage.place("l3")).toHaveAttribute("aria-pressed", "false");
  await keys("Delete");
  await expect.element(stage.card("ka")).toHaveAttribute("data-item", "r1");
  await expectSaid(stage, [
    "ka prise. Choisis sa place.",
    "ka placée avec く. Il reste 3 places.",
    "ka prise. Choisis sa place.",
    "ka reposée.",
    "ka remise parmi les cartes.",
  ]);
});
