import type { RichText } from "@alambic/contract";
import { describe, expect, it } from "vitest";

import type { AuthorRequest } from "../../model/AuthorRequest.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { createRandom } from "../../random/createRandom.ts";
import { draftAll } from "../../testing/draftAll.ts";
import { readListsText, readSampleText } from "../../testing/makePdf.ts";
import { injectFaults } from "../../testing/injectFaults.ts";
import { documentRequest } from "../../testing/requests.ts";
import { plainText } from "../../texts/rich-text.ts";
import { verifyLesson } from "../../verify/verifyLesson.ts";
import { documentFromText } from "../documentFromText.ts";

/** What a list of tools says of each; the last one it only names. */
const entries: Readonly<Record<InstructionLanguage, string>> = {
  en: `- smoker: the tin in which chips of wood burn;
- hive tool: the flat bar that lifts the frames;
- veil: the fine net in front of the face;
- the soft brush.`,
  fr: `- enfumoir : la boîte dans laquelle brûlent des copeaux ;
- lève-cadre : la barre plate qui soulève les cadres ;
- voile : le filet fin devant le visage ;
- la brosse souple.`,
  nl: `- beroker: het blik waarin houtsnippers branden;
- kastbeitel: de platte staaf die de ramen licht;
- sluier: het fijne net voor het gezicht;
- de zachte borstel.`,
};

function glossaryRequest(language: InstructionLanguage): AuthorRequest {
  const [, , tools = ""] = readListsText(language).split("## ");
  const section = tools.replace(/^-.*/msu, entries[language]);
  const result = documentFromText(`## ${section}\n\n${readSampleText(language)}`);
  if (result.status === "refused") throw new Error(`The sample text is refused: ${result.code}`);
  return { ...documentRequest(language), source: { kind: "document", document: result.document } };
}

describe.each(["en", "fr", "nl"] as const)("a list that explains its terms, in %s", (language) => {
  const request = glossaryRequest(language);
  /** Terms that sentences define have cards of their own. */
  const isOfList = (front: RichText) => entries[language].includes(`- ${plainText(front)}`);

  it("becomes cards, and is shown once, before they are turned", async () => {
    const drafts = await draftAll(request);
    const decks = drafts.flatMap((draft) =>
      draft.items.flatMap(({ exercise }) =>
        exercise.content_type === "flashcards" && isOfList(exercise.content.cards[0]?.front ?? "")
          ? [{ draft, cards: exercise.content.cards }]
          : [],
      ),
    );
    expect(decks).toHaveLength(1);
    for (const { draft, cards } of decks) {
      expect(cards).toHaveLength(3);
      for (const { front, back } of cards)
        expect(entries[language]).toMatch(
          new RegExp(`- ${plainText(front)} ?: ${plainText(back)} ?;`, "u"),
        );
      const blocks = draft.items.flatMap(({ exercise }) =>
        exercise.content_type === "lesson" ? exercise.content.blocks : [],
      );
      expect(blocks.filter(({ type }) => type === "list")).toHaveLength(1);
      expect(verifyLesson(draft, request).rejected).toEqual([]);
    }
  });

  it("is published with none of the planted faults", async () => {
    const random = createRandom("glossaries");
    for (const draft of await draftAll(request))
      for (const item of draft.items.filter(
        ({ exercise }) => exercise.content_type === "flashcards",
      )) {
        const planted = injectFaults(item, random);
        expect(planted.map(({ fault }) => fault)).toEqual(
          expect.arrayContaining(["swapped cards", "half a back", "corrupted quote"]),
        );
        for (const { fault, item: faulty } of planted)
          expect(verifyLesson({ ...draft, items: [faulty] }, request).rejected, fault).toHaveLength(
            1,
          );
      }
  });
});
