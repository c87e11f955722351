import { describe, expect, test } from "vitest";
import { compare } from "./judgeWeights.ts";

const table = { Dialog: { script: 3, styles: 1 }, Chip: { script: 0.5, styles: 0.2 } };
const heavier = (script: number) => ({ ...table, Dialog: { script, styles: 1 } });

describe("weights of entries", () => {
  test("are those of the table, within the tolerance", () => {
    expect(compare(table, table)).toEqual([]);
    expect(compare(table, heavier(3.1))).toEqual([]);
  });

  test.each([2.5, 3.5])("a script of 3 kB that weighs %f is found", (script) => {
    expect(compare(table, heavier(script))[0]).toBe(
      `Dialog weighs ${script} kB of script, and weighed 3.`,
    );
  });

  test("entries that come and go are found", () => {
    const { Dialog, ...rest } = table;
    expect(compare(rest, table)[0]).toContain("Dialog is not in the table");
    expect(compare({ Dialog, ...rest }, rest)[0]).toContain("Dialog is in the table");
  });
});
