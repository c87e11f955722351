import { memberOperation } from "../../../http/operation.ts";
import { findItem } from "../../progress/index.ts";
import { findItemRecord } from "../findManagedItem.ts";
import { loadItemQuality } from "../loadItemQuality.ts";
import { mayRead } from "../privateReading.ts";

/** What vouches for an item. */
export const getAtomQuality = memberOperation<"getAtomQuality">(
  async ({ services: { db }, member, path, now }) => {
    const item = await findItemRecord(db, member, path.atom_id);
    const reading = { member, operation: "getAtomQuality", now };
    const isManager = await mayRead(db, { ...item, atom_id: item.id }, reading);
    if (!isManager) await findItem(db, member, item.id);
    return { status: 200, body: await loadItemQuality(db, member, item, isManager) };
  },
);
