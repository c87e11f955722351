import { describe, expect, it } from "vitest";
import { loadShippedCapsules } from "./loadShippedCapsules.ts";
import { nameOf, readableTexts } from "./testing/texts.ts";

const capsules = await loadShippedCapsules();
const narrow = "\u202F";

/** What no text may hold, by language of instruction. */
const slips = {
  everywhere: /['"]|\.\.\.| {2}|^\s|\s$| \n/u,
  fr: new RegExp(`[^${narrow}][;:!?»]|«[^${narrow}]|[“”]|\\d[ \\u00A0]?%`, "u"),
  en: /[\s\u00A0\u202F][;:!?%]|[«»]/u,
  nl: /[\s\u00A0\u202F][;:!?%]|[«»]/u,
};

/** Text without divisions such as 6 : 2, where the colon is a sign of its own. */
function withoutDivisions(text: string): string {
  return text.replaceAll(/\d : (?=\d)/gu, "");
}

function unbalanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length;
  return count("“") !== count("”") || count("«") !== count("»") || count("(") !== count(")");
}

describe.each(capsules.map((capsule) => [nameOf(capsule), capsule] as const))(
  "%s",
  (_name, capsule) => {
    const texts = readableTexts(capsule).filter((text) => /\p{Script=Latin}/u.test(text));

    it("follows the typography of its language", () => {
      const wrong = texts.filter((text) => slips[capsule.locale].test(withoutDivisions(text)));
      expect(wrong).toEqual([]);
    });

    it("has no straight quotes, stray spaces or open brackets", () => {
      const pieces = /^[^\p{L}]*$/u;
      const wrong = texts.filter((text) => slips.everywhere.test(text.trim()) || unbalanced(text));
      expect(wrong.filter((text) => !pieces.test(text))).toEqual([]);
    });
  },
);
