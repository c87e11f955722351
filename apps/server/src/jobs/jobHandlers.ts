import { runBonus } from "../bonus/runBonus.ts";
import type { GenerationServices } from "../generation/runGeneration.ts";
import { giveUpGeneration, runGeneration } from "../generation/runGeneration.ts";
import { runRecount } from "../quality/runRecount.ts";
import type { JobHandlers } from "./Jobs.ts";

/** What is done for each kind of job. */
export function jobHandlers(services: GenerationServices): JobHandlers {
  return {
    generation: {
      run: ({ capsule_id }, attempt) => runGeneration(services, capsule_id, attempt),
      giveUp: ({ capsule_id }) => giveUpGeneration(services, capsule_id, "generation_failed"),
    },
    bonus: {
      run: (job) => runBonus(services, job),
      giveUp: ({ molecule_id }) => {
        services.log.error({ molecule_id }, "bonus items could not be made");
        return Promise.resolve();
      },
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
