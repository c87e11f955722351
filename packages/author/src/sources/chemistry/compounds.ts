import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

/** A substance with the atoms of one of its units, as lessons are drafted from them. */
export interface Compound {
  readonly formula: string;
  readonly atoms: readonly (readonly [symbol: string, count: number])[];
  readonly names: Readonly<Record<InstructionLanguage, string>>;
}

function compound(
  formula: string,
  atoms: Compound["atoms"],
  en: string,
  fr: string,
  nl: string,
): Compound {
  return { formula, atoms, names: { en, fr, nl } };
}

/** Substances of first lessons, the simplest first. */
export const compounds: readonly Compound[] = [
  compound("O2", [["O", 2]], "oxygen gas", "dioxygène", "zuurstofgas"),
  compound("N2", [["N", 2]], "nitrogen gas", "diazote", "stikstofgas"),
  compound(
    "CO",
    [
      ["C", 1],
      ["O", 1],
    ],
    "carbon monoxide",
    "monoxyde de carbone",
    "koolstofmonoxide",
  ),
  compound(
    "H2O",
    [
      ["H", 2],
      ["O", 1],
    ],
    "water",
    "eau",
    "water",
  ),
  compound(
    "CO2",
    [
      ["C", 1],
      ["O", 2],
    ],
    "carbon dioxide",
    "dioxyde de carbone",
    "koolstofdioxide",
  ),
  compound(
    "NaCl",
    [
      ["Na", 1],
      ["Cl", 1],
    ],
    "sodium chloride",
    "chlorure de sodium",
    "natriumchloride",
  ),
  compound(
    "HCl",
    [
      ["H", 1],
      ["Cl", 1],
    ],
    "hydrogen chloride",
    "chlorure d’hydrogène",
    "waterstofchloride",
  ),
  compound(
    "KCl",
    [
      ["K", 1],
      ["Cl", 1],
    ],
    "potassium chloride",
    "chlorure de potassium",
    "kaliumchloride",
  ),
  compound(
    "MgO",
    [
      ["Mg", 1],
      ["O", 1],
    ],
    "magnesium oxide",
    "oxyde de magnésium",
    "magnesiumoxide",
  ),
  compound(
    "CaO",
    [
      ["Ca", 1],
      ["O", 1],
    ],
    "calcium oxide",
    "oxyde de calcium",
    "calciumoxide",
  ),
  compound(
    "NH3",
    [
      ["N", 1],
      ["H", 3],
    ],
    "ammonia",
    "ammoniac",
    "ammoniak",
  ),
  compound(
    "CH4",
    [
      ["C", 1],
      ["H", 4],
    ],
    "methane",
    "méthane",
    "methaan",
  ),
  compound(
    "SO2",
    [
      ["S", 1],
      ["O", 2],
    ],
    "sulfur dioxide",
    "dioxyde de soufre",
    "zwaveldioxide",
  ),
  compound(
    "H2O2",
    [
      ["H", 2],
      ["O", 2],
    ],
    "hydrogen peroxide",
    "peroxyde d’hydrogène",
    "waterstofperoxide",
  ),
  compound(
    "NaOH",
    [
      ["Na", 1],
      ["O", 1],
      ["H", 1],
    ],
    "sodium hydroxide",
    "hydroxyde de sodium",
    "natriumhydroxide",
  ),
  compound(
    "Al2O3",
    [
      ["Al", 2],
      ["O", 3],
    ],
    "aluminium oxide",
    "oxyde d’aluminium",
    "aluminiumoxide",
  ),
  compound(
    "HNO3",
    [
      ["H", 1],
      ["N", 1],
      ["O", 3],
    ],
    "nitric acid",
    "acide nitrique",
    "salpeterzuur",
  ),
  compound(
    "CaCO3",
    [
      ["Ca", 1],
      ["C", 1],
      ["O", 3],
    ],
    "calcium carbonate",
    "carbonate de calcium",
    "calciumcarbonaat",
  ),
  compound(
    "H2SO4",
    [
      ["H", 2],
      ["S", 1],
      ["O", 4],
    ],
    "sulfuric acid",
    "acide sulfurique",
    "zwavelzuur",
  ),
  compound(
    "Ca(OH)2",
    [
      ["Ca", 1],
      ["O", 2],
      ["H", 2],
    ],
    "calcium hydroxide",
    "hydroxyde de calcium",
    "calciumhydroxide",
  ),
  compound(
    "Mg(NO3)2",
    [
      ["Mg", 1],
      ["N", 2],
      ["O", 6],
    ],
    "magnesium nitrate",
    "nitrate de magnésium",
    "magnesiumnitraat",
  ),
  compound(
    "C6H12O6",
    [
      ["C", 6],
      ["H", 12],
      ["O", 6],
    ],
    "glucose",
    "glucose",
    "glucose",
  ),
];

/** Atomic masses in g/mol, rounded. */
export const masses: Readonly<Record<string, number>> = {
  H: 1.008,
  C: 12.011,
  N: 14.007,
  O: 15.999,
  Na: 22.99,
  Mg: 24.305,
  Al: 26.982,
  S: 32.06,
  Cl: 35.45,
  K: 39.098,
  Ca: 40.078,
};
