import { createReminder } from "@alambic/domain/reminders";
import { expect, test, vi } from "vitest";

import { openReminders } from "./openReminders.ts";

const hour = 3_600_000;
let clock = Date.parse("2026-11-26T10:00:00Z");
let members = 0;

/** Two tabs of a member of their own. */
function openTabs() {
  members += 1;
  const userId = `u-${members}`;
  const open = () => openReminders({ userId, now: () => clock });
  return [open(), open()] as const;
}

const build = (id: string, dueAt: number) =>
  createReminder(id, { title: id, notes: "", dueAt, opensCoach: false }, clock);

test("what is due is taken by one tab alone, and again after six hours", async () => {
  const [first, second] = openTabs();
  await Promise.all(["a", "b", "c"].map((id) => first.save(build(id, clock))));
  await second.save(build("later", clock + hour));
  const takes = await Promise.all([first.claim(), second.claim(), first.claim(), second.claim()]);
  expect(
    takes
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(["a", "b", "c"]);
  expect(takes.filter(({ length }) => length > 0)).toHaveLength(1);

  clock += 6 * hour;
  await first.complete("a");
  await first.remove("b");
  const again = await Promise.all([second.claim(), first.claim()]);
  expect(
    again
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(["c", "later"]);
});

test("a change is heard of in every tab of the member, and nowhere else", async () => {
  const [first, second] = openTabs();
  const [other] = openTabs();
  const heard = {
    first: vi.fn<() => void>(),
    second: vi.fn<() => void>(),
    other: vi.fn<() => void>(),
  };
  first.subscribe(heard.first);
  second.subscribe(heard.second);
  other.subscribe(heard.other);
  await first.save(build("a", clock));
  expect(heard.first).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(heard.second).toHaveBeenCalledTimes(1));
  expect((await second.list()).map(({ id }) => id)).toEqual(["a"]);
  await second.complete("a");
  await vi.waitFor(() => expect(heard.first).toHaveBeenCalledTimes(2));
  expect(await first.list()).toMatchObject([{ id: "a", status: "completed" }]);
  expect(heard.other).not.toHaveBeenCalled();
  expect(await other.list()).toEqual([]);
});
