import { toRomaji } from "./toRomaji.ts";

import type { AuthorRequest } from "../../model/AuthorRequest.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { Fact } from "../../model/Fact.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import { typedReadings } from "./kana/kana-items.ts";
import { rowsOf } from "./kana/signs.ts";
import { kanjiData } from "./kanji/kanji-items.ts";
import { kanjiWordData } from "./kanji/kanji-word-items.ts";
import { allKanjiWords, typedReadingsOf } from "./kanji/KanjiWord.ts";
import { kanjiOf } from "./kanji/Kanji.ts";
import { allLines } from "./situations/Line.ts";
import type { Line } from "./situations/Line.ts";
import { situationData } from "./situations/SituationContext.ts";
import { languageOfSkill } from "../../model/taught-languages.ts";
import type { TaughtLanguage } from "../../model/taught-languages.ts";
import { readDataSet } from "./readDataSet.ts";
import { verbData } from "./verbs/verb-items.ts";
import { said, verbsOf } from "./verbs/Verb.ts";
import { toWord } from "./words/Word.ts";
import type { Word } from "./words/Word.ts";
import { entriesOf, isTheme } from "./words/WordSet.ts";

/**
 * What the data sets of languages say of the entries that an item rests on, in the order of its
 * provenance, read afresh. Null for items that do not rest on them.
 */
export function languageFacts(item: ItemDraft, request: AuthorRequest): readonly Fact[] | null {
  const { provenance } = item;
  const lines = spokenLines(item, request);
  if (lines !== null) return lines.map(lineFact);
  if (provenance.kind !== "data" || request.source.kind !== "topic") return null;
  const { dataSet, entries } = provenance;
  const lang = languageOfSkill(request.source.mainSkill);
  if (dataSet === "hiragana" || dataSet === "katakana") {
    const signs = [...rowsOf(dataSet, "plain"), ...rowsOf(dataSet, "voiced")].flat();
    return entries.flatMap((text) =>
      signs
        .filter((sign) => sign.text === text)
        .map(({ typed }) => ({
          id: text,
          term: text,
          bare: text,
          article: null,
          meaning: toRomaji(text),
          meanings: [toRomaji(text)],
          typed,
        })),
    );
  }
  if (dataSet === kanjiWordData) return kanjiWordFacts(entries, request.language);
  if (dataSet === kanjiData) return kanjiFacts(entries, request.language);
  if (dataSet === verbData && lang !== null) return verbFacts(entries, lang, request.language);
  if (dataSet === "vocabulary")
    return entries.flatMap((id) =>
      readDataSet("vocabulary")
        .filter((entry) => entry.id === id)
        .map((entry) => wordToRead(toWord(entry, "ja", request.language))),
    );
  if (lang === null || !isTheme(dataSet)) return null;
  const all = entriesOf(dataSet, lang, request.language);
  return entries.flatMap((id) =>
    all
      .filter((entry) => entry.id === id)
      .map((entry) => toWord(entry, lang, request.language))
      .map(({ foreign, name, article, meaning, typed }) => ({
        id,
        term: foreign,
        bare: name.text,
        article,
        meaning,
        meanings: [meaning],
        typed,
      })),
  );
}

/** A word of kana that is asked to be read. */
function wordToRead(word: Word): Fact {
  const { id, name, meaning } = word;
  const kana = name.reading ?? name.text;
  return {
    id,
    term: kana,
    bare: kana,
    article: null,
    meaning,
    meanings: [meaning],
    typed: typedReadings(word),
  };
}

/** The lines of situations that an item rests on, read afresh; null for items of other provenance. */
export function spokenLines(
  { provenance }: ItemDraft,
  { source, language }: AuthorRequest,
): readonly Line[] | null {
  if (provenance.kind !== "data" || provenance.dataSet !== situationData) return null;
  const lang = source.kind === "topic" ? languageOfSkill(source.mainSkill) : null;
  if (lang === null) return [];
  const all = allLines(lang, language);
  return provenance.entries.flatMap((id) => all.filter((line) => line.id === id));
}

function lineFact({ id, text, meaning, typed }: Line): Fact {
  return { ...factOf(id, text, meaning, typed), sentence: { right: typed, cue: meaning } };
}

/** Verbs with their meanings, or single forms: their subject is the term, the form its meaning. */
function verbFacts(
  entries: readonly string[],
  lang: TaughtLanguage,
  own: InstructionLanguage,
): readonly Fact[] {
  const all = verbsOf(lang, own).flatMap(({ id, infinitive, meaning, forms }): Fact[] => [
    factOf(id, infinitive, meaning ?? infinitive, [infinitive]),
    ...forms.map((form) => ({
      ...factOf(form.id, form.person.trim(), form.form, form.accepted),
      sentence: { right: form.accepted.map((each) => said(form, each)), cue: infinitive },
    })),
  ]);
  return entries.flatMap((id) => all.filter((fact) => fact.id === id));
}

/** What the data says of kanji; nothing of those that it does not hold. */
export function kanjiFacts(entries: readonly string[], own: InstructionLanguage): readonly Fact[] {
  return kanjiOf(entries, own).map(({ id, meaning, meanings, typed, readings }) => ({
    ...factOf(id, id, meaning, typed),
    meanings,
    reading: readings.join("、"),
  }));
}

function kanjiWordFacts(entries: readonly string[], own: InstructionLanguage): readonly Fact[] {
  const all = allKanjiWords(own);
  return entries.flatMap((word) =>
    all
      .filter(({ id }) => id === word)
      .map((fact) => ({
        ...factOf(fact.id, fact.id, fact.meaning, typedReadingsOf(fact)),
        reading: fact.reading,
      })),
  );
}

function factOf(id: string, term: string, meaning: string, typed: readonly string[]): Fact {
  return { id, term, bare: term, article: null, meaning, meanings: [meaning], typed };
}
