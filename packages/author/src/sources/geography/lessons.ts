import { drills } from "../subjects/Lesson.ts";
import type { Lesson } from "../subjects/Lesson.ts";
import { continentTasks } from "./continents.ts";
import { countries } from "./Country.ts";
import type { Country } from "./Country.ts";
import { mapLessons } from "./map-lessons.ts";
import {
  apartTasks,
  besideTasks,
  countTasks,
  currencyTasks,
  languageTasks,
  neighbourTasks,
  partTasks,
  shoreTasks,
  sortable,
} from "./tasks.ts";

/** Countries of a continent that a lesson asks about. */
const asked = 26;

const shared = ["euro", "dollar", "pound", "franc", "crown", "dinar", "peso", "rupee", "shilling"];
const own = (
  "zloty forint hryvnia leu lek yen yuan won baht dong shekel rand naira birr cedi real sol " +
  "boliviano gourde guarani quetzal taka kyat kip riel tugrik tenge lari dram rouble"
).split(" ");

const worldLanguages = ["fr", "es", "en", "pt", "ar"];
const otherLanguages =
  "de nl it el sr sv ca ro zh fa he hi ur km fil si am sw ms vi sq cs da no ht gn dz ru tr ko".split(
    " ",
  );

/** From the maps of continents to what their countries speak and pay with. */
export const geographyLessons = {
  "continents-first": continentLesson(0, 5),
  "continents-next": continentLesson(5, 10),
  "continents-far": continentLesson(10, 16),
  ...mapLessons,
  "parts-europe": partLesson("150"),
  "parts-africa": partLesson("002"),
  "parts-america": partLesson("019"),
  "parts-asia": partLesson("142"),
  "parts-oceania": partLesson("009"),
  "neighbours-europe": neighbourLesson("150"),
  "neighbours-africa": neighbourLesson("002"),
  "neighbours-america": neighbourLesson("019"),
  "neighbours-asia": neighbourLesson("142"),
  "shores-europe": shoreLesson("150"),
  "shores-africa": shoreLesson("002"),
  "shores-america": shoreLesson("019"),
  "shores-asia": shoreLesson("142"),
  "currencies-shared": drills(
    {
      rule: "geography-currency",
      examples: 4,
      tasks: ({ random }) => currencyTasks(shared, random),
      ways: ["true", "quiz", "quiz", "false", "matching", "quiz"],
    },
    {
      rule: "geography-currency",
      tasks: ({ random }) => sortable(currencyTasks(shared, random), random),
      ways: ["sorting"],
    },
  ),
  "currencies-own": drills({
    rule: "geography-currency",
    examples: 6,
    tasks: ({ random }) => currencyTasks(own, random),
    ways: ["true", "quiz", "matching", "quiz", "false", "matching", "quiz"],
  }),
  "languages-shared": drills(
    {
      rule: "geography-language",
      examples: 5,
      tasks: (context) => languageTasks(worldLanguages, context),
      ways: ["true", "quiz", "quiz", "false", "quiz", "true"],
    },
    {
      rule: "geography-language",
      tasks: (context) => sortable(languageTasks(worldLanguages, context), context.random),
      ways: ["sorting"],
    },
  ),
  "languages-other": drills({
    rule: "geography-language",
    examples: 4,
    tasks: (context) => languageTasks(otherLanguages, context),
    ways: ["true", "quiz", "matching", "quiz", "false", "matching", "quiz"],
  }),
} as const satisfies Record<string, Lesson>;

function continentLesson(from: number, to: number): Lesson {
  return drills({
    rule: "geography-continent",
    all: true,
    tasks: () => continentTasks(from, to),
    ways: ["true", "quiz", "sorting", "false", "quiz", "sorting", "quiz", "true", "typed"],
  });
}

function of(continent: string): readonly Country[] {
  return countries().filter((country) => country.continent === continent);
}

function partLesson(continent: string): Lesson {
  return drills(
    {
      rule: "geography-part",
      examples: 4,
      tasks: ({ random }) => random.shuffle(partTasks(of(continent)).slice(0, asked)),
      ways: ["true", "quiz", "quiz", "false", "quiz", "quiz"],
    },
    {
      rule: "geography-part",
      tasks: ({ random }) => sortable(partTasks(of(continent)), random),
      ways: ["sorting"],
    },
  );
}

function neighbourLesson(continent: string): Lesson {
  const known = () => of(continent).slice(0, asked);
  return drills(
    {
      rule: "geography-neighbour",
      examples: 3,
      tasks: ({ random }) => random.shuffle(neighbourTasks(known(), random)),
      ways: ["true", "quiz", "quiz", "false", "quiz"],
    },
    {
      rule: "geography-apart",
      tasks: ({ random }) => random.shuffle(apartTasks(known(), random)),
      ways: ["quiz", "quiz"],
    },
    {
      rule: "geography-neighbour",
      tasks: ({ random }) => besideTasks(known(), random),
      ways: ["sorting"],
    },
    {
      rule: "geography-count",
      tasks: ({ random }) => random.shuffle(countTasks(of(continent))),
      ways: ["ordering", "number", "number"],
    },
  );
}

function shoreLesson(continent: string): Lesson {
  return drills(
    {
      rule: "geography-shore",
      examples: 4,
      tasks: ({ random }) => random.shuffle(shoreTasks(of(continent))),
      ways: ["true", "quiz", "quiz", "false", "quiz", "true"],
    },
    {
      rule: "geography-shore",
      tasks: ({ random }) => sortable(shoreTasks(of(continent)), random),
      ways: ["sorting"],
    },
  );
}
