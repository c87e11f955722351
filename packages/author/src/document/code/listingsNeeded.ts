import { codeLanguageOf } from "./codeLanguageOf.ts";
import { looksLikeCode } from "./looksLikeCode.ts";
import { namesGiven } from "./namesUsed.ts";
import { openNames } from "./openNames.ts";
import { sessionIn } from "./sessionIn.ts";

/** So many listings before it are looked at. */
const farthest = 30;

/**
 * The positions of the earlier listings that a listing has to be shown below, in their order: from the oldest that gives a
 * name which it, or one of those between, uses without giving it a value first; all code from there on, since any of it
 * may change that value.
 */
export function listingsNeeded(code: string, earlier: readonly string[]): readonly number[] {
  const from = Math.max(0, earlier.length - farthest);
  const near = earlier.slice(from).map((listing, at) => ({
    at: from + at,
    isCode: sessionIn(listing.split("\n")) !== null || isProgram(listing),
    given: namesGiven(listing),
    open: openNames(listing),
  }));
  let oldest = near.length;
  const open = new Set(openNames(code));
  for (let index = near.length - 1; index >= 0; index -= 1) {
    const {
      isCode,
      given,
      open: own,
    } = near[index] ?? { isCode: false, given: new Set<string>(), open: new Set<string>() };
    const gives = isCode && [...given].some((name) => open.has(name));
    if (!gives) continue;
    for (const between of near.slice(index, oldest))
      for (const name of between.open) open.add(name);
    for (const name of given) if (!own.has(name)) open.delete(name);
    oldest = index;
  }
  return near.slice(oldest).flatMap(({ at, isCode }) => (isCode ? [at] : []));
}

function isProgram(listing: string): boolean {
  return looksLikeCode(listing) || codeLanguageOf(listing) !== "text";
}
