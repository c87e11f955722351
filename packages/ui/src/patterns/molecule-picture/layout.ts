/** Bonds are one unit long; a hexagon is √3 wide and 2 high. */
const column = Math.sqrt(3) / 2;
const rowHeight = 1.5;
const margin = 0.62;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A bond between two atoms, by their indexes; the lower index comes first. */
export interface Bond {
  readonly from: number;
  readonly to: number;
}

export interface MoleculeLayout {
  readonly width: number;
  readonly height: number;
  readonly atoms: readonly Point[];
  readonly bonds: readonly Bond[];
  /** The atoms of each closed ring, by their indexes, in order around it. */
  readonly rings: readonly (readonly number[])[];
}

interface Place {
  readonly row: number;
  readonly column: number;
}

/** How full the last row is, from 0 to 1, in rows of this length (the first holds one atom less). */
function lastRowShare(count: number, length: number): number {
  return (count % length) / length || 1;
}

/**
 * Atoms in a full row: even, so that each row ends on a bond to the next, and about twice as many as
 * there are rows, so that the molecule fits a card as well as a phone.
 */
function rowLength(count: number): number {
  if (count <= 6) return count + 1;
  const ideal = 2 * Math.round(Math.sqrt(count * 2.4) / 2);
  const candidates = [ideal, ideal + 2];
  return candidates.reduce((best, length) =>
    lastRowShare(count + 1, length) > lastRowShare(count + 1, best) ? length : best,
  );
}

/** Upper and lower atoms alternate along a row, and change places from one row to the next. */
function isLower({ row, column: at }: Place): boolean {
  return (row + at) % 2 === 1;
}

/**
 * The way leaves out the first place and turns at the end of each row: every lesson is bonded to the
 * one before.
 */
function placeOf(index: number, length: number): Place {
  const row = Math.floor((index + 1) / length);
  const along = (index + 1) % length;
  return { row, column: row % 2 === 0 ? along : length - 1 - along };
}

function areBonded(one: Place, other: Place): boolean {
  if (one.row === other.row) return Math.abs(one.column - other.column) === 1;
  return one.column === other.column && other.row === one.row + 1 && isLower(one);
}

/** The six places of the hexagon that hangs below a lower atom and its two neighbours to the right. */
function hexagonOf({ row, column: left }: Place): Place[] {
  const across = [left, left + 1, left + 2];
  return [
    ...across.map((at) => ({ row, column: at })),
    ...across.toReversed().map((at) => ({ row: row + 1, column: at })),
  ];
}

function closedRings(places: readonly Place[]): number[][] {
  return places.filter(isLower).flatMap((corner) => {
    const ring = hexagonOf(corner).map((wanted) =>
      places.findIndex(({ row, column: at }) => row === wanted.row && at === wanted.column),
    );
    return ring.includes(-1) ? [] : [ring];
  });
}

/** Places atoms (at least one) on a honeycomb, row by row, and joins neighbours by bonds. */
export function layOut(count: number): MoleculeLayout {
  const length = rowLength(count);
  const places = Array.from({ length: count }, (_, index) => placeOf(index, length));
  const bonds = places.flatMap((one, from) =>
    places.flatMap((other, to) => (from < to && areBonded(one, other) ? [{ from, to }] : [])),
  );
  const columns = places.map((place) => place.column);
  const first = Math.min(...columns);
  const atoms = places.map((place) => ({
    x: margin + (place.column - first) * column,
    y: margin + place.row * rowHeight + (isLower(place) ? 0.5 : 0),
  }));
  return {
    width: 2 * margin + (Math.max(...columns) - first) * column,
    height: Math.max(...atoms.map(({ y }) => y)) + margin,
    atoms,
    bonds,
    rings: closedRings(places),
  };
}
