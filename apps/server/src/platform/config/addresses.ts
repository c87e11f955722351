import { isIP } from "node:net";

import type { Variable } from "./parsers.ts";

/** Ranges that have a name. */
const named = new Set(["loopback", "linklocal", "uniquelocal"]);

/** Addresses and ranges of proxies, with commas between them; none by default. */
export function addresses(): Variable<readonly string[]> {
  return {
    allowed:
      "the addresses and ranges of your proxies, such as 10.0.0.2, 10.1.0.0/16 or loopback, " +
      "with commas between them",
    fallback: [],
    parse: (text) => {
      const parts = text.split(",").map((part) => part.trim());
      return parts.every((part) => named.has(part) || isRange(part)) ? parts : undefined;
    },
  };
}

/** One address, or a range in CIDR notation that leaves somebody out. */
function isRange(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/u.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
