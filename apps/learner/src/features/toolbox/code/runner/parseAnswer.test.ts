import { expect, test } from "vitest";
import { parseAnswer } from "./parseAnswer.ts";

test.each([
  { kind: "ready" },
  { kind: "python", ok: true },
  { kind: "printed", id: 1, stream: "err", text: "x" },
  { kind: "cut", id: 1 },
  { kind: "ended", id: 1, outcome: { kind: "done", value: null } },
  { kind: "ended", id: 1, outcome: { kind: "raised", error: { message: "no", line: 2 } } },
])("%j is read as it is", (answer) => expect(parseAnswer(answer)).toEqual(answer));

test.each([
  null,
  "ready",
  { kind: "other", id: 1 },
  { kind: "printed", id: 1, stream: "html", text: "<b>" },
  { kind: "printed", id: 1, stream: "out", text: { toString: "x" } },
  { kind: "printed", id: "1", stream: "out", text: "x" },
  { kind: "ended", id: 1, outcome: { kind: "raised", error: {} } },
])("%j is nothing that the thread says", (answer) => expect(parseAnswer(answer)).toBeNull());
