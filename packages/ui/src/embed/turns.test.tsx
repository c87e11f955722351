import exercise from "@alambic/i18n/messages/en/exercise";
import kit from "@alambic/i18n/messages/en/kit";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import trueFalse from "../exercises/true-false/index.ts";
import { Exercise } from "./Exercise.tsx";

const statements = ["Ice floats on water.", "Ice sinks in alcohol.", "Ice is water."];
const shared = { kind: trueFalse, language: "en", messages: { ...kit, ...exercise } } as const;

function Page() {
  return statements.map((statement) => (
    <Exercise key={statement} {...shared} content={{ statement, answer: true }} />
  ));
}

function container(): HTMLElement {
  const element = document.createElement("div");
  document.body.append(element);
  return element;
}

const drawn = (within: HTMLElement) =>
  [...within.querySelectorAll("h2")].map(({ textContent }) => textContent);

afterEach(() => document.body.replaceChildren());

test("the first exercise of a page is drawn at once, the others in their order after its frame", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const within = container();
  const steps: string[][] = [];
  new MutationObserver(() => steps.push(drawn(within))).observe(within, {
    childList: true,
    subtree: true,
  });
  const root = createRoot(within);
  root.render(<Page />);
  await vi.waitFor(() => expect(drawn(within)).toEqual(statements));
  expect(steps[0]).toEqual(statements.slice(0, 1));
  for (const step of steps) expect(step).toEqual(statements.slice(0, step.length));
  root.unmount();
  vi.unstubAllGlobals();
});

test("a page that was begun on a server is gone on with", async () => {
  const within = container();
  within.innerHTML = renderToString(<Page />);
  const mismatch = vi.fn();
  const root = hydrateRoot(within, <Page />, { onRecoverableError: mismatch });
  await vi.waitFor(() => expect(drawn(within)).toEqual(statements));
  expect(mismatch).not.toHaveBeenCalled();
  root.unmount();
});

test("a verdict below the edge of the window is brought into view, with what can be done next", async () => {
  await page.viewport(390, 420);
  const screen = await render(
    <div style={{ paddingBlock: "100vh" }}>
      <Exercise {...shared} content={{ statement: "Ice floats on water.", answer: true }} />
    </div>,
  );
  await screen.getByRole("radio", { name: "False" }).click();
  const check = screen.getByRole("button", { name: "Check" });
  check.element().scrollIntoView({ block: "end" });
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("heading", { level: 3 })).toBeInViewport({ ratio: 1 });
  await expect.element(screen.getByRole("button", { name: "Reveal" })).toBeInViewport({ ratio: 1 });
});

test("nothing moves when an answer is checked: the room of its verdict was held", async () => {
  const screen = await render(
    <Exercise {...shared} content={{ statement: "Ice floats on water.", answer: true }} />,
  );
  const check = screen.getByRole("button", { name: "Check" });
  const { top } = check.element().getBoundingClientRect();
  await screen.getByRole("radio", { name: "True" }).click();
  await expect.poll(() => document.querySelector("h3")?.textContent).toMatch(/\S/u);
  const button = check.element();
  expect(button.getBoundingClientRect().top).toBe(top);
  const inItsFrame = new Promise((resolve) => {
    const look = () =>
      resolve({
        outcome: document.querySelector("[data-feedback]")?.getAttribute("data-feedback"),
        top: button.getBoundingClientRect().top,
      });
    button.addEventListener("click", () => requestAnimationFrame(look));
  });
  await check.click();
  expect(await inItsFrame).toEqual({ outcome: "correct", top });
});

test("the second half of a double press does nothing to what took the button’s place", async () => {
  const screen = await render(
    <Exercise {...shared} content={{ statement: "Ice sinks in water.", answer: false }} />,
  );
  await screen.getByRole("radio", { name: "True" }).click();
  const twice = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      const again = [...document.querySelectorAll("button")].find(({ textContent }) =>
        textContent.startsWith("Try again"),
      );
      if (again === undefined) return;
      observer.disconnect();
      again.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }));
      resolve();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await screen.getByRole("button", { name: "Check" }).click();
  await twice;
  await expect.element(screen.getByRole("heading", { level: 3 })).toBeVisible();
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("button", { name: "Check" })).toBeVisible();
});
