import type { Area, Domain, LinkedCapsule, LinkedLesson, Locale } from "@alambic/contract";

import { Problem } from "../../http/problems/Problem.ts";
import type { Database } from "../../platform/db/Store.ts";
import { isReadable } from "./isReadable.ts";

/** What a text of a member is about, as it is stored. */
export interface Link {
  readonly capsule_id: string | null;
  readonly molecule_id: string | null;
}

/** What a text of a member is about, as it is shown. */
export interface ShownLinks {
  readonly capsule: LinkedCapsule | null;
  readonly lesson: LinkedLesson | null;
}

/** The columns of a row that is joined with its capsule and its lesson, where it has them. */
export const linkColumns = [
  "capsules.id as link_capsule_id",
  "capsules.title as link_capsule_title",
  "capsules.domain as link_domain",
  "capsules.area as link_area",
  "capsules.language as link_language",
  "molecules.id as link_molecule_id",
  "molecules.title as link_molecule_title",
] as const;

export interface LinkRow {
  readonly link_capsule_id: string | null;
  readonly link_capsule_title: string | null;
  readonly link_domain: Domain | null;
  readonly link_area: Area | null;
  readonly link_language: Locale | null;
  readonly link_molecule_id: string | null;
  readonly link_molecule_title: string | null;
}

export function presentLinks(row: LinkRow): ShownLinks {
  const {
    link_capsule_id: id,
    link_domain: domain,
    link_area: area,
    link_language: language,
  } = row;
  const { link_molecule_id: lessonId, link_molecule_title: lessonTitle } = row;
  const title = row.link_capsule_title;
  const isWhole = id !== null && title !== null && domain !== null && area !== null;
  return {
    capsule: isWhole && language !== null ? { id, title, domain, area, language } : null,
    lesson: lessonId === null || lessonTitle === null ? null : { id: lessonId, title: lessonTitle },
  };
}

/**
 * Checks what a text is to be about: a lesson brings its capsule. Throws `validation_failed` for what the
 * member cannot read, or does not belong together.
 */
export async function readLink(
  db: Database,
  userId: string,
  asked: { readonly capsule_id?: string | null; readonly molecule_id?: string | null },
): Promise<Link> {
  const { capsule_id: capsuleId = null, molecule_id: moleculeId = null } = asked;
  if (moleculeId !== null) {
    const lesson = await db
      .selectFrom("molecules")
      .innerJoin("capsules", "capsules.id", "molecules.capsule_id")
      .select("capsules.id")
      .where("molecules.id", "=", moleculeId)
      .where(isReadable(userId))
      .executeTakeFirst();
    if (!lesson || (capsuleId !== null && capsuleId !== lesson.id)) refuse("molecule_id");
    return { capsule_id: lesson.id, molecule_id: moleculeId };
  }
  if (capsuleId === null) return { capsule_id: null, molecule_id: null };
  const capsule = await db
    .selectFrom("capsules")
    .select("id")
    .where("id", "=", capsuleId)
    .where(isReadable(userId))
    .executeTakeFirst();
  if (!capsule) refuse("capsule_id");
  return { capsule_id: capsule.id, molecule_id: null };
}

function refuse(path: string): never {
  throw new Problem("validation_failed", { fields: [{ path, code: "not_allowed" }] });
}
