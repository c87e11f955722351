import { expect, test } from "vitest";
import { append, inSection, insertAfterLast, insertBefore } from "./insert.ts";

const text = "paths:\n  /a:\n  /b:\ncomponents:\n";

test("lines go before the first match", () => {
  expect(insertBefore(text, /^components:/u, "  /c:\n")).toBe(
    "paths:\n  /a:\n  /b:\n  /c:\ncomponents:\n",
  );
});

test("lines go after the last match", () => {
  expect(insertAfterLast(text, /^ {2}\//u, "  /c:")).toBe(
    "paths:\n  /a:\n  /b:\n  /c:\ncomponents:\n",
  );
});

test("a place that is not there is an error", () => {
  expect(() => insertBefore(text, /^nowhere/u, "x")).toThrow("no line matches");
});

test("a block goes to the end", () => {
  expect(append("a\n\n", "\nb\n")).toBe("a\nb\n");
});

test("a section ends where the next one begins", () => {
  const yaml = "A:\n  - 1\nAB:\n  - 2\n";
  expect(inSection(yaml, "A", (section) => insertAfterLast(section, /-/u, "  - new"))).toBe(
    "A:\n  - 1\n  - new\nAB:\n  - 2\n",
  );
  expect(() => inSection(yaml, "C", (section) => section)).toThrow("no section C");
});
