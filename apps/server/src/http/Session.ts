import type { Selectable } from "kysely";

import type { UsersTable } from "../platform/db/tables/accounts.ts";

/** A member, without what only signing in needs. */
export type Member = Omit<Selectable<UsersTable>, "username_key" | "email_key" | "password_hash">;

/** A session that is neither expired nor revoked. */
export interface Session {
  readonly id: string;
  /** When a second step was given, a code or a passkey; null for a session that none was given for. */
  readonly secondStepAt: Date | null;
  readonly member: Member;
  /** Whether its member would be an administrator if a second step were given for it. */
  readonly needsSecondStep: boolean;
}
