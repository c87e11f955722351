/* Generated from the contract by scripts/generate.ts. */
/** Milliseconds that the call may take. */
export const timeoutOfGetStudyPlanFeed = 20_000;
