import { describe, expect, it } from "vitest";

import type { AuthorRequest } from "../model/AuthorRequest.ts";
import type { InstructionLanguage } from "../model/InstructionLanguage.ts";
import type { ItemDraft } from "../model/LessonDraft.ts";
import { draftAll } from "../testing/draftAll.ts";
import { subjects } from "../sources/subjects/subjects.ts";
import { documentRequest, languageRequest, topicRequest } from "../testing/requests.ts";
import { verifyLesson } from "../verify/verifyLesson.ts";

const languages: readonly InstructionLanguage[] = ["en", "fr", "nl"];

/** The items of all lessons that are asked, each held by the verifier. */
async function askedOf(request: AuthorRequest): Promise<readonly ItemDraft[]> {
  const drafts = await draftAll(request);
  for (const draft of drafts) expect(verifyLesson(draft, request).rejected).toEqual([]);
  return drafts.flatMap(({ items }) =>
    items.filter(({ exercise }) => exercise.content_type !== "lesson"),
  );
}

describe.each(languages)("hints in %s", (language) => {
  it.each([
    { topic: "geometry", domain: "mathematics" },
    { topic: subjects.python.words[0], domain: subjects.python.domains[0] },
  ])("give the rule of a lesson of $topic", async (source) => {
    const asked = await askedOf(topicRequest({ ...source, mainSkill: "any" }, { language }));
    const hinted = asked.filter(({ hint }) => hint !== undefined);
    expect(hinted.length / asked.length).toBeGreaterThan(0.5);
  });

  it("say how a word begins, never what it is", async () => {
    const asked = await askedOf(languageRequest("spanish", language));
    const written = asked.flatMap(({ exercise, hint }) =>
      exercise.content_type === "short_answer" && hint !== undefined
        ? [{ answers: exercise.content.answers, hint }]
        : [],
    );
    expect(written.length).toBeGreaterThan(0);
    for (const { answers, hint } of written) {
      const [, letter = "no letter"] = /[«“‘]\s?(\p{Letter})\s?[»”’]/u.exec(hint) ?? [];
      const words = answers.flatMap((answer) => answer.split(/[\s’']/u));
      expect(
        words.some((word) => word.startsWith(letter)),
        hint,
      ).toBe(true);
    }
  });

  it.each([
    ["german", "verbs", 0.8],
    ["japanese", "hiragana", 0.8],
    ["japanese", "kanji N5", 0.8],
    ["spanish", "conversations", 0.7],
    ["german", "animals", 0.5],
  ])("help with %s, %s", async (skill, topic, share) => {
    const asked = await askedOf(languageRequest(skill, language, topic));
    expect(asked.filter(({ hint }) => hint !== undefined).length / asked.length).toBeGreaterThan(
      share,
    );
    const cards = asked.filter(
      ({ exercise, provenance }) =>
        exercise.content_type === "dialogue" ||
        (exercise.content_type === "vocabulary" && provenance.kind === "data"),
    );
    expect(cards.some(({ hint }) => hint !== undefined) || cards.length === 0).toBe(true);
  });

  it("leave more than one meaning where meanings are to be chosen", async () => {
    const asked = await askedOf(languageRequest("german", language, "verbs"));
    const chosen = asked.filter(({ exercise }) => exercise.content_type === "vocabulary");
    expect(chosen.length).toBeGreaterThan(5);
    for (const { hint = "" } of chosen) expect(hint).not.toMatch(/… = .…/u);
  });

  it("say where in a document the answer stands", async () => {
    const asked = await askedOf(documentRequest(language));
    for (const { hint, source } of asked) expect(hint).toContain(`${source?.page}`);
  });
});
