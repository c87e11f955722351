import { describe, expect, it } from "vitest";
import { loadShippedCapsules } from "./loadShippedCapsules.ts";
import type { ShippedAtom, ShippedCapsule } from "./ShippedCapsule.ts";
import { moleculesOf, readableTexts } from "./testing/texts.ts";

const capsules = await loadShippedCapsules();
const keys = [...new Set(capsules.map(({ key }) => key))];

/** What must not change with the language of instruction. */
function skeletonOf({ key, reward_xp, ...atom }: ShippedAtom) {
  const isHinted = atom.metadata.hint !== undefined;
  const shared = { key, reward_xp, kind: atom.content_type, isHinted };
  switch (atom.content_type) {
    case "lesson":
      return { ...shared, blocks: atom.content.blocks.map(({ type }) => type) };
    case "true_false":
      return { ...shared, answer: atom.content.answer, picture: atom.content.picture?.name };
    case "quiz": {
      const { choices, correct_choice_ids, multiple, picture } = atom.content;
      const ids = choices.map(({ id }) => id);
      return { ...shared, ids, correct_choice_ids, multiple, picture: picture?.name };
    }
    case "matching": {
      const { left, right, pairs } = atom.content;
      const sides = [left, right].map((side) => side.map(({ id, picture }) => [id, picture?.name]));
      return { ...shared, sides, pairs };
    }
    case "fill_in_blank": {
      const gaps = atom.content.segments.filter(({ type }) => type === "gap");
      return { ...shared, gaps: gaps.length };
    }
    case "short_answer":
      return { ...shared, type: atom.content.answer_type, picture: atom.content.picture?.name };
    case "flashcards":
      return { ...shared, cards: atom.content.cards.map(({ id, picture }) => [id, picture?.name]) };
  }
}

function skeletonOfCapsule(capsule: ShippedCapsule) {
  const { domain, area, main_skill, source_language, icon, duration_hours } = capsule;
  return {
    facts: { domain, area, main_skill, source_language, icon, duration_hours },
    counts: [capsule.objectives, capsule.prerequisites].map(({ length }) => length),
    granules: capsule.granules.map(({ molecules }) =>
      molecules.map(({ key, atoms }) => ({ key, atoms: atoms.map(skeletonOf) })),
    ),
  };
}

/** Sentences of a capsule: long enough that two languages cannot share them. */
function sentences(capsule: ShippedCapsule): string[] {
  const texts = readableTexts([capsule.description, moleculesOf(capsule)]);
  return texts.filter((text) => (text.match(/\p{Script=Latin}{3,}/gu) ?? []).length >= 4);
}

describe.each(keys)("%s", (key) => {
  const [first, ...others] = capsules.filter((capsule) => capsule.key === key);
  if (!first) throw new Error("A capsule has at least one language.");

  it.each(others.map((other) => [other.locale, other] as const))(
    "has the same build in %s",
    (_locale, other) => {
      expect(skeletonOfCapsule(other)).toEqual(skeletonOfCapsule(first));
    },
  );

  it("leaves no sentence untranslated", () => {
    const all = [first, ...others].flatMap((capsule) => [...new Set(sentences(capsule))]);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });
});
