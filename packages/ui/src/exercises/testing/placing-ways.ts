import { userEvent } from "vitest/browser";
import { vi } from "vitest";
import { keys, tabTo } from "./renderExercise.tsx";

/** One element of a board, which must be there. */
export function find(container: Element, selector: string): HTMLElement {
  const element = container.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`Nothing is ${selector}.`);
  return element;
}

/** What an item is picked up by: itself, or the place that it fills. */
export function cardOf(container: Element, item: string): HTMLElement {
  return find(container, `button[data-drag="${item}"]`);
}

/** A place, in the list that keys walk through. */
export function placeOf(container: Element, place: string): HTMLElement {
  return find(container, `button[data-place="${place}"]`);
}

/** A place on the picture, which only a pointer finds. */
export function pointOf(container: Element, place: string): HTMLElement {
  return find(container, `[aria-hidden="true"] > [data-place="${place}"]`);
}

/**
 * Presses an item, and waits until it is in hand and the list of its places is there. That list
 * comes with the words that places invite with: a press finds its target by name, and what is
 * pressed before would change its name under the finger.
 */
export async function take(container: Element, item: string): Promise<void> {
  await userEvent.click(cardOf(container, item));
  await vi.waitFor(() => {
    if (cardOf(container, item).ariaPressed !== "true") throw new Error(`${item} is not in hand.`);
    find(container, "select");
  });
}

type Way = (container: Element, item: string, place: string) => Promise<void>;

function centreOf(element: HTMLElement) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
}

/** A finger that rests on a card until it is lifted, and lets it go over a place. */
async function dragByFinger(container: Element, item: string, place: string): Promise<void> {
  const card = cardOf(container, item);
  card.scrollIntoView({ block: "center" });
  const finger = { pointerId: 7, pointerType: "touch", isPrimary: true, bubbles: true, button: 0 };
  card.dispatchEvent(new PointerEvent("pointerdown", { ...finger, ...centreOf(card) }));
  await vi.waitFor(() => {
    if (card.ariaPressed !== "true") throw new Error("The card is not lifted yet.");
  });
  const target = placeOf(container, place);
  target.scrollIntoView({ block: "center" });
  for (const type of ["pointermove", "pointerup"]) {
    card.dispatchEvent(new PointerEvent(type, { ...finger, ...centreOf(target) }));
  }
}

async function byKeys(container: Element, item: string, place: string): Promise<void> {
  const card = cardOf(container, item);
  await tabTo((element) => element === card);
  await keys("Enter");
  const target = placeOf(container, place);
  for (let step = 0; step < 30 && document.activeElement !== target; step += 1) {
    await keys("ArrowUp");
  }
  await keys("Space");
}

async function byMenu(container: Element, item: string, place: string): Promise<void> {
  await take(container, item);
  const menu = await vi.waitFor(() => find(container, "select"));
  // It shows to who comes to it by keys.
  menu.focus();
  await userEvent.selectOptions(menu, place);
  await userEvent.click(find(container, "select + button"));
}

/** Every way to put an item somewhere, on a real page. */
export const ways: Readonly<Record<string, Way>> = {
  "dragging by mouse": async (container, item, place) =>
    userEvent.dragAndDrop(cardOf(container, item), find(container, `[data-drop="${place}"]`)),
  "dragging by finger": dragByFinger,
  "single presses": async (container, item, place) => {
    await take(container, item);
    await userEvent.click(placeOf(container, place));
  },
  "keys alone": byKeys,
  "the menu": byMenu,
};
