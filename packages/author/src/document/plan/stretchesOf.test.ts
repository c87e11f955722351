import { describe, expect, it } from "vitest";

import { loadTexts } from "../../texts/loadTexts.ts";
import { documentRequest } from "../../testing/requests.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import { fewestOfShort } from "../../model/fewestItems.ts";
import { planDocument } from "./planDocument.ts";
import { readDocument } from "./readDocument.ts";
import { stretchesOf } from "./stretchesOf.ts";

const texts = await loadTexts("en");

function sample(): ExtractedDocument {
  const { source } = documentRequest("en");
  if (source.kind !== "document") throw new Error("No document");
  return source.document;
}

describe("stretchesOf", () => {
  it("leaves out no sentence that can be asked about, and asks about none twice", () => {
    const read = readDocument(sample());
    const stretched = stretchesOf(read, texts).flatMap(({ lessons }) =>
      lessons.flatMap(({ sentences }) => sentences),
    );
    expect(new Set(stretched).size).toBe(stretched.length);
    expect(stretched).toHaveLength(read.sentences.length);
  });

  it("parts a long chapter without sections into lessons, and numbers them", () => {
    const document = sample();
    const chapters = document.headings.slice(0, 2).map((heading, index) => ({
      ...heading,
      level: 1,
      ...(index === 0 ? {} : document.headings.at(-1)),
    }));
    const read = readDocument({ ...document, headings: chapters });
    const [first] = stretchesOf(read, texts);
    const titles = first?.lessons.map(({ title }) => title) ?? [];
    expect(titles.length).toBeGreaterThan(1);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe("headings that part a document badly", () => {
  const asked = (document: ExtractedDocument) => {
    const read = readDocument(document);
    const stretched = stretchesOf(read, texts).flatMap(({ lessons }) =>
      lessons.flatMap(({ sentences }) => sentences),
    );
    return stretched.length / read.sentences.length;
  };

  it("leave nothing out where larger ones come only at its end", () => {
    const document = sample();
    const last = document.headings.length - 2;
    const headings = document.headings.map((heading, index) => ({
      ...heading,
      level: index < last ? heading.level + 1 : 1,
    }));
    expect(asked({ ...document, headings })).toBe(1);
  });

  it("are not gone by where most of it stands before them", () => {
    const document = sample();
    expect(asked({ ...document, headings: document.headings.slice(-2) })).toBe(1);
  });
});

describe("a lesson on a document", () => {
  it("has enough to ask, whatever the sections are", () => {
    const result = planDocument({ document: sample(), asked: "", texts });
    if (result.status === "refused") throw new Error("The sample is refused");
    for (const { itemCount } of result.plan.lessons)
      expect(itemCount).toBeGreaterThan(fewestOfShort);
  });
});
