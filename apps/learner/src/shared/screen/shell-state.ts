import { proxy } from "valtio/vanilla";

/** What a capsule is made from. */
export type CreationMode = "topic" | "pdf";

/** A capsule that is to be created: from what, and the topic as far as it was typed. */
export interface Creation {
  readonly mode: CreationMode;
  readonly topic: string;
}

/** What the shell shows above the screen. */
export const shellState = proxy<{ creation: Creation | null }>({ creation: null });

/** Opens the dialog in which a capsule is created. */
export function openCreation(mode: CreationMode = "topic", topic = ""): void {
  shellState.creation = { mode, topic };
}

export function closeCreation(): void {
  shellState.creation = null;
}
