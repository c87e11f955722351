import type { DisciplineName, Domain } from "@alambic/contract";
import { expect, test } from "vitest";
import { unlockedBy } from "./index.ts";

test.each<[Domain, string, readonly string[], readonly DisciplineName[]]>([
  ["languages", "japanese", ["quiz"], ["alphabet"]],
  ["languages", "spanish", ["quiz"], []],
  ["social_sciences", "history", [], ["debate"]],
  ["natural_sciences", "ecology", ["quiz"], ["debate"]],
  ["natural_sciences", "physics", ["quiz"], []],
  ["natural_sciences", "physics", ["free_answer"], ["debate"]],
  ["programming", "python", [], ["code_notebook"]],
  ["mathematics", "statistics", ["code"], ["code_notebook"]],
  ["programming", "artificial_intelligence", ["quiz"], ["debate", "code_notebook"]],
])("a capsule of %s, %s, with %j, unlocks %j", (domain, skill, kinds, unlocked) => {
  const names = ["alphabet", "debate", "code_notebook"] as const;
  const capsule = { domain, skill, kinds: new Set(kinds) };
  expect(names.filter((name) => unlockedBy(name, capsule))).toEqual(unlocked);
});
