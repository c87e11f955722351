import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Holds the contract against the one that last landed (`landed/openapi.json`) and exits with 1 where
 * a caller of the old one would break. `pnpm --filter @alambic/contract land` records a new one.
 */
const root = new URL("../", import.meta.url);
const landed = fileURLToPath(new URL("landed/openapi.json", root));
const current = fileURLToPath(new URL("generated/openapi.json", root));

if (readFileSync(landed, "utf8") === readFileSync(current, "utf8")) {
  console.log("The contract is the one that last landed.");
} else {
  execFileSync(
    fileURLToPath(new URL("node_modules/.bin/optic", root)),
    ["diff", landed, current, "--check"],
    { cwd: root, stdio: "inherit", env: { ...process.env, OPTIC_TELEMETRY_LEVEL: "off" } },
  );
}
