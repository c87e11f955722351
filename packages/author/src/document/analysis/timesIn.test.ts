import { describe, expect, it } from "vitest";

import { timesIn } from "./timesIn.ts";

const header = ["Time", "Stage"];
const rows = [
  ["08:00", "Autolyse"],
  ["08:45", "Mixing"],
  ["09:15–11:15", "Folding"],
  ["13:30", "Dividing"],
];

describe("timesIn", () => {
  it("finds what is done at rising hours, or happened in rising years", () => {
    const events = ["Autolyse", "Mixing", "Folding", "Dividing"];
    expect(timesIn(header, rows)).toEqual({ column: 1, events });
    for (const yearAt of [
      (at: number) => `Autumn ${1347 + at}`,
      (at: number) => `${at + 1} mars ${1871 + at}`,
      (at: number) => `${1953 + at}–${1954 + at}`,
    ])
      expect(
        timesIn(
          header,
          events.map((event, at) => [yearAt(at), event]),
        ),
      ).toEqual({
        column: 1,
        events,
      });
  });

  it("takes the first of many", () => {
    const many = Array.from({ length: 9 }, (_, at) => [
      String(1900 + at),
      `Event ${"x".repeat(at + 3)}`,
    ]);
    expect(timesIn(header, many)?.events).toHaveLength(7);
  });

  it.each([
    ["few rows", rows.slice(0, 3)],
    ["times that do not rise", rows.toReversed()],
    ["times that come twice", rows.map(([, event = ""]) => ["08:00", event])],
    ["heights", rows.map(([, event = ""], at) => [`${at + 1}000 m`, event])],
    ["articles of a law", rows.map(([, event = ""], at) => [`Article ${at + 1}101`, event])],
    ["prices", rows.map(([, event = ""], at) => [`${at + 1}.50 €`, event])],
    ["hours that are none", rows.map(([, event = ""], at) => [`${at + 25}:00`, event])],
    ["names", rows.map(([, event = ""]) => [event, event])],
    ["events that come twice", rows.map(([time = ""]) => [time, "Rest"])],
    [
      "events that tell when they were",
      rows.map(([time = ""], at) => [time, `Rest until 1${at}:30`]),
    ],
  ])("finds nothing in %s", (_, given) => {
    expect(timesIn(header, given)).toBeNull();
  });
});
