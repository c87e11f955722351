import type { AuthorRequest } from "../../model/AuthorRequest.ts";
import type { Fact } from "../../model/Fact.ts";
import { entriesOfTable, typedMeanings } from "./FactTable.ts";
import type { FactTable } from "./FactTable.ts";

/** What a table of facts says of the entries. */
export function tableFacts(
  table: FactTable,
  entries: readonly string[],
  { language }: AuthorRequest,
): readonly Fact[] {
  const all = entriesOfTable(table, language);
  return entries.flatMap((id) =>
    all
      .filter((entry) => entry.id === id)
      .map(({ term, meaning }) => ({
        id,
        term,
        bare: term,
        article: null,
        meaning,
        meanings: typedMeanings(meaning),
        typed: typedMeanings(meaning),
      })),
  );
}
