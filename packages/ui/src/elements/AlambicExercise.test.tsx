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
  const press = (selector: string) =>
    vi.waitFor(() => {
      const control = element.shadowRoot?.querySelector<HTMLElement>(selector);
      expect(control).toBeTruthy();
      control?.click();
    });
  await press("input");
  await press("[type=submit]:not(:disabled)");
  await vi.waitFor(() => expect(inside()).toContain("Tu peux réessayer, ou révéler la réponse."));
  await press("[data-feedback=incorrect] ~ * button");
  await vi.waitFor(() => expect(inside()).toContain("Tu peux réessayer, cette fois sans aide."));
  expect(inside()).not.toMatch(/leçon|reviendra|revient/u);
});

test("an element takes a hint out of its data, and nothing that is no text", async () => {
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
  for (const hint of [3, "", null, {}]) expect((await hints(asking(hint)))()).toBe(0);
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
