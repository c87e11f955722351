import { createHash } from "node:crypto";

import type { Locale } from "@alambic/contract";

import type { AuthorRequest, CapsuleOutline, OutlineLesson } from "@alambic/author/model";
import type { AuthorService, VerifiedLesson } from "@alambic/author/service";
import { questionKey } from "../generation/AskedQuestions.ts";
import { draftColumns } from "../generation/atomRows.ts";
import { withoutRepeats } from "../generation/withoutRepeats.ts";
import type { ContentItem, ContentLesson, ContentLevel } from "../versions/storeContent.ts";
import type { ShelfContent } from "./ShelfContent.ts";
import type { ShelfEntry } from "./ShelfEntry.ts";
import { shelfId } from "./shelfKey.ts";

/** Makes a capsule of the shelf: the same entry and the same author make the same. */
export async function makeContent(
  author: Pick<AuthorService, "makeCapsule">,
  entry: ShelfEntry,
  language: Locale,
): Promise<ShelfContent> {
  const { outline, lessons } = await author.makeCapsule(requestOf(entry, language));
  const granules = levelsOf(outline, keptLessons(lessons));
  return {
    title: outline.title,
    description: entry.description?.[language] ?? descriptionOf(outline, entry),
    objectives: outline.objectives,
    prerequisites: outline.prerequisites,
    sources: outline.madeFrom,
    granules,
  };
}

/** What stands for a content: it changes with every word of an item or a lesson. */
export function versionOf({ granules }: Pick<ShelfContent, "granules">): string {
  return digest(JSON.stringify(granules));
}

export function requestOf(entry: ShelfEntry, language: Locale): AuthorRequest {
  const { key, title, topic, domain, area, skill } = entry;
  return {
    seed: shelfId(key, language),
    title: title?.[language] ?? "",
    language,
    source: { kind: "topic", topic, domain, area, mainSkill: skill, isExact: true },
  };
}

/** The lessons by their place in the outline, without what an earlier one asks. */
function keptLessons(lessons: readonly VerifiedLesson[]): ReadonlyMap<number, VerifiedLesson> {
  const asked = new Set<string>();
  const kept = new Map<number, VerifiedLesson>();
  for (const [index, made] of lessons.entries()) {
    if (!made.isPublishable) continue;
    const lesson = withoutRepeats(asked, made);
    for (const item of lesson.items) asked.add(questionKey(item));
    kept.set(index, lesson);
  }
  return kept;
}

function levelsOf(
  outline: CapsuleOutline,
  lessons: ReadonlyMap<number, VerifiedLesson>,
): readonly ContentLevel[] {
  const lessonKeys = new Keys();
  const itemKeys = new Keys();
  return outline.levels
    .map(({ title, description, lessonIndexes }) => ({
      title,
      description,
      molecules: lessonIndexes.flatMap((index) => {
        const planned = outline.lessons[index];
        const made = lessons.get(index);
        if (planned === undefined || made === undefined) return [];
        return [lessonOf(lessonKeys.of(subjectOf(planned)), made, itemKeys)];
      }),
    }))
    .filter(({ molecules }) => molecules.length > 0);
}

/** What a lesson is on, whichever words it takes of it. */
function subjectOf({ material }: OutlineLesson): string {
  const { ids: _, ...subject } = { ids: undefined, ...material };
  return JSON.stringify(subject);
}

function lessonOf(key: string, made: VerifiedLesson, itemKeys: Keys): ContentLesson {
  return {
    key,
    title: made.title,
    description: made.description,
    atoms: made.items.map((draft): ContentItem => ({
      ...draft.exercise,
      key: itemKeys.of(questionKey(draft)),
      title: draft.title,
      ...draftColumns(draft),
    })),
  };
}

/** Keys that follow from what they stand for, and from how often it came before. */
class Keys {
  readonly #counts = new Map<string, number>();

  of(text: string): string {
    const count = (this.#counts.get(text) ?? 0) + 1;
    this.#counts.set(text, count);
    return digest(`${text} ${count}`);
  }
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

const mostLessonsNamed = 6;

/** What one will be able to do, or its lessons, where the author says the same of every part of a subject. */
function descriptionOf(outline: CapsuleOutline, { domain }: ShelfEntry): string {
  if (domain === "languages") return outline.description;
  const { objectives, lessons } = outline;
  if (lessons.every(({ material }) => material.kind === "subject"))
    return objectives.join(objectives.every((text) => text.endsWith(".")) ? " " : " · ");
  const titles = outline.lessons.map(({ title }) => title);
  const named = titles.slice(0, mostLessonsNamed);
  return (named.length < titles.length ? [...named, "…"] : named).join(" · ");
}
