import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTypescript, { astToString } from "openapi-typescript";

/** Bundles the contract into one document and generates its types, all below `generated/`. */
const root = new URL("../", import.meta.url);
const generated = new URL("generated/", root);
const header = "/* Generated from openapi.yaml by scripts/generate.ts. */\n";

function bundle(): string {
  const output = new URL("openapi.json", generated);
  execFileSync(
    fileURLToPath(new URL("node_modules/.bin/redocly", root)),
    ["bundle", "openapi.yaml", "--output", fileURLToPath(output), "--ext", "json"],
    { cwd: root, stdio: ["ignore", "ignore", "inherit"] },
  );
  return readFileSync(output, "utf8");
}

/** One alias a schema, so that `import type { Capsule } from "@alambic/contract"` works. */
function aliases(document: { components: { schemas: Record<string, unknown> } }): string {
  const names = Object.keys(document.components.schemas).toSorted();
  return [
    'import type { components } from "./types.ts";\n',
    'type Schemas = components["schemas"];\n',
    ...names.map((name) => `export type ${name} = Schemas["${name}"];`),
    "",
  ].join("\n");
}

mkdirSync(generated, { recursive: true });
const json = bundle();
const types = astToString(await openapiTypescript(json, { defaultNonNullable: false }));
writeFileSync(new URL("types.ts", generated), header + types);
writeFileSync(new URL("schemas.ts", generated), header + aliases(JSON.parse(json)));
