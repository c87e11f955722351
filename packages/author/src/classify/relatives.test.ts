import { expect, it } from "vitest";

import { relativesOf } from "./relatives.ts";
import { allSkills } from "./skills.ts";

it("knows three relatives of every skill, none of them itself and none unheard of", () => {
  const known = new Set(allSkills().map(({ skill }) => skill));
  for (const skill of known) {
    const relatives = relativesOf(skill);
    expect(new Set(relatives).size, skill).toBe(3);
    expect(relatives, skill).not.toContain(skill);
    for (const relative of relatives) expect(known, skill).toContain(relative);
  }
  expect(relativesOf("alchemy")).toEqual([]);
});
