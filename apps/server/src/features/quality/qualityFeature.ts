import type { Feature, JobServices } from "../../http/Feature.ts";
import { handleJob } from "../../platform/jobs/Jobs.ts";
import { capsuleRecountJob } from "../capsules/index.ts";
import { tellMember } from "../../platform/realtime/EventHandler.ts";
import { failReplacement } from "./failReplacement.ts";
import { itemReported, replacementFailed, replacementMade } from "./qualityEvents.ts";
import { recountJob, replacementJob } from "./qualityJobs.ts";
import { replacementMessage, reportMessage } from "./qualityMessages.ts";
import { giveUpRecount, runCapsuleRecount, runRecount } from "./runRecount.ts";
import { runReplacement } from "./runReplacement.ts";

type Lesson = Parameters<typeof runRecount>[1];
type Capsule = Parameters<typeof runCapsuleRecount>[1];

export const qualityFeature: Feature = {
  jobs: [
    handleJob(replacementJob, {
      run: runReplacement,
      giveUp: (services, { atom_id }) => failReplacement(services, atom_id, "failed"),
    }),
    handleJob<JobServices, Lesson>(recountJob, { run: runRecount, giveUp: giveUpRecount }),
    handleJob<JobServices, Capsule>(capsuleRecountJob, {
      run: runCapsuleRecount,
      giveUp: giveUpRecount,
    }),
  ],
  events: [
    tellMember(replacementMade, (ids, context) =>
      replacementMessage("replacement.made", ids, context),
    ),
    tellMember(replacementFailed, (ids, context) =>
      replacementMessage("replacement.failed", ids, context),
    ),
    tellMember(itemReported, reportMessage),
  ],
};
