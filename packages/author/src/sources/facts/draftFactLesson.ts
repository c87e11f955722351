import type { Exercise } from "@alambic/domain/exercises";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import { matching } from "../../items/matching.ts";
import { quiz } from "../../items/quiz.ts";
import { flashcards, lessonText, shortAnswer, trueFalse } from "../../items/simple-exercises.ts";
import type { Random } from "../../random/createRandom.ts";
import { foldText } from "../../texts/foldText.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { countryInSentence, countryOf } from "../geography/Country.ts";
import { entriesOfTable, typedMeanings } from "./FactTable.ts";
import type { FactEntry, FactTable } from "./FactTable.ts";

const wrongChoices = 2;
const mostPairs = 5;

/** The facts of one lesson. */
export interface FactMaterial {
  readonly table: FactTable;
  readonly ids: readonly string[];
}

interface FactContext {
  readonly table: FactTable;
  readonly facts: readonly FactEntry[];
  /** Facts that wrong choices are drawn from. */
  readonly pool: readonly FactEntry[];
  readonly texts: Texts;
  readonly random: Random;
}

/** The facts to read first, then recognising them both ways, matching, writing. */
export function draftFactLesson(
  { table, ids }: FactMaterial,
  own: InstructionLanguage,
  texts: Texts,
  random: Random,
): ItemDraft[] {
  const all = entriesOfTable(table, own);
  const facts = all.filter(({ id }) => ids.includes(id));
  const groups = new Set(facts.map(({ group }) => group));
  // Symbols are told apart by their letters, whatever group they are of.
  const pool = table === "elements" ? all : all.filter(({ group }) => groups.has(group));
  const context: FactContext = { table, facts, pool, texts, random };
  return [introduction(context), cards(context), ...practice(context)];
}

function practice(context: FactContext): ItemDraft[] {
  const { facts, random } = context;
  const asked = facts.filter(isWorthAsking);
  const [a = [], b = [], c = []] = [0, 1, 2].map(() => random.shuffle(asked));
  const first = random.next() < 0.5;
  return [
    ...a.slice(0, 2).map((fact) => meaningItem(fact, context)),
    ...a.slice(2, 4).map((fact) => termItem(fact, context)),
    ...b.slice(0, 1).map((fact) => trueFalseItem(fact, first, context)),
    matchingItem(b.slice(0, mostPairs), context),
    ...b.slice(-1).map((fact) => trueFalseItem(fact, !first, context)),
    ...c.slice(0, 3).map((fact) => writeItem(fact, context)),
  ];
}

/** So many consonants alike tell a name: Brazil and Brasília, Algeria and Algiers. */
const telling = 3;

/** "Mexico" and "Mexico City" give each other away, word by word, as do names of one stem. */
function isWorthAsking({ term, meaning }: FactEntry): boolean {
  const [thing, answer] = [foldText(term), foldText(meaning)];
  const stem = consonantsOf(answer).slice(0, telling);
  const isRead = stem.length === telling && consonantsOf(thing).startsWith(stem);
  return !thing.includes(answer) && !answer.includes(thing) && !isRead;
}

function consonantsOf(folded: string): string {
  return folded.replaceAll(/[aeiouy\s]/gu, "");
}

function introduction(context: FactContext): ItemDraft {
  const { table, facts, texts } = context;
  return item(
    "lesson",
    facts,
    context,
    lessonText([
      { type: "callout", tone: "tip", text: texts.t("author.facts.tip") },
      {
        type: "table",
        caption: texts.t(`author.facts.${table}.table`),
        header: [texts.t(`author.facts.${table}.term`), texts.t(`author.facts.${table}.meaning`)],
        rows: facts.map(({ term, meaning }) => [term, meaning]),
      },
    ]),
  );
}

function cards(context: FactContext): ItemDraft {
  const { table, facts, texts } = context;
  const faces = facts.map((fact) => ({ front: fact.term, back: fact.meaning }));
  return item(
    "flashcards",
    facts,
    context,
    flashcards(texts.t(`author.facts.${table}.flashcards`), faces),
  );
}

function meaningItem(fact: FactEntry, context: FactContext): ItemDraft {
  const { table, texts, random } = context;
  const prompt = texts.t(`author.facts.${table}.quiz.meaning`, termOf(fact, context));
  const wrong = others(fact, context).map(({ meaning }) => ({ text: meaning }));
  return item(
    "quiz",
    [fact],
    context,
    quiz(
      { prompt, right: { text: fact.meaning }, wrong, explanation: told(fact, context) },
      random,
    ),
  );
}

function termItem(fact: FactEntry, context: FactContext): ItemDraft {
  const { table, texts, random } = context;
  const prompt = texts.t(`author.facts.${table}.quiz.term`, { meaning: fact.meaning });
  const wrong = others(fact, context).map((other) => ({ text: other.term }));
  return item(
    "quiz",
    [fact],
    context,
    quiz({ prompt, right: { text: fact.term }, wrong, explanation: told(fact, context) }, random),
  );
}

function trueFalseItem(fact: FactEntry, answer: boolean, context: FactContext): ItemDraft {
  const [other] = others(fact, context);
  const meaning = answer ? fact.meaning : (other?.meaning ?? fact.meaning);
  return item(
    "true-false",
    [fact],
    context,
    trueFalse({
      statement: statement(fact, meaning, context),
      answer: meaning === fact.meaning,
      explanation: told(fact, context),
    }),
  );
}

function matchingItem(facts: readonly FactEntry[], context: FactContext): ItemDraft {
  const { table, texts, random } = context;
  return item(
    "matching",
    facts,
    context,
    matching(
      {
        prompt: texts.t(`author.facts.${table}.matching`),
        pairs: facts.map((fact) => [{ text: fact.term }, { text: fact.meaning }]),
      },
      random,
    ),
  );
}

function writeItem(fact: FactEntry, context: FactContext): ItemDraft {
  const { table, texts } = context;
  return item(
    "short-answer",
    [fact],
    context,
    shortAnswer({
      prompt: texts.t(`author.facts.${table}.write`, termOf(fact, context)),
      answerType: "text",
      answers: typedMeanings(fact.meaning),
      explanation: told(fact, context),
    }),
  );
}

/** Facts whose names are not in each other's, so that one choice alone is right; those nearest to it first. */
function others(fact: FactEntry, { table, pool, random }: FactContext): readonly FactEntry[] {
  const fitting = pool.filter(
    (other) => other.meaning !== fact.meaning && other.term !== fact.term && isWorthAsking(other),
  );
  return random
    .shuffle(fitting)
    .toSorted((one, other) => Number(isNear(other, fact, table)) - Number(isNear(one, fact, table)))
    .slice(0, wrongChoices);
}

/** Whether a fact is easily taken for another: a symbol of the same letter, a country of the same part of the world. */
function isNear(one: FactEntry, other: FactEntry, table: FactTable): boolean {
  switch (table) {
    case "elements":
      return one.meaning[0] === other.meaning[0];
    case "capitals":
      return countryOf(one.id)?.part === countryOf(other.id)?.part;
  }
}

function told(fact: FactEntry, context: FactContext): string {
  return statement(fact, fact.meaning, context);
}

function statement(fact: FactEntry, meaning: string, context: FactContext): string {
  const { table, texts } = context;
  return texts.t(`author.facts.${table}.statement`, { ...termOf(fact, context), meaning });
}

/** A thing by itself, and as sentences put it in. */
function termOf({ id, term }: FactEntry, { table, texts }: FactContext) {
  const ofIt = table === "capitals" ? countryInSentence(id, texts.locale).ofIt : term;
  return { term, ofIt };
}

type ItemKind = "lesson" | "flashcards" | "quiz" | "true-false" | "matching" | "short-answer";

function item(
  kind: ItemKind,
  facts: readonly FactEntry[],
  { table, texts }: FactContext,
  exercise: Exercise,
): ItemDraft {
  return {
    title: texts.t(`author.item.${kind}`),
    exercise,
    source: null,
    provenance: { kind: "data", dataSet: table, entries: facts.map(({ id }) => id) },
  };
}
