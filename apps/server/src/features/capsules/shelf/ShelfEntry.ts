import type { Area, CapsuleLevel, Domain, Locale } from "@alambic/contract";

/** A text in each language of instruction. */
export type InEachLanguage = Readonly<Record<Locale, string>>;

/** A capsule that stands on the shelf before it is made: what is asked of the author, and its place. */
export interface ShelfEntry {
  /** Names it for good: what was learned in it hangs on this key. */
  readonly key: string;
  readonly domain: Domain;
  readonly area: Area;
  readonly skill: string;
  /** What is asked of the author, in words of its own rules. */
  readonly topic: string;
  readonly level: CapsuleLevel;
  /** One or two characters that stand for it. */
  readonly icon: string;
  /** The key of the entry that it builds on. */
  readonly after?: string;
  /** The author's own where none is given. */
  readonly title?: InEachLanguage;
  /** Instead of its lessons, or of what the author says. */
  readonly description?: InEachLanguage;
  /** Those that it is written in; all of them unless told. */
  readonly languages?: readonly Locale[];
}

/** Entries of one skill. */
export function ofSkill(
  place: Pick<ShelfEntry, "domain" | "skill"> & { readonly area?: Area },
  entries: readonly Omit<ShelfEntry, "domain" | "area" | "skill">[],
): readonly ShelfEntry[] {
  return entries.map((entry) => ({ area: "generic", ...place, ...entry }));
}
