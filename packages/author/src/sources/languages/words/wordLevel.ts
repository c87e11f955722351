import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { SourceNotice } from "../../../model/CapsuleOutline.ts";
import type { PlannedLevel } from "../../../model/Plan.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { parseLanguageMaterial } from "../LanguageMaterial.ts";
import { hasArticles } from "../articles.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";
import { lessonsOfTheme } from "./planWords.ts";
import type { Theme } from "./WordSet.ts";

/** The words of some themes as one level. */
export function wordLevel(
  themes: readonly Theme[],
  lang: TaughtLanguage,
  own: InstructionLanguage,
  texts: Texts,
): PlannedLevel {
  const lessons = themes.flatMap((theme) => lessonsOfTheme(theme, lang, own, texts));
  return {
    title: joinThemes(themes, texts),
    description: texts.t("author.words.level.count", { count: wordCount([{ lessons }]) }),
    lessons,
  };
}

/** What is known when the words of the levels are. */
export function wordObjectives(
  lang: TaughtLanguage,
  levels: readonly PlannedLevel[],
  texts: Texts,
): string[] {
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
    .map(({ material }) => parseLanguageMaterial(material))
    .reduce((total, taught) => total + (taught?.kind === "words" ? taught.ids.length : 0), 0);
}

/** Where the words of these themes come from. */
export function wordSources(themes: readonly Theme[], texts: Texts): SourceNotice[] {
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
export function joinThemes(themes: readonly Theme[], texts: Texts): string {
  return texts.list(
    themes.map((theme, index) => {
      const title = texts.t(`author.theme.${theme}`);
      return index === 0 ? title : title.charAt(0).toLowerCase() + title.slice(1);
    }),
  );
}
