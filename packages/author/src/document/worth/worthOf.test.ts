import { describe, expect, it } from "vitest";

import type { Question } from "./Question.ts";
import { worthOf } from "./worthOf.ts";

const asked = (
  asks: Question["asks"],
  answer: string,
  rest: string,
  others: readonly string[],
) => ({
  asks,
  language: "en" as const,
  sentence: `${answer} ${rest}.`,
  answer,
  at: 0,
  others,
  shown: 0,
  said: [12, 9, 9],
});

const good: readonly Question[] = [
  asked("term", "parallax", "the apparent shift in the direction of an object", [
    "orbit",
    "ecliptic",
  ]),
  asked("subject", "Momentum", "is a measure of the motion of an object", ["Gravity", "Density"]),
  asked("subject", "A lunar eclipse", "occurs when the Moon enters the shadow of Earth", [
    "A solar eclipse",
    "A full moon",
  ]),
];

const statement = (sentence: string): Question => ({
  ...asked("true", "", "", []),
  sentence,
  said: [],
});

const bad: readonly Question[] = [
  statement("Aristotle cited convincing arguments that Earth must be round."),
  statement("It can be found in other places as well, if you look for it."),
  {
    ...asked("typed", "nature", "", []),
    sentence: "A more obvious example of the mutual nature of forces is familiar to all of you.",
    at: 37,
    shown: 2,
    said: [],
  },
];

describe("worthOf", () => {
  it("ranks what strict readers found good above what they did not", () => {
    const least = Math.min(...good.map(worthOf));
    expect(Math.max(...bad.map(worthOf))).toBeLessThan(least);
  });

  it("says the same whenever it is asked", () => {
    const all = [...good, ...bad];
    const first = all.map(worthOf);
    for (let round = 0; round < 50; round += 1) expect(all.map(worthOf)).toEqual(first);
  });
});
