import type { GenerationPending, Id, operations } from "@alambic/contract";

import { call } from "../core/call.ts";
import { generationTimeout } from "../core/timeouts.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";

export type BonusKind = NonNullable<
  NonNullable<operations["createMoleculeBonus"]["parameters"]["query"]>["kind"]
>;

/** In which lesson, and whether to answer or to read. */
export interface BonusOfLesson {
  readonly moleculeId: Id;
  readonly kind: BonusKind;
}

/** Asks for bonus exercises or theory in a lesson. They are then made in the background. */
export function useCreateMoleculeBonus(): Command<BonusOfLesson, GenerationPending> {
  return useCommand({
    execute: ({ client }, { moleculeId, kind }) =>
      call(
        (signal) =>
          client.POST("/capsules/molecules/{molecule_id}/bonus", {
            signal,
            params: { path: { molecule_id: moleculeId }, query: { kind } },
          }),
        generationTimeout,
      ),
    invalidates: ["getCapsule"],
  });
}
