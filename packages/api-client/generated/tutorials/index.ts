/* Generated from the contract by scripts/generate.ts. */
export * from "./useListTutorialStates.ts";
export * from "./useUpdateTutorialState.ts";
