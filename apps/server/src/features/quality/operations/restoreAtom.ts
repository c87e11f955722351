import { memberOperation } from "../../../http/operation.ts";
import { findManagedItem } from "../findManagedItem.ts";
import { restoreItem } from "../restoreItem.ts";

/** Puts a withdrawn item back into its lesson. */
export const restoreAtom = memberOperation<"restoreAtom">(async ({ services, member, path }) => {
  const item = await findManagedItem(services.db, member, path.atom_id);
  await restoreItem(services, member, item);
  return { status: 204 };
});
