import { expect, test } from "vitest";
import { judgeFolders } from "./serverFolders.ts";

const files = ["a", "b", "c", "d", "e", "f"].map((name) => `apps/server/src/${name}/one.ts`);

test("six folders are let through, seven are not", () => {
  expect(judgeFolders(files)).toEqual([]);
  expect(judgeFolders([...files, "apps/server/src/g/two.ts"])).toHaveLength(1);
});

test("files beside the folders, folders within them and other packages do not count", () => {
  const more = [
    "apps/server/src/main.ts",
    "apps/server/src/a/deep/one.ts",
    "packages/ui/src/x/y.ts",
  ];
  expect(judgeFolders([...files, ...more])).toEqual([]);
});
