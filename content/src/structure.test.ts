import { describe, expect, it } from "vitest";
import { loadShippedCapsules } from "./loadShippedCapsules.ts";
import type { ShippedCapsule } from "./ShippedCapsule.ts";
import { moleculesOf, nameOf } from "./testing/texts.ts";

const capsules = await loadShippedCapsules();
const kinds = [
  "fill_in_blank",
  "flashcards",
  "lesson",
  "matching",
  "quiz",
  "short_answer",
  "true_false",
];

const short = capsules.filter(({ key }) => key.startsWith("short-"));
const long = capsules.filter((capsule) => !short.includes(capsule));

it("ships each capsule in three languages", () => {
  const keys = [...new Set(capsules.map(({ key }) => key))];
  expect(capsules.map((capsule) => nameOf(capsule))).toEqual(
    keys.flatMap((key) => ["fr", "en", "nl"].map((locale) => `${key}/${locale}`)),
  );
  expect(new Set(long.map(({ key }) => key))).toEqual(
    new Set(["fractions", "japanese", "photosynthesis"]),
  );
});

it.each([
  ["history", 3, ({ main_skill: skill }) => skill === "history"],
  ["arts", 3, ({ domain }) => domain === "arts"],
  ["economics", 3, ({ domain }) => domain === "economics"],
  ["personal development", 3, ({ domain }) => domain === "personal_development"],
  ["other things", 2, ({ domain }) => domain === "others"],
] satisfies [string, number, (capsule: ShippedCapsule) => boolean][])(
  "ships short capsules on %s: %i",
  (_name, count, isOnIt) => {
    expect(short.filter(isOnIt)).toHaveLength(count * 3);
  },
);

describe.each(short.map((capsule) => [nameOf(capsule), capsule] as const))(
  "%s",
  (_name, capsule) => {
    const molecules = moleculesOf(capsule);

    it("has two lessons of a text and four exercises of four kinds", () => {
      expect(molecules).toHaveLength(2);
      for (const { atoms } of molecules)
        expect(atoms.map((atom) => atom.content_type)).toEqual([
          "lesson",
          "quiz",
          "true_false",
          "fill_in_blank",
          "matching",
        ]);
    });

    it("names every lesson and item once", () => {
      const keys = molecules.flatMap(({ key, atoms }) => [key, ...atoms.map((atom) => atom.key)]);
      expect(keys).toEqual([...new Set(keys)]);
    });

    it("tells of every item where it can be looked up", () => {
      const sources = molecules.flatMap(({ atoms }) =>
        atoms.slice(1).map(({ metadata }) => metadata.source?.url ?? "none"),
      );
      expect(sources.filter((url) => !url.startsWith("https://"))).toEqual([]);
    });
  },
);

describe.each(long.map((capsule) => [nameOf(capsule), capsule] as const))(
  "%s",
  (_name, capsule) => {
    const molecules = moleculesOf(capsule);

    it("has three levels of three or four lessons", () => {
      expect(capsule.granules).toHaveLength(3);
      for (const { molecules: lessons } of capsule.granules) {
        expect([3, 4]).toContain(lessons.length);
      }
    });

    it("names every lesson and item once", () => {
      const keys = molecules.flatMap(({ key, atoms }) => [key, ...atoms.map((atom) => atom.key)]);
      expect(keys).toEqual([...new Set(keys)]);
    });

    it("uses all seven kinds", () => {
      const used = new Set(
        molecules.flatMap(({ atoms }) => atoms.map((atom) => atom.content_type)),
      );
      expect([...used].toSorted()).toEqual(kinds);
    });

    it.each(molecules.map((molecule) => [molecule.key, molecule.atoms] as const))(
      "%s starts with its text, then varies",
      (_key, atoms) => {
        const [first, ...items] = atoms.map((atom) => atom.content_type);
        expect(first).toBe("lesson");
        expect(items).not.toContain("lesson");
        expect(atoms.length).toBeGreaterThanOrEqual(7);
        expect(atoms.length).toBeLessThanOrEqual(9);
        expect(new Set(items).size).toBeGreaterThanOrEqual(5);
        expect(items.every((kind, index) => kind !== items[index + 1])).toBe(true);
      },
    );

    it.each(molecules.map((molecule) => [molecule.key, molecule.atoms] as const))(
      "%s rewards reading with 5 XP and each exercise with 10 to 20",
      (_key, atoms) => {
        const [reading, ...exercises] = atoms.map((atom) => atom.reward_xp);
        expect(reading).toBe(5);
        expect(exercises.every((xp) => [10, 15, 20].includes(xp))).toBe(true);
        const total = atoms.reduce((sum, atom) => sum + atom.reward_xp, 0);
        expect(total).toBeGreaterThanOrEqual(80);
        expect(total).toBeLessThanOrEqual(130);
      },
    );
  },
);
