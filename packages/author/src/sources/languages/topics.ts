import { foldText, mentions } from "../../texts/foldText.ts";
import type { Script } from "./kana/signs.ts";
import { readKanjiTopic } from "./kanji/topics.ts";
import type { KanjiTopic } from "./kanji/topics.ts";
import type { CefrLevel, SituationId } from "./situations/situations.ts";
import { asksForConversation, levelIn, situationsIn } from "./situations/topics.ts";
import type { Theme } from "./words/WordSet.ts";
import { themesOf } from "./words/topics.ts";

/** What a topic asks of a language. */
export interface LanguageTopic {
  readonly scripts: readonly Script[];
  readonly themes: readonly Theme[];
  readonly situations: readonly SituationId[];
  /** Whether it asks for dialogues, about whatever. */
  readonly conversation: boolean;
  /** Whether it asks for the forms of verbs. */
  readonly verbs: boolean;
  /** Whether it asks for articles and the gender of nouns. */
  readonly articles: boolean;
  readonly level: CefrLevel | null;
  /** Which kanji it asks for; null where it asks for none. */
  readonly kanji: KanjiTopic | null;
}

/** What is asked of a language, and whether no more than that. */
export interface AskedOfLanguage extends LanguageTopic {
  readonly isExact: boolean;
}

const verbs = [
  "conjug*",
  "verbe*",
  "verb",
  "verbs",
  "werkwoord*",
  "vervoeg*",
  "present tense",
  "present de l indicatif",
  "tegenwoordige tijd",
];

const kana = [
  "kana",
  "kanas",
  "alphabet*",
  "syllabaire*",
  "ecriture",
  "script*",
  "schrift",
  "writing",
  "lettres",
  "letters",
];

const articles = [
  "article",
  "articles",
  "genre des noms",
  "masculin*",
  "feminin*",
  "gender*",
  "masculine",
  "feminine",
  "lidwoord*",
  "geslacht*",
  "de of het",
  "de en het",
  "de het",
  "der die das",
];

/** What word lists and signs do not teach: grammar, examinations, advanced levels, literature. */
const beyond = [
  "gramma*",
  "subjonctif*",
  "subjunctief",
  "imparfait",
  "passe compose",
  "passe simple",
  "futur",
  "conditionnel",
  "imperatif",
  "past",
  "future",
  "perfect",
  "conditional",
  "imperative",
  "tenses",
  "verleden tijd",
  "toekomende tijd",
  "voltooid*",
  "onvoltooid*",
  "gebiedende wijs",
  "subjunctive*",
  "orthograph*",
  "spelling",
  "dictee",
  "phrasal",
  "idiom*",
  "expressions idiomatiques",
  "litteratur*",
  "literatu*",
  "poesie",
  "poetry",
  "b2",
  "c1",
  "c2",
  "avance",
  "avancee",
  "avances",
  "advanced",
  "gevorderd*",
  "toefl",
  "ielts",
  "toeic",
  "delf",
  "dalf",
  "syntaxe",
  "syntax*",
  "prononciation",
  "pronunciation",
  "phonet*",
  "uitspraak",
  "traduction",
  "translation",
  "vertalen",
  "essay",
  "redaction",
  "medieva*",
  "old english",
  "middelnederlands",
];

/** Reads a topic of the domain `languages`; null where word lists do not teach it. */
export function readLanguageTopic(topic: string): LanguageTopic | null {
  const folded = foldText(topic);
  const kanji = readKanjiTopic(folded);
  if (mentions(folded, beyond) || kanji.status === "beyond") return null;
  return {
    scripts: scriptsOf(folded),
    themes: themesOf(folded),
    situations: situationsIn(folded),
    conversation: asksForConversation(folded),
    verbs: mentions(folded, verbs),
    articles: mentions(folded, articles),
    level: levelIn(folded),
    kanji: kanji.status === "asked" ? kanji.topic : null,
  };
}

function scriptsOf(folded: string): readonly Script[] {
  const hiragana = mentions(folded, ["hiragana*"]);
  const katakana = mentions(folded, ["katakana*"]);
  if (hiragana !== katakana) return [hiragana ? "hiragana" : "katakana"];
  return hiragana || mentions(folded, kana) ? ["hiragana", "katakana"] : [];
}
