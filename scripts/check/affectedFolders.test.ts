import { expect, test } from "vitest";
import { affectedFolders } from "./affectedFolders.ts";

const packages = [
  { folder: "apps/app", name: "app", dependencies: ["kit", "react"] },
  { folder: "apps/server", name: "server", dependencies: ["rules"] },
  { folder: "packages/kit", name: "kit", dependencies: ["rules"] },
  { folder: "packages/rules", name: "rules", dependencies: [] },
  { folder: "packages/rules-of-chess", name: "chess", dependencies: [] },
];
const root = [".storybook", "scripts"];

test("without a change nothing is to be tested", () => {
  expect(affectedFolders([], packages)).toEqual([]);
});

test("data concern their package, and all that depend on it, however far", () => {
  expect(affectedFolders(["apps/app/src/a.json"], packages)).toEqual([
    root[0],
    "apps/app",
    root[1],
  ]);
  expect(affectedFolders(["packages/rules/src/a.txt"], packages)).toEqual([
    root[0],
    "apps/app",
    "apps/server",
    "packages/kit",
    "packages/rules",
    root[1],
  ]);
});

test("code concerns no folder: its tests are found by what they import", () => {
  expect(affectedFolders(["packages/rules/src/a.ts", "apps/app/a.css.ts"], packages)).toEqual(root);
});

test("a change outside the packages concerns the root", () => {
  expect(affectedFolders(["docs/a.md", "scripts/a.ts"], packages)).toEqual(root);
});

test("what all tests stand on concerns them all", () => {
  const all = [...packages.map(({ folder }) => folder), ...root].toSorted();
  expect(affectedFolders(["pnpm-lock.yaml"], packages)).toEqual(all);
});
