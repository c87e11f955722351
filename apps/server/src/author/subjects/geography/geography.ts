import type { Subject } from "../Subject.ts";

/** Countries and the continents that they lie on; their capitals are a table of facts. */
export const geography = {
  domains: ["social_sciences", "natural_sciences"],
  icon: "◍",
  words: [
    "pays et continents",
    "pays et les continents",
    "continents et pays",
    "les continents",
    "continents",
    "countries and continents",
    "continents and countries",
    "landen en werelddelen",
    "landen en continenten",
    "werelddelen",
    "continenten",
  ],
  beyond: [
    "capital*",
    "hoofdste*",
    "hoofdstad",
    "derive*",
    "drift",
    "plaques",
    "plate*",
    "platen*",
    "tecton*",
    "tekton*",
    "histoire",
    "history",
    "geschiedenis",
    "econom*",
    "climat*",
    "klima*",
  ],
  levelsSpeakForThemselves: false,
  levels: [
    {
      id: "geography-continents",
      words: [],
      lessons: ["continents-first", "continents-next", "continents-far"],
    },
  ],
  notices: [
    { title: "Unicode CLDR", licence: "Unicode License v3", url: "https://cldr.unicode.org" },
  ],
} as const satisfies Subject;
