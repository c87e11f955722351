import type { Selectable } from "kysely";

import type { CapsulesTable } from "../../platform/db/tables/capsules.ts";

/** The columns that a capsule is shown with. */
export const capsuleColumns = [
  "capsules.id",
  "capsules.owner_id",
  "capsules.title",
  "capsules.description",
  "capsules.domain",
  "capsules.area",
  "capsules.main_skill",
  "capsules.language",
  "capsules.source_language",
  "capsules.icon",
  "capsules.author_name",
  "capsules.made_from_kind",
  "capsules.made_from_label",
  "capsules.tags",
  "capsules.is_public",
  "capsules.sharing_barred_at",
  "capsules.generation_status",
  "capsules.duration_hours",
  "capsules.created_at",
  "capsules.level",
  "capsules.after_id",
] as const;

type ColumnName<Qualified> = Qualified extends `capsules.${infer Name extends keyof CapsulesTable}`
  ? Name
  : never;

export type CapsuleRow = Pick<
  Selectable<CapsulesTable>,
  ColumnName<(typeof capsuleColumns)[number]>
>;
