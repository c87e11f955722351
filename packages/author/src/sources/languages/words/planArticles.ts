import type { WordMaterial } from "./draftWordLesson.ts";
import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { MaterialOf, OutlineLesson } from "../../../model/CapsuleOutline.ts";
import { numbered } from "../../../model/Plan.ts";
import type { Plan } from "../../../model/Plan.ts";
import { needing } from "../../../texts/needing.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { articleChoices } from "../articles.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";
import { entriesOf } from "./WordSet.ts";
import type { Theme } from "./WordSet.ts";

/** Themes whose nouns are sorted by article, by level. */
const articleLevels: readonly (readonly Theme[])[] = [
  ["farm", "fruit", "body", "house"],
  ["clothes", "meals", "transport", "town"],
  ["school", "wild-animals", "landscape", "vegetables"],
];

const mostNouns = 10;
const fewestNouns = 6;
const itemsPerLesson = 12;

/** A capsule on the articles of a language: each lesson takes the nouns of one theme. */
export function planArticles(lang: TaughtLanguage, own: InstructionLanguage, texts: Texts): Plan {
  const lessons = articleLevels.map((themes) =>
    themes.flatMap((theme) => lessonOf(theme, lang, own, texts) ?? []),
  );
  const inLanguage = texts.t(`author.language.${lang}.in`);
  const articles = texts.list(articlesOf(lang));
  return {
    title: texts.t("author.words.articles.title", {
      inLanguage,
      articles: articlesOf(lang).join(", "),
    }),
    description: texts.t("author.words.articles.description", { inLanguage, articles }),
    objectives: [
      texts.t("author.words.capsule.objective.article"),
      texts.t("author.words.capsule.objective.write"),
    ],
    prerequisites: needing([], texts),
    icon: "Aa",
    madeFrom: [{ title: texts.t("author.words.capsule.source") }],
    ...numbered(
      lessons.map((part, index) => ({
        title: texts.t("author.words.articles.level", { number: index + 1 }),
        description: part.map(({ title }) => title).join(" · "),
        lessons: part,
      })),
    ),
  };
}

/** The nouns of a theme whose article is to be chosen; null where they are too few. */
function lessonOf(
  theme: Theme,
  lang: TaughtLanguage,
  own: InstructionLanguage,
  texts: Texts,
): OutlineLesson<MaterialOf<"articles", WordMaterial>> | null {
  const nouns = entriesOf(theme, lang, own)
    .filter(({ names }) => articleChoices(names[lang], lang) !== null)
    .slice(0, mostNouns);
  if (nouns.length < fewestNouns) return null;
  return {
    title: texts.t(`author.theme.${theme}`),
    description: nouns.map(({ names }) => names[lang].text).join(" · "),
    itemCount: itemsPerLesson,
    material: { kind: "articles", theme, lang, ids: nouns.map(({ id }) => id) },
  };
}

/** The articles of the singular, as one chooses among them. */
function articlesOf(lang: TaughtLanguage): readonly string[] {
  return articleChoices({ text: "x", gender: lang === "nl" ? "c" : "f" }, lang) ?? [];
}
