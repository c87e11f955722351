import { describe, expect, it } from "vitest";

import { draftAll } from "../../testing/draftAll.ts";
import { documentRequest, listsRequest } from "../../testing/requests.ts";
import { plainText } from "../../texts/rich-text.ts";
import { toneOf } from "../analysis/negation.ts";

const mostTelling = 0.6;

describe.each(["en", "fr", "nl"] as const)("statements on documents in %s", (language) => {
  it.each([
    ["a text", documentRequest],
    ["a text with lists", listsRequest],
  ])("are as often true as false, and negations do not tell which: %s", async (_, request) => {
    const drafts = await draftAll(request(language));
    const statements = drafts
      .flatMap(({ items }) => items)
      .flatMap(({ exercise }) =>
        exercise.content_type === "true_false" ? [exercise.content] : [],
      );
    const told = statements.filter(
      ({ statement, answer }) => (toneOf(plainText(statement), language) === "denies") === !answer,
    );
    expect(statements.length).toBeGreaterThan(1);
    expect(statements.filter(({ answer }) => answer)).toHaveLength(statements.length / 2);
    expect(told.length / statements.length).toBeLessThanOrEqual(mostTelling);
    expect(told.length / statements.length).toBeGreaterThanOrEqual(1 - mostTelling);
  });
});
