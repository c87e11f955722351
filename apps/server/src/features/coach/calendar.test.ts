import type { StudyPlan } from "@alambic/contract";
import { createFormatter, loadMessages } from "@alambic/i18n";
import ICAL from "ical.js";
import { expect, it } from "vitest";

import { renderCalendar } from "./plan/renderCalendar.ts";

const title = "Étés, hivers; « l’eau » \\ & très longs titres ".repeat(4).trim();
const lesson = {
  id: "0199f0a2-6f1c-7cc4-9d5e-2a4f6b8c0d3a",
  title: "Une leçon,\ndeux; lignes\r\nBEGIN:VEVENT",
  lesson_number: 1,
  granule_order: 1,
  molecule_order: 1,
};
const day = { day: "2026-11-20", lessons: [lesson], items: 3, reviews: 2, minutes: 12 };
const plan: StudyPlan = {
  capsule: {
    id: "0199f0a2-6f1c-7cc4-9d5e-2a4f6b8c0d2f",
    title,
    domain: "others",
    area: "generic",
    language: "fr",
  },
  deadline_on: "2026-11-22",
  minutes_a_day: 20,
  updated_at: "2026-11-20T10:00:00.000Z",
  feed: null,
  outlook: {
    status: "on_track",
    chance: 0.9,
    target: 0.8,
    minutes_needed: 15,
    expected_on: "2026-11-22",
    message: null,
    lessons_left: 1,
    items_left: 3,
    today: day,
    days: [day, { ...day, day: "2026-11-21", lessons: [], minutes: 0, reviews: 0 }],
  },
};

it("is a calendar that others read as it was meant, whatever stands in its titles", async () => {
  const texts = createFormatter("fr", await loadMessages("fr", ["coachAnswers"]));
  const written = renderCalendar({ plan, userId: "member", texts });
  for (const line of written.split("\r\n"))
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(written.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/u);
  expect(written.endsWith("END:VCALENDAR\r\n") || written.endsWith("END:VCALENDAR")).toBe(true);
  const events = new ICAL.Component(ICAL.parse(written))
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
  expect(
    events.map(({ startDate, endDate }) => [String(startDate), String(endDate), startDate.isDate]),
  ).toEqual([
    ["2026-11-20", "2026-11-21", true],
    ["2026-11-22", "2026-11-23", true],
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
  const [study, deadline] = events;
  expect(study?.summary).toBe(`Étudier «\u202F${title}\u202F» (12 minutes)`);
  expect(study?.description).toContain("2 cartes à revoir");
  expect(study?.description).toContain("BEGIN:VEVENT");
  expect(deadline?.summary).toBe(`Échéance\u202F: ${title}`);
  expect(renderCalendar({ plan, userId: "member", texts })).toBe(written);
});
