import { afterEach, expect, test, vi } from "vitest";
import { everyKind } from "../exercises/testing/everyKind.ts";
import { AlambicExercise } from "./index.ts";

afterEach(() => document.body.replaceChildren());

function elementOf(type: keyof typeof everyKind): AlambicExercise {
  const element = new AlambicExercise();
  element.exercise = everyKind[type];
  return element;
}

test("an element says that it is drawn as long as it is, and again when it comes back", async () => {
  const element = elementOf("quiz");
  document.body.append(element);
  await vi.waitFor(() => expect(element.matches(":state(drawn)")).toBe(true));
  element.remove();
  expect(element.matches(":state(drawn)")).toBe(false);
  document.body.append(element);
  await vi.waitFor(() => expect(element.matches(":state(drawn)")).toBe(true));
});

test("an element that is taken away while its kind is on its way draws nothing", async () => {
  const element = elementOf("ordering");
  document.body.append(element);
  element.remove();
  await import("../exercises/ordering/index.ts");
  await new Promise(requestAnimationFrame);
  expect(element.matches(":state(drawn)")).toBe(false);
  expect(element.shadowRoot?.childElementCount).toBe(0);
});

test("an element promises no lesson after a wrong answer, nor after the right one was shown", async () => {
  const element = elementOf("true_false");
  element.lang = "fr";
  document.body.append(element);
  const inside = () => element.shadowRoot?.textContent ?? "";
  const press = (selector: string, label = "") =>
    vi.waitFor(() => {
      const controls = [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
      const control = controls.find(({ textContent }) => textContent.includes(label));
      expect(control).toBeTruthy();
      control?.click();
    });
  await press("input");
  await press("[type=submit]:not(:disabled)");
  await vi.waitFor(() => expect(inside()).toContain("Tu peux réessayer, ou révéler la réponse."));
  await press("button", "Révéler");
  await vi.waitFor(() => expect(inside()).toContain("Tu peux réessayer, cette fois sans aide."));
  expect(inside()).not.toMatch(/leçon|reverras/u);
});

test("an element takes a hint out of its data, and no blank one", async () => {
  const hints = async (hint: string) => {
    const element = new AlambicExercise();
    element.innerHTML = `<script type="application/json">${hint}</script>`;
    document.body.append(element);
    await vi.waitFor(() => expect(element.matches(":state(drawn)")).toBe(true));
    return () => element.shadowRoot?.querySelectorAll("[aria-expanded]").length;
  };
  const asking = (hint: unknown) => JSON.stringify({ ...everyKind.true_false, hint });
  const told = await hints(asking("Count the limits."));
  await vi.waitFor(() => expect(told()).toBe(1));
  for (const hint of ["", null]) expect((await hints(asking(hint)))()).toBe(0);
});

/** A page that comes in pieces: the second when the test asks for it. */
const pageInPieces = (first: string, second: string) => `
  <iframe></iframe>
  <script>
    const page = document.querySelector("iframe").contentDocument;
    page.open();
    page.write(${JSON.stringify(first).replaceAll("</", "<\\/")});
    addEventListener("message", () => {
      page.write(${JSON.stringify(second).replaceAll("</", "<\\/")});
      page.close();
    });
  </script>`;

test("a script of the page that runs after the first drawing hears what was refused", async () => {
  const heard: unknown[] = [];
  Object.assign(window, { hear: (event: CustomEvent) => heard.push(event.detail) });
  const frame = document.createElement("iframe");
  const ours = new URL("./index.ts", import.meta.url).href;
  frame.srcdoc = pageInPieces(
    `<alambic-exercise></alambic-exercise><script type="module" async src="${ours}"></script>`,
    `<script>addEventListener("refused", parent.parent.hear)</script>`,
  );
  document.body.append(frame);
  // The page is still coming when the exercise is drawn, and has said what is wrong.
  const page = () => frame.contentDocument?.querySelector("iframe")?.contentDocument;
  const drawn = () => page()?.querySelector("alambic-exercise:state(drawn)")?.shadowRoot;
  await vi.waitFor(() => expect(drawn()?.querySelector("h2")).toBeTruthy(), { timeout: 20_000 });
  for (const _ of ["drawn", "told"]) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
  frame.contentWindow?.postMessage("second");
  const refused = [{ path: "content_type", code: "unknown_type" }];
  await vi.waitFor(() => expect(heard).toEqual([refused]));
});

test("what is dragged in an element stays in it, and lies where it was let go", async () => {
  const element = elementOf("matching");
  document.body.append(element);
  const find = (selector: string) =>
    vi.waitFor(() => {
      const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`Nothing is ${selector}.`);
      return found;
    });
  const card = await find("button[data-drag='r1']");
  const place = await find("button[data-place='l1']");
  place.scrollIntoView({ block: "center" });
  const at = (target: Element) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    return { clientX: x + width / 2, clientY: y + height / 2 };
  };
  const mouse = { pointerId: 1, pointerType: "mouse", isPrimary: true, button: 0 };
  const fire = (type: string, target: Element) =>
    card.dispatchEvent(
      new PointerEvent(type, { ...mouse, bubbles: true, composed: true, ...at(target) }),
    );
  card.focus();
  await import("../exercises/placement/boardController.ts");
  await vi.waitFor(() => {
    fire("pointerdown", card);
    fire("pointermove", place);
    expect(element.shadowRoot?.querySelector("[data-over]")).toBe(place);
  });
  // In the exercise, where its styles reach it, and above all else.
  const ghost = await find("form > [aria-hidden='true']");
  expect(ghost.matches(":popover-open")).toBe(true);
  fire("pointerup", place);
  await vi.waitFor(() => expect(place.dataset["drag"]).toBe("r1"));
  expect(ghost.isConnected).toBe(false);
});
