import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Stroke } from "@alambic/contract";

import type { SourceNotice } from "../drafts.ts";
import type { Texts } from "../texts/loadTexts.ts";

const require = createRequire(import.meta.url);
let known: ReadonlyMap<string, readonly Stroke[]> | null = null;

/**
 * The strokes of a kana or kanji in their order, in a square of 1000 by 1000; null for signs that
 * the data does not draw, such as those of two kana.
 */
export function strokesOf(sign: string): readonly Stroke[] | null {
  known ??= readStrokes();
  return known.get(sign) ?? null;
}

/** Whose drawings the strokes are. */
export function strokeSource(texts: Texts): SourceNotice {
  return {
    title: texts.t("author.kanji.strokes.source"),
    licence: "CC BY-SA 3.0",
    url: "https://creativecommons.org/licenses/by-sa/3.0/",
  };
}

function readStrokes(): ReadonlyMap<string, readonly Stroke[]> {
  const file = require.resolve("@alambic/content/data/share-alike/strokes.json");
  const values: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(values) || !values.every(isStored))
    throw new Error("The data set of strokes holds a sign that cannot be read");
  return new Map(values.map(({ id, strokes }) => [id, strokes.map(pointsOf)]));
}

interface StoredSign {
  readonly id: string;
  readonly strokes: readonly (readonly number[])[];
}

function isStored(value: unknown): value is StoredSign {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    "strokes" in value &&
    Array.isArray(value.strokes) &&
    value.strokes.every((stroke) => Array.isArray(stroke))
  );
}

/** From x, y, x, y … to points. */
function pointsOf(numbers: readonly number[]): Stroke {
  return numbers.flatMap((x, index) =>
    index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : [],
  );
}
