import { createHash } from "node:crypto";

import { describe, expect, it } from "vitest";

import type { ItemDraft } from "../model/LessonDraft.ts";
import type { QuotePlace } from "../model/Provenance.ts";
import { draftAll } from "../testing/draftAll.ts";
import { documentRequest, topicRequest } from "../testing/requests.ts";
import { sealEvidence } from "./sealEvidence.ts";
import { verifyLesson } from "./verifyLesson.ts";

const request = documentRequest("en");
const [lesson] = await draftAll(request);
if (lesson === undefined) throw new Error("The sample text makes no lesson");
const { accepted } = verifyLesson(lesson, request);

function pageOf(item: ItemDraft): string {
  if (request.source.kind !== "document") return "";
  const { pages } = request.source.document;
  return pages.find(({ number }) => number === item.source?.page)?.text ?? "";
}

describe("sealEvidence", () => {
  it("says of every item of a document where its quote stands, and in which text", () => {
    const sealed = sealEvidence(accepted, request);
    expect(sealed).toHaveLength(accepted.length);
    for (const item of sealed) {
      const page = pageOf(item);
      expect(page.slice(item.source?.start, item.source?.end)).toBe(item.source?.quote);
      expect(item.source?.hash).toBe(createHash("sha256").update(page).digest("hex"));
    }
  });

  it.each<[string, (item: ItemDraft) => ItemDraft]>([
    ["another word", (item) => withQuote(item, (quote) => quote.replace(/\w+/u, "Nobody"))],
    ["another case", (item) => withQuote(item, (quote) => quote.toUpperCase())],
    ["no quote", (item) => withQuote(item, () => "")],
    ["another page", (item) => withPlace(item, { page: 900 })],
    ["another place", (item) => withPlace(item, { start: 1 })],
    ["no source", (item) => ({ ...item, source: null })],
  ])("publishes no item with %s", (_, spoil) => {
    const [first, ...others] = accepted.toReversed();
    if (first === undefined) throw new Error("No item");
    expect(sealEvidence([spoil(first), ...others], request)).toHaveLength(others.length);
  });

  it("finds the quotes of a topic in the text of the lesson itself", () => {
    const [, sealed] = sealEvidence(topicItems(), topicRequest());
    expect(sealed?.source).toEqual({
      ...leaf,
      start: 25,
      end: 44,
      hash: createHash("sha256").update(`Leaves\n\n${topicText}`).digest("hex"),
    });
  });

  it("publishes no item one of whose parts rests on what stands elsewhere", () => {
    const light = { quote: "Light is energy.", page: null, start: 8, end: 24 };
    const count = (part: QuotePlace) => sealEvidence(topicItems([part]), topicRequest()).length;
    expect(count(light)).toBe(2);
    expect(count({ ...light, start: 9, end: 25 })).toBe(1);
    expect(count({ ...light, quote: "Light is a wave." })).toBe(1);
    expect(count({ ...light, page: 1 })).toBe(1);
  });
});

const topicText = "Light is energy. A leaf takes it in.";
const leaf = { quote: "A leaf takes it in.", title: "Leaves" };

/** A lesson that a model wrote, and an item on it whose parts may rest on sentences of their own. */
function topicItems(parts?: readonly QuotePlace[]): readonly ItemDraft[] {
  const model = { model: "m", promptVersion: 1 };
  return [
    {
      title: "Leaves",
      exercise: {
        content_type: "lesson",
        content: {
          blocks: [
            { type: "heading", text: "Leaves" },
            { type: "paragraph", text: topicText },
          ],
        },
      },
      source: null,
      provenance: { kind: "model-text", ...model },
    },
    {
      title: "Leaf",
      exercise: { content_type: "true_false", content: { statement: "x", answer: true } },
      source: leaf,
      provenance: {
        kind: "model",
        ...model,
        quote: leaf.quote,
        page: null,
        start: 25,
        end: 44,
        ...(parts && { parts }),
      },
    },
  ];
}

function withQuote(item: ItemDraft, change: (quote: string) => string): ItemDraft {
  const quote = change(item.source?.quote ?? "");
  return {
    ...withPlace(item, { quote }),
    source: item.source === null ? null : { ...item.source, quote },
  };
}

function withPlace(item: ItemDraft, place: { quote?: string; page?: number; start?: number }) {
  return item.provenance.kind === "document"
    ? { ...item, provenance: { ...item.provenance, ...place } }
    : item;
}
