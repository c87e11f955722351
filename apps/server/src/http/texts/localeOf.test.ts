import { describe, expect, it } from "vitest";

import { localeOf } from "./localeOf.ts";

describe("localeOf", () => {
  it.each([
    [undefined, "fr"],
    ["", "fr"],
    ["nl-BE,nl;q=0.9,en;q=0.8", "nl"],
    ["en-GB", "en"],
    ["de, en;q=0.5, nl;q=0.7", "nl"],
    ["nl;q=0, en;q=0.1", "en"],
    ["en;q=x, nl;q=0.2", "nl"],
    ["*", "fr"],
    [";;;,,,", "fr"],
  ])("reads %j as %s", (header, locale) => {
    expect(localeOf(header)).toBe(locale);
  });
});
