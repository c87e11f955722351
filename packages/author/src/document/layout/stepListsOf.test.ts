import { describe, expect, it } from "vitest";

import type { PlacedBlock } from "./headingsOf.ts";
import { stepListsOf } from "./stepListsOf.ts";

function blocks(...items: readonly (readonly [ordinal: number | null, text: string])[]) {
  let offset = 0;
  return items.map(([ordinal, text]): PlacedBlock => {
    const block = {
      ordinal,
      text,
      offset,
      page: 3,
      size: 10,
      isListItem: ordinal !== null,
      bullet: null,
      indent: 68,
    };
    offset += text.length + 2;
    return block;
  });
}

describe("stepListsOf", () => {
  it("finds lists that are numbered from 1, and where each step stands", () => {
    const placed = blocks(
      [null, "To clean the hive:"],
      [1, "Open the hive slowly."],
      [2, "Take the frames out."],
      [3, "Brush the floor clean."],
      [null, "That is all."],
    );
    expect(stepListsOf(placed)).toEqual([
      {
        page: 3,
        steps: placed.slice(1, 4).map(({ offset, text }) => ({
          start: offset,
          end: offset + text.length,
        })),
      },
    ]);
  });

  it.each([
    [
      "too few",
      [
        [1, "Open the hive slowly."],
        [2, "Take the frames out."],
      ],
    ],
    [
      "a gap",
      [
        [1, "Open the hive slowly."],
        [2, "Take the frames out."],
        [4, "Brush the floor."],
      ],
    ],
    [
      "a step twice",
      [
        [1, "Open the hive slowly."],
        [2, "Take a frame out."],
        [3, "Take a frame out."],
      ],
    ],
    [
      "a cut step",
      [
        [1, "Open the hive slowly."],
        [2, "Take the frames out."],
        [3, "Brush the floor and"],
      ],
    ],
    [
      "a step too short",
      [
        [1, "Open the hive slowly."],
        [2, "Wait."],
        [3, "Brush the floor clean."],
      ],
    ],
  ] as const)("takes no list with %s", (_, items) => {
    expect(stepListsOf(blocks(...items))).toEqual([]);
  });

  it("takes in a short text all that is numbered", () => {
    const placed = blocks(
      [1, "Open."],
      [2, "Take the frames out, one after the other."],
      [3, "Brush the floor"],
      [null, "That is all."],
      [1, "Open."],
      [2, "Close."],
    );
    expect(stepListsOf(placed, true).map(({ steps }) => steps.length)).toEqual([3]);
    expect(stepListsOf(placed)).toEqual([]);
  });
});
