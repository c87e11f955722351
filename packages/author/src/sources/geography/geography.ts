import type { Subject } from "../subjects/Subject.ts";
import { readGeographyTopic } from "./topics.ts";

/** Countries: where they lie, beside which others, what is spoken there and what is paid with. */
export const geography = {
  domains: ["social_sciences", "natural_sciences", "economics"],
  icon: "◍",
  words: ["geographie", "geography", "aardrijkskunde"],
  beyond: [],
  levelsSpeakForThemselves: false,
  lessonsOf: readGeographyTopic,
  levels: [
    {
      id: "geography-world",
      words: [],
      lessons: ["map-world", "continents-first", "continents-next", "continents-far"],
    },
    {
      id: "geography-europe",
      words: [],
      lessons: [
        "map-europe-west",
        "map-europe-north",
        "map-europe-south-east",
        "map-europe",
        "parts-europe",
        "neighbours-europe",
        "shores-europe",
      ],
    },
    {
      id: "geography-africa",
      words: [],
      lessons: [
        "map-africa-west",
        "map-africa-south",
        "map-africa",
        "parts-africa",
        "neighbours-africa",
        "shores-africa",
      ],
    },
    {
      id: "geography-america",
      words: [],
      lessons: [
        "map-america-south",
        "map-america-central",
        "parts-america",
        "neighbours-america",
        "shores-america",
      ],
    },
    {
      id: "geography-asia",
      words: [],
      lessons: [
        "map-asia-west",
        "map-asia-south-east",
        "map-asia",
        "parts-asia",
        "neighbours-asia",
        "shores-asia",
      ],
    },
    { id: "geography-oceania", words: [], lessons: ["parts-oceania"] },
    {
      id: "geography-currencies",
      words: [],
      lessons: ["currencies-shared", "currencies-own"],
    },
    {
      id: "geography-languages",
      words: [],
      lessons: ["languages-shared", "languages-other"],
    },
  ],
  byHeart: true,
  notices: [
    { title: "Unicode CLDR", licence: "Unicode License v3", url: "https://cldr.unicode.org" },
    {
      title: "Natural Earth",
      licence: "Public domain",
      url: "https://www.naturalearthdata.com",
    },
  ],
} as const satisfies Subject;
