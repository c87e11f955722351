import type { Learner } from "../../http/Learned.ts";
import type { Database } from "../../platform/db/Store.ts";
import { chooseOf, loadChoice } from "./chooseFor.ts";
import { currentDay } from "./currentDay.ts";
import { loadAskable } from "./loadAskable.ts";
import { loadRecent } from "./loadRecent.ts";

/** How many quests a member can still do today: one or none, whether it was seen before or not. */
export async function countAvailable(
  db: Database,
  { userId, timeZone, now }: Learner,
): Promise<number> {
  const recent = await loadRecent(db, { userId, now });
  const [last] = recent;
  const today = currentDay(last, now, timeZone);
  if (last?.day === today.day) {
    const { answers, answered, state } = last.standing;
    if (state !== "open") return 0;
    const open = last.items.filter(({ atomId, isDropped }) => !isDropped && !answers.has(atomId));
    const askable = await loadAskable(
      db,
      userId,
      open.map(({ atomId }) => atomId),
    );
    if (askable.size > 0) return 1;
    if (answered > 0) return 0;
  }
  const chosen = chooseOf(await loadChoice(db, { userId, now, recent, today }));
  return chosen === null ? 0 : 1;
}
