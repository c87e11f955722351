import { copyFileSync } from "node:fs";

/** Records the contract as landed: later changes are held against it by check-breaking.ts. */
const root = new URL("../", import.meta.url);
copyFileSync(new URL("generated/openapi.json", root), new URL("landed/openapi.json", root));
