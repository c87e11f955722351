import { describe, expect, it } from "vitest";

import type { AuthorRequest } from "../../model/AuthorRequest.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { createRandom } from "../../random/createRandom.ts";
import { draftAll } from "../../testing/draftAll.ts";
import { readHandOut, readListsText, readSampleText } from "../../testing/makePdf.ts";
import { injectFaults } from "../../testing/injectFaults.ts";
import { documentRequest, textRequest } from "../../testing/requests.ts";
import { plainText } from "../../texts/rich-text.ts";
import { verifyLesson } from "../../verify/verifyLesson.ts";
import { documentFromText } from "../documentFromText.ts";

/** The sample document behind one section with one list, to which no other list is like. */
function listRequest(language: InstructionLanguage): AuthorRequest {
  const [, , section = ""] = readListsText(language).split("## ");
  const result = documentFromText(`## ${section}\n\n${readSampleText(language)}`);
  if (result.status === "refused") throw new Error(`The sample text is refused: ${result.code}`);
  const source = { kind: "document", document: result.document } as const;
  return { ...documentRequest(language), source };
}

async function itemsToWrite(request: AuthorRequest) {
  const drafts = await draftAll(request);
  return drafts.flatMap((draft) =>
    draft.items.flatMap((item) =>
      item.exercise.content_type === "free_answer"
        ? [{ draft, item, content: item.exercise.content }]
        : [],
    ),
  );
}

describe.each(["en", "fr", "nl"] as const)("what is written freely in %s", (language) => {
  const requests = [documentRequest(language), listRequest(language)];

  it("is what a term means, by the sentence that says so", async () => {
    const [request = documentRequest(language)] = requests;
    const found = (await itemsToWrite(request)).filter(
      ({ content }) => content.key_points.length === 1,
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { draft, item, content } of found) {
      const [point] = content.key_points.map(({ text }) => plainText(text));
      expect(plainText(content.model_answer)).toBe(item.source?.quote);
      expect(item.source?.quote).toContain(point);
      expect(verifyLesson(draft, request).rejected).toEqual([]);
    }
  });

  it("is all of a short list that nothing can be set against", async () => {
    const request = listRequest(language);
    const lists = (await itemsToWrite(request)).filter(({ item }) =>
      item.source?.quote.includes("\n\n"),
    );
    expect(lists).toHaveLength(1);
    for (const { draft, item, content } of lists) {
      expect(content.key_points).toHaveLength(4);
      for (const { text } of content.key_points)
        expect(item.source?.quote).toContain(plainText(text));
      const blocks = draft.items.flatMap(({ exercise }) =>
        exercise.content_type === "lesson" ? exercise.content.blocks : [],
      );
      expect(blocks.filter(({ type }) => type === "list")).toHaveLength(1);
      expect(verifyLesson(draft, request).rejected).toEqual([]);
    }
  });

  it("is a paragraph told again, by the sentences that say most", async () => {
    const told = (await itemsToWrite(textRequest(readHandOut(language), language))).filter(
      ({ content }) => content.key_points.length > 1,
    );
    expect(told.length).toBeGreaterThan(0);
    for (const { item, content } of told) {
      expect(content.key_points.length).toBeGreaterThanOrEqual(3);
      expect(plainText(content.model_answer)).toBe(item.source?.quote);
    }
  });

  it("is published with none of the planted faults", async () => {
    const random = createRandom("written");
    for (const request of requests)
      for (const { draft, item } of await itemsToWrite(request)) {
        const planted = injectFaults(item, random);
        expect(planted.length).toBeGreaterThan(7);
        for (const { fault, item: faulty } of planted) {
          const { rejected } = verifyLesson({ ...draft, items: [faulty] }, request);
          expect(rejected, fault).toHaveLength(1);
        }
      }
  });
});
