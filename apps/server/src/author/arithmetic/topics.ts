import { foldText, mentions } from "../texts/foldText.ts";
import { strands } from "./strands.ts";
import type { Strand } from "./strands.ts";

/** What a topic asks for: strands, and one table where it names one. */
export interface ArithmeticTopic {
  readonly strands: readonly Strand[];
  /** The tables that are named: the table of 7. */
  readonly tables: readonly number[];
  /** Arithmetic as a whole rather than a part of it. */
  readonly general: boolean;
}

/** Words of French, English and Dutch, folded; a star stands for any ending. */
const words: Readonly<Record<Strand, readonly string[]>> = {
  counting: [
    "compter",
    "denombr*",
    "numeration",
    "nombres entiers",
    "counting",
    "count to",
    "place value",
    "whole numbers",
    "tellen tot",
    "leren tellen",
    "getalbegrip",
    "plaatswaarde",
    "arrondi*",
    "rounding",
    "afronden",
  ],
  addition: [
    "addition*",
    "additionner",
    "somme",
    "sommes",
    "adding",
    "add",
    "sums",
    "optell*",
    "optelsom*",
  ],
  subtraction: ["soustraction*", "soustraire", "subtract*", "taking away", "aftrek*"],
  multiplication: [
    "multiplication*",
    "multiplier",
    "multiply*",
    "times table*",
    "table de",
    "tables de",
    "vermenigvuldig*",
    "maaltafel*",
    "tafel van",
    "tafels van",
    "tafels",
    "tables",
  ],
  division: [
    "division*",
    "diviser",
    "dividing",
    "divide",
    "long division",
    "delen",
    "staartdeling*",
    "deling",
    "delingen",
  ],
  decimals: ["decima*", "nombres a virgule", "kommagetal*"],
  integers: [
    "nombres relatifs",
    "relatifs",
    "nombres negatifs",
    "negative number*",
    "integers",
    "negatieve getallen",
    "priorites operatoires",
    "priorite des operations",
    "order of operations",
    "bodmas",
    "pemdas",
    "volgorde van bewerkingen",
    "rekenvolgorde",
  ],
  fractions: ["fraction*", "breuk*"],
  percentages: ["pourcentage*", "percent*", "procent*"],
  powers: [
    "puissances de",
    "puissances de dix",
    "puissances et racines",
    "les puissances",
    "puissances",
    "exposants",
    "racine* carre*",
    "racines carrees",
    "racine carree",
    "carres et racines",
    "exponents",
    "powers of",
    "powers and roots",
    "square root*",
    "squares and roots",
    "indices and powers",
    "machten",
    "machtsverheffen",
    "vierkantswortel*",
    "wortels",
  ],
  equations: ["equation*", "inconnue*", "solving for x", "vergelijking*"],
  algebra: [
    "algebre",
    "algebra",
    "calcul litteral",
    "factoris*",
    "developper et",
    "developpement et factorisation",
    "developper",
    "identites remarquables",
    "double distributivite",
    "distributivite",
    "expanding brackets",
    "factoring",
    "factorising",
    "factorizing",
    "like terms",
    "polynom*",
    "merkwaardige producten",
    "haakjes wegwerken",
    "ontbinden in factoren",
    "rekenen met letters",
    "letterrekenen",
  ],
};

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

/** Mathematics that the templates do not teach, whatever other words stand beside. */
const beyond = [
  "differentiel*",
  "differential*",
  "differentiaal*",
  "lineaire algebra",
  "algebre lineaire",
  "linear algebra",
  "boole*",
  "booleenne",
  "second degre",
  "quadrati*",
  "kwadratisch*",
  "tweedegraads*",
  "trigonometri*",
  "goniometri*",
  "matri*",
  "complexe*",
  "complex number*",
  "integral*",
  "integraal*",
  "derive*",
  "derivative*",
  "afgeleide*",
  "calculus",
  "analyse",
  "analysis",
  "systeme d equations",
  "systemes d equations",
  "stelsel*",
  "simultaneous equations",
  "systems of equations",
  "logarithm*",
  "logaritm*",
  "exponentiel*",
  "exponential*",
  "statisti*",
  "probabilit*",
  "kansrekening",
  "geometri*",
  "meetkunde",
  "diophant*",
  "inequalit*",
  "inequation*",
  "ongelijkheid*",
  "vecteur*",
  "vector*",
  "topolog*",
  "theorie des groupes",
  "group theory",
  "groepentheorie",
  "graph*",
  "cubi*",
  "partielle*",
  "chimi*",
  "chemi*",
  "maxwell*",
  "cellulaire",
  "cell division",
  "celdeling",
  "integral calculus",
  "differentieel*",
  "universit*",
  "financi*",
  "actuari*",
  "suite*",
  "limite*",
  "cryptograph*",
  "abstra*",
];

/** Reads a topic of the domain `mathematics`; null where no template teaches it. */
export function readArithmeticTopic(topic: string): ArithmeticTopic | null {
  const folded = foldText(topic);
  if (mentions(folded, beyond)) return null;
  const named = strands.filter((strand) => mentions(folded, words[strand]));
  const tables = named.includes("multiplication") ? tablesIn(folded) : [];
  if (named.length > 0) return { strands: named, tables, general: false };
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
