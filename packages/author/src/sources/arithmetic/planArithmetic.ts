import type { MaterialOf, OutlineLesson } from "../../model/CapsuleOutline.ts";
import { numbered } from "../../model/Plan.ts";
import type { Plan, PlannedLevel } from "../../model/Plan.ts";
import { needing } from "../../texts/needing.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import type { ArithmeticMaterial } from "./draftArithmeticLesson.ts";
import { levelsOf, neededBefore, titledLevels } from "./strands.ts";
import type { Strand } from "./strands.ts";
import type { ArithmeticTopic } from "./topics.ts";

/** Lesson text and items of one lesson. */
export const itemsPerArithmeticLesson = 10;

/** Levels by strand, or by part of a strand where only one or two are asked for. */
export function planArithmetic(topic: ArithmeticTopic, texts: Texts): Plan {
  const planned =
    topic.tables.length > 0 ? [levelOfTables(topic.tables, texts)] : levelsByStrand(topic, texts);
  return {
    title: titleOf(topic, texts),
    description: texts.t("author.arithmetic.capsule.description", {
      strands: texts.list(
        topic.strands.map((strand) => titleOfStrand(strand, texts).toLowerCase()),
      ),
    }),
    objectives: topic.strands.map((strand) => texts.t(`author.strand.${strand}.description`)),
    prerequisites: needing(neededFor(topic, texts), texts),
    icon: "±",
    madeFrom: [{ title: texts.t("author.arithmetic.capsule.source") }],
    ...numbered(planned),
  };
}

/** The strands that those of a topic build on, but for its own. */
function neededFor({ strands }: ArithmeticTopic, texts: Texts): readonly string[] {
  const needed = new Set(strands.flatMap((strand) => neededBefore[strand]));
  return [...needed]
    .filter((strand) => !strands.includes(strand))
    .map((strand) => titleOfStrand(strand, texts));
}

function levelsByStrand(topic: ArithmeticTopic, texts: Texts): PlannedLevel[] {
  return topic.strands.flatMap((strand) => {
    const parts = levelsOf[strand].map((lessons, index) => ({
      title: titleOfLevel(strand, index, texts),
      description: texts.t(`author.strand.${strand}.description`),
      lessons: lessons.map((lesson) => outlineLesson({ lesson, table: null }, texts)),
    }));
    const named = topic.levels[strand];
    if (named !== undefined) return parts.filter((_, index) => named.includes(index));
    return topic.strands.length > 2 ? [wholeStrand(strand, parts, texts)] : parts;
  });
}

function wholeStrand(strand: Strand, parts: readonly PlannedLevel[], texts: Texts): PlannedLevel {
  return {
    title: titleOfStrand(strand, texts),
    description: texts.t(`author.strand.${strand}.description`),
    lessons: parts.flatMap(({ lessons }) => lessons),
  };
}

function titleOfLevel(strand: Strand, index: number, texts: Texts): string {
  const own = titledLevels.find((level) => level === `${strand}.level-${index + 1}`);
  return own === undefined
    ? texts.t("author.arithmetic.level.part", {
        strand: titleOfStrand(strand, texts),
        part: index + 1,
      })
    : texts.t(`author.strand.${own}`);
}

function levelOfTables(tables: readonly number[], texts: Texts): PlannedLevel {
  return {
    title: titleOfStrand("multiplication", texts),
    description: texts.t("author.strand.multiplication.description"),
    lessons: [
      ...tables.map((table) => outlineLesson({ lesson: "mul-all", table }, texts)),
      ...(tables.length > 1 ? [] : [outlineLesson({ lesson: "mul-all", table: null }, texts)]),
    ],
  };
}

function outlineLesson(
  material: ArithmeticMaterial,
  texts: Texts,
): OutlineLesson<MaterialOf<"arithmetic", ArithmeticMaterial>> {
  return {
    title:
      material.table === null
        ? texts.t(`author.arithmetic.${material.lesson}.title`)
        : texts.t("author.arithmetic.mul-table.title", { number: material.table }),
    description: texts.t(`author.arithmetic.${material.lesson}.rule`),
    itemCount: itemsPerArithmeticLesson,
    material: { kind: "arithmetic", lesson: material.lesson, table: material.table },
  };
}

function titleOf({ strands, levels, general, tables }: ArithmeticTopic, texts: Texts): string {
  const [table] = tables;
  const [strand, ...others] = strands;
  const [level, ...more] = strand === undefined ? [] : (levels[strand] ?? []);
  if (strand !== undefined && others.length === 0 && level !== undefined && more.length === 0)
    return titleOfLevel(strand, level, texts);
  if (general) return texts.t("author.arithmetic.capsule.general");
  if (tables.length === 1 && table !== undefined)
    return texts.t("author.arithmetic.mul-table.title", { number: table });
  return texts.list(
    strands.map((strand, index) => {
      const title = titleOfStrand(strand, texts);
      return index === 0 ? title : title.toLowerCase();
    }),
  );
}

function titleOfStrand(strand: Strand, texts: Texts): string {
  return texts.t(`author.strand.${strand}.title`);
}
