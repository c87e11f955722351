import { plainText } from "@alambic/domain/exercises";
import { describe, expect, it } from "vitest";
import { loadShippedCapsules } from "./loadShippedCapsules.ts";
import type { ShippedAtom } from "./ShippedCapsule.ts";
import { moleculesOf, nameOf, readableTexts } from "./testing/texts.ts";

const capsules = await loadShippedCapsules();
const catchAll =
  /all of the (above|these)|none of the (above|these)|toutes ces réponses|aucune de ces|al(le|les) (het )?bovenstaande|geen van (deze|bovenstaande)/iu;

/** What the learner is asked, without choices and explanation. */
function stem({ content_type, content }: ShippedAtom): string | null {
  switch (content_type) {
    case "lesson":
      return null;
    case "true_false":
      return plainText(content.statement);
    case "fill_in_blank":
      return readableTexts([content.prompt, ...content.segments]).join(" ");
    case "quiz":
    case "matching":
    case "short_answer":
    case "flashcards":
      return plainText(content.prompt);
  }
}

/** Sets of parts that a learner has to tell apart. */
function optionSets({ content_type, content }: ShippedAtom): string[][] {
  switch (content_type) {
    case "quiz":
      return [content.choices.map(({ text }) => plainText(text))];
    case "matching":
      return [content.left, content.right].map((side) => side.map(({ text }) => plainText(text)));
    case "flashcards":
      return [
        content.cards.map(({ front }) => plainText(front)),
        content.cards.map(({ back }) => plainText(back)),
      ];
    case "lesson":
    case "true_false":
    case "fill_in_blank":
    case "short_answer":
      return [];
  }
}

function singleChoices(atoms: readonly ShippedAtom[]) {
  return atoms.flatMap(({ key, content_type, content }) => {
    if (content_type !== "quiz" || content.multiple) return [];
    const position = content.choices.findIndex(({ id }) => content.correct_choice_ids.includes(id));
    const lengths = content.choices.map(({ text }) => plainText(text).length);
    const wrong = lengths.filter((_, index) => index !== position);
    return [{ key, position, right: lengths[position] ?? 0, wrong, count: lengths.length }];
  });
}

describe.each(capsules.map((capsule) => [nameOf(capsule), capsule] as const))(
  "%s",
  (_name, capsule) => {
    const atoms = moleculesOf(capsule).flatMap((molecule) => molecule.atoms);

    it("asks nothing twice", () => {
      const stems = atoms.map(stem).filter((text) => text !== null);
      expect(stems.filter((text, index) => stems.indexOf(text) !== index)).toEqual([]);
    });

    it("offers no option twice, and no catch-all", () => {
      for (const options of atoms.flatMap(optionSets)) {
        expect(options).toEqual([...new Set(options)]);
        expect(options.filter((option) => catchAll.test(option))).toEqual([]);
      }
    });

    it("explains every scored item", () => {
      const silent = atoms.filter(
        ({ content_type, content }) =>
          content_type !== "lesson" && content_type !== "flashcards" && !content.explanation,
      );
      expect(silent.map(({ key }) => key)).toEqual([]);
    });

    it("does not betray the right choice by its length", () => {
      const choices = singleChoices(atoms);
      const telling = choices.filter(({ right, wrong }) => right > Math.max(...wrong) * 1.3 + 3);
      expect(telling.map(({ key }) => key)).toEqual([]);
      const longest = choices.filter(({ right, wrong }) => right > Math.max(...wrong));
      expect(longest.length / choices.length).toBeLessThan(0.4);
    });

    it("spreads the right choice over the positions", () => {
      const choices = singleChoices(atoms);
      for (const count of [3, 4]) {
        const alike = choices.filter((choice) => choice.count === count);
        for (let position = 0; position < count; position += 1) {
          const share = alike.filter((choice) => choice.position === position).length;
          expect(share).toBeGreaterThanOrEqual(Math.floor(alike.length / count));
          expect(share).toBeLessThanOrEqual(Math.ceil(alike.length / count));
        }
      }
    });

    it("balances true and false", () => {
      const answers = atoms.flatMap(({ content_type, content }) =>
        content_type === "true_false" ? [content.answer] : [],
      );
      const share = answers.filter(Boolean).length / answers.length;
      expect(share).toBeGreaterThanOrEqual(0.4);
      expect(share).toBeLessThanOrEqual(0.6);
    });

    it("lays out no pair beside its partner", () => {
      for (const { key, content_type, content } of atoms) {
        if (content_type !== "matching") continue;
        const rows = content.pairs.filter(
          ({ left_id, right_id }) =>
            content.left.findIndex(({ id }) => id === left_id) ===
            content.right.findIndex(({ id }) => id === right_id),
        );
        expect(rows.length, key).toBe(0);
      }
    });

    it("does not give a short answer away in its question", () => {
      for (const { key, content_type, content } of atoms) {
        if (content_type !== "short_answer") continue;
        const words = plainText(content.prompt)
          .toLowerCase()
          .split(/[^\p{L}\p{N}/]+/u);
        expect(words, key).not.toContain(content.answers[0]?.toLowerCase());
      }
    });
  },
);
