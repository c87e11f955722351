import { memberOperation } from "../../../http/operation.ts";
import { findReadableItem } from "../findReadableItem.ts";
import { loadItemQuality } from "../loadItemQuality.ts";

/** What vouches for an item. */
export const getAtomQuality = memberOperation<"getAtomQuality">(
  async ({ services: { db }, member, path }) => {
    const item = await findReadableItem(db, member, path.atom_id);
    return { status: 200, body: await loadItemQuality(db, member, item) };
  },
);
