import { saveDebate } from "@alambic/api-client/disciplines";
import type { DebateContent } from "@alambic/domain/debates";
import { api } from "../../../shared/api.ts";
import { createDraftKeeper } from "../../../shared/drafts/createDraftKeeper.ts";
import type { DraftKeeper, DraftKeeperOptions } from "../../../shared/drafts/createDraftKeeper.ts";
import { keepDebate } from "./kept-debates.ts";
import type { KeptDebate } from "./KeptDebate.ts";

export type DebateKeeperOptions = Pick<
  DraftKeeperOptions<DebateContent, KeptDebate>,
  "first" | "isBlank" | "onKept"
> & { readonly memberId: string };

/** Keeps one debate: on the device at once, and with the server after a moment's rest, again until it is there. */
export function createDebateKeeper({
  memberId,
  ...options
}: DebateKeeperOptions): DraftKeeper<DebateContent, KeptDebate> {
  const openedId = options.first.id;
  return createDraftKeeper({
    ...options,
    keep: (debate) => keepDebate(memberId, openedId, debate),
    send: ({ id, baseVersion, capsuleId }, draft) =>
      saveDebate(api, {
        path: { debate_id: id },
        body: {
          base_version: baseVersion,
          ...draft,
          ...(baseVersion === 0 && { capsule_id: capsuleId }),
        },
      }),
  });
}
