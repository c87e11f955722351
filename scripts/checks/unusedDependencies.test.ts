import { expect, test } from "vitest";
import { judgeUse } from "./unusedDependencies.ts";

test("a dependency that is named is used; one that is not is found", () => {
  const texts = [`import { left } from "left/deep";`];
  expect(judgeUse("packages/kit", ["left", "right"], texts)).toEqual([
    "packages/kit/package.json declares right, which nothing in it uses",
  ]);
});

test("types need not be named", () => {
  expect(judgeUse("packages/kit", ["@types/node"], [])).toEqual([]);
});

test("a program is used where it is called", () => {
  const scripts = ["redocly lint openapi.yaml", "optic diff a b"];
  expect(judgeUse("openapi", ["@redocly/cli", "@useoptic/optic"], scripts)).toEqual([]);
  expect(judgeUse("openapi", ["@redocly/cli"], [])).toHaveLength(1);
});
