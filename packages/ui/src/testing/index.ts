export { documented, framed } from "./documented.ts";
export type { ComponentNotes } from "./documented.ts";
export { Forced, forcedIn, ofButtons, ofFields } from "./Forced.tsx";
export { eachOf, StateSheet } from "./StateSheet.tsx";
export type { StateSheetProps } from "./StateSheet.tsx";
export { Held } from "./Held.tsx";
export type { HeldProps } from "./Held.tsx";
export { inDutch } from "./longest-language.ts";
