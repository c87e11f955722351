import type { WaitlistEntry } from "@alambic/contract";

import type { Entry } from "./confirmEntry.ts";

export interface ListedEntry extends Entry {
  readonly invited_by: string | null;
  readonly invitee_count: number | null;
}

/** An entry as the contract shows it to administrators. */
export function presentEntry(entry: ListedEntry): WaitlistEntry {
  const { id, email, first_name, last_name, beta_tester, language, status, invited_by } = entry;
  return {
    id,
    email,
    first_name,
    last_name,
    study_topics: [...entry.study_topics],
    beta_tester,
    language,
    status,
    invitee_count: entry.invitee_count ?? 0,
    invited_by,
    created_at: entry.created_at.toISOString(),
    invited_at: entry.invited_at?.toISOString() ?? null,
  };
}
