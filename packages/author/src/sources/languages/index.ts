import type { TopicSource } from "../../model/AuthorRequest.ts";
import type { CourseSource } from "../../model/CourseSource.ts";
import { draftKanaLesson } from "./kana/draftKanaLesson.ts";
import { kanaTheory } from "./kana/kanaTheory.ts";
import { draftKanjiLesson } from "./kanji/draftKanjiLesson.ts";
import { kanjiTheory } from "./kanji/kanjiTheory.ts";
import { languageFacts } from "./languageFacts.ts";
import { parseLanguageMaterial } from "./LanguageMaterial.ts";
import type { LanguageMaterial } from "./LanguageMaterial.ts";
import { planLanguage } from "./planLanguage.ts";
import { draftSituationLesson } from "./situations/draftSituationLesson.ts";
import { situationTheory } from "./situations/situationTheory.ts";
import { draftVerbLesson } from "./verbs/draftVerbLesson.ts";
import { verbTheory } from "./verbs/verbTheory.ts";
import { draftArticleLesson } from "./words/draftArticleLesson.ts";
import { draftWordLesson } from "./words/draftWordLesson.ts";
import { wordTheory } from "./words/wordTheory.ts";

/** Words, articles, verbs, signs and conversations of languages. */
export const languages: CourseSource<TopicSource, LanguageMaterial> = {
  name: "languages",
  recognise: ({ source }) =>
    source.kind === "topic" && source.domain === "languages" ? source : null,
  plan: planLanguage,
  parseMaterial: parseLanguageMaterial,
  draft(material, { language, texts, random }) {
    switch (material.kind) {
      case "words":
        return draftWordLesson(material, language, texts, random);
      case "articles":
        return draftArticleLesson(material, language, texts, random);
      case "kana":
        return draftKanaLesson(material, language, texts, random);
      case "kanji":
        return draftKanjiLesson(material, language, texts, random);
      case "verbs":
        return draftVerbLesson(material, language, texts, random);
      case "situation":
        return draftSituationLesson(material, language, texts, random);
    }
  },
  theory(material, { language, texts }) {
    switch (material.kind) {
      case "words":
      case "articles":
        return wordTheory(material, language, texts);
      case "kana":
        return kanaTheory(material, language, texts);
      case "kanji":
        return kanjiTheory(material, language, texts);
      case "verbs":
        return verbTheory(material, language, texts);
      case "situation":
        return situationTheory(material, language, texts);
    }
  },
  facts: languageFacts,
};
