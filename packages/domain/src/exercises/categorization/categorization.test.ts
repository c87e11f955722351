import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { categorizationExercises } from "../../testing/placing-exercises.ts";
import { parseExercise, parseResponse, scoreResponse } from "../index.ts";
import { placementOf, responseOf } from "./index.ts";

const groups = [
  { id: "n", text: "Noms" },
  { id: "v", text: "Verbes" },
];
const items = [
  { id: "1", text: "pouvoir" },
  { id: "2", text: "pouvoir" },
  { id: "3", text: "chat" },
];
const members = [
  { item_id: "1", group_id: "n" },
  { item_id: "2", group_id: "v" },
  { item_id: "3", group_id: "n" },
];
const content = { prompt: "Classe.", groups, items, members };
const exercise = { content_type: "categorization" as const, content };

function given(...placed: [item: string, group: string][]) {
  return {
    content_type: "categorization" as const,
    members: placed.map(([item_id, group_id]) => ({ item_id, group_id })),
  };
}

describe("rules", () => {
  const last = { item_id: "3", group_id: "n" };
  test.each([
    [
      "two groups of one id",
      { groups: [...groups, groups[0]] },
      "content.groups.2.id",
      "duplicate_id",
    ],
    [
      "an item in two groups",
      { members: [...members, last] },
      "content.members.3.item_id",
      "duplicate_id",
    ],
    ["an item in no group", { members: members.slice(0, 2) }, "content.items.2", "unpaired"],
    [
      "an unknown group",
      { members: [...members.slice(0, 2), { ...last, group_id: "z" }] },
      "content.members.2.group_id",
      "unknown_id",
    ],
  ])("refuse %s", (_, change, path, code) => {
    const value = { ...exercise, content: { ...content, ...change } };
    expect(parseExercise(value)).toMatchObject({ ok: false, error: [{ path, code }] });
  });

  test("refuse a response that puts an item into two groups", () => {
    expect(parseResponse(exercise, given(["3", "n"], ["3", "v"]))).toMatchObject({
      ok: false,
      error: [{ path: "members.1.item_id", code: "duplicate_id" }],
    });
  });
});

test.each([
  [given(["1", "n"], ["2", "v"], ["3", "n"]), 1],
  [given(["1", "v"], ["2", "n"], ["3", "n"]), 1],
  [given(["1", "n"], ["2", "n"], ["3", "n"]), 2 / 3],
  [given(["3", "v"]), 0],
])("items that look the same are the same: %j is worth %d", (response, score) => {
  expect(scoreResponse(exercise, response, { locale: "fr" }).score).toBeCloseTo(score);
});

test("each item that is put right adds its share, in whatever order they lie", () => {
  fc.assert(
    fc.property(categorizationExercises, fc.nat(), (made, cut) => {
      const key = made.content.members;
      const kept = key.toReversed().slice(0, cut % (key.length + 1));
      const response = { content_type: "categorization" as const, members: kept };
      const { score } = scoreResponse(made, response, { locale: "nl" });
      expect(score).toBeCloseTo(kept.length / key.length);
      const again = responseOf(placementOf(made.content, response));
      expect(again.members.toSorted(byItem)).toEqual(kept.toSorted(byItem));
      expect(responseOf(placementOf(made.content, again))).toEqual(again);
    }),
    { seed: 5 },
  );
});

function byItem(a: { item_id: string }, b: { item_id: string }): number {
  return a.item_id < b.item_id ? -1 : 1;
}
