import type { CoachLesson, LinkedCapsule } from "@alambic/contract";

/** The columns of a lesson with its capsule, where `granules` are joined. */
export const lessonColumns = [
  "molecules.id as lesson_id",
  "molecules.title as lesson_title",
  "molecules.lesson_number",
  "molecules.position as molecule_order",
  "granules.position as granule_order",
  ...(["capsules.id as capsule_id", "capsules.title as capsule_title"] as const),
  ...(["capsules.domain", "capsules.area", "capsules.language"] as const),
] as const;

/** The columns of a capsule alone. */
export const capsuleColumns = [
  "capsules.id as capsule_id",
  "capsules.title as capsule_title",
  "capsules.domain",
  "capsules.area",
  "capsules.language",
] as const;

export interface CapsuleRow extends Pick<LinkedCapsule, "domain" | "area" | "language"> {
  readonly capsule_id: string;
  readonly capsule_title: string;
}

export interface LessonRow extends CapsuleRow {
  readonly lesson_id: string;
  readonly lesson_title: string;
  readonly lesson_number: number;
  readonly molecule_order: number;
  readonly granule_order: number;
}

export function presentCapsule(row: CapsuleRow): LinkedCapsule {
  const { capsule_id: id, capsule_title: title, domain, area, language } = row;
  return { id, title, domain, area, language };
}

export function presentLesson(row: LessonRow): CoachLesson {
  const { lesson_id: id, lesson_title: title, lesson_number } = row;
  const { granule_order, molecule_order } = row;
  return { id, title, lesson_number, granule_order, molecule_order };
}
