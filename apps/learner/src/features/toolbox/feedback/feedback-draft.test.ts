import type { NewFeedback } from "@alambic/contract";
import type { FeedbackDraft } from "@alambic/ui/FeedbackForm";
import { expect, test } from "vitest";
import { forgetHeld, heldDraft, holdDraft, sendingOf } from "./feedback-draft.ts";

const draft: FeedbackDraft = {
  mood: "neutral",
  kind: "ux",
  comment: "The drawer",
  precise: false,
  details: { steps: "", expected: "", observed: "", contact: "" },
};

function makers() {
  let made = 0;
  return (): NewFeedback => {
    made += 1;
    const { comment } = draft;
    return { id: `${made}`, mood: "neutral", kind: "ux", comment, page: "/", language: "fr" };
  };
}

test("what was not answered is sent again as it was, and anew once it was changed", () => {
  const make = makers();
  holdDraft("lina", draft);
  expect(sendingOf("lina", make).id).toBe("1");
  expect(sendingOf("lina", make).id).toBe("1");
  holdDraft("lina", { ...draft, comment: "The drawer again" });
  expect(sendingOf("lina", make).id).toBe("2");
});

test("a draft stays its member's, and ends when the server has it", () => {
  holdDraft("lina", draft);
  expect(heldDraft("noor")).toBeUndefined();
  expect(heldDraft("lina")).toEqual(draft);
  forgetHeld();
  expect(heldDraft("lina")).toBeUndefined();
});
