import type { ReviewSettings } from "@alambic/contract";
import { addDays, startOfDay } from "@alambic/domain/streaks";

import type { Database } from "../../platform/db/Store.ts";
import { loadKeptParameters } from "./fit/loadKeptParameters.ts";
import { defaultPlan } from "./memory/index.ts";
import type { ExamDay, MemoryPlan } from "./memory/index.ts";

export type StoredSettings = Pick<
  ReviewSettings,
  "new_per_day" | "minutes_a_day" | "desired_retention" | "own_parameters"
>;

const atFirst: StoredSettings = {
  new_per_day: 20,
  minutes_a_day: null,
  desired_retention: defaultPlan.desiredRetention,
  own_parameters: true,
};

/** How a member wants to review. */
export async function loadSettings(db: Database, userId: string): Promise<StoredSettings> {
  const stored = await db
    .selectFrom("review_settings")
    .select(["new_per_day", "minutes_a_day", "desired_retention", "own_parameters"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return stored ?? atFirst;
}

/** The chance of recall at which a member's cards come back, and how they forget where that is known. */
export async function loadModel(
  db: Database,
  userId: string,
): Promise<Pick<MemoryPlan, "desiredRetention" | "parameters">> {
  const { desired_retention: desiredRetention, own_parameters } = await loadSettings(db, userId);
  const parameters = own_parameters ? await loadKeptParameters(db, userId) : null;
  return parameters === null ? { desiredRetention } : { desiredRetention, parameters };
}

/** What a member wants of their memory, for each capsule that asks for more than others. */
export async function loadPlans(
  db: Database,
  userId: string,
): Promise<(capsuleId: string) => MemoryPlan> {
  const model = await loadModel(db, userId);
  const exams = await db
    .selectFrom("review_exams")
    .select(["capsule_id", "exam_on", "time_zone"])
    .where("user_id", "=", userId)
    .execute();
  const days = new Map<string, ExamDay>(
    exams.map(({ capsule_id, exam_on, time_zone }) => [
      capsule_id,
      {
        startsAt: startOfDay(exam_on, time_zone),
        endsAt: startOfDay(addDays(exam_on, 1), time_zone),
      },
    ]),
  );
  return (capsuleId) => ({ ...model, exam: days.get(capsuleId) ?? null });
}
