import { ofSkill } from "../ShelfEntry.ts";
import type { ShelfEntry } from "../ShelfEntry.ts";

/** First chemistry. */
export const chemistry: readonly ShelfEntry[] = [
  ...ofSkill({ domain: "natural_sciences", skill: "chemistry" }, [
    {
      key: "elements",
      topic: "periodic table",
      level: "beginner",
      icon: "He",
    },
    {
      key: "periodic-table",
      topic: "atomic numbers",
      level: "intermediate",
      icon: "⚗",
      after: "elements",
      title: {
        fr: "Lire le tableau périodique",
        en: "Reading the periodic table",
        nl: "Het periodiek systeem lezen",
      },
    },
    {
      key: "chemical-formulas",
      topic: "chemical formulas",
      level: "advanced",
      icon: "H₂",
      after: "periodic-table",
      title: {
        fr: "Lire les formules chimiques",
        en: "Reading chemical formulas",
        nl: "Chemische formules lezen",
      },
    },
  ]),
];
