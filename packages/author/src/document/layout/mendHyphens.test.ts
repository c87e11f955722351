import { describe, expect, it } from "vitest";

import { mendHyphens } from "./mendHyphens.ts";
import type { LinedPage } from "./shapes.ts";

function pageOf(...texts: readonly string[]): LinedPage {
  return {
    number: 1,
    width: 600,
    height: 800,
    lines: texts.map((text, index) => ({
      text,
      x: 0,
      right: 500,
      y: index * 14,
      size: 10,
      fonts: [],
      monospace: false,
      tabular: false,
    })),
  };
}

describe("mendHyphens", () => {
  const join = mendHyphens([
    pageOf("the installation of a well-known tool", "an e-mail", "l’arc-en-ciel et le soleil"),
  ]);

  it("joins a word that stands whole elsewhere", () => {
    expect(join("during the instal-", "lation of")).toBe("during the installation of");
  });

  it("keeps the hyphen of a compound that stands so elsewhere", () => {
    expect(join("a well-", "known method")).toBe("a well-known method");
  });

  it("joins where nothing is known, and at soft hyphens", () => {
    expect(join("the photo-", "synthesis of")).toBe("the photosynthesis of");
    expect(join("the photo\u00AD", "synthesis of")).toBe("the photosynthesis of");
  });

  it("keeps the hyphen in front of a capital", () => {
    expect(join("l’Autriche-", "Hongrie en")).toBe("l’Autriche-Hongrie en");
  });

  it("keeps it where few lines end so, as in texts that part no words", () => {
    const lines = Array.from({ length: 40 }, (_, at) => `line ${at} of the text`);
    expect(mendHyphens([pageOf(...lines)])("a cup-", "shaped cell")).toBe("a cup-shaped cell");
    const parted = lines.map((line, at) => (at % 8 === 0 ? `${line} photo-` : line));
    expect(mendHyphens([pageOf(...parted)])("the photo-", "synthesis")).toBe("the photosynthesis");
  });

  it("puts a space between other lines", () => {
    expect(join("the end", "of the line")).toBe("the end of the line");
  });
});
