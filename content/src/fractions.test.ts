import { plainText } from "@alambic/domain/exercises";
import { describe, expect, it } from "vitest";
import { loadShippedCapsules } from "./loadShippedCapsules.ts";
import type { ShippedAtom } from "./ShippedCapsule.ts";
import { isExpression, isSameValue, openCalculations, relationsIn } from "./testing/arithmetic.ts";
import { moleculesOf, nameOf, readableTexts } from "./testing/texts.ts";

const capsules = (await loadShippedCapsules()).filter(({ key }) => key === "fractions");

/** What an item states as true: a lesson's text, explanations, blanks once they are filled. */
function statements({ content_type, content }: ShippedAtom): string[] {
  switch (content_type) {
    case "lesson":
      return readableTexts(content.blocks);
    case "fill_in_blank": {
      const filled = content.segments.map((segment) =>
        segment.type === "gap" ? segment.answers[0] : plainText(segment.text),
      );
      return [filled.join(""), ...readableTexts(content.explanation)];
    }
    case "flashcards":
      return [];
    case "true_false":
    case "quiz":
    case "matching":
    case "short_answer":
      return readableTexts(content.explanation);
  }
}

/** Pairs of texts whose values must be the same, and pairs whose values must differ. */
function comparisons({ content_type, content }: ShippedAtom) {
  const same: [string, string][] = [];
  const different: [string, string][] = [];
  if (content_type === "quiz") {
    const [calculation] = openCalculations(plainText(content.prompt));
    for (const { id, text } of content.choices) {
      const right = content.correct_choice_ids.includes(id);
      if (calculation !== undefined)
        (right ? same : different).push([calculation, plainText(text)]);
    }
  }
  if (content_type === "short_answer") {
    const [calculation] = openCalculations(plainText(content.prompt));
    if (calculation !== undefined) {
      same.push(...content.answers.map((answer): [string, string] => [calculation, answer]));
    }
  }
  if (content_type === "matching") {
    for (const left of content.left) {
      for (const right of content.right) {
        const texts: [string, string] = [plainText(left.text), plainText(right.text)];
        const pair = content.pairs.find(({ left_id }) => left_id === left.id);
        if (texts.every(isExpression)) (pair?.right_id === right.id ? same : different).push(texts);
      }
    }
  }
  return { same, different };
}

function greatestCommonDivisor(left: number, right: number): number {
  return right === 0 ? left : greatestCommonDivisor(right, left % right);
}

/** Fronts and backs of the flashcards with this key. */
function cardsOf(atoms: readonly ShippedAtom[], name: string): [string, string][] {
  return atoms.flatMap(({ key, content_type, content }) =>
    content_type === "flashcards" && key === name
      ? content.cards.map(({ front, back }): [string, string] => [
          plainText(front),
          plainText(back),
        ])
      : [],
  );
}

describe.each(capsules.map((capsule) => [nameOf(capsule), capsule] as const))(
  "%s",
  (_name, capsule) => {
    const atoms = moleculesOf(capsule).flatMap((molecule) => molecule.atoms);

    it("states no relation that does not hold", () => {
      const relations = atoms.flatMap(statements).flatMap(relationsIn);
      expect(relations.length).toBeGreaterThan(80);
      expect(relations.filter(({ holds }) => !holds)).toEqual([]);
    });

    it("judges relations in statements and choices rightly", () => {
      for (const { key, content_type, content } of atoms) {
        if (content_type === "true_false") {
          for (const { holds } of relationsIn(plainText(content.statement))) {
            expect(holds, key).toBe(content.answer);
          }
        }
        if (content_type === "quiz") {
          for (const { id, text } of content.choices) {
            for (const { holds } of relationsIn(plainText(text))) {
              expect(holds, key).toBe(content.correct_choice_ids.includes(id));
            }
          }
        }
      }
    });

    it("has the value of each calculation as its answer, and no other right one", () => {
      const checks = atoms.map(comparisons);
      const same = checks.flatMap((check) => check.same);
      expect(same.length).toBeGreaterThan(25);
      expect(same.filter(([left, right]) => !isSameValue(left, right))).toEqual([]);
      const different = checks.flatMap((check) => check.different);
      expect(different.filter(([left, right]) => isSameValue(left, right))).toEqual([]);
    });

    it("turns each reciprocal and each common denominator rightly on the cards", () => {
      const reciprocals = cardsOf(atoms, "dividing-cards");
      expect(reciprocals.length).toBeGreaterThan(3);
      expect(reciprocals.filter((pair) => !isSameValue(pair.join(" × "), "1"))).toEqual([]);
      const denominators = cardsOf(atoms, "different-denominators-cards");
      expect(denominators.length).toBeGreaterThan(3);
      for (const [fractions, common] of denominators) {
        const [left = 1, right = 1] = fractions
          .split(", ")
          .map((text) => Number(text.split("/")[1]));
        expect(Number(common)).toBe((left * right) / greatestCommonDivisor(left, right));
      }
    });

    it("offers no two choices of the same value", () => {
      for (const { key, content_type, content } of atoms) {
        if (content_type !== "quiz") continue;
        const values = content.choices.map(({ text }) => plainText(text)).filter(isExpression);
        const twins = values.filter((value, index) =>
          values.some((other, place) => place < index && isSameValue(value, other)),
        );
        expect(twins, key).toEqual([]);
      }
    });
  },
);
