import type { Selectable } from "kysely";

import type { UsersTable } from "../platform/db/tables/accounts.ts";

/** A member, without what only signing in needs. */
export type Member = Omit<Selectable<UsersTable>, "username_key" | "email_key" | "password_hash">;

/** A session that is neither expired nor revoked. */
export interface Session {
  readonly id: string;
  readonly member: Member;
}
