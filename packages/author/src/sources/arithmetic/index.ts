import type { MaterialOf } from "../../model/CapsuleOutline.ts";
import type { CourseSource } from "../../model/CourseSource.ts";
import { fieldsOf } from "../../model/fieldsOf.ts";
import { draftArithmeticLesson } from "./draftArithmeticLesson.ts";
import type { ArithmeticMaterial } from "./draftArithmeticLesson.ts";
import { isLessonId } from "./lessons.ts";
import { planArithmetic } from "./planArithmetic.ts";
import { arithmeticTheory } from "./theory/arithmeticTheory.ts";
import { readArithmeticTopic } from "./topics.ts";
import type { ArithmeticTopic } from "./topics.ts";

/** From counting to algebra, geometry, statistics and probability: problems out of exact templates. */
export const arithmetic: CourseSource<
  ArithmeticTopic,
  MaterialOf<"arithmetic", ArithmeticMaterial>
> = {
  name: "arithmetic",
  recognise: ({ source }) =>
    source.kind === "topic" && source.domain === "mathematics"
      ? readArithmeticTopic(source.topic)
      : null,
  plan: (asked, _, texts) => ({ status: "planned", plan: planArithmetic(asked, texts) }),
  parseMaterial(material) {
    const { lesson, table } = fieldsOf(material);
    return material.kind === "arithmetic" &&
      isLessonId(lesson) &&
      (table === null || typeof table === "number")
      ? { kind: "arithmetic", lesson, table }
      : null;
  },
  draft: (material, { texts, random }) => draftArithmeticLesson(material, texts, random),
  theory: arithmeticTheory,
};
