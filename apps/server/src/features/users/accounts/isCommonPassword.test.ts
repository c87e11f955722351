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
