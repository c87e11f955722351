import { randomUUIDv7 } from "node:crypto";

import type { SocketMessage } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import type { BonusEvent, ReplacementEvent } from "../../platform/realtime/ServerEvent.ts";
import type { Texts } from "../../http/texts/Texts.ts";

/** What is told of a capsule in the making, as it stands now; null when there is none any more. */
export async function generationMessage(
  db: Database,
  capsuleId: string,
): Promise<SocketMessage | null> {
  const row = await db
    .selectFrom("generations")
    .innerJoin("capsules", "capsules.id", "generations.capsule_id")
    .select(["generations.status", "generations.failure_code", "capsules.title"])
    .where("generations.capsule_id", "=", capsuleId)
    .executeTakeFirst();
  if (!row) return null;
  const { title } = row;
  switch (row.status) {
    case "completed":
      return { type: "generation.ready", capsule_id: capsuleId, title };
    case "failed":
      return {
        type: "generation.failed",
        capsule_id: capsuleId,
        title,
        code: row.failure_code ?? "generation_failed",
      };
    case "pending":
      return {
        type: "generation.progress",
        capsule_id: capsuleId,
        ...(await countLessons(db, capsuleId)),
      };
  }
}

async function countLessons(db: Database, capsuleId: string) {
  return db
    .selectFrom("molecules")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("generation_status", "=", "completed").as("lessons_ready"),
      fn.countAll<number>().as("lesson_count"),
    ])
    .where("capsule_id", "=", capsuleId)
    .executeTakeFirstOrThrow();
}

const bonusTexts = {
  "bonus.added": "bonus_added",
  "bonus.theory_added": "theory_added",
  "bonus.missed": "bonus_missed",
} as const satisfies Record<BonusEvent["kind"], string>;

/** What whoever asked for bonus items is told when they were made, or not, in their language. */
export async function bonusMessage(
  db: Database,
  texts: Texts,
  { kind, user_id: userId, molecule_id: moleculeId }: BonusEvent,
  now: Date,
): Promise<SocketMessage | null> {
  const row = await db
    .selectFrom("molecules")
    .innerJoin("users", (join) => join.on("users.id", "=", userId))
    .select(["molecules.title", "users.preferred_language"])
    .where("molecules.id", "=", moleculeId)
    .executeTakeFirst();
  if (!row) return null;
  const { t } = texts[row.preferred_language];
  return notification(
    t(`server.notification.${bonusTexts[kind]}.title`),
    t(`server.notification.${bonusTexts[kind]}.body`, { lesson: row.title }),
    now,
  );
}

/** What whoever had an item replaced is told when that was done, or could not be. */
export async function replacementMessage(
  db: Database,
  { kind: type, atom_id: atomId }: ReplacementEvent,
): Promise<SocketMessage | null> {
  const row = await db
    .selectFrom("atoms")
    .innerJoin("molecules", "molecules.id", "atoms.molecule_id")
    .leftJoin("item_replacements", "item_replacements.atom_id", "atoms.id")
    .select(["atoms.id as atom_id", "molecules.id as molecule_id", "molecules.title"])
    .select("item_replacements.failure")
    .where("atoms.id", "=", atomId)
    .executeTakeFirst();
  if (!row) return null;
  const { failure: reason, ...about } = row;
  if (type === "replacement.made") return { type, ...about };
  return reason === null ? null : { type, ...about, reason };
}

/** What an owner or administrator is told when an item was reported, in their language. */
export async function reportMessage(
  db: Database,
  texts: Texts,
  { user_id: userId, atom_id: atomId }: { readonly user_id: string; readonly atom_id: string },
  now: Date,
): Promise<SocketMessage | null> {
  const row = await db
    .selectFrom("atoms")
    .innerJoin("capsules", "capsules.id", "atoms.capsule_id")
    .innerJoin("users", (join) => join.on("users.id", "=", userId))
    .select(["capsules.title", "users.preferred_language"])
    .where("atoms.id", "=", atomId)
    .executeTakeFirst();
  if (!row) return null;
  const { t } = texts[row.preferred_language];
  return notification(
    t("server.notification.item_reported.title"),
    t("server.notification.item_reported.body", { capsule: row.title }),
    now,
  );
}

function notification(title: string, body: string, now: Date): SocketMessage {
  return { type: "notification", id: randomUUIDv7(), title, body, created_at: now.toISOString() };
}
