import { expect, test } from "vitest";
import { questionFaults, supportLimits } from "./index.ts";

const drop = "\u{1F4A7}";

test.each([
  ["", " \n\t ", { subject: "missing", text: "missing" }],
  ["s", "t", { subject: null, text: null }],
  [
    drop.repeat(supportLimits.subject),
    ` ${drop.repeat(supportLimits.text)} `,
    { subject: null, text: null },
  ],
  [
    drop.repeat(supportLimits.subject + 1),
    drop.repeat(supportLimits.text + 1),
    { subject: "too_long", text: "too_long" },
  ],
])("a question of subject %#", (subject, text, faults) => {
  expect(questionFaults({ subject, text })).toEqual(faults);
});
