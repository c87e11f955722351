import fc from "fast-check";
import { expect, test } from "vitest";
import { claimReminders } from "./claim.ts";
import { reminderCheckInterval, reminderPause, reminderWindow } from "./rules.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.parse("2026-10-10T08:00:00Z");

interface Kept {
  readonly id: number;
  readonly dueAt: number;
  readonly completedAt: number | null;
  readonly lastNotifiedAt: number | null;
}

/** What happens in a month: time passes with tabs awake or asleep, or the clock is turned. */
const stretch = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("awake"),
      ms: fc.integer({ min: minute, max: 9 * hour }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("asleep"),
      ms: fc.integer({ min: minute, max: 3 * day }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("turned"),
      ms: fc.integer({ min: -40 * day, max: 40 * day }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("done"), ms: fc.nat(5) }) },
);

/** A wall clock that reads a day and a time in a zone, as a learner chooses them. */
const zones = ["Europe/Paris", "America/St_Johns", "Pacific/Chatham", "Africa/Casablanca", "UTC"];
const chosen = fc
  .record({ zone: fc.constantFrom(...zones), minutes: fc.integer({ min: 0, max: 30 * 24 * 60 }) })
  .map(({ zone, minutes }) => instantIn(zone, start + minutes * minute));

/** The instant at which the clocks of a zone show what UTC shows at another. */
function instantIn(zone: string, shown: number): number {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const offset = Date.parse(`${parts.format(shown).replace(" ", "T")}Z`) - shown;
  return shown - offset;
}

test("in a month of turned clocks, zones and sleeping tabs none is early, doubled or lost", () => {
  let shown = 0;
  fc.assert(
    fc.property(
      fc.array(chosen, { minLength: 1, maxLength: 6 }),
      fc.array(stretch, { maxLength: 30 }),
      fc.integer({ min: 1, max: 4 }),
      (dueAts, month, tabs) => {
        let reminders: readonly Kept[] = dueAts.map((dueAt, id) => ({
          id,
          dueAt,
          completedAt: null,
          lastNotifiedAt: null,
        }));
        let clock = start;
        /** By reminder: how far the device's clock has run since the last notice. */
        const since = new Map<number, number>();
        const run = (ms: number) => {
          clock += ms;
          for (const [id, before] of since) since.set(id, before + Math.max(0, ms));
        };
        const check = () => {
          const seen: number[] = [];
          for (let tab = 0; tab < tabs; tab += 1) {
            const { due, kept } = claimReminders(reminders, clock);
            reminders = kept;
            for (const { id, dueAt } of due) {
              expect(dueAt - clock).toBeLessThanOrEqual(reminderWindow);
              expect(since.get(id) ?? reminderPause).toBeGreaterThanOrEqual(reminderPause);
              since.set(id, 0);
              seen.push(id);
              shown += 1;
            }
          }
          return seen;
        };
        const stayAwake = (ms: number) => {
          const seen = check();
          for (let passed = 0; passed < ms; passed += reminderCheckInterval) {
            run(reminderCheckInterval);
            seen.push(...check());
          }
          return new Set(seen);
        };
        for (const { kind, ms } of month) {
          if (kind === "awake") stayAwake(ms);
          else if (kind === "done") {
            reminders = reminders.map((kept) =>
              kept.id === ms ? { ...kept, completedAt: clock } : kept,
            );
          } else run(ms);
        }
        // However wrong the clock has been: what is due comes within six hours of being there.
        const waiting = reminders.filter(
          ({ dueAt, completedAt }) => completedAt === null && dueAt - clock <= reminderWindow,
        );
        const seen = stayAwake(reminderPause);
        expect(waiting.filter(({ id }) => !seen.has(id))).toEqual([]);
        expect(
          reminders.filter(({ id, completedAt }) => completedAt !== null && seen.has(id)),
        ).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
  expect(shown).toBeGreaterThan(50);
});

test("what is due first comes first", () => {
  const fresh = { completedAt: null, lastNotifiedAt: null };
  const reminders = [start, start - day, start + hour].map((dueAt) => ({ ...fresh, dueAt }));
  const { due, kept } = claimReminders(reminders, start);
  expect(due.map(({ dueAt }) => dueAt)).toEqual([start - day, start]);
  expect(kept.map(({ lastNotifiedAt }) => lastNotifiedAt)).toEqual([start, start, null]);
});
