import { document } from "../document/index.ts";
import type { LessonMaterial } from "../model/CapsuleOutline.ts";
import type { CourseSource } from "../model/CourseSource.ts";
import { model } from "../provider/index.ts";
import { arithmetic } from "./arithmetic/index.ts";
import { facts } from "./facts/index.ts";
import { languages } from "./languages/index.ts";
import { subjects } from "./subjects/index.ts";

/** Every source of courses. A request is the first one's that recognises it. */
export const sources: readonly CourseSource[] = [
  document,
  subjects,
  facts,
  languages,
  arithmetic,
  model,
];

/** The source that planned a lesson, and what it planned it from; null where none can read it. */
export function readMaterial(
  stored: LessonMaterial,
): { readonly source: CourseSource; readonly material: LessonMaterial } | null {
  for (const source of sources) {
    const material = source.parseMaterial(stored);
    if (material !== null) return { source, material };
  }
  return null;
}
