import { describe, expect, test } from "vitest";

import { buildDetail, buildLesson, buildMolecule } from "../testing/capsules.ts";
import { afterAnswer, copyStateOf, isAllowedOffline, keepingObstacle, markOf } from "./index.ts";
import type { KeptCapsule, KeptLesson } from "./index.ts";

const kept = (
  of: ReturnType<typeof buildMolecule>,
  changes: Partial<KeptLesson> = {},
): KeptLesson => ({
  id: of.id,
  mark: markOf(of),
  bytes: 10,
  is_online_only: false,
  ...changes,
});

test("lessons are kept by a Pro who switched it on, and each other is told what it takes", () => {
  const member = { subscription_status: null, plan: "pro" };
  expect(keepingObstacle({ ...member, offline_mode_enabled: true })).toBeNull();
  expect(keepingObstacle({ ...member, offline_mode_enabled: false })).toBe("switch");
  const premium = { plan: "premium", offline_mode_enabled: true };
  expect(keepingObstacle(premium)).toBe("plan");
});

describe("without a network", () => {
  const judge = (content_type: string, offline?: boolean) =>
    isAllowedOffline({
      content_type,
      metadata: offline === undefined ? {} : { offline },
    });

  test.each(["lesson", "quiz", "categorization", "short_answer"])("%s can be taken", (type) => {
    expect(judge(type)).toBe(true);
    expect(judge(type, false)).toBe(false);
  });

  test.each(["code", "ai_dialogue", "live_quiz", "essay", "sandbox", "from_a_newer_server"])(
    "%s cannot, unless its metadata say so",
    (type) => {
      expect(judge(type)).toBe(false);
      expect(judge(type, true)).toBe(true);
    },
  );
});

describe("a copy", () => {
  const [one, two] = [buildMolecule("one"), buildMolecule("two")];
  const plan = buildDetail(one, two);

  test("is none, partial and complete as lessons come, and complete only once that was written", () => {
    expect(copyStateOf(plan, { lessons: [], isFinished: false })).toEqual({ kind: "none" });
    expect(copyStateOf(plan, { lessons: [kept(one)], isFinished: false })).toMatchObject({
      kind: "partial",
      kept: 1,
      count: 2,
      missing: [{ id: "two", reason: "not_downloaded" }],
      bytes: 10,
    });
    const lessons = [kept(one), kept(two)];
    expect(copyStateOf(plan, { lessons, isFinished: false }).kind).toBe("partial");
    expect(copyStateOf(plan, { lessons, isFinished: true }).kind).toBe("complete");
  });

  test("says of a lesson that is being made, and of one that needs a network, why it is missing", () => {
    const growing = buildDetail(one, buildMolecule("two", { generation_status: "pending" }));
    expect(copyStateOf(growing, { lessons: [kept(one)], isFinished: true })).toMatchObject({
      kind: "partial",
      missing: [{ id: "two", reason: "pending" }],
    });
    const lessons = [kept(one), kept(two, { is_online_only: true })];
    expect(copyStateOf(plan, { lessons, isFinished: true })).toMatchObject({
      kind: "complete",
      kept: 1,
      missing: [{ id: "two", reason: "online_only" }],
    });
  });

  test("is out of date once a lesson changed, and not because the learner went on", () => {
    const copy = { lessons: [kept(one), kept(two)], isFinished: true };
    const ahead = buildDetail({ ...one, progress_status: "completed", atoms_completed: 1 }, two);
    expect(copyStateOf(ahead, copy).kind).toBe("complete");
    const changed = buildDetail({ ...one, atom_count: one.atom_count + 1 }, two);
    expect(copyStateOf(changed, copy).kind).toBe("outdated");
  });
});

test("answers that wait finish a kept lesson and open the next, as the server will have it", () => {
  const first = buildMolecule("one");
  const second = buildMolecule("two", { order: 2, progress_status: "locked", is_locked: true });
  const ids = ["a", "b"];
  const before: KeptCapsule = {
    detail: buildDetail(first, second),
    lessons: [buildLesson(first, ids)],
  };
  let after = before;
  for (const id of ids) after = afterAnswer(after, id, "correct");
  const [done, opened] = after.detail.granules[0]?.molecules ?? [];
  expect(done).toMatchObject({ progress_status: "completed", atoms_completed: 2 });
  expect(opened).toMatchObject({ progress_status: "not_started", is_locked: false });
  expect(after.detail.capsule).toMatchObject({
    progress_percentage: 50,
    next_lesson: { molecule_id: "two", lesson_number: 2 },
  });
  const [lesson] = after.lessons;
  expect(lesson?.atoms.map((atom) => atom.progress_status)).toEqual(["completed", "completed"]);
  expect(lesson?.molecule).toMatchObject({ progress_status: "completed", xp_earned: 0 });
  const wrong = afterAnswer(before, "a", "incorrect");
  expect(wrong.detail.granules[0]?.molecules[1]?.is_locked).toBe(true);
  expect(afterAnswer(before, "unknown", "correct")).toBe(before);
});
