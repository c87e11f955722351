import { ofSkill } from "../ShelfEntry.ts";
import type { ShelfEntry } from "../ShelfEntry.ts";

/** First steps in two programming languages. */
export const programming: readonly ShelfEntry[] = [
  ...ofSkill({ domain: "programming", skill: "python" }, [
    {
      key: "python-values",
      topic: "python variables",
      level: "beginner",
      icon: "λ",
      title: {
        fr: "Python : valeurs et variables",
        en: "Python: values and variables",
        nl: "Python: waarden en variabelen",
      },
    },
    {
      key: "python-control",
      topic: "python conditions loops",
      level: "intermediate",
      icon: "if",
      after: "python-values",
      title: {
        fr: "Python : conditions et boucles",
        en: "Python: conditions and loops",
        nl: "Python: voorwaarden en lussen",
      },
    },
    {
      key: "python-functions",
      topic: "python lists functions",
      level: "advanced",
      icon: "f()",
      after: "python-control",
      title: {
        fr: "Python : collections et fonctions",
        en: "Python: collections and functions",
        nl: "Python: collecties en functies",
      },
    },
  ]),
  ...ofSkill({ domain: "programming", skill: "javascript" }, [
    {
      key: "javascript-values",
      topic: "javascript variables",
      level: "beginner",
      icon: "{}",
      title: {
        fr: "JavaScript : valeurs et variables",
        en: "JavaScript: values and variables",
        nl: "JavaScript: waarden en variabelen",
      },
    },
    {
      key: "javascript-control",
      topic: "javascript conditions loops",
      level: "intermediate",
      icon: "if",
      after: "javascript-values",
      title: {
        fr: "JavaScript : conditions et boucles",
        en: "JavaScript: conditions and loops",
        nl: "JavaScript: voorwaarden en lussen",
      },
    },
    {
      key: "javascript-functions",
      topic: "javascript lists functions",
      level: "advanced",
      icon: "f()",
      after: "javascript-control",
      title: {
        fr: "JavaScript : collections et fonctions",
        en: "JavaScript: collections and functions",
        nl: "JavaScript: collecties en functies",
      },
    },
  ]),
];
