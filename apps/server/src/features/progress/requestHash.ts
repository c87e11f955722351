import { createHash } from "node:crypto";

import stringify from "safe-stable-stringify";

/** SHA-256 of a JSON value, whatever the order of its properties. */
export function requestHash(value: unknown): Buffer {
  return createHash("sha256")
    .update(stringify(value) ?? "")
    .digest();
}
