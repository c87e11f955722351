import type { Check } from "./Check.ts";
import { circles } from "./circles.ts";
import { documents } from "./documents.ts";
import { fileLength } from "./fileLength.ts";
import { generated } from "./generated.ts";
import { licences } from "./licences.ts";
import { operations } from "./operations.ts";
import { serverFolders } from "./serverFolders.ts";
import { securityLedger } from "./securityLedger.ts";
import { silenced } from "./silenced.ts";
import { terms } from "./terms.ts";
import { unusedDependencies } from "./unusedDependencies.ts";
import { workspace } from "./workspace.ts";

/** Checks of the structure, quick ones first. */
export const checks: readonly Check[] = [
  workspace,
  serverFolders,
  terms,
  operations,
  fileLength,
  silenced,
  circles,
  documents,
  securityLedger,
  unusedDependencies,
  licences,
  generated,
];
