import type { Plan } from "@alambic/contract";
import { isWithin } from "../fields/index.ts";

/** How one may feel, best first. */
export const journalMoods = ["positive", "neutral", "negative"] as const;

/** How long an entry may be, in characters. */
export const journalLimits = { title: 200, content: 20_000 } as const;

/** How many entries each plan keeps. */
export const journalEntriesOf: Readonly<Record<Plan, number>> = {
  free: 2_000,
  premium: 10_000,
  pro: 50_000,
};

/** Why an entry cannot be kept as it is. */
export type EntryFault = "empty" | "title_too_long" | "content_too_long";

export interface WrittenEntry {
  readonly title: string;
  readonly content: string;
}

/** What is wrong with an entry; null where nothing is. A title may be left out, the content may not. */
export function entryFault({ title, content }: WrittenEntry): EntryFault | null {
  if (content.trim() === "") return "empty";
  if (!isWithin(title, journalLimits.title)) return "title_too_long";
  return isWithin(content, journalLimits.content) ? null : "content_too_long";
}
