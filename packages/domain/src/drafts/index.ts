export { begunDraft, draftSaveState, openedDraft, stepDraft } from "./syncDraft.ts";
export type { DraftSaveState, DraftSync, DraftSyncEvent } from "./syncDraft.ts";
