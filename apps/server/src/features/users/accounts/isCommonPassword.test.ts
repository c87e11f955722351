import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { isCommonPassword } from "./isCommonPassword.ts";

describe("isCommonPassword", () => {
  it.each([
    "Password1!",
    "P@ssw0rd",
    "P@$$w0rd2026!",
    "Azerty123$",
    "!Qwerty1",
    "Qwerty!Qwerty1".replace("!", ""),
    "Welkom01!",
    "M0tdepasse!",
    "Letmein1!",
    "Iloveyou2!",
  ])("refuses %s", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    "Still-Water 7 runs",
    "Distil-42-lemons",
    "Password for my grandmother's still, 1893!",
    "Zx9!mQv2#Lw",
  ])("takes %s", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

const list = readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8");
const commonest = list.trimEnd().split("\n");

it("refuses each of the 3,000 commonest, whatever the case of its letters", () => {
  expect(new Set(commonest).size).toBe(3000);
  const taken = commonest.flatMap((word) => [word, word.toUpperCase()]);
  expect(taken.filter((word) => !isCommonPassword(word))).toEqual([]);
});

it("refuses a word of the list that only signs were put around", () => {
  expect(isCommonPassword("Cowboys1!")).toBe(true);
  expect(isCommonPassword("$Mustang$2026")).toBe(true);
});
