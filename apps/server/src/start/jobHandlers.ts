import { runBonus } from "../features/capsules/bonus/runBonus.ts";
import type { GenerationServices } from "../features/capsules/generation/runGeneration.ts";
import { giveUpGeneration, runGeneration } from "../features/capsules/generation/runGeneration.ts";
import { runRecount } from "../features/quality/runRecount.ts";
import { failReplacement } from "../features/quality/failReplacement.ts";
import { runReplacement } from "../features/quality/runReplacement.ts";
import type { ReplacementServices } from "../features/quality/runReplacement.ts";
import type { JobHandlers } from "../platform/jobs/Jobs.ts";

/** What is done for each kind of job. */
export function jobHandlers(services: GenerationServices & ReplacementServices): JobHandlers {
  return {
    generation: {
      run: ({ capsule_id }, attempt) => runGeneration(services, capsule_id, attempt),
      giveUp: ({ capsule_id }) => giveUpGeneration(services, capsule_id, "generation_failed"),
    },
    bonus: {
      run: (job, attempt) => runBonus(services, job, attempt),
      giveUp: ({ molecule_id }) => {
        services.log.error({ molecule_id }, "bonus items could not be made");
        return Promise.resolve();
      },
    },
    replacement: {
      run: (job, attempt) => runReplacement(services, job, attempt),
      giveUp: ({ atom_id }) => failReplacement(services, atom_id, "failed"),
    },
    recount: {
      run: (job, attempt) => runRecount(services, job, attempt),
      giveUp: ({ molecule_id }) => {
        services.log.error({ molecule_id }, "learners could not be counted anew");
        return Promise.resolve();
      },
    },
  };
}
