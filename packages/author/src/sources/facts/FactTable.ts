import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

/** Tables of facts: each entry is a thing, and the one answer that is asked about it. */
export const factTables = ["elements", "capitals"] as const;
export type FactTable = (typeof factTables)[number];

/** The parts of each table, in the order in which they are taught. */
export const factGroups = {
  elements: ["first", "second", "metals", "precious", "families", "heavy"],
  capitals: ["europe", "africa", "america", "asia", "oceania"],
} as const satisfies Record<FactTable, readonly string[]>;
export type FactGroup = (typeof factGroups)[FactTable][number];

/** One fact in one language: iron and Fe, France and Paris. */
export interface FactEntry {
  readonly id: string;
  readonly group: string;
  readonly term: string;
  readonly meaning: string;
}

interface StoredFact {
  readonly id: string;
  readonly group: string;
  readonly order: number;
  readonly names: Readonly<
    Record<InstructionLanguage, { readonly term: string; readonly meaning: string }>
  >;
}

const require = createRequire(import.meta.url);
const read = new Map<FactTable, readonly StoredFact[]>();

/** The entries of a table in a language, in the order in which they are taught. */
export function entriesOfTable(
  table: FactTable,
  language: InstructionLanguage,
): readonly FactEntry[] {
  const stored = read.get(table) ?? readTable(table);
  read.set(table, stored);
  return stored.map(({ id, group, names }) => ({ id, group, ...names[language] }));
}

export function isFactTable(name: unknown): name is FactTable {
  return factTables.some((table) => table === name);
}

function readTable(table: FactTable): readonly StoredFact[] {
  const file = require.resolve(`@alambic/content/data/${table}.json`);
  const values: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(values) || !values.every(isStored))
    throw new Error(`The data set ${table} holds an entry that cannot be read`);
  return values.toSorted((a, b) => a.order - b.order);
}

function isStored(value: unknown): value is StoredFact {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    "group" in value &&
    "order" in value &&
    "names" in value
  );
}

/** What may be typed for a meaning: all of it, one of its parts, an English verb without "to". */
export function typedMeanings(meaning: string): readonly string[] {
  const parts = [meaning, ...meaning.split(", ")];
  return [...new Set([...parts, ...parts.map((part) => part.replace(/^to /u, ""))])];
}
