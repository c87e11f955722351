import type { AtomSummary, Replacement } from "@alambic/contract";
import { describe, expect, test } from "vitest";
import { endedReplacements } from "./endedReplacements.ts";

const none: Replacement = { status: "none" };
const pending: Replacement = { status: "pending", since: "2026-11-20T08:00:00.000Z" };
const failed: Replacement = {
  status: "failed",
  since: "2026-11-20T08:01:00.000Z",
  reason: "nothing_more",
};

function item(
  id: string,
  replacement: Replacement,
  withdrawnAt: string | null = null,
): AtomSummary {
  return {
    atom_id: id,
    molecule_id: "lesson",
    order: 1,
    title: id,
    question: id,
    content_type: "true_false",
    is_bonus: false,
    made_by: { kind: "data", name: "" },
    checks: [],
    solved_blind: false,
    figures: { learners: 0, right_first_percent: null, revealed_percent: null },
    source: null,
    withdrawn_at: withdrawnAt,
    open_reports: 0,
    replacement,
  };
}

const out = item("a", none, "2026-11-20T08:02:00.000Z");
const made = [{ atomId: "a", reason: null }];
const missed = [{ atomId: "a", reason: "nothing_more" }];

describe("a replacement has ended", () => {
  test("once another stands in the place of an item", () => {
    expect(endedReplacements([item("a", pending)], [item("b", none), out], new Set())).toEqual(
      made,
    );
  });

  test("once it failed", () => {
    expect(endedReplacements([item("a", pending)], [item("a", failed)], new Set())).toEqual(missed);
  });

  test("also where it was never seen to be made", () => {
    const asked = new Set(["a"]);
    expect(endedReplacements([item("a", none)], [item("b", none), out], asked)).toEqual(made);
    const again: Replacement = { ...failed, since: "2026-11-20T09:00:00.000Z" };
    expect(endedReplacements([item("a", failed)], [item("a", again)], asked)).toEqual(missed);
  });
});

describe("a replacement has not ended", () => {
  test("while it is being made, or for an item that nobody waits for", () => {
    const asked = new Set(["a"]);
    expect(endedReplacements([item("a", none)], [item("a", pending)], asked)).toEqual([]);
    expect(endedReplacements([item("a", failed)], [item("a", failed)], asked)).toEqual([]);
    expect(endedReplacements([item("a", none)], [item("b", none), out], new Set())).toEqual([]);
  });

  test("where the item was taken out by hand", () => {
    expect(endedReplacements([item("a", pending)], [out], new Set())).toEqual([]);
  });
});
