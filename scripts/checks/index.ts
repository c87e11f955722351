import type { Check } from "./Check.ts";
import { fileLength } from "./fileLength.ts";
import { generated } from "./generated.ts";
import { licences } from "./licences.ts";
import { operations } from "./operations.ts";
import { silenced } from "./silenced.ts";
import { unusedDependencies } from "./unusedDependencies.ts";
import { workspace } from "./workspace.ts";

/** Checks of the structure, quick ones first. */
export const checks: readonly Check[] = [
  workspace,
  operations,
  fileLength,
  silenced,
  unusedDependencies,
  licences,
  generated,
];
