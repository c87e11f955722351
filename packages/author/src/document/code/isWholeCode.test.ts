import { expect, it } from "vitest";

import { isWholeCode } from "./isWholeCode.ts";

it.each([
  ["for n in a:\n    print(n)", true],
  ["if (a) {\n  f(a);\n}", true],
  ['print("(")', true],
  [">>> def f(x):\n...     return [x]\n...\n>>> f(3)\n[3]", true],
  ["def f(x):", false],
  ["def f(x):\nprint(x)", false],
  ["        return 3;\n    }\n}", false],
  ["values = [1,\n  2,", false],
])("%j is whole: %s", (code, expected) => {
  expect(isWholeCode(code)).toBe(expected);
});
