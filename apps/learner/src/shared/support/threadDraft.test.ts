import { expect, test } from "vitest";
import { emptyThread, keptOf, parseThread, withMessage, withoutMessage } from "./threadDraft.ts";

const lost = { id: "1", text: "Merci", state: "failed" } as const;

test("what was on its way when the tab closed is there again, and can be sent again", () => {
  const draft = withMessage({ ...emptyThread, text: "Autre" }, { ...lost, state: "sending" });
  const kept = JSON.stringify(keptOf(draft));
  expect(parseThread(kept)).toEqual({ text: "Autre", outgoing: [lost] });
});

test("what the server has is not kept, and what is no draft is none", () => {
  const sent = withMessage(withMessage(emptyThread, lost), { ...lost, state: "sent" });
  expect(sent.outgoing).toHaveLength(1);
  expect(keptOf(sent)).toBeNull();
  expect(parseThread('{"text":1,"outgoing":[{"id":2}]}')).toEqual(emptyThread);
  expect(parseThread("{")).toEqual(emptyThread);
});

test("what the server refused keeps its reason, until it is given up", () => {
  const refused = withMessage(emptyThread, { ...lost, refusal: "Cette conversation est pleine." });
  expect(parseThread(JSON.stringify(keptOf(refused)))).toEqual(refused);
  expect(keptOf(withoutMessage(refused, lost.id))).toBeNull();
});
