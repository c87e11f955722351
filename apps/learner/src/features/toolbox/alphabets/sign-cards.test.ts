import fc from "fast-check";
import { expect, test } from "vitest";
import { mostInRound, signCards, signGroups } from "./sign-cards.ts";

const signs = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    sign: `s${place}`,
    readings: [`r${place}`],
    shown: `R${place}`,
    meaning: null,
  }));

test("each sign stands in one group, in order, and no group is larger than a round", () => {
  fc.assert(
    fc.property(fc.nat({ max: 120 }), (count) => {
      const groups = signGroups(signs(count));
      expect(groups.flat()).toEqual(signs(count));
      expect(groups.every(({ length }) => length > 0 && length <= mostInRound)).toBe(true);
    }),
    { seed: 7 },
  );
});

test("a sign is asked without its reading, and each reading is accepted", () => {
  expect(signCards(signs(1), "ja")).toEqual([
    {
      id: "s0",
      asked: "s0",
      askedLang: "ja",
      reading: null,
      answers: ["R0", "r0"],
      answerLang: "ja-Latn",
    },
  ]);
});
