import type { Passkey } from "@alambic/contract";
import type { Selectable } from "kysely";

import type { PasskeysTable } from "../../../platform/db/tables/accounts.ts";

/** The columns that are shown of a passkey. */
export const shownColumns = ["id", "name", "is_synced", "created_at", "last_used_at"] as const;

type Shown = Pick<Selectable<PasskeysTable>, (typeof shownColumns)[number]>;

/** A passkey as the contract shows it. */
export function presentPasskey({ id, name, is_synced, created_at, last_used_at }: Shown): Passkey {
  return {
    id,
    name,
    is_synced,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}
