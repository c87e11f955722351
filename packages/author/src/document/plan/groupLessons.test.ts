import { describe, expect, it } from "vitest";

import type { ExtractedHeading } from "../../model/ExtractedDocument.ts";
import { groupLessons } from "./groupLessons.ts";
import { chaptersOf } from "./sectionsOf.ts";

/** A heading and how much can be asked below it. */
type Spec = readonly [title: string, level: number, weight: number];

function group(specs: readonly Spec[], enough = 10) {
  const headings = specs.map(([title, level], index): ExtractedHeading => ({
    title,
    level,
    page: index + 1,
    offset: 0,
  }));
  const weigh = (from: number, to: number) =>
    specs.slice(from, to).reduce((total, [, , weight]) => total + weight, 0);
  const levels = groupLessons(chaptersOf(headings, weigh, enough * 2.2), weigh, enough);
  return levels.map(({ title, lessons }) => [
    title,
    lessons.map(({ titles }) => titles.join(" + ")),
  ]);
}

describe("groupLessons", () => {
  it("makes a chapter one lesson when it holds enough for no more", () => {
    expect(
      group([
        ["One", 1, 4],
        ["One a", 2, 9],
        ["Two", 1, 15],
      ]),
    ).toEqual([
      ["One", ["One"]],
      ["Two", ["Two"]],
    ]);
  });

  it("splits a rich chapter at its sections and puts thin ones together", () => {
    expect(
      group([
        ["One", 1, 2],
        ["a", 2, 12],
        ["b", 2, 5],
        ["c", 2, 6],
        ["d", 2, 14],
        ["Two", 1, 12],
      ]),
    ).toEqual([
      ["One", ["One + a", "b + c", "d"]],
      ["Two", ["Two"]],
    ]);
  });

  it("joins a thin chapter to the one before it, and a thin first one to the next", () => {
    expect(
      group([
        ["Foreword", 1, 2],
        ["One", 1, 20],
        ["Two", 1, 3],
        ["Three", 1, 20],
      ]),
    ).toEqual([
      ["One", ["Foreword + One + Two"]],
      ["Three", ["Three"]],
    ]);
  });

  it("takes the outermost level of which there are several as chapters", () => {
    expect(
      group([
        ["The book", 1, 0],
        ["One", 2, 12],
        ["Two", 2, 12],
      ]),
    ).toEqual([
      ["One", ["One"]],
      ["Two", ["Two"]],
    ]);
  });

  it("leaves out what holds nothing", () => {
    expect(
      group([
        ["One", 1, 12],
        ["Empty", 1, 0],
        ["Two", 1, 12],
      ]),
    ).toEqual([
      ["One", ["One"]],
      ["Two", ["Two"]],
    ]);
  });
});
