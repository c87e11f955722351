import { memberOperation } from "../../../http/operation.ts";
import { findManagedItem } from "../findManagedItem.ts";
import { withdrawItem } from "../withdrawItem.ts";

/** Takes an item out of its lesson. */
export const withdrawAtom = memberOperation<"withdrawAtom">(
  async ({ services, member, path, now }) => {
    const item = await findManagedItem(services.db, member, path.atom_id);
    await withdrawItem(services, member, item, now);
    return { status: 204 };
  },
);
