import { describe, expect, it } from "vitest";

import { assembleDocument } from "./assembleDocument.ts";
import type { Glyphs, RawPage } from "./shapes.ts";

const prose = "Every line of this page holds about as many letters as the others do here.";

interface Drawn {
  readonly text: string;
  readonly size?: number;
  readonly monospace?: boolean;
  readonly gap?: number;
}

function pageOf(number: number, ...drawn: readonly Drawn[]): RawPage {
  let y = 100;
  const body = drawn.map(({ text, size = 10, monospace = false, gap = size * 1.25 }): Glyphs => {
    y += gap;
    return { text, x: 70, y, width: text.length * size * 0.5, size, font: "body", monospace };
  });
  const header = {
    text: `Manual, part ${number}`,
    x: 70,
    y: 30,
    width: 80,
    size: 8,
    font: "body",
    monospace: false,
  };
  const footer = {
    text: String(number),
    x: 300,
    y: 780,
    width: 8,
    size: 8,
    font: "body",
    monospace: false,
  };
  return { number, width: 600, height: 800, glyphs: [header, ...body, footer] };
}

const pages = [1, 2, 3].map((number) =>
  pageOf(
    number,
    { text: `${number}.1 Heading ${number}`, size: 16 },
    { text: prose, gap: 24 },
    { text: "It ends here." },
    { text: "$ ls --all", monospace: true, gap: 24 },
    { text: `Contents ................ ${number}`, gap: 24 },
    { text: "A new paragraph after a gap.", gap: 30 },
  ),
);

describe("assembleDocument", () => {
  const document = assembleDocument(pages, []);

  it("joins the lines of a paragraph and parts paragraphs", () => {
    expect(document.pages[0]?.text).toBe(
      `1.1 Heading 1\n\n${prose} It ends here.\n\n$ ls --all\n\nA new paragraph after a gap.`,
    );
  });

  it("drops headers, page numbers and tables of contents", () => {
    const text = document.pages.map((page) => page.text).join("\n");
    expect(text).not.toMatch(/Manual, part|\.{4}/);
  });

  it("tells code from prose", () => {
    const [{ page, start, end } = { page: 0, start: 0, end: 0 }] = document.listings ?? [];
    expect(document.pages[page - 1]?.text.slice(start, end)).toBe("$ ls --all");
    expect(document.prose).not.toContain("ls");
  });

  it("keeps of the code of a long document what tells results", () => {
    const long = Array.from({ length: 40 }, (_, at) =>
      pageOf(
        at + 1,
        { text: prose, gap: 24 },
        { text: at === 3 ? ">>> 7 // 2" : "$ ls --all", monospace: true, gap: 24 },
        { text: "3", monospace: true },
        { text: prose, gap: 24 },
      ),
    );
    const { listings = [], pages: read } = assembleDocument(long, []);
    expect(listings.map(({ page }) => page)).toEqual([4]);
    expect(read[4]?.text).not.toContain("ls");
  });

  it("tells headings of one title apart by those above them", () => {
    const parts = ["1 Measles", "Causes", "2 Mumps", "Causes"].flatMap((title) => [
      { text: title, size: /\d/u.test(title) ? 18 : 14, gap: 24 },
      { text: prose, gap: 24 },
      { text: prose },
    ]);
    expect(assembleDocument([pageOf(1, ...parts)], []).headings.map(({ title }) => title)).toEqual([
      "Measles",
      "Measles – Causes",
      "Mumps",
      "Mumps – Causes",
    ]);
  });

  it("takes no formula for a heading, however large", () => {
    const page = pageOf(
      1,
      { text: "Stock", size: 16 },
      { text: prose, gap: 24 },
      { text: "stock = orders + reserve", size: 13, gap: 24 },
      { text: prose, gap: 24 },
      { text: prose },
    );
    expect(assembleDocument([page], []).headings.map(({ title }) => title)).toEqual(["Stock"]);
  });

  it("strips the dash that parts a number from its title", () => {
    const dashed = ["1 – Light", "Chapter 2 — Water"].map((title, at) =>
      pageOf(at + 1, { text: title, size: 16 }, { text: prose, gap: 24 }, { text: prose }),
    );
    expect(assembleDocument(dashed, []).headings.map(({ title }) => title)).toEqual([
      "Light",
      "Water",
    ]);
  });

  it("finds headings by their size, without their numbers", () => {
    expect(document.headings).toEqual(
      [1, 2, 3].map((number) => ({
        title: `Heading ${number}`,
        level: 1,
        page: number,
        offset: 0,
      })),
    );
  });

  it("prefers the document's own outline", () => {
    const outline = [1, 2, 3].map((page) => ({ title: `Heading ${page}`, level: page, page }));
    expect(assembleDocument(pages, outline).headings.map(({ level }) => level)).toEqual([1, 2, 3]);
  });
});
