import { expect, test } from "vitest";
import { changedQuestion, emptyQuestion, parseQuestion } from "./questionDraft.ts";

function ids() {
  let made = 0;
  return () => {
    made += 1;
    return `${made}`;
  };
}

test("a question keeps its ids while it is written, and gets others once it was sent and is changed", () => {
  const newId = ids();
  const draft = changedQuestion(emptyQuestion(newId), { subject: "PDF" }, newId);
  expect(draft).toMatchObject({ id: "1", messageId: "2", subject: "PDF" });
  const sent = { ...draft, wasSent: true };
  expect(parseQuestion(JSON.stringify(sent))).toEqual(sent);
  expect(changedQuestion(sent, { text: "Il est refusé." }, newId)).toEqual({
    id: "3",
    messageId: "4",
    subject: "PDF",
    text: "Il est refusé.",
    wasSent: false,
  });
});

test.each([null, "{", '{"id":"1"}'])("%j is no question", (kept) => {
  expect(parseQuestion(kept)).toBeNull();
});
