import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/root.ts";
import { readLedger } from "./security/readLedger.ts";
import { renderLedger } from "./security/renderLedger.ts";

/** `pnpm run asvs`: writes the page of the ledger of security requirements. */
const folder = join(root, "docs/security");
const ledger = readLedger(readFileSync(join(folder, "asvs.yaml"), "utf8"));
writeFileSync(join(folder, "asvs.md"), renderLedger(ledger));
