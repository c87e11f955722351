import { memberOperation } from "../../../http/operation.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import { loadDisciplines } from "../loadDisciplines.ts";

/** What the capsules of a member unlock. */
export const listDisciplines = memberOperation<"listDisciplines">(
  async ({ services: { db, author }, member }) => ({
    status: 200,
    body: {
      items: await readSnapshot(db, (tx) => loadDisciplines(tx, member.id)),
      provider: { configured: author.askAtOnce !== undefined },
    },
  }),
);
