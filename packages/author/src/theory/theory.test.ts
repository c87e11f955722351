import { describe, expect, it } from "vitest";

import { createBuiltInAuthor } from "../BuiltInAuthor.ts";
import type { AuthorRequest } from "../model/AuthorRequest.ts";
import type { ItemDraft } from "../model/LessonDraft.ts";
import { topicRequest } from "../testing/requests.ts";
import { detectLanguage } from "../texts/detectLanguage.ts";
import { plainText } from "../texts/rich-text.ts";
import { stemOf } from "../verify/checks/checkDuplicates.ts";
import { sealEvidence } from "../verify/sealEvidence.ts";
import { verifyLesson } from "../verify/verifyLesson.ts";

const author = createBuiltInAuthor();
const languages = ["en", "fr", "nl"] as const;
const mostRounds = 3;
/** Of the lessons of a capsule, every so manyth is read. */
const apart = 4;

const capsules = [
  ["statistics and fractions", "mathematics", "arithmetic"],
  ["geometry", "mathematics", "geometry"],
  ["basics", "languages", "german"],
  ["the months", "languages", "italian"],
  ["the numbers", "languages", "japanese"],
  ["verbs", "languages", "spanish"],
  ["at the café", "languages", "portuguese"],
  ["katakana", "languages", "japanese"],
  ["kanji N4", "languages", "japanese"],
  ["chemical elements", "natural_sciences", "chemistry"],
  ["capitals", "social_sciences", "geography"],
  ["geography of the world", "social_sciences", "geography"],
  ["chess", "gaming", "chess"],
  ["chemistry basics", "natural_sciences", "chemistry"],
  ["music theory", "music", "music"],
  ["logic", "mathematics", "logic"],
  ["python", "programming", "python"],
  ["javascript", "programming", "javascript"],
] as const;

/** The texts that can be read on in, one after the other, each behind those before it. */
async function readingsOf(request: AuthorRequest, index: number): Promise<readonly ItemDraft[]> {
  const outline = await author.plan(request);
  const lesson = await author.draftLesson(outline, index);
  const items = [...lesson.items];
  const readings: ItemDraft[] = [];
  while (readings.length < mostRounds) {
    const further = await author.furtherReading(request, outline, index, items);
    if (further.length === 0) break;
    const { rejected } = verifyLesson({ ...lesson, items: [...items, ...further] }, request);
    expect(rejected.filter(({ item }) => further.includes(item))).toEqual([]);
    expect(sealEvidence(further, request)).toHaveLength(1);
    items.push(...further);
    readings.push(...further);
  }
  return readings;
}

/** What the author says in its own words: headings, captions and callouts. */
function ownWords({ exercise }: ItemDraft): string {
  if (exercise.content_type !== "lesson") return "";
  return exercise.content.blocks
    .flatMap((block) => {
      if (block.type === "heading" || block.type === "callout") return plainText(block.text);
      return block.type === "table" ? block.caption : [];
    })
    .join(" ");
}

describe.each(capsules)("further reading on “%s”", (topic, domain, mainSkill) => {
  it.each(languages)(
    "has texts for every lesson that stand and differ, in %s",
    async (language) => {
      const request = topicRequest({ topic, domain, mainSkill }, { language });
      const { lessons } = await author.plan(request);
      const read = lessons.map((_, index) => index).filter((index) => index % apart === 0);
      for (const index of read) {
        const readings = await readingsOf(request, index);
        expect(readings.length, lessons[index]?.title).toBeGreaterThan(0);
        const said = readings.map(({ exercise }) => stemOf(exercise));
        expect(new Set(said).size).toBe(said.length);
        expect([language, null]).toContain(detectLanguage(readings.map(ownWords).join(" ")));
        for (const { exercise } of readings) expect(exercise.content_type).toBe("lesson");
      }
    },
  );
});

it("claims no result that does not come out", async () => {
  const request = topicRequest({ topic: "addition", mainSkill: "arithmetic" }, { language: "en" });
  const outline = await author.plan(request);
  const lesson = await author.draftLesson(outline, 0);
  const [text] = await author.furtherReading(request, outline, 0, lesson.items);
  if (text?.provenance.kind !== "template") throw new Error("No text from a template");
  const [claim] = text.provenance.claims;
  if (claim === undefined) throw new Error("Nothing claimed");
  const wrong = {
    ...text,
    provenance: { ...text.provenance, claims: [{ ...claim, right: "1000000" }] },
  };
  const [rejected] = verifyLesson({ ...lesson, items: [wrong] }, request).rejected;
  expect(rejected?.reasons).toMatchObject([{ code: "claim_wrong" }]);
});

it("stays with its next text when exercises were added in between", async () => {
  const request = topicRequest({ topic: "fractions" }, { language: "en" });
  const outline = await author.plan(request);
  const { items } = await author.draftLesson(outline, 0);
  const [first] = await author.furtherReading(request, outline, 0, items);
  if (first === undefined) throw new Error("No text");
  const more = await author.draftLesson({ ...outline, seed: "more" }, 0);
  const all = [...items, first, ...more.items];
  const [second] = await author.furtherReading(request, outline, 0, all);
  expect(second?.provenance).not.toMatchObject({
    template: first.provenance.kind === "template" ? first.provenance.template : "",
  });
});
