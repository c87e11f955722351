import { plainText } from "@alambic/domain/exercises";
import { describe, expect, it } from "vitest";
import { loadShippedCapsules } from "./loadShippedCapsules.ts";
import type { ShippedAtom } from "./ShippedCapsule.ts";
import { moleculesOf, nameOf } from "./testing/texts.ts";

const capsules = await loadShippedCapsules();

/** What answers an item, as words; what is matched or read has no such words. */
function answersOf({ content_type, content }: ShippedAtom): readonly string[] {
  switch (content_type) {
    case "quiz":
      return content.choices
        .filter(({ id }) => content.correct_choice_ids.includes(id))
        .map(({ text }) => plainText(text));
    case "fill_in_blank":
      return content.segments.flatMap((part) => (part.type === "gap" ? part.answers : []));
    case "short_answer":
      return content.answers;
    case "lesson":
    case "true_false":
    case "matching":
    case "flashcards":
      return [];
  }
}

/** Words alone, in lower case, with a space around each. */
const folded = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}/]+/gu, " ")
    .trim()} `;

describe.each(capsules.map((capsule) => [nameOf(capsule), capsule] as const))(
  "the hints of %s",
  (_name, capsule) => {
    const hinted = moleculesOf(capsule)
      .flatMap(({ atoms }) => atoms)
      .flatMap((atom) =>
        atom.metadata.hint === undefined ? [] : ([[atom, atom.metadata.hint]] as const),
      );

    it("do not hold the answer", () => {
      const telling = hinted.filter(([atom, hint]) =>
        answersOf(atom).some((answer) => folded(hint).includes(folded(answer))),
      );
      expect(telling.map(([{ key }, hint]) => `${key}: ${hint}`)).toEqual([]);
    });

    it("are sentences that end, each said once", () => {
      const hints = hinted.map(([, hint]) => hint);
      expect(hints.filter((hint) => !/[.?]$/u.test(hint))).toEqual([]);
      expect(hints).toEqual([...new Set(hints)]);
    });
  },
);

it("every lesson gives hints", () => {
  for (const capsule of capsules) {
    const bare = moleculesOf(capsule).filter(({ atoms }) =>
      atoms.every(({ metadata }) => metadata.hint === undefined),
    );
    expect(
      bare.map(({ key }) => key),
      nameOf(capsule),
    ).toEqual([]);
  }
});
