import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { SituationMaterial } from "./draftSituationLesson.ts";
import type { MaterialOf, OutlineLesson, SourceNotice } from "../../../model/CapsuleOutline.ts";
import type { PlannedLevel } from "../../../model/Plan.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";
import { linesOf } from "./Line.ts";
import { situationIds, situations, situationsOf } from "./situations.ts";
import type { CefrLevel, SituationId } from "./situations.ts";

const itemsPerLesson = { phrases: 13, dialogue: 12 } as const;

/** With fewer situations a capsule goes on with others of their level. */
const fewestSituations = 3;

/** The two lessons of a situation: its phrases, then its dialogue. */
export function lessonsOfSituation(
  situation: SituationId,
  lang: TaughtLanguage,
  own: InstructionLanguage,
  texts: Texts,
): OutlineLesson<MaterialOf<"situation", SituationMaterial>>[] {
  const lines = linesOf(situation, lang, own);
  const title = texts.t(`author.situations.${situation}.title`);
  return (["phrases", "dialogue"] as const).map((part) => ({
    title: texts.t(`author.situations.lesson.${part}`, { situation: title }),
    description: lines
      .filter(({ role }) => (role === "phrase") === (part === "phrases"))
      .slice(0, 3)
      .map(({ text }) => text)
      .join(" · "),
    itemCount: itemsPerLesson[part],
    material: { kind: "situation", situation, lang, part },
  }));
}

/** A situation as a level of its own. */
export function situationLevel(
  situation: SituationId,
  lang: TaughtLanguage,
  own: InstructionLanguage,
  texts: Texts,
): PlannedLevel {
  const { level } = situations[situation];
  return {
    title: texts.t(`author.situations.${situation}.title`),
    description: texts.t("author.situations.level.description", { level }),
    lessons: lessonsOfSituation(situation, lang, own, texts),
  };
}

/**
 * The situations that are taught: those that are named, and more of their level where they are few;
 * all of a level; or all there are.
 */
export function situationsToTeach(
  named: readonly SituationId[],
  level: CefrLevel | null,
): readonly SituationId[] {
  if (named.length >= fewestSituations) return named;
  const [first] = named;
  const wanted = level ?? (first === undefined ? null : situations[first].level);
  const others = wanted === null ? situationIds : situationsOf(wanted);
  return [...named, ...others.filter((id) => !named.includes(id))];
}

/** "Au café, À la gare": titles in a list, the first in front. */
export function situationTitles(ids: readonly SituationId[], texts: Texts): string {
  return texts.list(ids.map((id) => texts.t(`author.situations.${id}.title`).toLowerCase()));
}

/** Where phrases and dialogues come from. */
export function talkSource(texts: Texts): SourceNotice {
  return { title: texts.t("author.situations.capsule.source") };
}
