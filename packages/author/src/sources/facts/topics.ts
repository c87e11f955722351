import { foldText, mentions } from "../../texts/foldText.ts";
import { factGroups, factTables } from "./FactTable.ts";
import type { FactGroup, FactTable } from "./FactTable.ts";

/** What a topic asks for: a table, and those of its groups that it names; all where it names none. */
export interface FactTopic {
  readonly table: FactTable;
  readonly groups: readonly FactGroup[];
}

/** Words of French, English and Dutch, folded; a star stands for any ending. */
const tableWords: Readonly<Record<FactTable, readonly string[]>> = {
  elements: [
    "tableau periodique",
    "elements chimiques",
    "symboles chimiques",
    "classification periodique",
    "periodic table",
    "chemical elements",
    "chemical symbols",
    "periodiek systeem",
    "chemische elementen",
    "scheikundige elementen",
    "mendeleiev",
    "mendeleev",
  ],
  capitals: ["capitale", "capitales", "capital cities", "capitals", "hoofdste*", "hoofdstad"],
};

const groupWords: Partial<Readonly<Record<FactGroup, readonly string[]>>> = {
  europe: ["europe", "europa", "europeen*", "european", "europese"],
  africa: ["afrique", "africa*", "africaines", "afrika", "afrikaanse"],
  america: ["amerique*", "america*", "americaines", "amerika", "amerikaanse"],
  asia: ["asie", "asia*", "asiatiques", "azie", "aziatische"],
  oceania: ["oceanie", "oceania*", "oceanische"],
};

const domains: Readonly<Record<FactTable, string>> = {
  elements: "natural_sciences",
  capitals: "social_sciences",
};

/** The table of facts that a topic asks for; null where it asks for none. */
export function readFactTopic(topic: string, domain: string): FactTopic | null {
  const folded = foldText(topic);
  const table = factTables.find(
    (each) => domains[each] === domain && mentions(folded, tableWords[each]),
  );
  if (table === undefined) return null;
  const all: readonly FactGroup[] = factGroups[table];
  const named = all.filter((group) => mentions(folded, groupWords[group] ?? []));
  return { table, groups: named.length === 0 ? all : named };
}
