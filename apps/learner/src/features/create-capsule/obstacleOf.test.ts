import type { Quota } from "@alambic/contract";
import { expect, test } from "vitest";
import { makeCapsule } from "../../shared/testing/makeCapsule.ts";
import { obstacleOf } from "./obstacleOf.ts";

const quota: Quota = {
  used: 2,
  limit: 3,
  unlimited: false,
  pdf_limit_bytes: 0,
  period_start: "2026-11-01T00:00:00.000Z",
  period_end: "2026-12-01T00:00:00.000Z",
};
const free = { online: true, capsules: [], quota };
const mine = makeCapsule({ is_owner: true, generation_status: "pending" });

test("nothing stands in the way of a member with a capsule left", () => {
  expect(obstacleOf(free)).toBeNull();
  expect(obstacleOf({ ...free, quota: null })).toBeNull();
});

test("without a network nothing can be created", () => {
  expect(obstacleOf({ ...free, online: false })).toEqual({ kind: "offline" });
});

test("a capsule of one's own in the making comes first; that of another does not count", () => {
  const theirs = { ...mine, is_owner: false };
  expect(obstacleOf({ ...free, capsules: [theirs, mine] })).toEqual({
    kind: "busy",
    capsule: mine,
  });
  expect(obstacleOf({ ...free, capsules: [theirs] })).toBeNull();
});

test("a used up month waits for the next, but not where there is no limit", () => {
  const used = { ...quota, used: 3 };
  expect(obstacleOf({ ...free, quota: used })).toEqual({
    kind: "quota",
    renewedAt: quota.period_end,
  });
  expect(obstacleOf({ ...free, quota: { ...used, unlimited: true, limit: null } })).toBeNull();
});
