import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { numbered } from "../../model/Plan.ts";
import type { Plan, PlannedLevel } from "../../model/Plan.ts";
import { needing } from "../../texts/needing.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { planJapanese } from "./planJapanese.ts";
import { lessonsOfSituation, talkSource } from "./situations/planSituations.ts";
import type { SituationId } from "./situations/situations.ts";
import type { TaughtLanguage } from "../../model/taught-languages.ts";
import type { AskedOfLanguage } from "./topics.ts";
import { verbLevel, verbSource } from "./verbs/planVerbs.ts";
import { courseLevels } from "./words/planWords.ts";
import { joinThemes, wordLevel, wordObjectives, wordSources } from "./words/wordLevel.ts";
import { isPictured } from "./words/WordSet.ts";
import type { Theme } from "./words/WordSet.ts";

/** A themed capsule with fewer lessons goes on with the general course. */
const fewestThemedLessons = 6;

const mostThemesInTitle = 3;

/** What the levels of the general course end with. */
const courseSituations: readonly SituationId[] = [
  "meeting",
  "cafe",
  "family",
  "directions",
  "shopping",
  "weather",
];

/** The themes that the topic names, and where these are few, or none, the general course. */
export function planCourse(
  lang: TaughtLanguage,
  topic: AskedOfLanguage,
  own: InstructionLanguage,
  texts: Texts,
): Plan {
  const inLanguage = texts.t(`author.language.${lang}.in`);
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
    !topic.isExact &&
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
    objectives: wordObjectives(lang, taughtLevels, texts),
    prerequisites: needing([], texts),
    icon: "Aa",
    madeFrom: [
      ...wordSources(groups.flat(), texts),
      ...(isCourse && lang !== own ? [talkSource(texts)] : []),
      ...(isCourse ? [verbSource(texts)] : []),
    ],
    ...numbered(taughtLevels),
  };
}

/** The first verbs come when there are words to use them with: after half of the levels. */
function withVerbs(
  levels: readonly PlannedLevel[],
  lang: TaughtLanguage,
  own: InstructionLanguage,
  texts: Texts,
): readonly PlannedLevel[] {
  return levels.toSpliced(Math.ceil(levels.length / 2), 0, verbLevel("A1", lang, own, texts));
}
