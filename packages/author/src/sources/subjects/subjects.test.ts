import { scoreResponse } from "@alambic/domain/exercises";
import { describe, expect, it } from "vitest";

import type { AuthorRequest } from "../../model/AuthorRequest.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import { createRandom } from "../../random/createRandom.ts";
import { draftAll } from "../../testing/draftAll.ts";
import { injectFaults } from "../../testing/injectFaults.ts";
import { topicRequest } from "../../testing/requests.ts";
import { verifyLesson } from "../../verify/verifyLesson.ts";
import type { Subject } from "./Subject.ts";
import { isLessonId, lessons, subjectNames, subjects } from "./subjects.ts";

const languages = ["fr", "en", "nl"] as const;

function wholeSubject(name: (typeof subjectNames)[number], language: InstructionLanguage) {
  const { words, domains }: Subject = subjects[name];
  return topicRequest(
    { topic: words[0] ?? "", domain: domains[0] ?? "", mainSkill: "any" },
    { language },
  );
}

describe.each(subjectNames)("the subject %s", (name) => {
  it.each(languages)("is drafted in %s so that every item stands", async (language) => {
    const request = wholeSubject(name, language);
    for (const seed of ["one", "two", "three", "four", "five"]) {
      for (const draft of await draftAll({ ...request, seed })) {
        const { rejected, publishable } = verifyLesson(draft, request);
        expect(
          rejected.map(({ item, reasons }) => [draft.title, reasons, item.provenance]),
        ).toEqual([]);
        expect(publishable).toBe(true);
      }
    }
  });

  it("drafts the same again, and another seed otherwise", async () => {
    const request = wholeSubject(name, "en");
    expect(await draftAll(request)).toEqual(await draftAll(request));
    expect(await draftAll(request)).not.toEqual(await draftAll({ ...request, seed: "other" }));
  });

  it("has every planted fault caught", async () => {
    const request = wholeSubject(name, "nl");
    const random = createRandom("faults");
    const missed: string[] = [];
    for (const draft of await draftAll(request))
      for (const item of draft.items)
        for (const { fault, item: faulty } of injectFaults(item, random))
          if (verifyLesson({ ...draft, items: [faulty] }, request).rejected.length === 0)
            missed.push(`${fault} in ${JSON.stringify(item.exercise)}`);
    expect(missed).toEqual([]);
  });

  it("catches a claim that says otherwise, whatever the exercise", async () => {
    const request = wholeSubject(name, "fr");
    for (const draft of await draftAll(request))
      for (const item of draft.items.filter(({ exercise }) => exercise.content_type !== "lesson"))
        expect(rejections(withClaimsTurned(item), request)).toContain("claim_wrong");
  });

  it("has each of its lessons in one level", () => {
    const placed = subjects[name].levels.flatMap((level): readonly string[] => level.lessons);
    expect(new Set(placed).size).toBe(placed.length);
    expect(placed.every(isLessonId)).toBe(true);
  });

  it("gives each lesson a text and at least seven items, in three ways or more", async () => {
    for (const { items, title } of await draftAll(wholeSubject(name, "en"))) {
      const kinds = new Set(items.map(({ exercise }) => wayOf(exercise)));
      expect([title, items.length >= 8, kinds.size >= 4]).toEqual([title, true, true]);
    }
  });
});

/** Its kind, and of code what is asked of it. */
function wayOf(exercise: ItemDraft["exercise"]): string {
  return exercise.content_type === "code"
    ? `code ${exercise.content.task.type}`
    : exercise.content_type;
}

it("places every lesson in a subject", () => {
  const placed = subjectNames.flatMap((name) =>
    subjects[name].levels.flatMap((level): readonly string[] => level.lessons),
  );
  expect(placed.toSorted()).toEqual(Object.keys(lessons).toSorted());
});

it.each(languages)(
  "accepts what may be typed and nothing that is wrong, in %s",
  async (language) => {
    for (const name of subjectNames) {
      const drafts = await draftAll(wholeSubject(name, language));
      for (const { exercise } of drafts.flatMap(({ items }) => items)) {
        if (exercise.content_type !== "short_answer") continue;
        for (const text of exercise.content.answers) {
          const response = { content_type: "short_answer" as const, text };
          expect([text, scoreResponse(exercise, response, { locale: language }).score]).toEqual([
            text,
            1,
          ]);
        }
      }
    }
  },
);

function withClaimsTurned(item: ItemDraft): ItemDraft {
  const { provenance } = item;
  if (provenance.kind !== "template") return item;
  const claims = provenance.claims.map((claim) => ({ ...claim, holds: !claim.holds }));
  return { ...item, provenance: { ...provenance, claims } };
}

function rejections(item: ItemDraft, request: AuthorRequest): readonly string[] {
  const draft = { index: 0, title: "", description: "", items: [item] };
  return verifyLesson(draft, request).rejected.flatMap(({ reasons }) =>
    reasons.map(({ code }) => code),
  );
}
