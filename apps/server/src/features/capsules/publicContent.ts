import type { PublicCapsule, PublicContent } from "../../http/pages/PublicPages.ts";
import type { Database } from "../../platform/db/Store.ts";

const most = 5000;

function publicCapsules(db: Database) {
  return db
    .selectFrom("capsules")
    .select(["id", "domain", "area", "title", "description", "language", "created_at"])
    .where("is_public", "=", true)
    .where("sharing_barred_at", "is", null);
}

type Row = Awaited<ReturnType<ReturnType<typeof publicCapsules>["execute"]>>[number];

function present({ id, domain, area, ...capsule }: Row): PublicCapsule {
  return { ...capsule, path: `/capsule/${domain}/${area}/${id}/plan` };
}

/** The capsules of the catalogue, for whoever is not signed in. */
export const publicContent: PublicContent = {
  findCapsule: async (db, id) => {
    const row = await publicCapsules(db).where("id", "=", id).executeTakeFirst();
    return row === undefined ? null : present(row);
  },
  listCapsules: async (db) => {
    const rows = await publicCapsules(db).orderBy("created_at", "desc").limit(most).execute();
    return rows.map(present);
  },
};
