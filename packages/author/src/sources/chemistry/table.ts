/** The columns of the periodic table that lessons are drafted from. */
export const columns: Readonly<Record<string, readonly string[]>> = {
  "1": ["Li", "Na", "K"],
  "2": ["Be", "Mg", "Ca"],
  "13": ["B", "Al"],
  "14": ["C", "Si"],
  "15": ["N", "P"],
  "16": ["O", "S"],
  "17": ["F", "Cl", "Br", "I"],
  "18": ["He", "Ne", "Ar", "Kr"],
};

/** Its rows. */
export const rows: Readonly<Record<string, readonly string[]>> = {
  "2": ["Li", "Be", "B", "C", "N", "O", "F", "Ne"],
  "3": ["Na", "Mg", "Al", "Si", "P", "S", "Cl", "Ar"],
  "4": ["K", "Ca", "Fe", "Cu", "Zn", "Br", "Kr"],
};

/** Families that have a name of their own. */
export const families = {
  alkali: ["Li", "Na", "K"],
  earth: ["Be", "Mg", "Ca"],
  halogen: ["F", "Cl", "Br", "I"],
  noble: ["He", "Ne", "Ar", "Kr"],
  transition: ["Fe", "Cu", "Zn", "Ni", "Ag"],
} as const;

const symbols =
  "H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr " +
  "Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb " +
  "Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu";

/** The atomic numbers of the elements up to plutonium. */
export const elementNumbers: ReadonlyMap<string, number> = new Map(
  symbols.split(" ").map((symbol, index) => [symbol, index + 1]),
);

const nobleNumbers = [0, 2, 10, 18, 36, 54, 86, 118];
/** The rows below the table: lanthanides and actinides. */
const setApart = [
  [57, 71],
  [89, 103],
] as const;

/** The row of the table that holds the element of this number, from 1. */
export function periodOf(number: number): number {
  return nobleNumbers.filter((noble) => noble < number).length;
}

/** Its column, from 1 to 18, worked out from the number alone; null for those set apart below. */
export function columnOf(number: number): number | null {
  if (number === 2) return 18;
  if (setApart.some(([first, last]) => number >= first && number <= last)) return null;
  const period = periodOf(number);
  const [before = 0, last = 0] = nobleNumbers.slice(period - 1, period + 1);
  const place = number - before;
  return place <= 2 ? place : 18 - (last - number);
}

/** The family of the element of this number; null where it has no name of its own. */
export function familyOf(number: number): string | null {
  const column = columnOf(number);
  if (column === null) return null;
  if (column >= 3 && column <= 12) return "transition";
  if (number === 1) return null;
  const named: Readonly<Record<number, string>> = {
    1: "alkali",
    2: "earth",
    17: "halogen",
    18: "noble",
  };
  return named[column] ?? null;
}
