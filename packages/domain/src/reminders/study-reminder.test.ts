import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  completeReminder,
  createReminder,
  readReminder,
  reminderTarget,
} from "./study-reminder.ts";

const now = Date.parse("2026-11-26T10:00:00Z");
const draft = { title: "Le K", notes: "Cinq signes.", dueAt: now + 1, opensCoach: true };

test("a reminder has all its fields from the start, and keeps when it was done first", () => {
  const reminder = createReminder("r-1", { ...draft, capsuleId: "c-1", planRoute: "/x" }, now);
  expect(reminder).toEqual({
    id: "r-1",
    atomId: null,
    capsuleId: "c-1",
    title: "Le K",
    notesPreview: "Cinq signes.",
    planRoute: "/x",
    autoOpenMoleculeId: null,
    opensCoach: true,
    dueAt: now + 1,
    createdAt: now,
    updatedAt: now,
    completedAt: null,
    lastNotifiedAt: null,
    status: "pending",
  });
  const done = completeReminder(reminder, now + 5);
  expect(done).toMatchObject({ status: "completed", completedAt: now + 5, updatedAt: now + 5 });
  expect(completeReminder(done, now + 9)).toBe(done);
});

test("a reminder leads to the plan that it names, else to all capsules", () => {
  const targetOf = (about: { planRoute?: string; autoOpenMoleculeId?: string }) =>
    reminderTarget(createReminder("r-1", { ...draft, ...about }, now));
  expect(targetOf({})).toBe("capsules");
  expect(targetOf({ planRoute: "/capsule/a/b/c/plan" })).toBe("plan");
  expect(targetOf({ autoOpenMoleculeId: "m-1" })).toBe("plan");
});

describe("what is stored is read with care", () => {
  test("a reminder as it was kept", () => {
    const text = fc.string({ maxLength: 900, unit: "grapheme" });
    fc.assert(
      fc.property(text, text, fc.integer(), (title, notes, dueAt) => {
        const reminder = createReminder("r-1", { ...draft, title, notes, dueAt }, now);
        expect(readReminder(JSON.parse(JSON.stringify(reminder)))).toEqual(reminder);
        expect(reminder.title.isWellFormed()).toBe(title.isWellFormed());
      }),
    );
  });

  test.each([
    null,
    "x",
    {},
    { id: "a", title: "b", dueAt: "soon" },
    { id: 1, title: "b", dueAt: 1 },
  ])("%o is none", (value) => {
    expect(readReminder(value)).toBeNull();
  });

  test.each([
    "https://elsewhere.example",
    "//elsewhere.example",
    "/\\elsewhere",
    "javascript:1",
    7,
  ])("%s leads to the capsules instead", (planRoute) => {
    const read = readReminder({ id: "a", title: "b", dueAt: 1, planRoute });
    expect(read?.planRoute).toBe("/capsules");
  });
});
