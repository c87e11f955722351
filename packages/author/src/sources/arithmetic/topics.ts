import { foldText, mentions } from "../../texts/foldText.ts";
import { beyond } from "./beyond.ts";
import { namedLevels } from "./parts.ts";
import { strands } from "./strands.ts";
import type { Strand } from "./strands.ts";
import { words } from "./words.ts";

/** What a topic asks for: strands, and one table where it names one. */
export interface ArithmeticTopic {
  readonly strands: readonly Strand[];
  /** The levels of a strand, zero-based, where the topic names parts of it. */
  readonly levels: Readonly<Partial<Record<Strand, readonly number[]>>>;
  /** The tables that are named: the table of 7. */
  readonly tables: readonly number[];
  /** Arithmetic as a whole rather than a part of it. */
  readonly general: boolean;
}

const general = [
  "arithmeti*",
  "aritmeti*",
  "calcul",
  "calcul mental",
  "calculer",
  "quatre operations",
  "les operations",
  "maths",
  "math",
  "mathematiques",
  "mathematics",
  "mental maths",
  "mental math",
  "numeracy",
  "four operations",
  "rekenen",
  "hoofdrekenen",
  "wiskunde",
  "rekenvaardigheid",
];

/** Reads a topic of the domain `mathematics`; null where no template teaches it. */
export function readArithmeticTopic(topic: string): ArithmeticTopic | null {
  const folded = foldText(topic);
  if (mentions(folded, beyond)) return null;
  const levels = namedLevels(folded);
  const named = strands.filter(
    (strand) => mentions(folded, words[strand]) || levels[strand] !== undefined,
  );
  const tables = named.includes("multiplication") ? tablesIn(folded) : [];
  if (named.length > 0) return { strands: named, levels, tables, general: false };
  return mentions(folded, general)
    ? {
        strands: [
          "addition",
          "subtraction",
          "multiplication",
          "division",
          "fractions",
          "percentages",
        ],
        levels: {},
        tables: [],
        general: true,
      }
    : null;
}

/** The numbers from 2 to 10 that a topic about tables names. */
function tablesIn(folded: string): number[] {
  if (!mentions(folded, ["table*", "times table*", "tafel*", "maaltafel*"])) return [];
  return folded
    .split(" ")
    .flatMap((word) => (/^\d+$/.test(word) ? [Number(word)] : []))
    .filter((value) => value >= 2 && value <= 10);
}
