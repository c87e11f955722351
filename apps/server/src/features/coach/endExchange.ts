import type { CoachAnswer, Locale } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import { json } from "../../platform/db/tables/columns.ts";
import { transact } from "../../platform/db/transact.ts";
import type { Composed } from "./answer/Composed.ts";
import { returnUnit } from "./quota.ts";

export interface Exchange {
  readonly userId: string;
  readonly messageId: string;
}

/** Stores an answer. What the coach could not answer does not count, nor what broke off. */
export async function endExchange(
  db: Database,
  { userId, messageId }: Exchange,
  composed: Composed,
  { language, now }: { readonly language: Locale; readonly now: Date },
): Promise<void> {
  const answer: CoachAnswer = {
    ...composed,
    parts: [...composed.parts],
    text: composed.parts.map(({ text }) => text).join("\n\n"),
    language,
    digital_source_type:
      composed.made_by === "model" ? "trainedAlgorithmicMedia" : "algorithmicMedia",
    counted: composed.outcome === "answered" && !isBrokenOff(composed),
    answered_at: now.toISOString(),
  };
  await transact(db, async (tx) => {
    await tx
      .updateTable("coach_exchanges")
      .set({ answer: json(answer), written: null })
      .where("user_id", "=", userId)
      .where("message_id", "=", messageId)
      .execute();
    if (!answer.counted) await returnUnit(tx, userId, messageId, now);
  });
}

function isBrokenOff({ made_by, provider }: Composed): boolean {
  return made_by === "model" && provider === "failed";
}

/** Takes a message back that was not answered, with its unit: it can be sent again. */
export async function dropExchange(
  db: Database,
  { userId, messageId }: Exchange,
  now: Date,
): Promise<void> {
  await transact(db, async (tx) => {
    await tx
      .deleteFrom("coach_exchanges")
      .where("user_id", "=", userId)
      .where("message_id", "=", messageId)
      .where("answer", "is", null)
      .execute();
    await returnUnit(tx, userId, messageId, now);
  });
}
