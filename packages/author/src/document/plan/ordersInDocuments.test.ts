import { describe, expect, it } from "vitest";

import { createBuiltInAuthor } from "../../BuiltInAuthor.ts";
import type { AuthorRequest } from "../../model/AuthorRequest.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import { draftAll } from "../../testing/draftAll.ts";
import {
  headedRequest,
  imperatives,
  orders,
  traceOfOrders,
} from "../../testing/poisonedRequest.ts";
import { documentRequest } from "../../testing/requests.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import { readDocument } from "./readDocument.ts";

const author = createBuiltInAuthor();

describe.each(["en", "fr", "nl"] as const)("a document with orders in %s", (language) => {
  it("is taught as any other where they stand on every page", async () => {
    const { given, stated } = orders[language];
    const before = await itemsOf(withText(language, ""));
    const items = await itemsOf(withText(language, `${given} ${stated}`));
    expect(before.length).toBeGreaterThan(12);
    // Added sentences move the borders of lessons, and with them an item or two.
    expect(items.length).toBeGreaterThanOrEqual(before.length - 2);
    expect(items.filter((item) => quoteOf(item).includes(given))).toEqual([]);
    expect(items.filter((item) => quoteOf(item).includes(stated))).toEqual([]);
  });

  it("has the same lessons where they are its title and headings", async () => {
    const poisoned = headedRequest(language, "poisoned");
    const { headings, title } = documentOf(poisoned);
    expect([title, ...headings.map((heading) => heading.title)].join(" ")).toMatch(traceOfOrders);
    const outline = await author.plan(poisoned);
    const clean = await author.plan(headedRequest(language, "clean"));
    expect(outline.title).toBe(clean.title);
    expect(outline.objectives).toEqual(clean.objectives);
    expect(outline.levels).toEqual(clean.levels);
    expect(outline.lessons.map((lesson) => lesson.title)).toEqual(
      clean.lessons.map((lesson) => lesson.title),
    );
    expect(JSON.stringify(outline)).not.toMatch(traceOfOrders);
  });

  it("keeps the text under such a heading, under the one above it", () => {
    const { blocks, document } = readDocument(documentOf(headedRequest(language, "poisoned")));
    const clean = readDocument(documentOf(headedRequest(language, "clean")));
    expect(document.headings.map(({ title }) => title)).toEqual(
      clean.document.headings.map(({ title }) => title),
    );
    const told = ({ text, heading }: { text: string; heading: number }) => ({ text, heading });
    expect(blocks.map(told)).toEqual(clean.blocks.map(told));
  });

  it("gives no more of them to read than of others", async () => {
    const request = headedRequest(language, "poisoned");
    const clean = headedRequest(language, "clean");
    const further = await author.furtherReading(request, await author.plan(request), 0, []);
    const expected = await author.furtherReading(clean, await author.plan(clean), 0, []);
    expect(further).toHaveLength(1);
    expect(further.map(headingsIn)).toEqual(expected.map(headingsIn));
    expect(JSON.stringify(further)).not.toMatch(traceOfOrders);
  });

  it("keeps headings that tell its readers what to do", () => {
    const document = documentOf(documentRequest(language));
    const title = imperatives[language];
    const headings = document.headings.map((heading) => ({ ...heading, title }));
    expect(readDocument({ ...document, title, headings }).document).toMatchObject({
      title,
      headings,
    });
  });
});

function quoteOf({ provenance }: ItemDraft): string {
  return provenance.kind === "document" ? provenance.quote : "";
}

function headingsIn({ exercise }: ItemDraft): readonly string[] {
  return exercise.content_type === "lesson"
    ? exercise.content.blocks.flatMap((block) =>
        block.type === "heading" ? [JSON.stringify(block.text)] : [],
      )
    : [];
}

async function itemsOf(request: AuthorRequest): Promise<readonly ItemDraft[]> {
  return (await draftAll(request)).flatMap(({ items }) => items);
}

function documentOf({ source }: AuthorRequest): ExtractedDocument {
  if (source.kind !== "document") throw new Error("No document");
  return source.document;
}

/** The sample document with a text at the head and the foot of its pages. */
function withText(language: InstructionLanguage, text: string): AuthorRequest {
  const request = documentRequest(language);
  const document = documentOf(request);
  const head = `${text}\n\n`;
  const pages = document.pages.map((page) => ({
    ...page,
    text: [head, page.text, "\n\n", text].join(""),
  }));
  const headings = document.headings.map((heading) => ({
    ...heading,
    offset: heading.offset + head.length,
  }));
  return { ...request, source: { kind: "document", document: { ...document, headings, pages } } };
}
