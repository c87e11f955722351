import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { changedOperations } from "./changedOperations.ts";

/**
 * Holds the contract against the one that last landed (`landed/openapi.json`) and exits with 1 where
 * a caller of the old one would break. `pnpm --filter @alambic/contract land` records a new one.
 */
const root = new URL("../", import.meta.url);
const landed = readFileSync(new URL("landed/openapi.json", root), "utf8");
const current = readFileSync(new URL("generated/openapi.json", root), "utf8");

if (landed === current) console.log("The contract is the one that last landed.");
else compare();

function compare(): void {
  const folder = mkdtempSync(join(tmpdir(), "contract-"));
  try {
    const changed = changedOperations(JSON.parse(landed), JSON.parse(current));
    const [before = "", after = ""] = changed.map((contract, at) => {
      const file = join(folder, at === 0 ? "landed.json" : "current.json");
      writeFileSync(file, JSON.stringify(contract));
      return file;
    });
    const { status } = spawnSync(
      fileURLToPath(new URL("node_modules/.bin/optic", root)),
      ["diff", before, after, "--check"],
      { cwd: root, stdio: "inherit", env: { ...process.env, OPTIC_TELEMETRY_LEVEL: "off" } },
    );
    process.exitCode = status ?? 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
