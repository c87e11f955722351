import { createHash } from "node:crypto";

/** SHA-256 of a JSON value, whatever the order of its properties. */
export function requestHash(value: unknown): Buffer {
  return createHash("sha256").update(canonicalJson(value)).digest();
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .toSorted(([first], [second]) => (first < second ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`);
  return `{${entries.join(",")}}`;
}
