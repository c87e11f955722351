import type { OutlineLesson } from "../drafts.ts";
import { numbered } from "../Plan.ts";
import type { Plan, PlannedLevel } from "../Plan.ts";
import type { Texts } from "../texts/loadTexts.ts";
import type { ArithmeticMaterial } from "./draftArithmeticLesson.ts";
import type { LessonId } from "./lessons.ts";
import { levelsOf } from "./strands.ts";
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
    prerequisites: [],
    icon: "±",
    madeFrom: [{ title: texts.t("author.arithmetic.capsule.source") }],
    ...numbered(planned),
  };
}

function levelsByStrand(topic: ArithmeticTopic, texts: Texts): PlannedLevel[] {
  return topic.strands.flatMap((strand) => {
    const parts = levelsOf[strand];
    const title = titleOfStrand(strand, texts);
    const description = texts.t(`author.strand.${strand}.description`);
    const materials = (part: readonly LessonId[]) =>
      part.map((lesson) => outlineLesson({ lesson, table: null }, texts));
    return topic.strands.length > 2
      ? [{ title, description, lessons: parts.flatMap(materials) }]
      : parts.map((part, index) => ({
          title: texts.t("author.arithmetic.level.part", { strand: title, part: index + 1 }),
          description,
          lessons: materials(part),
        }));
  });
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

function outlineLesson(material: ArithmeticMaterial, texts: Texts): OutlineLesson {
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

function titleOf({ strands, general, tables }: ArithmeticTopic, texts: Texts): string {
  const [table] = tables;
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
