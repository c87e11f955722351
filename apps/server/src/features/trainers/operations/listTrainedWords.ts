import type { WordDeck } from "@alambic/contract";

import { memberOperation } from "../../../http/operation.ts";
import type { Member } from "../../../http/Session.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { capsuleColumns } from "../../capsules/index.ts";
import { loadWords } from "../loadWords.ts";

const mostCapsules = 30;

/** The words of the language capsules that a member is enrolled in, last used first. */
export const listTrainedWords = memberOperation<"listTrainedWords">(
  ({ services: { db }, member }) =>
    readSnapshot(db, async (tx) => {
      const items: WordDeck[] = [];
      for (const capsule of await selectCapsules(tx, member)) {
        const { lang, words } = await loadWords(tx, capsule, member);
        const { id, title, domain, area, language } = capsule;
        if (words.length > 0)
          items.push({ capsule: { id, title, domain, area, language }, lang, words });
      }
      return { status: 200, body: { items } };
    }),
);

function selectCapsules(db: Database, member: Member) {
  return db
    .selectFrom("enrolments")
    .innerJoin("capsules", "capsules.id", "enrolments.capsule_id")
    .select(capsuleColumns)
    .where("enrolments.user_id", "=", member.id)
    .where("enrolments.left_at", "is", null)
    .where("capsules.domain", "=", "languages")
    .orderBy("enrolments.last_used_at", "desc")
    .orderBy("enrolments.capsule_id", "desc")
    .limit(mostCapsules)
    .execute();
}
