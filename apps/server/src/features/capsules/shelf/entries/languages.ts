import type { Locale } from "@alambic/contract";

import { ofSkill } from "../ShelfEntry.ts";
import type { InEachLanguage, ShelfEntry } from "../ShelfEntry.ts";

interface Language {
  readonly skill: string;
  /** At the head of a title. */
  readonly name: InEachLanguage;
  /** A letter that it is told by. */
  readonly icon: string;
  /** Its own tag, in which it is not taught, where capsules are written in it. */
  readonly own?: Locale;
}

const languages: readonly Language[] = [
  { skill: "english", name: { fr: "Anglais", en: "English", nl: "Engels" }, icon: "th", own: "en" },
  { skill: "french", name: { fr: "Français", en: "French", nl: "Frans" }, icon: "é", own: "fr" },
  {
    skill: "dutch",
    name: { fr: "Néerlandais", en: "Dutch", nl: "Nederlands" },
    icon: "ij",
    own: "nl",
  },
  { skill: "german", name: { fr: "Allemand", en: "German", nl: "Duits" }, icon: "ß" },
  { skill: "spanish", name: { fr: "Espagnol", en: "Spanish", nl: "Spaans" }, icon: "ñ" },
  { skill: "italian", name: { fr: "Italien", en: "Italian", nl: "Italiaans" }, icon: "gli" },
  { skill: "portuguese", name: { fr: "Portugais", en: "Portuguese", nl: "Portugees" }, icon: "ã" },
];

const japanese: Language = {
  skill: "japanese",
  name: { fr: "Japonais", en: "Japanese", nl: "Japans" },
  icon: "日",
};

/** What is taught of every language, each after the one that it names. */
const courses = [
  {
    id: "first-words",
    topic: "phrases numbers colours",
    level: "beginner",
    after: null,
    title: { fr: "premiers mots", en: "first words", nl: "eerste woorden" },
  },
  {
    id: "food",
    topic: "food drinks",
    level: "beginner",
    after: "first-words",
    title: { fr: "à table", en: "food and drink", nl: "eten en drinken" },
  },
  {
    id: "body-clothes",
    topic: "body clothes",
    level: "beginner",
    after: "first-words",
    title: { fr: "le corps et les vêtements", en: "body and clothes", nl: "lichaam en kleding" },
  },
  {
    id: "home",
    topic: "house household",
    level: "beginner",
    after: "first-words",
    title: { fr: "la maison", en: "around the house", nl: "in en om het huis" },
  },
  {
    id: "town",
    topic: "town transport",
    level: "beginner",
    after: "first-words",
    title: {
      fr: "en ville et en voyage",
      en: "about town and travelling",
      nl: "in de stad en onderweg",
    },
  },
  {
    id: "dialogues-a1",
    topic: "dialogues A1",
    level: "beginner",
    after: "first-words",
    title: { fr: "dialogues A1", en: "dialogues, level A1", nl: "dialogen A1" },
  },
  {
    id: "dialogues-a2",
    topic: "dialogues A2",
    level: "beginner",
    after: "dialogues-a1",
    title: { fr: "dialogues A2", en: "dialogues, level A2", nl: "dialogen A2" },
  },
  {
    id: "dialogues-b1",
    topic: "dialogues B1",
    level: "intermediate",
    after: "dialogues-a2",
    title: { fr: "dialogues B1", en: "dialogues, level B1", nl: "dialogen B1" },
  },
  {
    id: "verbs",
    topic: "verbs",
    level: "beginner",
    after: "first-words",
    title: {
      fr: "les verbes au présent",
      en: "verbs in the present",
      nl: "werkwoorden in de tegenwoordige tijd",
    },
  },
] as const satisfies readonly {
  readonly id: string;
  readonly topic: string;
  readonly level: ShelfEntry["level"];
  readonly after: string | null;
  readonly title: InEachLanguage;
}[];

/** The tables of Japanese verbs are not known. */
const withoutVerbs = courses.filter(({ id }) => id !== "verbs");

const scripts = ofSkill({ domain: "languages", area: "foreign", skill: "japanese" }, [
  {
    key: "japanese-hiragana",
    topic: "hiragana",
    level: "beginner",
    icon: "あ",
    description: {
      fr: "Les hiragana, ligne par ligne : reconnaître chaque signe, retrouver sa lecture, puis lire et écrire des mots entiers.",
      en: "Hiragana, row by row: recognise each sign, recall how it sounds, then read and write whole words.",
      nl: "Hiragana, rij voor rij: elk teken herkennen, de uitspraak onthouden, dan hele woorden lezen en schrijven.",
    },
  },
  {
    key: "japanese-katakana",
    topic: "katakana",
    level: "beginner",
    icon: "ア",
    after: "japanese-hiragana",
    description: {
      fr: "Les katakana, ligne par ligne : reconnaître chaque signe, retrouver sa lecture, puis lire et écrire des mots entiers.",
      en: "Katakana, row by row: recognise each sign, recall how it sounds, then read and write whole words.",
      nl: "Katakana, rij voor rij: elk teken herkennen, de uitspraak onthouden, dan hele woorden lezen en schrijven.",
    },
  },
  {
    key: "japanese-kanji-n5",
    topic: "kanji N5",
    level: "beginner",
    icon: "漢",
    after: "japanese-katakana",
    description: {
      fr: "80 kanji avec leurs lectures, tels que les manuels les rangent pour le niveau N5 de l’examen JLPT : les reconnaître, les lire, écrire leur sens.",
      en: "80 kanji with their readings, as textbooks sort them for level N5 of the JLPT: recognise them, read them, write their meaning.",
      nl: "80 kanji met hun lezingen, zoals leerboeken ze voor niveau N5 van het JLPT-examen indelen: ze herkennen, lezen en hun betekenis schrijven.",
    },
  },
  {
    key: "japanese-kanji-n4",
    topic: "kanji N4",
    level: "intermediate",
    icon: "字",
    after: "japanese-kanji-n5",
    description: {
      fr: "167 kanji avec leurs lectures, tels que les manuels les rangent pour le niveau N4 de l’examen JLPT : les reconnaître, les lire, écrire leur sens.",
      en: "167 kanji with their readings, as textbooks sort them for level N4 of the JLPT: recognise them, read them, write their meaning.",
      nl: "167 kanji met hun lezingen, zoals leerboeken ze voor niveau N4 van het JLPT-examen indelen: ze herkennen, lezen en hun betekenis schrijven.",
    },
  },
  {
    key: "japanese-kanji-n3-1",
    topic: "kanji N3 part 1",
    level: "advanced",
    icon: "読",
    after: "japanese-kanji-n4",
    description: {
      fr: "180 kanji avec leurs lectures, tels que les manuels les rangent pour le niveau N3 de l’examen JLPT : les reconnaître, les lire, écrire leur sens.",
      en: "180 kanji with their readings, as textbooks sort them for level N3 of the JLPT: recognise them, read them, write their meaning.",
      nl: "180 kanji met hun lezingen, zoals leerboeken ze voor niveau N3 van het JLPT-examen indelen: ze herkennen, lezen en hun betekenis schrijven.",
    },
  },
  {
    key: "japanese-kanji-n3-2",
    topic: "kanji N3 part 2",
    level: "advanced",
    icon: "書",
    after: "japanese-kanji-n3-1",
    description: {
      fr: "186 kanji avec leurs lectures, tels que les manuels les rangent pour le niveau N3 de l’examen JLPT : les reconnaître, les lire, écrire leur sens.",
      en: "186 kanji with their readings, as textbooks sort them for level N3 of the JLPT: recognise them, read them, write their meaning.",
      nl: "186 kanji met hun lezingen, zoals leerboeken ze voor niveau N3 van het JLPT-examen indelen: ze herkennen, lezen en hun betekenis schrijven.",
    },
  },
]);

const all: readonly Locale[] = ["fr", "en", "nl"];

function coursesIn(
  { skill, name, icon, own }: Language,
  taught: readonly (typeof courses)[number][],
  before: string | null = null,
): readonly ShelfEntry[] {
  return ofSkill(
    { domain: "languages", area: "foreign", skill },
    taught.map(({ id, topic, level, after, title }) => ({
      key: `${skill}-${id}`,
      topic,
      level,
      icon,
      ...afterOf(after === null ? before : `${skill}-${after}`),
      title: {
        fr: `${name.fr}\u202f: ${title.fr}`,
        en: `${name.en}: ${title.en}`,
        nl: `${name.nl}: ${title.nl}`,
      },
      languages: all.filter((locale) => locale !== own),
    })),
  );
}

function afterOf(key: string | null): Pick<ShelfEntry, "after"> {
  return key === null ? {} : { after: key };
}

/** First words, dialogues to B1 and verbs of eight languages, and the scripts of Japanese. */
export const languageEntries: readonly ShelfEntry[] = [
  ...languages.flatMap((language) => coursesIn(language, courses)),
  ...scripts,
  ...coursesIn(japanese, withoutVerbs, "japanese-katakana"),
];
