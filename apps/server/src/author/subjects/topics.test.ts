import { describe, expect, it } from "vitest";

import { readSubjectTopic } from "./topics.ts";

describe("readSubjectTopic", () => {
  it.each([
    ["Solfège pour débutants", "music", "music", 4],
    ["muziektheorie", "music", "music", 4],
    ["Intervals", "music", "music", 1],
    ["Les accords majeurs et mineurs", "music", "music", 1],
    ["Toonladders en toonsoorten", "music", "music", 1],
  ])("%s in %s is %s, in %i levels", (topic, domain, subject, levels) => {
    const read = readSubjectTopic(topic, domain);
    expect([read?.subject, read?.levels.length]).toEqual([subject, levels]);
  });

  it.each([
    ["Accords de guitare", "music"],
    ["Jazz music theory", "music"],
    ["Interval training for runners", "personal_development"],
  ])("leaves %s in %s alone", (topic, domain) => {
    expect(readSubjectTopic(topic, domain)).toBeNull();
  });
});
