import type { Exercise } from "@alambic/domain/exercises";
import { describe, expect, it } from "vitest";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { createRandom } from "../../random/createRandom.ts";
import { draftAll } from "../../testing/draftAll.ts";
import { injectFaults } from "../../testing/injectFaults.ts";
import { readStudyText } from "../../testing/makePdf.ts";
import { textRequest } from "../../testing/requests.ts";
import { plainText } from "../../texts/rich-text.ts";
import { verifyLesson } from "../../verify/verifyLesson.ts";

const request = (language: InstructionLanguage) => textRequest(readStudyText(language), language);

async function itemsOf<Type extends Exercise["content_type"]>(
  language: InstructionLanguage,
  type: Type,
) {
  const drafts = await draftAll(request(language));
  return drafts.flatMap((draft) =>
    draft.items.flatMap((item) => {
      const { exercise } = item;
      const isOfType = (each: Exercise): each is Extract<Exercise, { content_type: Type }> =>
        each.content_type === type;
      return isOfType(exercise) ? [{ draft, item, exercise }] : [];
    }),
  );
}

const years = {
  en: ["1769", "1801", "1825", "1830"],
  fr: ["1815", "1830", "1835", "1839"],
  nl: ["1287", "1839", "1852", "1953"],
};

const headings = {
  en: ["Goods of the mines", "Goods of the mills"],
  fr: ["Produits du sol", "Produits des usines"],
  nl: ["Producten van de zee", "Producten van de weide"],
};

describe.each(["en", "fr", "nl"] as const)("a short text on history in %s", (language) => {
  it("matches years with what happened, which tells no year", async () => {
    const [found, ...others] = (await itemsOf(language, "matching")).filter(({ exercise }) =>
      exercise.content.left.some(({ text }) => /^\d{4}$/u.test(plainText(text))),
    );
    expect(others).toEqual([]);
    expect(found?.exercise.content.left.map(({ text }) => plainText(text))).toEqual(
      years[language],
    );
    for (const { text } of found?.exercise.content.right ?? [])
      expect(plainText(text)).not.toMatch(/\d{4}/u);
  });

  it("asks at most three times a lesson why in the learner’s words, beside the sentence that says so", async () => {
    const whys = (await itemsOf(language, "free_answer")).filter(({ exercise }) =>
      /(?:why|pourquoi|waarom)(?!\p{Letter})/iu.test(plainText(exercise.content.prompt)),
    );
    expect(whys.length).toBeGreaterThan(0);
    for (const own of Map.groupBy(whys, ({ draft }) => draft).values())
      expect(own.length).toBeLessThanOrEqual(3);
    for (const { item, exercise } of whys)
      expect(plainText(exercise.content.model_answer)).toBe(item.source?.quote);
  });

  it("sorts the entries of lists under their headings, but for those that name a part", async () => {
    const [found] = await itemsOf(language, "categorization");
    expect(found?.exercise.content.groups.map(({ text }) => plainText(text))).toEqual(
      headings[language],
    );
    expect(found?.exercise.content.items).toHaveLength(6);
  });

  it("publishes all of it, and none of it with a planted fault", async () => {
    const random = createRandom("study");
    const own = request(language);
    const faults: string[] = [];
    for (const draft of await draftAll(own)) {
      expect(verifyLesson(draft, own).rejected).toEqual([]);
      const planted = draft.items
        .filter(({ exercise }) =>
          ["matching", "categorization", "free_answer", "quiz"].includes(exercise.content_type),
        )
        .flatMap((item) => injectFaults(item, random));
      faults.push(...planted.map(({ fault }) => fault));
      const missed = planted.filter(
        ({ item }) => verifyLesson({ ...draft, items: [item] }, own).rejected.length === 0,
      );
      expect(missed.map(({ fault, item }) => `${fault}: ${item.title}`)).toEqual([]);
    }
    expect(faults).toEqual(
      expect.arrayContaining(["another year", "half an event", "half an entry", "half a point"]),
    );
  });
});
