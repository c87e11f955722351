import { expect, test } from "vitest";
import { judgeWorkspace } from "./workspace.ts";

const table = {
  "packages/rules": { name: "@alambic/rules", imports: [] },
  "packages/kit": { name: "@alambic/kit", imports: ["@alambic/rules"] },
};

function entry(name: string, dependencies: string[], references: string[]) {
  return {
    folder: `packages/${name}`,
    name: `@alambic/${name}`,
    scripts: {},
    dependencies,
    references,
  };
}

const rules = entry("rules", [], []);
const kit = entry("kit", ["@alambic/rules", "react"], ["packages/rules"]);

test("packages that follow the table are in order", () => {
  expect(judgeWorkspace([rules, kit], table)).toEqual([]);
});

test("a package that the table does not know, and one that is gone, are found", () => {
  const findings = judgeWorkspace([rules, entry("extra", [], [])], table);
  expect(findings).toEqual([
    "packages/kit stands in scripts/lint/layers.ts and not on disk",
    "packages/extra is missing from scripts/lint/layers.ts",
  ]);
});

test("a dependency against the layers is found", () => {
  const upwards = entry("rules", ["@alambic/kit"], ["packages/kit"]);
  expect(judgeWorkspace([upwards, kit], table)).toEqual([
    "packages/rules/package.json depends on @alambic/kit, which its layer forbids",
  ]);
});

test("a dependency that the TypeScript project does not refer to is found", () => {
  expect(judgeWorkspace([rules, { ...kit, references: [] }], table)).toEqual([
    "packages/kit/tsconfig.json does not refer to packages/rules",
  ]);
});
