import { memberOperation } from "../../app/operation.ts";
import { limitCreations } from "../../generation/limitCreations.ts";
import { Problem } from "../../problems/Problem.ts";
import { findItemRecord, findManagedItem } from "../../quality/findManagedItem.ts";
import { loadItemQuality } from "../../quality/loadItemQuality.ts";
import { replaceItem } from "../../quality/replaceItem.ts";

/** Has another item from the same source take the place of one. */
export const replaceAtom = memberOperation<"replaceAtom">(
  async ({ services, member, path, now }) => {
    const { db } = services;
    const item = await findManagedItem(db, member, path.atom_id);
    if (item.is_withdrawn) throw new Problem("not_found");
    await limitCreations(db, member.id, now);
    const id = await replaceItem(services, member, item, now);
    const replacement = await findItemRecord(db, member, id);
    return { status: 200, body: await loadItemQuality(db, member, replacement) };
  },
);
