import { isWithin } from "../fields/index.ts";
import { noteLimits } from "./limits.ts";

/** Whether an address may be linked: one that begins with https and names a host. */
export function isNoteLink(address: string): boolean {
  return isWithin(address, noteLimits.link) && /^https:\/\/[^\s/?#]\S*$/iu.test(address);
}

/** An address that was typed after the beginning that stood there already, without that. */
export function withoutPrefix(address: string): string {
  return address.trimStart().replace(/^https:\/\/\s*(?=https?:\/\/)/iu, "");
}
