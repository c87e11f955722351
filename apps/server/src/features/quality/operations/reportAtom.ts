import { memberOperation } from "../../../http/operation.ts";
import { consumeRateLimit } from "../../../http/limits/consumeRateLimit.ts";
import { transact } from "../../../platform/db/transact.ts";
import { findReadableItem } from "../findReadableItem.ts";
import { storeReport } from "../reports.ts";

const mostInHour = 60;
const hour = 3600;

/** Reports a problem with an item to those who look after it. */
export const reportAtom = memberOperation<"reportAtom">(
  async ({ services: { db }, member, path, body, now }) => {
    const limit = { key: `report:${member.id}`, most: mostInHour, windowSeconds: hour };
    await consumeRateLimit(db, limit, now);
    const item = await findReadableItem(db, member, path.atom_id);
    await transact(db, (tx) => storeReport(tx, member, item, body, now));
    return { status: 204 };
  },
);
