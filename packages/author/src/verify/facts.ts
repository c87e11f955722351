import type { AuthorRequest } from "../model/AuthorRequest.ts";
import type { Fact } from "../model/Fact.ts";
import type { ItemDraft } from "../model/LessonDraft.ts";
import { sources } from "../sources/registry.ts";

/**
 * The facts that an item from a data set rests on, in the order of its provenance, read afresh.
 * Null for items of other provenance.
 */
export function factsOf(item: ItemDraft, request: AuthorRequest): readonly Fact[] | null {
  for (const source of sources) {
    const facts = source.facts?.(item, request);
    if (facts !== undefined && facts !== null) return facts;
  }
  return null;
}
