import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { foldText } from "../../texts/foldText.ts";
import { isPart } from "./isPart.ts";
import { mentions } from "../recipes/termsApart.ts";

/** What a table says of each of some kinds, to be sorted by these. */
export interface FoundBelongings {
  readonly kinds: readonly {
    readonly name: string;
    /** The name of a column, and what stands in it. */
    readonly said: readonly (readonly [column: string, cell: string])[];
  }[];
}

const kindsOf = { fewest: 2, most: 4 };
const saidOf = { fewest: 4, most: 9 };
const fewestOfKind = 2;
const longestCell = 90;

/** What tells some kinds apart, in as many named columns as a question holds; null where that is too little. */
export function belongingsIn(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  language: InstructionLanguage,
): FoundBelongings | null {
  if (rows.length < kindsOf.fewest || rows.length > kindsOf.most) return null;
  const columns = header
    .flatMap((name, column) =>
      column === 0 || name === "" ? [] : [ownCells(name, column, rows, language)],
    )
    .filter((cells) => cells.length > 1);
  const chosen: (typeof columns)[number][] = [];
  // What tells most kinds apart comes first.
  for (const cells of columns.toSorted((a, b) => b.length - a.length))
    if (chosen.flat().length + cells.length <= saidOf.most) chosen.push(cells);
  const said = columns.filter((cells) => chosen.includes(cells)).flat();
  const kinds = rows.map(([name = ""]) => ({
    name,
    said: said.flatMap(({ kind, place }) => (kind === name ? [place] : [])),
  }));
  return said.length >= saidOf.fewest && kinds.every((each) => each.said.length >= fewestOfKind)
    ? { kinds }
    : null;
}

/** The cells of a column that fit no other kind, name none, and stand in no other column, as "yes" and "no" do. */
function ownCells(
  name: string,
  column: number,
  rows: readonly (readonly string[])[],
  language: InstructionLanguage,
) {
  const kinds = rows.map(([kind = ""]) => kind);
  const elsewhere = new Set(
    rows.flatMap((row) => row.filter((_, at) => at > 0 && at !== column).map(foldText)),
  );
  return rows.flatMap((row): { kind: string; place: readonly [string, string] }[] => {
    const [kind = "", cell = ""] = [row[0], row[column]];
    const others = rows.filter((other) => other !== row).map((other) => other[column] ?? "");
    const isOwn =
      /[\p{Letter}\p{Number}]/u.test(cell) &&
      cell.length <= longestCell &&
      !others.some((other) => isPart(cell, other)) &&
      !elsewhere.has(foldText(cell)) &&
      !kinds.some((each) => isNamedIn(`${name} ${cell}`, each, language));
    return isOwn ? [{ kind, place: [name, cell] }] : [];
  });
}

function isNamedIn(said: string, kind: string, language: InstructionLanguage): boolean {
  return mentions(said, kind, language) || foldText(said).includes(foldText(kind));
}
