import { memberOperation } from "../../../http/operation.ts";
import { changeSharing } from "../changeSharing.ts";
import { isModerator } from "../sharing.ts";

/**
 * Takes a capsule out of the catalogue; done twice, nothing changes. Whoever joined it keeps it, as
 * does its owner, who cannot share again what an administrator took back.
 */
export const unshareCapsule = memberOperation<"unshareCapsule">(
  async ({ services: { db }, member, path, now }) => {
    const body = await changeSharing(db, path.capsule_id, member, (row) => ({
      is_public: false,
      sharing_barred_at: row.is_public && isModerator(row, member) ? now : row.sharing_barred_at,
    }));
    return { status: 200, body };
  },
);
