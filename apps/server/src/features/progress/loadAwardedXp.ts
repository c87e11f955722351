import type { Database } from "../../platform/db/Store.ts";

/** XP of a member beside that of lessons. */
export async function loadAwardedXp(db: Database, userId: string): Promise<number> {
  const { xp } = await db
    .selectFrom("xp_awards")
    .select(({ fn }) => fn.sum<number | null>("xp").as("xp"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return xp ?? 0;
}
