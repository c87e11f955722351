import type { CredentialDescriptor } from "@alambic/contract";

import type { Database } from "../../../platform/db/Store.ts";

/** The passkeys of a member as a browser looks for them. */
export async function describePasskeys(
  db: Database,
  userId: string,
): Promise<CredentialDescriptor[]> {
  const passkeys = await db
    .selectFrom("passkeys")
    .select(["credential_id", "transports"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return passkeys.map(({ credential_id: id, transports }) => ({
    id,
    type: "public-key",
    transports,
  }));
}
