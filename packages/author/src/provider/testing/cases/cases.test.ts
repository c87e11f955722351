import { describe, expect, it } from "vitest";

import { checksOf } from "../../../verify/checksOf.ts";
import { codesOf, itemOfCase, lessonOfCase } from "./draftCase.ts";
import { kindCases } from "./index.ts";

describe.each(kindCases)("$type", (kindCase) => {
  it("stands as it was drafted", async () => {
    const lesson = await lessonOfCase(kindCase);
    const item = await itemOfCase(kindCase, lesson);
    expect(item?.exercise.content_type).toBe(kindCase.type);
    if (item === null) return;
    expect(codesOf(item, lesson, kindCase)).toEqual([]);
    expect(checksOf(item)).toEqual(expect.arrayContaining(["readable", "quote", "evidence"]));
  });

  it.each(kindCase.faults)("falls with $fault", async ({ code, change }) => {
    const lesson = await lessonOfCase(kindCase);
    const item = await itemOfCase(kindCase, lesson, change);
    expect(item === null ? ["schema"] : codesOf(item, lesson, kindCase)).toContain(code);
  });
});
