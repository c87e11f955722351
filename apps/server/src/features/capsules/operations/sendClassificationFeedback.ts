import { randomUUIDv7 } from "node:crypto";

import { memberOperation } from "../../../http/operation.ts";
import { topicText } from "../classification/topicText.ts";
import { json } from "../../../platform/db/tables/columns.ts";
import { consumeRateLimit } from "../../../http/limits/consumeRateLimit.ts";

const mostInHour = 200;
const hour = 3600;

/** Records what a topic should have been classified as. */
export const sendClassificationFeedback = memberOperation<"sendClassificationFeedback">(
  async ({ services: { db }, member, body, now }) => {
    const text = topicText(body);
    const limit = { key: `correct:${member.id}`, most: mostInHour, windowSeconds: hour };
    await consumeRateLimit(db, limit, now);

    await db
      .insertInto("classification_corrections")
      .values({
        id: randomUUIDv7(),
        user_id: member.id,
        text,
        suggested: json(body.suggested),
        corrected: json(body.corrected),
        created_at: now,
      })
      .execute();
    return { status: 204 };
  },
);
