import type { AuthorRequest, SourceNotice, TopicSource } from "../drafts.ts";
import { numbered } from "../Plan.ts";
import type { Plan, PlannedLevel, PlanResult } from "../Plan.ts";
import { refused } from "../refusal.ts";
import type { Texts } from "../texts/loadTexts.ts";
import { hasArticles } from "./articles.ts";
import { planKanji } from "./kanji/planKanji.ts";
import { kanaLevel } from "./kana/planKana.ts";
import type { Script } from "./kana/signs.ts";
import { strokeSource } from "./readStrokes.ts";
import {
  lessonsOfSituation,
  situationLevel,
  situationsToTeach,
  situationTitles,
} from "./situations/planSituations.ts";
import type { SituationId } from "./situations/situations.ts";
import { languageOfSkill, taughtLanguages } from "./taught-languages.ts";
import type { TaughtLanguage } from "./taught-languages.ts";
import { readLanguageTopic } from "./topics.ts";
import type { LanguageTopic } from "./topics.ts";
import { verbLevel, planVerbs } from "./verbs/planVerbs.ts";
import { verbsOf } from "./verbs/Verb.ts";
import { planArticles } from "./words/planArticles.ts";
import { courseLevels, lessonsOfTheme } from "./words/planWords.ts";
import { isPictured } from "./words/WordSet.ts";
import type { Theme } from "./words/WordSet.ts";

/** A themed capsule with fewer lessons goes on with the general course. */
const fewestThemedLessons = 6;

const mostThemesInTitle = 3;

/** Plans a capsule on a language: its words by theme, and its signs where it is Japanese. */
export function planLanguage(
  source: TopicSource,
  request: AuthorRequest,
  texts: Texts,
): PlanResult {
  const lang = languageOfSkill(source.mainSkill);
  if (lang === null || source.area === "old")
    return refused("language_not_covered", {
      languages: texts.list(
        taughtLanguages
          .filter((language) => language !== request.language)
          .map((language) => texts.t(`author.language.${language}.name`)),
      ),
    });
  if (lang === request.language && source.area !== "fle")
    return refused("language_is_instruction_language");
  const topic = readLanguageTopic(source.topic);
  if (topic === null || (topic.verbs && verbsOf(lang, request.language).length === 0))
    return refused("topic_not_covered");
  if (topic.articles && !hasArticles(lang)) return refused("topic_not_covered");
  if (topic.articles)
    return { status: "planned", plan: planArticles(lang, request.language, texts) };
  if (lang === "ja" && topic.kanji.length > 0)
    return { status: "planned", plan: planKanji(topic.kanji, request.language, texts) };
  if (topic.verbs)
    return { status: "planned", plan: planVerbs(lang, topic.level, request.language, texts) };
  return { status: "planned", plan: planOf(lang, topic, request, texts) };
}

function planOf(
  lang: TaughtLanguage,
  topic: LanguageTopic,
  { language: own }: AuthorRequest,
  texts: Texts,
): Plan {
  const inLanguage = texts.t(`author.language.${lang}.in`);
  if (lang !== own && asksToSpeak(topic)) return planConversations(lang, topic, own, texts);
  const level = (themes: readonly Theme[]) => wordLevel(themes, lang, own, texts);
  const taught = (theme: Theme) => lang !== own || isPictured(theme);
  const course = courseLevels.map((themes) => themes.filter(taught));
  const themed = topic.themes.filter(taught).map((theme) => [theme]);

  const withTalk = (planned: PlannedLevel, index: number): PlannedLevel => {
    const situation = lang === own ? undefined : courseSituations[index];
    if (situation === undefined) return planned;
    const talk = lessonsOfSituation(situation, lang, own, texts);
    return { ...planned, lessons: [...planned.lessons, ...talk] };
  };
  if (lang === "ja" && topic.themes.length === 0)
    return planJapanese(topic, course.map(level).map(withTalk), texts);
  const fewThemed =
    themed.map(level).flatMap(({ lessons }) => lessons).length < fewestThemedLessons;
  const rest = course.map((themes) => themes.filter((theme) => !topic.themes.includes(theme)));
  const groups = [...themed, ...(fewThemed ? rest : [])].filter((themes) => themes.length > 0);
  const levels = groups.map(level);
  const isCourse = themed.length === 0;
  const taughtLevels = isCourse ? withVerbs(levels.map(withTalk), lang, own, texts) : levels;
  const named = joinThemes(groups.flat().slice(0, 8), texts);
  return {
    title:
      themed.length > 0 && themed.length <= mostThemesInTitle
        ? `${joinThemes(themed.flat(), texts)} ${inLanguage}`
        : texts.t("author.words.capsule.title", { inLanguage }),
    description: texts.t("author.words.capsule.description", {
      inLanguage,
      themes: named.toLowerCase(),
    }),
    objectives: objectives(lang, taughtLevels, texts),
    prerequisites: [],
    icon: "Aa",
    madeFrom: [
      ...sources(groups.flat(), texts),
      ...(isCourse && lang !== own ? [talkSource(texts)] : []),
      ...(isCourse ? [verbSource(texts)] : []),
    ],
    ...numbered(taughtLevels),
  };
}

/** What the levels of the general course end with. */
const courseSituations: readonly SituationId[] = [
  "meeting",
  "cafe",
  "family",
  "directions",
  "shopping",
  "weather",
];

/** Conversation is asked for, a situation, or a level that words alone do not reach. */
function asksToSpeak({ situations, conversation, level }: LanguageTopic): boolean {
  return situations.length > 0 || conversation || level === "A2" || level === "B1";
}

/** The words that the topic names, then its situations with their phrases and dialogues. */
function planConversations(
  lang: TaughtLanguage,
  topic: LanguageTopic,
  own: AuthorRequest["language"],
  texts: Texts,
): Plan {
  const inLanguage = texts.t(`author.language.${lang}.in`);
  const situations = situationsToTeach(topic.situations, topic.level);
  const [named] = topic.situations;
  const isWhole = named === undefined && topic.level !== null && topic.level !== "A1";
  const levels = [
    ...topic.themes.map((theme) => wordLevel([theme], lang, own, texts)),
    ...situations.map((situation) => situationLevel(situation, lang, own, texts)),
    ...(isWhole && verbsOf(lang, own).length > 0 ? [verbLevel("A2", lang, own, texts)] : []),
  ];
  return {
    title:
      named !== undefined && topic.situations.length === 1
        ? texts.t("author.situations.capsule.title.one", {
            language: capitalised(texts.t(`author.language.${lang}.name`)),
            situation: texts.t(`author.situations.${named}.title`).toLowerCase(),
          })
        : topic.level === null
          ? texts.t("author.situations.capsule.title", { inLanguage })
          : texts.t("author.situations.capsule.title.level", { inLanguage, level: topic.level }),
    description: texts.t("author.situations.capsule.description", {
      inLanguage,
      situations: situationTitles(situations, texts),
    }),
    objectives: [
      texts.t("author.situations.capsule.objective.speak", {
        count: situations.length,
        inLanguage,
      }),
      ...(topic.themes.length === 0 ? [] : objectives(lang, levels, texts)),
    ],
    prerequisites: [],
    icon: "Aa",
    madeFrom: [
      talkSource(texts),
      ...(isWhole && lang !== "ja" ? [verbSource(texts)] : []),
      ...(topic.themes.length === 0 ? [] : sources(topic.themes, texts)),
    ],
    ...numbered(levels),
  };
}

/** The first verbs come when there are words to use them with: after half of the levels. */
function withVerbs(
  levels: readonly PlannedLevel[],
  lang: TaughtLanguage,
  own: AuthorRequest["language"],
  texts: Texts,
): readonly PlannedLevel[] {
  return levels.toSpliced(Math.ceil(levels.length / 2), 0, verbLevel("A1", lang, own, texts));
}

function verbSource(texts: Texts): SourceNotice {
  return { title: texts.t("author.verbs.capsule.source") };
}

function talkSource(texts: Texts): SourceNotice {
  return { title: texts.t("author.situations.capsule.source") };
}

/** Kana alone where the topic names a script; otherwise kana first, then the words. */
function planJapanese(topic: LanguageTopic, words: readonly PlannedLevel[], texts: Texts): Plan {
  const asked = topic.scripts.length > 0;
  const scripts: readonly Script[] = asked ? topic.scripts : ["hiragana", "katakana"];
  const signs = scripts.flatMap((script) => [
    kanaLevel(script, "plain", texts),
    kanaLevel(script, "voiced", texts),
  ]);
  const [only] = scripts;
  const kind = !asked ? "course" : scripts.length === 1 && only !== undefined ? only : "both";
  return {
    title: texts.t(`author.kana.capsule.title.${kind}`),
    description: texts.t("author.kana.capsule.description"),
    objectives: [
      ...scripts.map((script) =>
        texts.t("author.kana.capsule.objective.read", {
          script: texts.t(`author.kana.script.${script}`).toLowerCase(),
        }),
      ),
      texts.t("author.kana.capsule.objective.words"),
    ],
    prerequisites: [],
    icon: "あ",
    madeFrom: [
      { title: texts.t("author.kana.source") },
      strokeSource(texts),
      ...(asked ? [] : [...sources([], texts), talkSource(texts)]),
    ],
    ...numbered(asked ? signs : [...signs, ...words]),
  };
}

function wordLevel(
  themes: readonly Theme[],
  lang: TaughtLanguage,
  own: AuthorRequest["language"],
  texts: Texts,
): PlannedLevel {
  const lessons = themes.flatMap((theme) => lessonsOfTheme(theme, lang, own, texts));
  return {
    title: joinThemes(themes, texts),
    description: texts.t("author.words.level.count", { count: wordCount([{ lessons }]) }),
    lessons,
  };
}

function objectives(lang: TaughtLanguage, levels: readonly PlannedLevel[], texts: Texts): string[] {
  return [
    texts.t("author.words.capsule.objective.recognise", {
      count: wordCount(levels),
      inLanguage: texts.t(`author.language.${lang}.in`),
    }),
    ...(hasArticles(lang) ? [texts.t("author.words.capsule.objective.article")] : []),
    texts.t("author.words.capsule.objective.write"),
  ];
}

function wordCount(levels: readonly Pick<PlannedLevel, "lessons">[]): number {
  return levels
    .flatMap(({ lessons }) => lessons)
    .map(({ material }) => (material.kind === "words" ? material.ids.length : 0))
    .reduce((total, count) => total + count, 0);
}

function sources(themes: readonly Theme[], texts: Texts): SourceNotice[] {
  return [
    { title: texts.t("author.words.capsule.source") },
    ...(themes.includes("countries") || themes.includes("days") || themes.includes("months")
      ? [
          {
            title: texts.t("author.words.capsule.source-cldr"),
            licence: "Unicode License v3",
            url: "https://www.unicode.org/license.txt",
          },
        ]
      : []),
  ];
}

/** "Les fruits, les boissons et les repas": only the first keeps its capital. */
function joinThemes(themes: readonly Theme[], texts: Texts): string {
  return texts.list(
    themes.map((theme, index) => {
      const title = texts.t(`author.theme.${theme}`);
      return index === 0 ? title : title.charAt(0).toLowerCase() + title.slice(1);
    }),
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
