import { plainText } from "@alambic/domain/exercises";
import { describe, expect, it } from "vitest";
import { isHiragana, toRomaji } from "wanakana";
import { loadShippedCapsules } from "./loadShippedCapsules.ts";
import type { ShippedAtom } from "./ShippedCapsule.ts";
import { markedStrings, moleculesOf, nameOf, readableTexts } from "./testing/texts.ts";

const capsules = (await loadShippedCapsules()).filter(({ key }) => key === "japanese");
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const latin = /\p{Script=Latin}/u;

/** Fields of plain text, where no language can be marked. */
const plainFields = new Set(["answers", "quote", "context"]);

/** Kana with the reading that an item or a passage gives them. */
interface Reading {
  readonly kana: string;
  readonly romaji: string;
}

/** Readings in brackets, as in か (ka). */
function bracketed(part: unknown): Reading[] {
  return readableTexts(part).flatMap((text) =>
    [...text.matchAll(/(\p{Script=Hiragana}+) \(([a-z]+)\)/gu)].map(
      ([, kana = "", romaji = ""]) => ({
        kana,
        romaji,
      }),
    ),
  );
}

function reading(kana: string, text: string): Reading[] {
  const romaji = /^[a-z]+/u.exec(text)?.[0];
  return romaji !== undefined && isHiragana(kana) ? [{ kana, romaji }] : [];
}

function readingsOf({ key, content_type, content }: ShippedAtom): Reading[] {
  switch (content_type) {
    case "matching":
      if (!soundPairs.test(key)) return [];
      return content.pairs.flatMap(({ left_id, right_id }) => {
        const left = content.left.find(({ id }) => id === left_id);
        const right = content.right.find(({ id }) => id === right_id);
        const text = right ? plainText(right.text) : "";
        return left ? reading(plainText(left.text), text) : [];
      });
    case "flashcards":
      return content.cards.flatMap(({ front, back }) => reading(plainText(front), plainText(back)));
    case "fill_in_blank":
      return content.segments.flatMap((segment) =>
        segment.type === "gap" && segment.lang === "ja-Latn"
          ? reading(segment.answers.at(-1) ?? "", segment.answers[0] ?? "")
          : [],
      );
    case "short_answer": {
      const [romaji = "", ...others] = content.answers;
      const kana = others.find((answer) => isHiragana(answer));
      return kana === undefined ? [] : [{ kana, romaji: romaji.replaceAll(" ", "") }];
    }
    case "lesson":
    case "true_false":
    case "quiz":
      return [];
  }
}

/** In these, は is the particle, read wa, as a transliterator cannot know. */
const withParticle = new Set(["first-sentences-read-question"]);
/** Matchings of signs with sounds; the others go from words to meanings. */
const soundPairs = /-(sounds|blends)/u;

describe.each(capsules.map((capsule) => [nameOf(capsule), capsule] as const))(
  "%s",
  (_name, capsule) => {
    const lessons = moleculesOf(capsule);
    const atoms = lessons.flatMap((molecule) => molecule.atoms);

    it("marks every run of Japanese, and nothing but Japanese", () => {
      const strings = markedStrings(lessons).filter(({ field }) => !plainFields.has(field));
      const isMarked = ({ lang }: { lang: unknown }) => lang === "ja";
      expect(strings.filter((string) => japanese.test(string.text) && !isMarked(string))).toEqual(
        [],
      );
      expect(strings.filter((string) => latin.test(string.text) && isMarked(string))).toEqual([]);
    });

    it("reads every kana as it is read", () => {
      const checked = atoms.filter(({ key }) => !withParticle.has(key));
      const readings = [...checked.flatMap(readingsOf), ...bracketed(lessons)];
      expect(readings.length).toBeGreaterThan(120);
      expect(readings.filter(({ kana, romaji }) => toRomaji(kana) !== romaji)).toEqual([]);
    });
  },
);
