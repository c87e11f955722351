import { proxy } from "valtio/vanilla";

/** What a capsule is made from. */
export type CreationMode = "topic" | "pdf";

/** What the shell shows above the screen. */
export const shellState = proxy<{ creation: CreationMode | null }>({ creation: null });

/** Opens the dialog in which a capsule is created. */
export function openCreation(mode: CreationMode = "topic"): void {
  shellState.creation = mode;
}

export function closeCreation(): void {
  shellState.creation = null;
}
