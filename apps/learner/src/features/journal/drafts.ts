import { fieldOf } from "@alambic/domain/fields";
import { draftKey } from "../../shared/drafts/forgetDraft.ts";
import { parseJson } from "../../shared/drafts/parseKept.ts";
import { readSetting, writeSetting } from "../../shared/settings.ts";

/** What a member was writing when they left; null where there is nothing, or another member wrote it. */
export function readDraft(memberId: string): unknown {
  const kept = parseJson(readSetting(draftKey) ?? "null");
  return fieldOf(kept, "memberId") === memberId ? fieldOf(kept, "draft") : null;
}

/** Keeps what a member is writing on this device, at once; null forgets it. */
export function keepDraft(memberId: string, draft: object | null): void {
  writeSetting(draftKey, draft === null ? null : JSON.stringify({ memberId, draft }));
}

/** Told whenever another tab may have changed what is being written. */
export function watchDraft(onChange: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // Without a key everything was cleared.
    if (key === draftKey || key === null) onChange();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
