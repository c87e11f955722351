import type { Feature } from "../../http/Feature.ts";
import { countAvailable } from "./countAvailable.ts";

export const questsFeature: Feature = {
  figures: async (db, learner) => ({ quests_available: await countAvailable(db, learner) }),
};
