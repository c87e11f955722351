import { describe, expect, it } from "vitest";

import { entryListsOf } from "./entryListsOf.ts";
import type { PlacedBlock } from "./headingsOf.ts";

type Given = readonly [bullet: string | null, text: string, place?: Partial<PlacedBlock>];

function blocks(...items: readonly Given[]) {
  let offset = 0;
  return items.map(([bullet, text, place]): PlacedBlock => {
    const block = {
      bullet,
      text,
      offset,
      page: 3,
      size: 10,
      isListItem: bullet !== null,
      ordinal: null,
      indent: bullet === null ? 60 : 68,
      ...place,
    };
    offset += text.length + 2;
    return block;
  });
}

const introduction: Given = [null, "The hive holds:"];

describe("entryListsOf", () => {
  it("finds where each entry of a list stands", () => {
    const placed = blocks(
      introduction,
      ["•", "the honey"],
      ["•", "the wax"],
      [null, "That is all."],
    );
    expect(entryListsOf(placed)).toEqual([
      {
        page: 3,
        isPlain: true,
        isCut: false,
        entries: placed
          .slice(1, 3)
          .map(({ offset, text }) => ({ start: offset, end: offset + text.length })),
      },
    ]);
  });

  it.each<[string, Given[]]>([
    ["one entry", [introduction, ["•", "the honey"]]],
    ["a list in it", [introduction, ["•", "the honey"], ["•", "of spring", { indent: 86 }]]],
    ["another bullet in it", [introduction, ["•", "the honey"], ["–", "of spring"]]],
    [
      "an entry that the introduction of the next list runs into",
      [introduction, ["•", "the honey"], ["•", "the wax. The bees fear:"], ["•", "the wasp"]],
    ],
    [
      "a paragraph of an entry between its entries",
      [introduction, ["•", "the honey"], ["•", "the wax"], [null, "It melts."], ["•", "the jelly"]],
    ],
    [
      "nothing above it",
      [
        ["•", "the honey"],
        ["•", "the wax"],
      ],
    ],
  ])("does not take a list with %s for a plain one", (_, items) => {
    expect(entryListsOf(blocks(...items)).filter(({ isPlain }) => isPlain)).toEqual([]);
  });

  it("keeps two lists apart that are introduced one after the other", () => {
    const placed = blocks(
      introduction,
      ["•", "the honey"],
      ["•", "the wax"],
      [null, "The bees fear:"],
      ["•", "the wasp"],
      ["•", "the mouse"],
    );
    expect(entryListsOf(placed).map(({ isPlain }) => isPlain)).toEqual([true, true]);
  });

  it("leaves out an entry that may go on overleaf, and keeps those that stand there", () => {
    const cut = blocks(
      introduction,
      ["•", "the honey"],
      ["•", "the wax"],
      ["•", "the jelly of"],
      [null, "the queen", { page: 4 }],
    );
    expect(entryListsOf(cut)).toMatchObject([{ isCut: true, entries: [{}, {}] }]);
    const turned = blocks(
      introduction,
      ["•", "the honey"],
      ["•", "the wax"],
      ["•", "the jelly", { page: 4 }],
    );
    expect(entryListsOf(turned)).toMatchObject([{ isCut: true, entries: [{}, {}] }]);
  });
});
