import type {
  CapsuleOutline,
  OutlineLesson,
  OutlineLevel,
  SourceNotice,
} from "./CapsuleOutline.ts";
import { fieldsOf } from "./fieldsOf.ts";
import { isInstructionLanguage } from "./InstructionLanguage.ts";
import { isStrings } from "./isStrings.ts";

/**
 * The shape in which outlines are stored: it rises when one that is stored could not be read as
 * another. Those without a version are of the first.
 */
const currentVersion = 2;

/** An outline as it is stored. */
export interface StoredOutline extends CapsuleOutline {
  readonly version: typeof currentVersion;
}

/** A stored outline that is none, or of a version that is not known here. */
export class UnreadableOutlineError extends Error {
  override readonly name = "UnreadableOutlineError";
}

export function storedOutline(outline: CapsuleOutline): StoredOutline {
  return { version: currentVersion, ...outline };
}

/**
 * Reads a stored outline of this version or an earlier one. What its lessons are made from is left to
 * the source that planned them.
 */
export function parseOutline(stored: unknown): CapsuleOutline {
  const { version = 1, ...outline } = fieldsOf(stored);
  if (typeof version !== "number" || version > currentVersion)
    throw new UnreadableOutlineError(`An outline of version ${String(version)}`);
  const { author, authorVersion, seed, language, title, description, icon } = outline;
  const { objectives, prerequisites, madeFrom, levels, lessons } = outline;
  if (
    typeof author !== "string" ||
    typeof authorVersion !== "number" ||
    typeof seed !== "string" ||
    !isInstructionLanguage(language) ||
    typeof title !== "string" ||
    typeof description !== "string" ||
    typeof icon !== "string" ||
    !isStrings(objectives) ||
    !isStrings(prerequisites) ||
    !isListOf(madeFrom, isNotice) ||
    !isListOf(levels, isLevel) ||
    !isListOf(lessons, isLesson)
  )
    throw new UnreadableOutlineError(`An outline of version ${version} that lacks a part`);
  return {
    author,
    authorVersion,
    seed,
    language,
    title,
    description,
    objectives,
    prerequisites,
    icon,
    madeFrom,
    levels,
    lessons,
  };
}

function isListOf<Each>(
  value: unknown,
  isEach: (each: unknown) => each is Each,
): value is readonly Each[] {
  return Array.isArray(value) && value.every(isEach);
}

function isNotice(value: unknown): value is SourceNotice {
  const { title, licence = "", url = "" } = fieldsOf(value);
  return [title, licence, url].every((text) => typeof text === "string");
}

function isLevel(value: unknown): value is OutlineLevel {
  const { title, description, lessonIndexes } = fieldsOf(value);
  return (
    typeof title === "string" &&
    typeof description === "string" &&
    Array.isArray(lessonIndexes) &&
    lessonIndexes.every(Number.isInteger)
  );
}

function isLesson(value: unknown): value is OutlineLesson {
  const { title, description, itemCount, material } = fieldsOf(value);
  return (
    typeof title === "string" &&
    typeof description === "string" &&
    typeof itemCount === "number" &&
    typeof fieldsOf(material)["kind"] === "string"
  );
}
