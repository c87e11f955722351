import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { stayAtTop } from "./stayAtTop.ts";

const { focus } = HTMLElement.prototype;
const { href } = location;
const button = document.createElement("button");

beforeEach(() => {
  button.style.marginBlock = "3000px";
  document.body.replaceChildren(button);
  scrollTo(0, 0);
  stayAtTop();
});

afterEach(() => {
  HTMLElement.prototype.focus = focus;
  history.replaceState(null, "", href);
  document.body.replaceChildren();
});

function open(viewMode: "docs" | "story"): void {
  history.replaceState(null, "", `?viewMode=${viewMode}&id=${crypto.randomUUID()}`);
}

test("what takes the focus while a docs page arrives leaves the page at its top", () => {
  open("docs");
  button.focus();
  expect(document.activeElement).toBe(button);
  expect(scrollY).toBe(0);
});

test("once its reader has pressed a key the page follows the focus, until the next page", async () => {
  open("docs");
  await userEvent.keyboard("{Shift}");
  button.focus();
  expect(scrollY).toBeGreaterThan(1000);
  button.blur();
  scrollTo(0, 0);
  open("docs");
  button.focus();
  expect(scrollY).toBe(0);
});

test("a story follows the focus from the start", () => {
  open("story");
  button.focus();
  expect(scrollY).toBeGreaterThan(1000);
});
