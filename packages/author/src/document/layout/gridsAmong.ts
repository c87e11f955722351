import type { Box } from "./shapes.ts";

/** Columns and rows between rules: where they begin, and where the last one ends. */
export interface RuledGrid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Which cell each field belongs to, row by row, where some are joined; null where none are. */
  readonly joined: readonly (readonly number[])[] | null;
}

/** Points by which rules may miss each other, or stand apart and be one. */
const tolerance = 3;
/** Of the rules in one row or column. */
const sameLine = 1.5;
const fewestColumns = 2;
const fewestRows = 2;

/** A whole rule: where it stands, and from where to where it goes. */
export interface Rule {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The grids that rules make, in which the outer ones to the left and right may be left out. */
export function gridsAmong(rules: readonly Box[]): readonly RuledGrid[] {
  return connected(uprightRules(rules), levelRules(rules)).flatMap((parts) => {
    const grid = gridOf(parts);
    return grid === null ? [] : [grid];
  });
}

/** The areas that rules go all around and none parts. */
export function framesAmong(rules: readonly Box[]): readonly Box[] {
  return connected(uprightRules(rules), levelRules(rules)).flatMap((parts) => {
    const xs = distinct(parts.uprights.map(({ at }) => at));
    const ys = distinct(parts.levels.map(({ at }) => at));
    const [left = 0, right] = xs;
    const [top = 0] = ys;
    const bottom = ys.at(-1) ?? top;
    return xs.length === 2 && right !== undefined && ys.length >= 2
      ? [{ left, right, top, bottom }]
      : [];
  });
}

function uprightRules(rules: readonly Box[]): readonly Rule[] {
  return wholeRules(
    rules
      .filter(isUpright)
      .map(({ left, right, top, bottom }) => ({ at: (left + right) / 2, from: top, to: bottom })),
  );
}

/** The level ones. */
export function levelRules(rules: readonly Box[]): readonly Rule[] {
  return wholeRules(
    rules
      .filter((rule) => !isUpright(rule))
      .map(({ left, right, top, bottom }) => ({ at: (top + bottom) / 2, from: left, to: right })),
  );
}

function isUpright({ left, right, top, bottom }: Box): boolean {
  return bottom - top > right - left;
}

/** Pieces that follow each other put together. */
function wholeRules(pieces: readonly Rule[]): readonly Rule[] {
  const whole: Rule[] = [];
  for (const piece of pieces.toSorted((a, b) => a.from - b.from)) {
    const index = whole.findIndex(
      ({ at, to }) => Math.abs(at - piece.at) <= sameLine && piece.from <= to + tolerance,
    );
    const found = whole[index];
    if (found === undefined) whole.push(piece);
    else whole[index] = { ...found, to: Math.max(found.to, piece.to) };
  }
  return whole;
}

interface Parts {
  readonly uprights: readonly Rule[];
  readonly levels: readonly Rule[];
}

/** The rules that cross or touch, group by group. */
function connected(uprights: readonly Rule[], levels: readonly Rule[]): readonly Parts[] {
  const groups: { uprights: Rule[]; levels: Rule[] }[] = [];
  for (const level of levels) {
    const touching = uprights.filter((upright) => touch(upright, level));
    if (touching.length === 0) continue;
    const own = { uprights: touching, levels: [level] };
    for (const group of groups.filter((each) =>
      each.uprights.some((upright) => touching.includes(upright)),
    )) {
      own.uprights = [...new Set([...own.uprights, ...group.uprights])];
      own.levels.push(...group.levels);
      groups.splice(groups.indexOf(group), 1);
    }
    groups.push(own);
  }
  return groups;
}

function touch(upright: Rule, level: Rule): boolean {
  return (
    upright.at >= level.from - tolerance &&
    upright.at <= level.to + tolerance &&
    level.at >= upright.from - tolerance &&
    level.at <= upright.to + tolerance
  );
}

function gridOf({ uprights, levels }: Parts): RuledGrid | null {
  const left = Math.min(...levels.map(({ from }) => from));
  const right = Math.max(...levels.map(({ to }) => to));
  const xs = distinct([left, right, ...uprights.map(({ at }) => at)]);
  const ys = distinct(levels.map(({ at }) => at));
  const [top = 0, bottom = 0] = [ys[0], ys.at(-1)];
  if (xs.length <= fewestColumns || ys.length <= fewestRows) return null;
  const goAll = (rules: readonly Rule[], from: number, to: number) =>
    rules.every((rule) => rule.from <= from + tolerance && rule.to >= to - tolerance);
  const isRegular = goAll(uprights, top, bottom) && goAll(levels, left, right);
  const cells = isRegular ? [] : joinedFields(xs, ys, { uprights, levels });
  // Where rules are missing outside only, such as beside an empty corner, no fields are joined.
  const areJoined = cells.flat().some((cell, field) => cell !== field);
  return { xs, ys, joined: areJoined ? cells : null };
}

/** Numbers the cells that are left where no rule stands between some fields. */
function joinedFields(
  xs: readonly number[],
  ys: readonly number[],
  { uprights, levels }: Parts,
): readonly (readonly number[])[] {
  const width = xs.length - 1;
  const cells = Array.from({ length: width * (ys.length - 1) }, (_, field) => field);
  const join = (field: number, other: number) => {
    const [kept = field, gone = other] = [cells[field], cells[other]];
    for (const [at, cell] of cells.entries()) if (cell === gone) cells[at] = kept;
  };
  for (const field of cells.keys()) {
    const [row, column] = [Math.floor(field / width), field % width];
    const [left = 0, right = 0] = xs.slice(column, column + 2);
    const [top = 0, bottom = 0] = ys.slice(row, row + 2);
    if (column + 1 < width && !isParted(uprights, right, top, bottom)) join(field, field + 1);
    if (row + 2 < ys.length && !isParted(levels, bottom, left, right)) join(field, field + width);
  }
  return ys.slice(1).map((_, row) => cells.slice(row * width, (row + 1) * width));
}

/** Whether a rule stands there, all the way. */
function isParted(rules: readonly Rule[], at: number, from: number, to: number): boolean {
  return rules.some(
    (rule) =>
      Math.abs(rule.at - at) <= tolerance &&
      rule.from <= from + tolerance &&
      rule.to >= to - tolerance,
  );
}

/** In order, those that are nearly the same once. */
function distinct(numbers: readonly number[]): readonly number[] {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted.filter((each, index) => each - (sorted[index - 1] ?? -Infinity) > tolerance);
}
