import type { QuestTask } from "@alambic/contract";
import { createFormatter, loadMessages } from "@alambic/i18n";
import { expect, test } from "vitest";

import { questTexts } from "./questTexts.ts";

const task: QuestTask = {
  reason: "missed",
  lesson_title: "Hiragana",
  rework: 0,
  missed: 3,
  weak: 0,
  lesson: 0,
  fresh: 0,
};

async function textsOf(change: Partial<QuestTask>) {
  return questTexts(
    { ...task, ...change },
    createFormatter("en", await loadMessages("en", ["quest"])),
  );
}

test("a quest is named by its reason where that is most of it", async () => {
  expect(await textsOf({})).toMatchObject({
    title: "Catch up on 3 questions you missed",
    instructions: expect.not.stringContaining("After that"),
  });
  expect(await textsOf({ fresh: 2 })).toMatchObject({
    title: "Catch up on 3 questions you missed",
    instructions: expect.stringContaining("After that, 2 more exercises."),
  });
});

test("a quest whose reason is the least of it is named by the whole", async () => {
  expect(await textsOf({ missed: 1, weak: 5, lesson: 2, fresh: 4 })).toMatchObject({
    title: "Review and move on",
    instructions: expect.stringContaining("After that, 11 more exercises."),
  });
});
