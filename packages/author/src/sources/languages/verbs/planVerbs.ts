import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { VerbMaterial } from "./draftVerbLesson.ts";
import type { MaterialOf, SourceNotice } from "../../../model/CapsuleOutline.ts";
import { numbered } from "../../../model/Plan.ts";
import type { Plan, PlannedLevel } from "../../../model/Plan.ts";
import { needingLevelBefore } from "../needingLevelBefore.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import type { CefrLevel } from "../situations/situations.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";
import { verbLevels, verbsOf } from "./Verb.ts";
import type { VerbLevel } from "./Verb.ts";

const verbsPerLesson = 4;
const itemsPerLesson = 12;

/** The verbs of a level, four to a lesson. */
export function verbLevel(
  level: VerbLevel,
  lang: TaughtLanguage,
  own: InstructionLanguage,
  texts: Texts,
): PlannedLevel<MaterialOf<"verbs", VerbMaterial>> {
  const verbs = verbsOf(lang, own).filter((verb) => verb.level === level);
  const count = Math.max(1, Math.round(verbs.length / verbsPerLesson));
  return {
    title: texts.t(`author.verbs.level.${level}`),
    description: texts.t("author.verbs.level.description", { count: verbs.length }),
    lessons: Array.from({ length: count }, (_, index) => {
      const part = verbs.slice(
        Math.round((index * verbs.length) / count),
        Math.round(((index + 1) * verbs.length) / count),
      );
      return {
        title: part.map(({ infinitive }) => infinitive).join(", "),
        description: part
          .flatMap(({ forms }) => forms.slice(0, 1).map(({ person, form }) => person + form))
          .join(" · "),
        itemCount: itemsPerLesson,
        material: { kind: "verbs", lang, ids: part.map(({ id }) => id) },
      };
    }),
  };
}

/** A capsule on the present tense; at A2 and above without the first verbs. */
export function planVerbs(
  lang: TaughtLanguage,
  level: CefrLevel | null,
  own: InstructionLanguage,
  texts: Texts,
): Plan {
  const levels = verbLevels
    .filter((each) => level === null || each === (level === "A1" ? "A1" : "A2"))
    .map((each) => verbLevel(each, lang, own, texts));
  const inLanguage = texts.t(`author.language.${lang}.in`);
  const count = levels
    .flatMap(({ lessons }) => lessons)
    .reduce((total, { material }) => total + material.ids.length, 0);
  return {
    title: texts.t("author.verbs.capsule.title", { inLanguage }),
    description: texts.t("author.verbs.capsule.description", { inLanguage, count }),
    objectives: [
      texts.t("author.verbs.capsule.objective.choose", { count }),
      texts.t("author.verbs.capsule.objective.write"),
    ],
    prerequisites: needingLevelBefore(level ?? "A1", texts),
    icon: "Aa",
    madeFrom: [verbSource(texts)],
    ...numbered(levels),
  };
}

/** Where the forms of verbs come from. */
export function verbSource(texts: Texts): SourceNotice {
  return { title: texts.t("author.verbs.capsule.source") };
}
