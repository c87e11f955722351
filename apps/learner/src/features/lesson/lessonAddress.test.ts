import { expect, test } from "vitest";
import { lessonAddress } from "./lessonAddress.ts";

test("a lesson is named by its id", () => {
  expect(lessonAddress({ moleculeId: "m" })).toEqual({ kind: "id", moleculeId: "m" });
});

test("or by its place, under either name", () => {
  const place = { kind: "place", capsuleId: "c", granuleOrder: 2, moleculeOrder: 3 };
  expect(lessonAddress({ capsuleId: "c", granuleOrder: "2", moleculeOrder: "3" })).toEqual(place);
  expect(lessonAddress({ capsuleId: "c", levelOrder: "2", chapterIndex: "3" })).toEqual(place);
});

test.each(["0", "-1", "1.5", "x", "", "1e3", "100000"])("%j is no place", (text) => {
  expect(lessonAddress({ capsuleId: "c", granuleOrder: "1", moleculeOrder: text })).toBeNull();
});
