import type { Feature } from "../../http/Feature.ts";
import { tellMember } from "../../platform/realtime/EventHandler.ts";
import { countAvailable } from "./countAvailable.ts";
import { questUpdated, updatedMessage } from "./questUpdated.ts";

export const questsFeature: Feature = {
  events: [tellMember(questUpdated, updatedMessage)],
  figures: async (db, learner) => ({ quests_available: await countAvailable(db, learner) }),
};
