import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pnpm } from "./lib/pnpm.ts";
import { root } from "./lib/root.ts";

/** `pnpm run sbom`: a CycloneDX list of all packages that are shipped, out of the lockfile, in `dist/sbom.cdx.json`. */
const file = join(root, "dist/sbom.cdx.json");
mkdirSync(join(root, "dist"), { recursive: true });
const shape = [
  "--sbom-format",
  "cyclonedx",
  "--sbom-spec-version",
  "1.6",
  "--sbom-type",
  "application",
];
const options = ["sbom", ...shape, "--prod", "--recursive", "--lockfile-only", "--out", file];
const { code, output } = await pnpm(options, { quiet: true });
if (code === 0) console.log(`dist/sbom.cdx.json is written.`);
else {
  console.error(output);
  process.exitCode = 1;
}
