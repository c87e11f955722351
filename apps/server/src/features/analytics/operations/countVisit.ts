import { createMemoryLimit } from "../../../http/limits/createMemoryLimit.ts";
import { addressKey } from "../../../http/limits/addressKey.ts";
import { publicOperation } from "../../../http/operation.ts";

const limitVisits = createMemoryLimit({ most: 120, windowSeconds: 60 });
const dayLength = "2026-11-20".length;

/** Adds one to the visits of a screen on a day. Who it was is not kept. */
export const countVisit = publicOperation<"countVisit">(
  async ({ services: { db }, body: { screen, language }, request, now }) => {
    limitVisits(addressKey(request.ip), now);
    const day = now.toISOString().slice(0, dayLength);
    await db
      .insertInto("visit_counts")
      .values({ day, screen, language, visits: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["day", "screen", "language"])
          .doUpdateSet(({ eb, ref }) => ({ visits: eb(ref("visit_counts.visits"), "+", 1) })),
      )
      .execute();
    return { status: 204 };
  },
);
