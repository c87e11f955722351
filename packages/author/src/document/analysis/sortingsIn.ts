import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { isPart } from "./isPart.ts";
import { mentions } from "../recipes/termsApart.ts";

/** Rows of a table, to be sorted by what a column says of several of them. */
export interface FoundSorting {
  readonly column: number;
  readonly groups: readonly { readonly value: string; readonly rows: readonly string[] }[];
}

const groupsOf = { fewest: 2, most: 4 };
const rowsOf = { fewest: 4, most: 8 };
const fewestOfGroup = 2;
const longestValue = 60;
const longestRow = 110;

/** Columns that say the same of several rows, without naming them: which row is of which kind. */
export function sortingsIn(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  language: InstructionLanguage,
): readonly FoundSorting[] {
  const names = rows.map(([name = ""]) => name);
  const areNames =
    new Set(names).size === names.length &&
    names.every((name) => name.length <= longestRow && /\p{Letter}{3}/u.test(name));
  if (!areNames) return [];
  return header.flatMap((title, column) => {
    if (column === 0 || title === "") return [];
    const groups = [...Map.groupBy(rows, (row) => row[column] ?? "")]
      .filter(([value], _, all) => !all.some(([other]) => other !== value && isPart(other, value)))
      .filter(([value]) => value.length <= longestValue && /\p{Letter}{2}/u.test(value))
      .map(([value, own]) => ({
        value,
        rows: own.map(([name = ""]) => name).filter((name) => !mentions(name, value, language)),
      }))
      .filter(({ rows: own }) => own.length >= fewestOfGroup);
    const count = groups.reduce((sum, group) => sum + group.rows.length, 0);
    const isAsked =
      groups.length >= groupsOf.fewest &&
      groups.length <= groupsOf.most &&
      count >= rowsOf.fewest &&
      count <= rowsOf.most;
    return isAsked ? [{ column, groups }] : [];
  });
}
