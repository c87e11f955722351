import { mentions } from "../../texts/foldText.ts";
import type { Strand } from "./strands.ts";

/** Words that ask for some levels of a strand, zero-based; folded, a star stands for any ending. */
interface Part {
  readonly levels: readonly number[];
  readonly words: readonly string[];
}

/** Phrases whose words mean something else by themselves, and what they stand for. */
const phrases: readonly (readonly [phrase: RegExp, word: string])[] = [
  [
    /triangles? rectangles?|right (?:angled )?triangles?|rechthoekige driehoek(?:en)?/,
    "pythagoras",
  ],
  [/moyennes? ponderees?|weighted (?:means?|averages?)|gewogen gemiddelden?/, "frequencies"],
];

const parts: Readonly<Partial<Record<Strand, readonly Part[]>>> = {
  measures: [
    {
      levels: [0],
      words: [
        "unites de longueur",
        "unites de masse",
        "unites de temps",
        "unites de capacite",
        "contenances",
        "lire l heure",
        "durees",
        "units of length",
        "telling the time",
        "lengtematen",
        "inhoudsmaten",
        "klokkijken",
        "tijdsduur",
      ],
    },
    {
      levels: [1],
      words: ["echelle", "echelles", "scale", "scales", "scale drawing*", "schaal", "schalen"],
    },
  ],
  geometry: [
    { levels: [0, 1, 4], words: ["perimetre*", "perimeter*", "omtrek*"] },
    {
      levels: [0, 1, 4],
      words: ["aire", "aires", "surface", "surfaces", "area", "areas", "oppervlakte*"],
    },
    {
      levels: [0],
      words: ["rectangle", "rectangles", "rechthoek*", "vierkant", "vierkanten"],
    },
    { levels: [1, 2, 3], words: ["triangle*", "driehoek*"] },
    {
      levels: [1],
      words: ["parallelogramm*", "parallelogram*", "parallellogram*", "trapez*"],
    },
    { levels: [2], words: ["angle", "angles", "hoek", "hoeken"] },
    {
      levels: [3],
      words: [
        "pythagor*",
        "hypotenuse*",
        "coordonnees",
        "reperage",
        "coordinate*",
        "coordinaten",
        "assenstelsel",
      ],
    },
    {
      levels: [4],
      words: [
        "cercle*",
        "disque*",
        "circonference*",
        "circle*",
        "circumference*",
        "cirkel*",
        "pi",
        "nombre pi",
      ],
    },
    {
      levels: [5],
      words: [
        "volume",
        "volumes",
        "inhoud",
        "inhouden",
        "cylindre*",
        "cylinder*",
        "cilinder*",
        "pave droit",
        "cuboid*",
        "balk",
      ],
    },
  ],
  statistics: [
    {
      levels: [0],
      words: [
        "moyenne",
        "moyennes",
        "mediane*",
        "etendue",
        "mean",
        "median",
        "mode",
        "range",
        "averages",
        "gemiddelde*",
        "mediaan",
        "modus",
        "spreidingsbreedte",
      ],
    },
    {
      levels: [1],
      words: [
        "frequences",
        "effectifs",
        "tableau d effectifs",
        "frequency table*",
        "frequencies",
        "frequentietabel*",
        "frequenties",
      ],
    },
  ],
  probability: [
    {
      levels: [0],
      words: [
        "lancer de des",
        "jeux de des",
        "tirage au sort",
        "dice",
        "rolling a die",
        "dobbelsteen",
        "dobbelstenen",
      ],
    },
    {
      levels: [1],
      words: [
        "combinatoire",
        "combinaisons",
        "combinatorics",
        "combinations",
        "combinatoriek",
        "combinaties",
        "evenements independants",
        "independent events",
        "telproblemen",
      ],
    },
  ],
};

/**
 * The levels that a folded topic names, by strand: those that all its words ask for (the area of a
 * triangle), or all that any of them asks for where it lists them.
 */
export function namedLevels(folded: string): Readonly<Partial<Record<Strand, readonly number[]>>> {
  const topic = phrases.reduce((text, [phrase, word]) => text.replace(phrase, word), folded);
  const several = mentions(topic, ["et", "and", "en"]);
  const named: Partial<Record<Strand, readonly number[]>> = {};
  for (const strand of ["measures", "geometry", "statistics", "probability"] as const) {
    const asked = (parts[strand] ?? []).filter(({ words }) => mentions(topic, words));
    const any = [...new Set(asked.flatMap(({ levels }) => levels))].toSorted((a, b) => a - b);
    const all = any.filter((level) => asked.every(({ levels }) => levels.includes(level)));
    if (any.length > 0) named[strand] = several || all.length === 0 ? any : all;
  }
  return named;
}
