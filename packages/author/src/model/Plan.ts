import type {
  CapsuleOutline,
  LessonMaterial,
  OutlineLesson,
  OutlineLevel,
} from "./CapsuleOutline.ts";
import type { Refusal } from "./Refusal.ts";

/** What a part of the author decides of a capsule; the rest follows from the request. */
export type Plan = Pick<
  CapsuleOutline,
  | "title"
  | "description"
  | "objectives"
  | "prerequisites"
  | "icon"
  | "madeFrom"
  | "levels"
  | "lessons"
>;

export type PlanResult =
  | { readonly status: "planned"; readonly plan: Plan }
  | { readonly status: "refused"; readonly reasons: readonly Refusal[] };

/** A level together with its lessons, before they are numbered through. */
export interface PlannedLevel<Material extends LessonMaterial = LessonMaterial> {
  readonly title: string;
  readonly description: string;
  readonly lessons: readonly OutlineLesson<Material>[];
}

/** Numbers the lessons of all levels through, as an outline holds them. */
export function numbered(
  planned: readonly PlannedLevel[],
): Pick<CapsuleOutline, "levels" | "lessons"> {
  const lessons: OutlineLesson[] = [];
  const levels: OutlineLevel[] = [];
  for (const level of planned) {
    const first = lessons.length;
    lessons.push(...level.lessons);
    levels.push({
      title: level.title,
      description: level.description,
      lessonIndexes: level.lessons.map((_, index) => first + index),
    });
  }
  return { levels, lessons };
}
