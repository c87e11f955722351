import { describe, expect, it } from "vitest";

import { picturesOn } from "./picturesOn.ts";

const operators = {
  save: 1,
  restore: 2,
  transform: 3,
  paintFormXObjectBegin: 4,
  paintFormXObjectEnd: 5,
  beginText: 6,
  shadingFill: 7,
  constructPath: 8,
  endPath: 9,
};
const fill = 10;
const setColour = 11;

const page = [0, 0, 600, 800];
const wholePage = [600, 0, 0, 800, 0, 0];

type Drawn = readonly [operator: number, args?: unknown];

function coveredBy(drawn: readonly Drawn[]): number {
  const list = { fnArray: drawn.map(([fn]) => fn), argsArray: drawn.map(([, args]) => args) };
  return picturesOn(list, page, operators).covered;
}

/** In coordinates of their own: the operators between. */
function apart(coordinates: readonly number[], ...drawn: readonly Drawn[]): readonly Drawn[] {
  return [[operators.save], [operators.transform, coordinates], ...drawn, [operators.restore]];
}

describe("picturesOn", () => {
  it("takes coordinates in which nothing is drawn for those of a picture", () => {
    expect(coveredBy(apart(wholePage))).toBe(1);
    expect(coveredBy(apart([300, 0, 0, 800, 0, 0], [setColour]))).toBe(0.5);
  });

  it("sees a picture behind a clip, inside of a form and after several changes of coordinates", () => {
    expect(coveredBy(apart(wholePage, [operators.constructPath, [operators.endPath]]))).toBe(1);
    const form: readonly Drawn[] = [
      [operators.paintFormXObjectBegin, [[2, 0, 0, 2, 0, 0]]],
      ...apart([300, 0, 0, 400, 0, 0]),
      [operators.paintFormXObjectEnd],
    ];
    expect(coveredBy(form)).toBe(1);
    const turned: Drawn = [operators.transform, [1, 0, 0, 1, 0, 0]];
    expect(
      coveredBy([turned, ...apart([1, 0, 0, 1, 0, 0], turned, [operators.transform, wholePage])]),
    ).toBe(1);
  });

  it.each<[what: string, drawn: Drawn]>([
    ["text", [operators.beginText]],
    ["a shade", [operators.shadingFill]],
    ["a shape", [operators.constructPath, [fill]]],
    ["a form", [operators.paintFormXObjectBegin, [null]]],
  ])("takes %s for no picture", (_, drawn) => {
    expect(coveredBy(apart(wholePage, drawn))).toBe(0);
  });

  it("counts shapes", () => {
    const fnArray = [operators.constructPath, setColour, operators.constructPath];
    expect(picturesOn({ fnArray, argsArray: [[fill], [], [fill]] }, page, operators).shapes).toBe(
      2,
    );
  });
});
