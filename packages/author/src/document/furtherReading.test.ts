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
  const [heading = "", first = "", ...rest] = text.split(/\n\s*\n/u);
  const whole = [heading, first, asides[language], ...rest].join("\n\n");
  const extracted = documentFromText(whole, "Bees");
  if (extracted.status === "refused") throw new Error(extracted.code);
  const request: AuthorRequest = {
    seed: "bees",
    title: "",
    language,
    source: { kind: "document", document: extracted.document },
  };

  it("quotes what the lesson has not shown, until nothing is left", async () => {
    const outline = await author.plan(request);
    const draft = await author.draftLesson(outline, 0);
    const shown: ItemDraft[] = [...draft.items];
    let rounds = 0;
    for (;;) {
      const further = await author.furtherReading(request, outline, 0, shown);
      if (further.length === 0) break;
      rounds += 1;
      const before = new Set(quotesOf(shown));
      expect(quotesOf(further).filter((quote) => before.has(quote))).toEqual([]);
      const { rejected } = verifyLesson({ ...draft, items: further }, request);
      expect(rejected).toEqual([]);
      expect(sealEvidence(further, request)).toHaveLength(1);
      shown.push(...further);
    }
    expect(rounds).toBeGreaterThan(0);
    expect(quotesOf(shown).join(" ")).toContain(asides[language]);
  });
});
