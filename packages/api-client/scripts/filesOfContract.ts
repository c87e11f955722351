import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { format } from "oxfmt";

import { generatedFiles } from "./generatedFiles.ts";
import { readOperations, readProblemCodes } from "./readOperations.ts";

const folder = join(import.meta.dirname, "..");

export const generatedFolder = join(folder, "generated");

/** What is to stand below `generated`, by its path, formatted. */
export async function filesOfContract(): Promise<Map<string, string>> {
  const path = fileURLToPath(import.meta.resolve("@alambic/contract/openapi.json"));
  const document: unknown = JSON.parse(readFileSync(path, "utf8"));
  const byHand = new Set(readdirSync(join(folder, "src"), { recursive: true, encoding: "utf8" }));
  const files = generatedFiles(readOperations(document), readProblemCodes(document), byHand);
  const formatted = [...files].map(async ([name, text]) => {
    const { code, errors } = await format(name, text);
    if (errors.length > 0) throw new Error(`${name} cannot be formatted: ${errors[0]?.message}`);
    return [name, code] as const;
  });
  return new Map(await Promise.all(formatted));
}
