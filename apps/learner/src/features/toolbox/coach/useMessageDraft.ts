import { useSession } from "@alambic/api-client/core";
import { fieldOf } from "@alambic/domain/fields";
import { parseJson, textOrNull } from "../../../shared/drafts/parseKept.ts";
import { keepDraft, readDraft } from "../../../shared/drafts/waitingDrafts.ts";
import type { DraftPlace } from "../../../shared/drafts/waitingDrafts.ts";

export interface MessageDraft {
  /** What was being written to the coach when it was left, or did not arrive. */
  readonly initial: string;
  readonly keep: (text: string) => void;
  /** The server has this message: it is kept no longer, unless another was begun. */
  readonly arrived: (text: string) => void;
}

/** What a member writes to the coach: on this device with each letter, until the server has it. */
export function useMessageDraft(): MessageDraft {
  const session = useSession();
  if (session.status !== "member") {
    return { initial: "", keep: () => undefined, arrived: () => undefined };
  }
  const place: DraftPlace = { kind: "coach", memberId: session.user.id, openedId: "next" };
  const kept = () => textOrNull(fieldOf(parseJson(readDraft(place) ?? "null"), "text")) ?? "";
  return {
    initial: kept(),
    keep: (text) => keepDraft(place, text === "" ? null : { text }),
    arrived: (text) => {
      if (kept() === text) keepDraft(place, null);
    },
  };
}
