import { looksLikeCode } from "./looksLikeCode.ts";
import { mayChange } from "./mayChange.ts";
import { namesGiven, namesUsed } from "./namesUsed.ts";
import { sessionIn } from "./sessionIn.ts";

/** So many listings before it are looked at. */
const farthest = 30;

/**
 * The positions of the earlier listings without which a listing cannot be worked out, in their order: those that give its
 * names a value, all that may change these since, and what they need themselves.
 */
export function listingsNeeded(code: string, earlier: readonly string[]): readonly number[] {
  const from = Math.max(0, earlier.length - farthest);
  const near = earlier.slice(from).map((listing, at) => ({
    at: from + at,
    isCode: sessionIn(listing.split("\n")) !== null || looksLikeCode(listing),
    given: namesGiven(listing),
    used: namesUsed(listing),
  }));
  const open = new Set([...namesUsed(code)].filter((name) => !namesGiven(code).has(name)));
  const needed: number[] = [];
  for (const [index, { at, isCode, given, used }] of [...near.entries()].toReversed()) {
    const before = near.slice(0, index + 1);
    const isGiven = (name: string) => before.some((listing) => listing.given.has(name));
    const own = [...used].filter((name) => open.has(name) && isGiven(name));
    const matters = own.some((name) => given.has(name) || mayChange(name, earlier[at] ?? ""));
    if (!isCode || !matters) continue;
    needed.unshift(at);
    for (const name of given) open.delete(name);
    for (const name of used) if (!given.has(name)) open.add(name);
  }
  return needed;
}
