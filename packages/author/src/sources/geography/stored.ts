import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

/** What something is called in each language of instruction. */
export type Names = Readonly<Record<InstructionLanguage, string>>;

const require = createRequire(import.meta.url);

/** Reads `content/data/<name>.json`. Throws where it is not of the shape that is expected. */
export function readStored<Data>(name: string, isData: (value: unknown) => value is Data): Data {
  const file = require.resolve(`@alambic/content/data/${name}.json`);
  const value: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!isData(value)) throw new Error(`The data set ${name} cannot be read`);
  return value;
}

/** Whether it is a list of records that have all of these keys. */
export function areRecords(value: unknown, keys: readonly string[]): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (each: unknown) =>
        typeof each === "object" && each !== null && keys.every((key) => Object.hasOwn(each, key)),
    )
  );
}

/** Keeps what a reader read first, and reads no sooner than it is asked for. */
export function once<Data>(read: () => Data): () => Data {
  let kept: { readonly data: Data } | null = null;
  return () => {
    kept ??= { data: read() };
    return kept.data;
  };
}
