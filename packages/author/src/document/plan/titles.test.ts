import { describe, expect, it } from "vitest";

import { lessonTitle, pageRanges } from "./titles.ts";

describe("pageRanges", () => {
  it("joins pages that follow each other", () => {
    expect(pageRanges([3, 7, 8, 9, 12, 13])).toEqual(["3", "7–9", "12–13"]);
    expect(pageRanges([])).toEqual([]);
  });
});

describe("lessonTitle", () => {
  it("names one section, or all where they fit, or the first and the last", () => {
    expect(lessonTitle(["The colony"])).toBe("The colony");
    expect(lessonTitle(["The colony", "Honey", "Winter"])).toBe("The colony · Honey · Winter");
    const four = ["The colony in spring", "Honey and wax", "What the drones do", "Winter"];
    expect(lessonTitle([...four, "Swarms in May"])).toBe(
      "The colony in spring · … · Swarms in May",
    );
    expect(lessonTitle(["The colony", " The  colony "])).toBe("The colony");
  });

  it("keeps the question of a long heading, or the words that fit", () => {
    const why =
      "Why do the bees of a colony not sleep in winter? And what is it that they eat instead?";
    expect(lessonTitle([why])).toBe("Why do the bees of a colony not sleep in winter?");
    const words = lessonTitle(["A heading that ".repeat(8)]);
    expect(words.length).toBeLessThanOrEqual(80);
    expect(words).toMatch(/\w…$/);
  });
});
