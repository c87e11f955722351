import { memberOperation } from "../../../http/operation.ts";

/** Where the member is signed in, newest first. */
export const listMySessions = memberOperation<"listMySessions">(
  async ({ services: { db }, member, session, now }) => {
    const rows = await db
      .selectFrom("sessions")
      .select(["id", "browser", "system", "created_at", "expires_at"])
      .where("user_id", "=", member.id)
      .where("revoked_at", "is", null)
      .where("expires_at", ">", now)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .execute();
    const items = rows.map(({ id, browser, system, created_at, expires_at }) => ({
      id,
      browser,
      system,
      is_current: id === session.id,
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
    }));
    return { status: 200, body: { items } };
  },
);
