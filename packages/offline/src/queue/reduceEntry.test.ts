import type { AnswerLog } from "@alambic/contract";
import fc from "fast-check";
import { expect, test } from "vitest";

import type { QueueEntry } from "./entry.ts";
import { reduceEntry } from "./reduceEntry.ts";
import type { EntryEvent } from "./reduceEntry.ts";

const entry: QueueEntry<AnswerLog> = {
  user_id: "u-1",
  payload: { answer_id: "x", atom_id: "a", response: null, answered_at: "2026-11-20T13:05:00Z" },
  queued_at: "2026-11-20T13:05:00Z",
  state: { kind: "pending", attempts: 0 },
};

const refused: EntryEvent = {
  type: "refused",
  refusal: { status: 404, code: "not_found", detail: null },
  at: "2026-11-20T13:06:00Z",
};
const events = fc.constantFrom<EntryEvent>(
  { type: "acknowledged" },
  { type: "kept" },
  refused,
  {
    type: "dismissed",
  },
  { type: "retried" },
);

test("an entry leaves only when acknowledged, or dismissed after a refusal", () => {
  fc.assert(
    fc.property(fc.array(events), (history) => {
      let current: QueueEntry<AnswerLog> | null = entry;
      for (const event of history) {
        if (current === null) return;
        const before: QueueEntry<AnswerLog> = current;
        current = reduceEntry(before, event);
        const mayLeave =
          event.type === "acknowledged" ||
          (event.type === "dismissed" && before.state.kind === "refused");
        expect(current === null).toBe(mayLeave);
        if (current === null) continue;
        expect({ ...current, state: null }).toEqual({ ...entry, state: null });
      }
    }),
    { seed: 20261120 },
  );
});

test("attempts are counted, and a refusal is final but for its owner", () => {
  const tried = reduceEntry(entry, { type: "kept" });
  expect(tried?.state).toEqual({ kind: "pending", attempts: 1 });
  const gone = reduceEntry(entry, refused) ?? entry;
  expect(gone.state).toMatchObject({ kind: "refused", refusal: { status: 404 } });
  expect(reduceEntry(gone, { type: "kept" })).toBe(gone);
  expect(reduceEntry(gone, { type: "retried" })).toEqual(entry);
});
