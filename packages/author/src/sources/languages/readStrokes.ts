import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Stroke } from "@alambic/contract";

import type { SourceNotice } from "../../model/CapsuleOutline.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { storedKanji } from "./kanji/StoredKanji.ts";

const require = createRequire(import.meta.url);
/** Of each set that was asked for, the strokes of its signs as they are stored. */
const known = new Map<string, ReadonlyMap<string, string>>();

/**
 * The strokes of a kana or kanji in their order, in a square of 1000 by 1000; null for signs that
 * the data does not draw, such as those of two kana. Reads only the set that the sign belongs to.
 */
export function strokesOf(sign: string): readonly Stroke[] | null {
  const set = storedKanji().get(sign)?.level.toLowerCase() ?? "kana";
  const signs = known.get(set) ?? readStrokes(set);
  known.set(set, signs);
  return signs.get(sign)?.split(",").map(pointsOf) ?? null;
}

/** Whose drawings the strokes are. */
export function strokeSource(texts: Texts): SourceNotice {
  return {
    title: texts.t("author.kanji.strokes.source"),
    licence: "CC BY-SA 3.0",
    url: "https://creativecommons.org/licenses/by-sa/3.0/",
  };
}

function readStrokes(set: string): ReadonlyMap<string, string> {
  const file = require.resolve(`@alambic/content/data/share-alike/strokes-${set}.json`);
  const values: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(values) || !values.every(isStored))
    throw new Error(`The strokes of ${set} hold a sign that cannot be read`);
  return new Map(values.map(({ id, strokes }) => [id, strokes]));
}

interface StoredSign {
  readonly id: string;
  /** Strokes parted by commas, each x y x y … */
  readonly strokes: string;
}

function isStored(value: unknown): value is StoredSign {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    "strokes" in value &&
    typeof value.strokes === "string"
  );
}

/** From x y x y … to points. */
function pointsOf(stroke: string): Stroke {
  const numbers = stroke.split(" ").map(Number);
  return numbers.flatMap((x, index) =>
    index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : [],
  );
}
