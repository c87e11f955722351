import type { KanjiMaterial } from "./draftKanjiLesson.ts";
import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { MaterialOf, OutlineLesson } from "../../../model/CapsuleOutline.ts";
import { numbered } from "../../../model/Plan.ts";
import type { Plan, PlannedLevel } from "../../../model/Plan.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { strokeSource } from "../readStrokes.ts";
import { wordKanji } from "./kanji-capsule.ts";
import type { KanjiTopic } from "./topics.ts";
import { kanjiGroups, storedKanji } from "./StoredKanji.ts";
import type { KanjiGroup, KanjiLevel, StoredKanji } from "./StoredKanji.ts";

const signsPerLesson = 6;
const itemsPerLesson = 15;
/** Groups of fewer signs are taught together with the next one. */
const fewestSigns = 5;

/** The kanji that the topic asks for, group by group, six or so to a lesson. */
export function planKanji(topic: KanjiTopic, own: InstructionLanguage, texts: Texts): Plan {
  const signs = signsOf(topic);
  return {
    ...wordKanji(topic, signs.length, texts),
    icon: "山",
    madeFrom: [{ title: texts.t("author.kanji.capsule.source") }, strokeSource(texts)],
    ...numbered(sectionsOf(topic, signs, texts).flatMap((each) => groupsOf(each, own, texts))),
  };
}

function signsOf(topic: KanjiTopic): readonly StoredKanji[] {
  const all = [...storedKanji().values()];
  switch (topic.by) {
    case "levels":
      return all.filter(({ level }) => topic.levels.includes(level));
    case "part":
      return all.filter(({ level, part }) => level === topic.level && part === topic.part);
    case "year":
      return all.filter(({ year }) => year === topic.year);
  }
}

/** Kanji that are grouped together, under a name such as "N5". */
interface Section {
  readonly name: string;
  readonly signs: readonly StoredKanji[];
  readonly byYear: boolean;
}

function sectionsOf(
  topic: KanjiTopic,
  signs: readonly StoredKanji[],
  texts: Texts,
): readonly Section[] {
  if (topic.by === "year")
    return [{ name: texts.t("author.kanji.year", { year: topic.year }), signs, byYear: true }];
  const levels: readonly KanjiLevel[] = topic.by === "levels" ? topic.levels : [topic.level];
  return levels.map((name) => ({
    name,
    signs: signs.filter(({ level }) => level === name),
    byYear: false,
  }));
}

interface Bundle {
  readonly groups: readonly KanjiGroup[];
  readonly signs: readonly StoredKanji[];
}

/** The groups in their order, small ones together with what follows, or with what came last. */
function bundlesOf(signs: readonly StoredKanji[]): readonly Bundle[] {
  const bundles: Bundle[] = [];
  for (const group of kanjiGroups) {
    const ofGroup = signs.filter((sign) => sign.group === group);
    if (ofGroup.length === 0) continue;
    const last = bundles.at(-1);
    if (last !== undefined && Math.min(last.signs.length, ofGroup.length) < fewestSigns)
      bundles.splice(-1, 1, {
        groups: [...last.groups, group],
        signs: [...last.signs, ...ofGroup],
      });
    else bundles.push({ groups: [group], signs: ofGroup });
  }
  return bundles;
}

function groupsOf(section: Section, own: InstructionLanguage, texts: Texts): PlannedLevel[] {
  return bundlesOf(section.signs).map(({ groups, signs }) => {
    const group = texts.list(groups.map((each) => texts.t(`author.kanji.group.${each}`)));
    return {
      title: texts.t("author.kanji.level.title", { level: section.name, group }),
      description: texts.t("author.kanji.level.description", { count: signs.length }),
      lessons: lessonsOf(signs, section.byYear, own),
    };
  });
}

function lessonsOf(
  signs: readonly StoredKanji[],
  byYear: boolean,
  own: InstructionLanguage,
): OutlineLesson<MaterialOf<"kanji", KanjiMaterial>>[] {
  const count = Math.max(1, Math.round(signs.length / signsPerLesson));
  return Array.from({ length: count }, (_, index) => {
    const part = signs.slice(
      Math.round((index * signs.length) / count),
      Math.round(((index + 1) * signs.length) / count),
    );
    return {
      title: part.map(({ id }) => id).join(" "),
      description: part.map(({ meanings }) => meanings[own]).join(" · "),
      itemCount: itemsPerLesson,
      material: {
        kind: "kanji",
        ids: part.map(({ id }) => id),
        ...(byYear ? { course: "years" as const } : {}),
      },
    };
  });
}
