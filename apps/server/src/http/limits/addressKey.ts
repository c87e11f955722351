import { isIPv6 } from "node:net";

const networkGroups = 4;

/** Names who asks by address: one host of IPv4, one network (/64) of IPv6. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? expand(address).slice(0, networkGroups).join(":") : address;
}

/** The eight groups of an IPv6 address, the left-out zeros put back. */
function expand(address: string): string[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : 8 - first.length - last.length;
  const zeros = Array.from({ length: Math.max(0, missing) }, () => "0");
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16).toString(16));
}
