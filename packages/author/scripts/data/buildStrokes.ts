import { readFileSync } from "node:fs";
import { join } from "node:path";

import { side, simplified } from "@alambic/domain/exercises/character";
import { toKatakana } from "wanakana";

import { kanjiLevels } from "../../src/sources/languages/kanji/StoredKanji.ts";
import { buildKanji } from "./buildKanji.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The side of the square that KanjiVG draws in. */
const drawnSide = 109;
/** Points that each curve is sampled at before what lies on a line is left out. */
const samples = 12;

const hiragana =
  "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんがぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽ";

interface DrawnSign {
  readonly id: string;
  /** The strokes in their order, parted by commas: x y x y … in a square of 1000. */
  readonly strokes: string;
}

/**
 * The strokes of all kana, and of the kanji of each level, from a checkout of KanjiVG, by the set
 * that they belong to: "kana" or a level in lower case.
 */
export function buildStrokes(folder: string): ReadonlyMap<string, readonly DrawnSign[]> {
  const kanji = buildKanji();
  const drawn = (signs: readonly string[]) => signs.map((sign) => drawnSign(sign, folder));
  return new Map([
    ["kana", drawn([...hiragana, ...toKatakana(hiragana)])],
    ...kanjiLevels.map((each): [string, readonly DrawnSign[]] => [
      each.toLowerCase(),
      drawn(kanji.filter(({ level }) => level === each).map(({ id }) => id)),
    ]),
  ]);
}

function drawnSign(sign: string, folder: string): DrawnSign {
  const strokes = pathsOf(sign, folder).map((path) =>
    simplified(pointsOf(path))
      .map(({ x, y }) => `${x} ${y}`)
      .join(" "),
  );
  return { id: sign, strokes: strokes.join(",") };
}

/** The paths of the strokes, in the order in which they are drawn. */
function pathsOf(sign: string, folder: string): readonly string[] {
  const code = sign.codePointAt(0)?.toString(16).padStart(5, "0") ?? "";
  const drawing = readFileSync(join(folder, "kanji", `${code}.svg`), "utf8");
  const paths = [...drawing.matchAll(/<path [^>]*\bd="([^"]+)"/gu)].map(([, path = ""]) => path);
  if (paths.length === 0) throw new Error(`${sign} has no strokes`);
  return paths;
}

/** Points along a path of the commands M, C and S and their relative forms. */
function pointsOf(path: string): readonly Point[] {
  const points: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  let control = at;
  for (const [, command = "", rest = ""] of path.matchAll(/([MmCcSs])([^MmCcSs]*)/gu)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/gu) ?? []).map(Number);
    const size = { m: 2, s: 4, c: 6 }[command.toLowerCase()] ?? 0;
    for (let from = 0; from + size <= numbers.length; from += size) {
      const origin = command === command.toLowerCase() ? at : { x: 0, y: 0 };
      const given = pairsOf(numbers.slice(from, from + size)).map(({ x, y }) => ({
        x: x + origin.x,
        y: y + origin.y,
      }));
      const mirrored = { x: 2 * at.x - control.x, y: 2 * at.y - control.y };
      const curve = size === 4 ? [mirrored, ...given] : given;
      const [first = at, second = first, end = second] = curve;
      points.push(...(size === 2 ? [first] : curvePoints(at, first, second, end)));
      at = end;
      control = second;
    }
  }
  const scale = side / drawnSide;
  return points.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
}

function pairsOf(numbers: readonly number[]): readonly Point[] {
  return numbers.flatMap((x, index) =>
    index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : [],
  );
}

/** Points of a cubic Bézier curve after its start. */
function curvePoints(start: Point, first: Point, second: Point, end: Point): Point[] {
  return Array.from({ length: samples }, (_, index) => {
    const t = (index + 1) / samples;
    const along = (a: number, b: number, c: number, d: number) =>
      (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
    return {
      x: along(start.x, first.x, second.x, end.x),
      y: along(start.y, first.y, second.y, end.y),
    };
  });
}
