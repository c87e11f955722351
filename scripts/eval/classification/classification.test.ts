import { describe, expect, it } from "vitest";
import { readTopics, topicSets } from "./LabelledTopic.ts";
import { classificationBars } from "./classificationBars.ts";
import { measureClassification } from "./measureClassification.ts";

const languages = ["fr", "en", "nl"];
const { first, amongThree, rightWhereConfident, spread } = classificationBars;

describe.each(topicSets)("the %s topics", (set) => {
  const topics = readTopics(set);
  const figures = measureClassification(topics);

  it("are classified as people classify them", () => {
    expect(figures.first).toBeGreaterThanOrEqual(first);
    expect(figures.amongThree).toBeGreaterThanOrEqual(amongThree);
    expect(figures.rightWhereConfident).toBeGreaterThanOrEqual(rightWhereConfident);
  });

  it("are all labelled in full, and none twice", () => {
    for (const { domain, area, skill } of topics) expect([domain, area, skill]).not.toContain("");
    expect(new Set(topics.map(({ topic }) => topic)).size).toBe(topics.length);
  });
});

describe("a language of instruction", () => {
  it("is served nearly as well as the others", () => {
    const topics = topicSets.flatMap((set) => readTopics(set));
    const shares = languages.map(
      (language) =>
        measureClassification(topics.filter((each) => each.language === language)).first,
    );
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(spread);
  });

  it("is known by at least 150 topics that nobody has looked at, a third of those that were", () => {
    const untouched = readTopics("untouched");
    for (const language of languages)
      expect(untouched.filter((each) => each.language === language)).toHaveLength(150);
    expect(untouched.length).toBeGreaterThanOrEqual(
      (untouched.length + readTopics("tuning").length) / 3,
    );
  });

  it("has at least a hundred labelled topics", () => {
    const all = [...readTopics("tuning"), ...readTopics("untouched")];
    for (const language of languages)
      expect(all.filter((each) => each.language === language).length).toBeGreaterThanOrEqual(100);
  });
});
