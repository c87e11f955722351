import exercise from "@alambic/i18n/messages/en/exercise";
import kit from "@alambic/i18n/messages/en/kit";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import trueFalse from "../exercises/true-false/index.ts";
import { Exercise } from "./Exercise.tsx";

const shared = { kind: trueFalse, language: "en", messages: { ...kit, ...exercise } } as const;

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
