import { memberOperation } from "../../../http/operation.ts";
import { presentPasskey, shownColumns } from "../passkeys/presentPasskey.ts";

/** The passkeys of the member, oldest first. */
export const listPasskeys = memberOperation<"listPasskeys">(
  async ({ services: { db }, member: { id } }) => {
    const passkeys = await db
      .selectFrom("passkeys")
      .select(shownColumns)
      .where("user_id", "=", id)
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    return { status: 200, body: { items: passkeys.map(presentPasskey) } };
  },
);
