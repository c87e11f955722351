import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { createBuiltInAuthor } from "../BuiltInAuthor.ts";
import type { AuthorRequest } from "../model/AuthorRequest.ts";
import type { ItemDraft } from "../model/LessonDraft.ts";
import { sealEvidence } from "../verify/sealEvidence.ts";
import { verifyLesson } from "../verify/verifyLesson.ts";
import { documentFromText } from "./documentFromText.ts";

const author = createBuiltInAuthor();

/** A paragraph that no sentence can be asked about out of: each leans on what stands before it. */
const asides = {
  en: "This is why they do it as they do. It may seem strange to us at first, and yet it has always been so for them, whatever we may think of it.",
  fr: "C’est pourquoi elles font ainsi. Cela peut nous paraître étrange au début, et pourtant il en a toujours été ainsi pour elles, quoi que nous en pensions.",
  nl: "Daarom doen zij het zo. Dat kan ons eerst vreemd lijken, en toch is het voor hen altijd zo geweest, wat wij daar ook van mogen denken of zeggen.",
};

function quotesOf(items: readonly ItemDraft[]): readonly string[] {
  return items.flatMap(({ exercise }) =>
    exercise.content_type === "lesson"
      ? exercise.content.blocks.flatMap((block) =>
          block.type === "quote" ? [JSON.stringify(block.text)] : [],
        )
      : [],
  );
}

describe.each(["en", "fr", "nl"] as const)("further reading in %s", (language) => {
  const text = readFileSync(
    new URL(`../testing/texts/bees.${language}.txt`, import.meta.url),
    "utf8",
  );
  // In each section, since a lesson may be about any of them.
  const whole = text.replaceAll(/^(?=## )/gmu, `${asides[language]}\n\n`);
  const extracted = documentFromText(whole, "Bees");
  if (extracted.status === "refused") throw new Error(extracted.code);
  const request: AuthorRequest = {
    seed: "bees",
    title: "",
    language,
    // A short text is read whole in its lessons.
    source: { kind: "document", document: { ...extracted.document, pageCount: 30 } },
  };

  it("quotes what the lesson has not shown, until nothing is left", async () => {
    const outline = await author.plan(request);
    const read: string[] = [];
    for (const index of outline.lessons.keys()) {
      const draft = await author.draftLesson(outline, index);
      const shown: ItemDraft[] = [...draft.items];
      for (;;) {
        const further = await author.furtherReading(request, outline, index, shown);
        if (further.length === 0) break;
        const before = new Set(quotesOf(shown));
        expect(quotesOf(further).filter((quote) => before.has(quote))).toEqual([]);
        const { rejected } = verifyLesson({ ...draft, items: further }, request);
        expect(rejected).toEqual([]);
        expect(sealEvidence(further, request)).toHaveLength(1);
        shown.push(...further);
        read.push(...quotesOf(further));
      }
    }
    expect(read.join(" ")).toContain(asides[language]);
  });
});
