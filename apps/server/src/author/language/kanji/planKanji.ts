import type { InstructionLanguage, OutlineLesson } from "../../drafts.ts";
import { numbered } from "../../Plan.ts";
import type { Plan, PlannedLevel } from "../../Plan.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { strokeSource } from "../readStrokes.ts";
import { allKanji, kanjiGroups, kanjiLevels } from "./Kanji.ts";
import type { Kanji, KanjiLevel } from "./Kanji.ts";

const signsPerLesson = 6;
const itemsPerLesson = 15;

/** The kanji of the levels, group by group, six or so to a lesson. */
export function planKanji(
  asked: readonly KanjiLevel[],
  own: InstructionLanguage,
  texts: Texts,
): Plan {
  const levels = kanjiLevels.filter((level) => asked.includes(level));
  const all = allKanji(own).filter(({ level }) => levels.includes(level));
  const [only] = levels;
  return {
    title:
      levels.length === 1 && only !== undefined
        ? texts.t("author.kanji.capsule.title.level", { level: only })
        : texts.t("author.kanji.capsule.title"),
    description: texts.t("author.kanji.capsule.description", { count: all.length }),
    objectives: [
      texts.t("author.kanji.capsule.objective.meaning", { count: all.length }),
      texts.t("author.kanji.capsule.objective.reading"),
    ],
    prerequisites: [texts.t("author.kanji.capsule.prerequisite")],
    icon: "山",
    madeFrom: [{ title: texts.t("author.kanji.capsule.source") }, strokeSource(texts)],
    ...numbered(levels.flatMap((level) => groupsOf(level, all, texts))),
  };
}

function groupsOf(level: KanjiLevel, all: readonly Kanji[], texts: Texts): PlannedLevel[] {
  return kanjiGroups.flatMap((group) => {
    const signs = all.filter((kanji) => kanji.level === level && kanji.group === group);
    if (signs.length === 0) return [];
    const title = texts.t(`author.kanji.group.${group}`);
    return [
      {
        title: texts.t("author.kanji.level.title", { level, group: title }),
        description: texts.t("author.kanji.level.description", { count: signs.length }),
        lessons: lessonsOf(signs),
      },
    ];
  });
}

function lessonsOf(signs: readonly Kanji[]): OutlineLesson[] {
  const count = Math.max(1, Math.round(signs.length / signsPerLesson));
  return Array.from({ length: count }, (_, index) => {
    const part = signs.slice(
      Math.round((index * signs.length) / count),
      Math.round(((index + 1) * signs.length) / count),
    );
    return {
      title: part.map(({ id }) => id).join(" "),
      description: part.map(({ meaning }) => meaning).join(" · "),
      itemCount: itemsPerLesson,
      material: { kind: "kanji", ids: part.map(({ id }) => id) },
    };
  });
}
